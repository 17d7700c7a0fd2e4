import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Icon } from '../../red-november/hud/icons.tsx'
import { table } from '../../red-november/run/running.ts'
import { t } from '../../red-november/words/index.ts'
import { backToNow, past } from './time-travel.ts'

/** Over the board while it shows what was. */
export function PastBanner(): JSX.Element | null {
  useLayoutEffect(() => {
    const stop = effect(() => {
      if (table.stage.value.name === 'presenting' && past.peek()) backToNow()
    })
    addEventListener('keydown', onKey, true)
    return () => {
      stop()
      removeEventListener('keydown', onKey, true)
    }
  }, [])
  const line = past.value
  if (!line) return null
  return (
    <div class="past-banner" role="status">
      <Icon name="wait" />
      <strong>{t('replay.log.past', { minute: line.minute })}</strong>
      <button type="button" class="primary" onClick={backToNow}>
        {t('replay.log.now')}
      </button>
    </div>
  )
}

/** Escape comes back from wherever the focus is; before anything else hears it. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !past.value) return
  event.preventDefault()
  backToNow()
}
