import type { Reason, ReasonValues } from '../../../engine/dark-cave/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { Translate } from './index.ts'
import { cornerOf, creatureWords } from './phrases.ts'

const WAYS = ['a', 'b', 'c', 'd'] as const

/**
 * Why a bot did something, as a sentence: "Daylight is that way: north-east gate." `time` is a number that everybody knows, a turn's or a
 * question's, among so many `players`: at the next one the same reason is told in another way, and the same gnome has told it in all
 * ways before it begins again.
 */
export function reasonWords({ id, values }: Reason, t: Translate, time: number, players: number): string {
  // A round of an odd number of turns leads through all four ways by itself; an even one would come back too soon.
  const shift = players % 2 === 0 ? Math.floor(time / players) : 0
  const way = WAYS[(time + shift) % WAYS.length] ?? WAYS[0]
  return t(`crew.reason.${id}.${way}`, phrasesOf(values, t))
}

/** Everything the values could be called in a sentence. The exit always lies in a corner. */
function phrasesOf({ cell, count, creature }: Partial<ReasonValues>, t: Translate): Values {
  return {
    ...(cell && { gate: t(`game.corner.${cornerOf(cell)}.name`) }),
    ...(count !== undefined && { count }),
    ...(creature && creatureWords(creature, t)),
  }
}
