import type { Game, GameTypes } from '../../../engine/shared/game.ts'
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

/** Everything that may be ordered now. */
export function ordersIn<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  say: (command: G['command']) => CommandText,
): readonly Order<G>[] {
  return game
    .legal(state)
    .slice(0, MAX_ORDERS)
    .map((command, at) => {
      const { text, cost } = say(command)
      return {
        number: at + 1,
        command,
        words: cost === null ? text : `${text}, ${cost}`,
        notation: game.format(command),
      }
    })
}

/** What a text in the tube means: an order, why not, or nothing anybody understands. */
export type Heard<G extends GameTypes> =
  | { readonly order: G['command'] }
  | { readonly refused: G['refusal'] }
  | { readonly nothing: true }

/** A number of the list, an order in notation, or words that fit exactly one. */
export function understood<G extends GameTypes>(
  game: Game<G>,
  text: string,
  state: G['state'],
  orders: readonly Order<G>[],
): Heard<G> {
  const wish = text.trim()
  const numbered = orders.find(({ number }) => String(number) === wish)
  if (numbered) return { order: numbered.command }
  const command = parsed(game, wish, state)
  if (command) {
    const refused = game.check(state, command)
    return refused ? { refused } : { order: command }
  }
  const fitting = matching(wish, orders)
  return fitting.length === 1 && fitting[0] ? { order: fitting[0].command } : { nothing: true }
}

function parsed<G extends GameTypes>(game: Game<G>, text: string, state: G['state']): G['command'] | null {
  try {
    return game.parse(text, state)
  } catch {
    return null
  }
}

/** The orders whose words or notation have this in them. */
export function matching<G extends GameTypes>(text: string, orders: readonly Order<G>[]): readonly Order<G>[] {
  const wish = plain(text.trim())
  if (wish === '' || /^\d+$/.test(wish)) return orders
  return orders.filter(({ words, notation }) => plain(words).includes(wish) || notation.includes(wish))
}
