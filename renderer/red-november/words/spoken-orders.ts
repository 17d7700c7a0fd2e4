import {
  type Command,
  check,
  formatCommand,
  type GameState,
  legalCommands,
  NotationError,
  parseCommand,
  type RuleError,
} from '../../../engine/red-november/index.ts'
import { plain } from '../../shared/rulebook/search.ts'
import { commandWords } from './command-words.ts'
import { t } from './index.ts'
import type { Names } from './phrases.ts'

/** An order as it is read out: its number, its words, its notation. */
export interface Order {
  readonly number: number
  readonly command: Command
  readonly words: string
  readonly notation: string
}

/** More would be no list any more; the rest can be said in notation. */
export const MAX_ORDERS = 40

/** Everything that may be ordered now. */
export function ordersIn(state: GameState, names: Names): readonly Order[] {
  return legalCommands(state)
    .slice(0, MAX_ORDERS)
    .map((command, at) => {
      const { key, values, minutes } = commandWords(command, state, { t, names })
      // A repair names its minutes itself; low water is news.
      const told = command.type === 'fix' && command.minutes === minutes
      const cost = minutes === null || told ? '' : `, ${t('access.tube.minutes', { count: minutes })}`
      return { number: at + 1, command, words: `${t(key, values)}${cost}`, notation: formatCommand(command) }
    })
}

/** What a text in the tube means: an order, why not, or nothing anybody understands. */
export type Heard = { readonly order: Command } | { readonly refused: RuleError } | { readonly nothing: true }

/** A number of the list, an order in notation, or words that fit exactly one. */
export function understood(text: string, state: GameState, orders: readonly Order[]): Heard {
  const wish = text.trim()
  const numbered = orders.find(({ number }) => String(number) === wish)
  if (numbered) return { order: numbered.command }
  try {
    const command = parseCommand(wish, state)
    const refused = check(state, command)
    return refused ? { refused } : { order: command }
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
  }
  const fitting = matching(wish, orders)
  return fitting.length === 1 && fitting[0] ? { order: fitting[0].command } : { nothing: true }
}

/** The orders whose words or notation have this in them. */
export function matching(text: string, orders: readonly Order[]): readonly Order[] {
  const wish = plain(text.trim())
  if (wish === '' || /^\d+$/.test(wish)) return orders
  return orders.filter(({ words, notation }) => plain(words).includes(wish) || notation.includes(wish))
}
