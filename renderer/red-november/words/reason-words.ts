import type { Reason, ReasonValues } from '../../../engine/red-november/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { Translate } from './index.ts'
import { hatchName, itemList, type Names, placeKey } from './phrases.ts'

/** Why a bot did something, as a sentence: "Heat at 8, and I hold a reactor manual." */
export const reasonWords = ({ id, values }: Reason, names: Names, t: Translate): string =>
  t(`crew.reason.${id}`, phrasesOf(values, names, t))

/** Everything the values could be called in a sentence. */
function phrasesOf(values: Partial<ReasonValues>, names: Names, t: Translate): Values {
  const { track, space, token, minutes, place, hatch, job, item, items, gnome, count, percent } = values
  return {
    ...(track && { track: t(`game.track.${track}.name`) }),
    ...(token && { token: t(`game.token.${token}.name`) }),
    ...(place && { in: t(`game.place.${placeKey(place)}.in`), into: t(`game.place.${placeKey(place)}.into`) }),
    ...(hatch && { hatch: hatchName(hatch) }),
    ...(job && { job: t(`game.action.${job}.name`) }),
    ...(item && { item: t(`game.item.${item}.one`) }),
    ...(items && { items: itemList(items, t) }),
    ...(gnome && { gnome: names(gnome) }),
    ...(space !== undefined && { space }),
    ...(minutes !== undefined && { minutes }),
    ...(count !== undefined && { count }),
    ...(percent !== undefined && { percent }),
  }
}
