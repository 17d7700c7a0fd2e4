import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Glyph } from '../../ui/glyph.tsx'
import { useEscape } from '../../ui/layer.ts'
import { t, ui } from '../current.ts'
import { backToNow, past } from './time-travel.ts'

/** Over the board while it shows what was. */
export function PastBanner(): JSX.Element | null {
  const line = past.value
  const { narrator, running } = ui()
  const { game, viewer, activity } = running.table
  useEscape(backToNow, 'popover', line !== null)
  useEffect(
    () =>
      effect(() => {
        if (activity.value.name === 'presenting' && past.peek()) backToNow()
      }),
    [],
  )
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
