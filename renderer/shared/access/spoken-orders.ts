import type { GameTypes } from '../../../engine/shared/game.ts'
import type { CommandText } from '../game-ui.ts'
import { plain } from '../rulebook/search.ts'

/** An order as it is read out: its number, its words, its notation. */
export interface Order<G extends GameTypes> {
  readonly number: number
  readonly command: G['command']
  readonly words: string
  readonly notation: string
  /** In plain letters: what it says, its notation, and other words for it. */
  readonly called: readonly string[]
}

/** More would be no list any more; the rest is found by words. */
export const MAX_ORDERS = 40

/** Whoever is asked: what they can say, how a text is meant, and why something cannot be said. */
export interface Asked<G extends GameTypes> {
  orders(): readonly G['command'][]
  read(text: string): G['command'] | null
  check(command: G['command']): G['refusal'] | null
}

/** As the rules list them. */
export const asTheyAre = <C>(commands: readonly C[]): readonly C[] => commands

/** Everything that may be ordered now; `alias` gives other words by which an order can be called. */
export function ordersIn<G extends GameTypes>(
  asked: Asked<G>,
  format: (command: G['command']) => string,
  say: (command: G['command']) => CommandText,
  alias: (command: G['command']) => string = () => '',
  listed: (commands: readonly G['command'][]) => readonly G['command'][] = asTheyAre,
): readonly Order<G>[] {
  return listed(asked.orders()).map((command, at) => {
    const { text, priced } = say(command)
    const notation = format(command)
    return {
      number: at + 1,
      command,
      words: priced,
      notation,
      called: wordsIn(`${text} ${notation} ${alias(command)}`),
    }
  })
}

/** What a text in the tube means: an order, why not, or nothing anybody understands. */
export type Understood<G extends GameTypes> =
  | { readonly order: G['command'] }
  | { readonly refused: G['refusal'] }
  | { readonly nothing: true }

/** A number of the list, an order in notation, or words that fit one. */
export function understood<G extends GameTypes>(
  asked: Asked<G>,
  text: string,
  orders: readonly Order<G>[],
): Understood<G> {
  const wish = text.trim()
  const numbered = orders.find(({ number }) => String(number) === wish)
  if (numbered) return { order: numbered.command }
  const command = asked.read(wish)
  if (command) {
    const refused = asked.check(command)
    return refused ? { refused } : { order: command }
  }
  const meant = plainest(fits(wish, orders))
  return meant ? { order: meant.command } : { nothing: true }
}

/** The only one, or the one that the others only add something to: who says nothing of turning wants nothing turned. */
function plainest<G extends GameTypes>(orders: readonly Order<G>[]): Order<G> | null {
  const [first, ...others] = orders.toSorted((a, b) => a.notation.length - b.notation.length)
  return first && others.every(({ notation }) => notation.startsWith(`${first.notation} `)) ? first : null
}

/** The orders a text may mean. The list below is never empty: what nobody understands leaves it as it was. */
export function matching<G extends GameTypes>(text: string, orders: readonly Order<G>[]): readonly Order<G>[] {
  const found = fits(text, orders)
  return found.length > 0 ? found : orders
}

/** The orders that have this in them, or are called by most of its words; a number has to fit. */
function fits<G extends GameTypes>(text: string, orders: readonly Order<G>[]): readonly Order<G>[] {
  const wish = plain(text.trim())
  if (wish === '' || /^\d+$/.test(wish)) return orders
  const literal = orders.filter(({ words, notation }) => plain(words).includes(wish) || notation.includes(wish))
  if (literal.length > 0) return literal
  const wished = wordsIn(text)
  const scores = orders.map(({ called }) => {
    const heard = wished.filter((word) => isCalled(word, called))
    const isMeant = wished.every((word) => !/\d/.test(word) || heard.includes(word))
    return isMeant && heard.some(({ length }) => length > 2) ? heard.length : 0
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? [] : orders.filter((_, at) => scores[at] === best)
}

/** From the beginning of a word; numbers fit whole: 1 is not 12. */
const isCalled = (word: string, called: readonly string[]): boolean =>
  called.some((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word)))

const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
