import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../red-november/hud/icons.tsx'
import { table } from '../../red-november/run/running.ts'
import { t } from '../../red-november/words/index.ts'
import { useEscape } from '../../ui/layer.ts'
import { backToNow, past } from './time-travel.ts'

/** Over the board while it shows what was. */
export function PastBanner(): JSX.Element | null {
  const line = past.value
  useEscape(backToNow, 'popover', line !== null)
  useEffect(
    () =>
      effect(() => {
        if (table.stage.value.name === 'presenting' && past.peek()) backToNow()
      }),
    [],
  )
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
