import {
  type Command,
  cellOf,
  cellOfSpace,
  check,
  formatCommand,
  type GameState,
  isSpaceId,
  legalCommands,
  NotationError,
  OFFSETS,
  parseCommand,
  type RuleError,
  SIDE_INDICES,
  SIDES,
  type Side,
  seatOf,
  speaker,
  viewFor,
} from '../../../engine/dark-cave/index.ts'
import { plain } from '../../shared/rulebook/search.ts'
import { type CommandSpeech, commandText } from './command-words.ts'
import type { Translate } from './index.ts'

/** An order as it is read out: its number, its words, its notation, and by which words it can be called. */
export interface Order {
  readonly number: number
  readonly command: Command
  readonly words: string
  readonly notation: string
  /** Plain letters: what the order says, and other words for it. */
  readonly called: readonly string[]
}

/** Everything that may be ordered now by who has to speak; nothing once it is over. */
export function ordersIn(state: GameState, speech: CommandSpeech): readonly Order[] {
  const who = speaker(state)
  if (who === null) return []
  const view = viewFor(state, seatOf(state, who))
  return legalCommands(state).map((command, at) => {
    const words = commandText(command, view, speech)
    const others = [verbsOf(command, speech.t), sideWords(state, command, speech.t)].join(' ')
    return {
      number: at + 1,
      command,
      words,
      notation: formatCommand(command),
      called: wordsIn(`${words} ${others} ${formatCommand(command)}`),
    }
  })
}

/** What a text in the tube means: an order, why not, several that fit (all of them where nothing does). */
export type Heard =
  | { readonly order: Command }
  | { readonly refused: RuleError }
  | { readonly several: readonly Order[] }
  | { readonly nothing: true }

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
  const fitting = wish === '' ? [] : matching(wish, orders)
  if (fitting.length === 1 && fitting[0]) return { order: fitting[0].command }
  return fitting.length > 1 ? { several: fitting } : { nothing: true }
}

/** The orders that are called by all of these words, from the beginning of each; a wish without letters fits all. */
export function matching(text: string, orders: readonly Order[]): readonly Order[] {
  if (/^\s*\d*\s*$/.test(text)) return orders
  const wished = wordsIn(text)
  return orders.filter(({ called }) => wished.every((word) => isCalled(word, called)))
}

/** Numbers fit whole: 1 is not 12. */
const isCalled = (word: string, called: readonly string[]): boolean =>
  called.some((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word)))

const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const verbsOf = ({ type }: Command, t: Translate): string => t(`access.tube.verbs.${type}`)

/** "walk north": the way to a neighbouring card, or where a card would lie from the gnome's place. */
function sideWords(state: GameState, command: Command, t: Translate): string {
  const from = standing(state)
  if (!from || command.type !== 'step') return ''
  const to = cellOf(isSpaceId(command.to) ? cellOfSpace(command.to) : command.to)
  const side = SIDE_INDICES.find((at) => {
    const [dx, dy] = OFFSETS[at] ?? [0, 0]
    return to.x - from.x === dx && to.y - from.y === dy
  })
  return side === undefined ? '' : t(`access.tube.sides.${SIDES[side] as Side}`)
}

/** Where the figure stands that is about to step. */
function standing({ turn, players, creatures }: GameState) {
  if (!turn) return null
  const at =
    turn.phase === 'creature' && turn.creature
      ? creatures[turn.creature]?.at
      : players.find(({ gnome }) => gnome === turn.active)?.at
  return at ? cellOf(cellOfSpace(at)) : null
}

/** The tube's answer where it could not simply obey; a list is pointed to only where there is one. */
export function answerWords(heard: Heard, orders: readonly Order[], t: Translate): string | null {
  if ('order' in heard) return null
  if ('refused' in heard) return t(`game.refusal.${heard.refused.code}`)
  if ('several' in heard) return t('access.tube.several', { count: heard.several.length })
  return t(orders.length > 0 ? 'access.tube.nothing' : 'access.tube.silence')
}
