import {
  DEFAULT_OPTIONS,
  type GameState,
  OPTION_IDS,
  type RedNovember,
  redNovember,
  speaker,
} from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { type Damage, readSave, type SaveErrorCode } from '../../../engine/shared/save.ts'
import type { Fault, SaveFile } from '../../../preload/contract.ts'
import type { Summary as SaveInWords } from '../../shared/game-ui.ts'
import { crewOf } from '../../table/crew.ts'
import type { Opened } from '../../table/running.ts'
import { t } from '../words/index.ts'
import { markOf } from '../words/marks.ts'
import { namesOf } from '../words/phrases.ts'

/** What a list tells about a save. */
export type Summary = { readonly id: string; readonly modified: string; readonly hasOld: boolean } & (
  | {
      readonly ok: true
      readonly title: string
      readonly crew: number
      readonly names: Readonly<Record<string, string>>
      /** The minutes of whoever has most left. */
      readonly minute: number
      readonly state: GameState
      readonly damage: Damage | null
    }
  | { readonly ok: false; readonly problem: Fault | SaveErrorCode }
)

/** A file of the list with all of its text. */
export interface WholeSave extends Omit<SaveFile, 'head'> {
  readonly content: SaveFile['head']
}

/** Reads a file of the list by playing it through; whatever it holds, it gets a line. */
export function summarise({ id, modified, hasOld, content }: WholeSave): Summary {
  const about = { id, modified, hasOld }
  if (!content.ok) return { ...about, ok: false, problem: content.fault }
  const save = readSave(redNovember, content.text)
  if (!save.ok) return { ...about, ok: false, problem: save.code }
  const state = present(save.record)
  return {
    ...about,
    ok: true,
    title: save.info.title,
    crew: state.gnomes.length,
    names: crewOf(redNovember, save.info.extra).names,
    minute: mostMinutes(state),
    state,
    damage: save.damage,
  }
}

/** A save in a few words. */
export function summaryOf({ info, record }: Opened<RedNovember>): SaveInWords {
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
