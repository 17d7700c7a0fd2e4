import i18next from 'i18next'
import type { BotId, Reason, ReasonId, ReasonValues } from '../../../engine/red-november/index.ts'
import { hatchName, itemList, type Names, placeKey } from './game/phrases.ts'
import type { GameKey, Values } from './game/words.ts'

export type CrewKey =
  | `crew.reason.${ReasonId}`
  | `crew.rank.${BotId}.${'name' | 'text'}`
  | 'crew.chance'
  | 'crew.hurried'

/** Says the words of the game and those of the crew mates. */
export type SayCrew = (key: GameKey | CrewKey, values?: Values) => string

/** In the language that is spoken now. */
export const sayCrew: SayCrew = (key, values) => i18next.t(key, { ...values })

/** Why a bot did something, as a sentence: "Heat at 8, and I hold a reactor manual." */
export const reasonWords = ({ id, values }: Reason, names: Names, say: SayCrew = sayCrew): string =>
  say(`crew.reason.${id}`, phrasesOf(values, names, say))

/** Everything the values could be called in a sentence. */
function phrasesOf(values: Partial<ReasonValues>, names: Names, say: SayCrew): Values {
  const { track, space, token, minutes, place, hatch, job, item, items, gnome, count, percent } = values
  return {
    ...(track && { track: say(`game.track.${track}.name`) }),
    ...(token && { token: say(`game.token.${token}.name`) }),
    ...(place && { in: say(`game.place.${placeKey(place)}.in`), into: say(`game.place.${placeKey(place)}.into`) }),
    ...(hatch && { hatch: hatchName(hatch) }),
    ...(job && { job: say(`game.action.${job}.name`) }),
    ...(item && { item: say(`game.item.${item}.one`) }),
    ...(items && { items: itemList(items, say) }),
    ...(gnome && { gnome: names(gnome) }),
    ...(space !== undefined && { space }),
    ...(minutes !== undefined && { minutes }),
    ...(count !== undefined && { count }),
    ...(percent !== undefined && { percent }),
  }
}
