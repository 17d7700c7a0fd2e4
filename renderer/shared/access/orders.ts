import type { GameTypes } from '../../../engine/shared/game.ts'
import type { CommandText } from '../game-ui.ts'
import { plain } from '../rulebook/search.ts'

/** An order as it is read out: its number, its words, its notation. */
export interface Order<G extends GameTypes> {
  readonly number: number
  readonly command: G['command']
  readonly words: string
  readonly notation: string
}

/** More would be no list any more; the rest can be said in notation. */
export const MAX_ORDERS = 40

/** Whoever is asked: what they can say, how a text is meant, and why something cannot be said. */
export interface Asked<G extends GameTypes> {
  orders(): readonly G['command'][]
  read(text: string): G['command'] | null
  check(command: G['command']): G['refusal'] | null
}

/** Everything that may be ordered now. */
export function ordersIn<G extends GameTypes>(
  asked: Asked<G>,
  format: (command: G['command']) => string,
  say: (command: G['command']) => CommandText,
): readonly Order<G>[] {
  return asked
    .orders()
    .slice(0, MAX_ORDERS)
    .map((command, at) => {
      const { text, cost } = say(command)
      return {
        number: at + 1,
        command,
        words: cost === null ? text : `${text}, ${cost}`,
        notation: format(command),
      }
    })
}

/** What a text in the tube means: an order, why not, or nothing anybody understands. */
export type Heard<G extends GameTypes> =
  | { readonly order: G['command'] }
  | { readonly refused: G['refusal'] }
  | { readonly nothing: true }

/** A number of the list, an order in notation, or words that fit exactly one. */
export function understood<G extends GameTypes>(asked: Asked<G>, text: string, orders: readonly Order<G>[]): Heard<G> {
  const wish = text.trim()
  const numbered = orders.find(({ number }) => String(number) === wish)
  if (numbered) return { order: numbered.command }
  const command = asked.read(wish)
  if (command) {
    const refused = asked.check(command)
    return refused ? { refused } : { order: command }
  }
  const fitting = matching(wish, orders)
  return fitting.length === 1 && fitting[0] ? { order: fitting[0].command } : { nothing: true }
}

/** The orders whose words or notation have this in them. */
export function matching<G extends GameTypes>(text: string, orders: readonly Order<G>[]): readonly Order<G>[] {
  const wish = plain(text.trim())
  if (wish === '' || /^\d+$/.test(wish)) return orders
  return orders.filter(({ words, notation }) => plain(words).includes(wish) || notation.includes(wish))
}
