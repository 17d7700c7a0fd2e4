import type { Reason, ReasonValues } from '../../../engine/dark-cave/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { Translate } from './index.ts'
import { cornerOf, creatureWords } from './phrases.ts'

/** Why a bot did something, as a sentence: "Daylight is that way: north-east gate." */
export const reasonWords = ({ id, values }: Reason, t: Translate): string =>
  t(`crew.reason.${id}`, phrasesOf(values, t))

/** Everything the values could be called in a sentence. The exit always lies in a corner. */
function phrasesOf({ cell, count, creature }: Partial<ReasonValues>, t: Translate): Values {
  return {
    ...(cell && { gate: t(`game.corner.${cornerOf(cell)}.name`) }),
    ...(count !== undefined && { count }),
    ...(creature && creatureWords(creature, t)),
  }
}
