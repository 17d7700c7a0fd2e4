import type { JSX } from 'preact'
import { activeGnome, type PlayerView, redNovember, startMinute } from '../../../engine/red-november/index.ts'
import type { Memory } from '../../../preload/contract.ts'
import { memoryOf, remember } from '../../core/settings.ts'
import { attending } from '../../shared/lessons/school.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'

/** The hint that says what it is all about, as it is remembered. */
const AIM = 'aim'

/** So many minutes into a game it is known. */
const FIRST_MINUTES = 8

/** Below the desk: how a turn goes. In the first turns also what it is all about, and what the signs of the time track mean. */
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
      {isNew && (
        <p class="legend">
          <span class="meets events">
            <BoatGlyph name="event" />
            {t('hud.goal.event')}
          </span>
          <span class="meets items">
            <BoatGlyph name="item" />
            {t('hud.goal.item')}
          </span>
          <button type="button" class="small" onClick={() => void fold()}>
            {t('hud.goal.known')}
          </button>
        </p>
      )}
    </div>
  )
}

const known = (): Memory => memoryOf(redNovember.id)

/** Once for all games. */
const fold = (): Promise<void> => remember(redNovember.id, { hints: [...(known().hints ?? []), AIM] })

/** Whoever took the lesson about time knows it, and so does everybody some minutes later. */
export function isFirstTurn(view: PlayerView): boolean {
  const { hints = [], lessons } = known()
  if (attending.value || hints.includes(AIM) || lessons.includes('time')) return false
  const start = table.game.value?.record.start
  if (!start || !('setup' in start)) return false
  const { gnomes, fairStart = false } = start.setup
  return activeGnome(view).minute > startMinute(gnomes.length, fairStart) - FIRST_MINUTES
}
