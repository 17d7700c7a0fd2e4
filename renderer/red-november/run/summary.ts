import {
  DEFAULT_OPTIONS,
  type GameState,
  OPTION_IDS,
  type RedNovember,
  redNovember,
  speaker,
} from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Summary } from '../../shared/game-ui.ts'
import { crewOf } from '../../table/crew.ts'
import type { Opened } from '../../table/running.ts'
import { t } from '../words/index.ts'
import { markOf } from '../words/marks.ts'
import { namesOf } from '../words/phrases.ts'

/** A save in a few words. */
export function summaryOf({ info, record }: Opened<RedNovember>): Summary {
  const state = present(record)
  const { outcome, gnomes, options } = state
  const names = namesOf(crewOf(redNovember, info.extra).names, t)
  const who = speaker(state)
  return {
    isOver: outcome !== null,
    company: t('saves.crew', { count: gnomes.length }),
    standing: outcome
      ? t(outcome.saved ? 'saves.rescued' : 'saves.lost')
      : t('saves.minute', { minute: mostMinutes(state) }),
    badge: outcome
      ? { shape: outcome.saved ? 'good' : 'bad', text: t(outcome.saved ? 'saves.rescued' : 'saves.lost') }
      : { shape: 'burst', text: t('saves.short', { minute: mostMinutes(state) }) },
    toMove: who ? t('front.title.toMove', { gnome: names(who) }) : null,
    players: gnomes.map(({ color }) => markOf(color, names)),
    options: OPTION_IDS.filter((id) => options[id] !== DEFAULT_OPTIONS[id]).map(
      (id) => `${options[id] ? '' : '− '}${t(`game.option.${id}.name`)}`,
    ),
  }
}

/** The time that is left: that of the gnome furthest behind. */
export const mostMinutes = (state: GameState): number =>
  Math.max(0, ...state.gnomes.filter(({ status }) => status === 'alive').map(({ minute }) => minute))
