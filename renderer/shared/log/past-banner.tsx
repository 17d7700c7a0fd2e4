import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Glyph } from '../../ui/glyph.tsx'
import { t, ui } from '../current.ts'
import { backToNow, past } from './time-travel.ts'

/** Over the board while it shows what was. */
export function PastBanner(): JSX.Element | null {
  useLayoutEffect(() => {
    const stop = effect(() => {
      if (ui().running.table.stage.value.name === 'presenting' && past.peek()) backToNow()
    })
    addEventListener('keydown', onKey, true)
    return () => {
      stop()
      removeEventListener('keydown', onKey, true)
    }
  }, [])
  const line = past.value
  const { narrator, running } = ui()
  const { game, viewer } = running.table
  if (!line || !game.value) return null
  return (
    <div class="past-banner" role="status">
      <Glyph name="wait" />
      <strong>{narrator(game.value, viewer.value).past(line.moment)}</strong>
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
