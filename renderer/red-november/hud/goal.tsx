import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { activeGnome, type PlayerView, redNovember, startMinute } from '../../../engine/red-november/index.ts'
import { memoryOf } from '../../core/settings.ts'
import { attending } from '../../shared/lessons/school.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'

/** Somebody has read what it is about. */
const understood = signal(false)

/** So many minutes into a game it is known. */
const FIRST_MINUTES = 8

/** Below a calm desk: how to begin, and what the signs of the time track mean. In the first turns also what it is all about. */
export function Goal({ view }: { readonly view: PlayerView }): JSX.Element {
  const isNew = isFirstTurn(view)
  return (
    <div class={isNew ? 'goal new' : 'goal'}>
      {isNew && (
        <p class="aim">
          <BoatGlyph name="buoy" />
          <span>{t('hud.goal.aim')}</span>
        </p>
      )}
      <p class="hint">{t('hud.readyHint')}</p>
      <p class="legend">
        <span class="meets events">
          <BoatGlyph name="event" />
          {t('hud.goal.event')}
        </span>
        <span class="meets items">
          <BoatGlyph name="item" />
          {t('hud.goal.item')}
        </span>
        {isNew && (
          <button type="button" class="small" onClick={fold}>
            {t('hud.goal.known')}
          </button>
        )}
      </p>
    </div>
  )
}

function fold(): void {
  understood.value = true
}

/** Whoever took the lesson about time knows it, and so does everybody some minutes later. */
function isFirstTurn(view: PlayerView): boolean {
  if (understood.value || attending.value || memoryOf(redNovember.id).lessons.includes('time')) return false
  const start = table.game.value?.record.start
  if (!start || !('setup' in start)) return false
  const { gnomes, fairStart = false } = start.setup
  return activeGnome(view).minute > startMinute(gnomes.length, fairStart) - FIRST_MINUTES
}
