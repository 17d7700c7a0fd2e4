import type { Command } from '../red-november/model/command.ts'
import type { RuleError } from '../red-november/model/error.ts'
import type { GameEvent } from '../red-november/model/event.ts'
import type { GameSetup, GameState } from '../red-november/model/state.ts'
import { formatCommand } from '../red-november/notation.ts'
import { apply } from '../red-november/rules/commands.ts'
import { seatOf, speaker } from '../red-november/rules/query.ts'
import { startGame } from '../red-november/rules/setup.ts'
import { fromScenario } from '../red-november/scenario/read.ts'
import type { ScenarioInput } from '../red-november/scenario/schema.ts'
import { handsAreSecret } from '../red-november/view.ts'
import { hashJson, hashText } from './hash.ts'

/** Rules of another version may replay the same commands to another end. */
export const RULES_VERSION = 1

/** Where a game began: a setup, or a position somebody wrote down. */
export type Start = { readonly setup: GameSetup } | { readonly scenario: ScenarioInput }

/** One line of a journal: a command, or the taking back of the last one. */
export type Entry = Command | { readonly type: 'undo' }

/** A game and how it came about. Every command leaves a state behind, so that any moment can be shown again. */
export interface GameRecord {
  readonly start: Start
  /** All that was said, also what was taken back. */
  readonly entries: readonly Entry[]
  /** The commands that stand. */
  readonly commands: readonly Command[]
  /** The position before each of them, and the present one. */
  readonly states: readonly GameState[]
  /** What happened before the first command (O4). */
  readonly opening: readonly GameEvent[]
  /** Runs over start, entries and states: two equal hashes are two equal games. */
  readonly hash: string
}

export type Recorded =
  | { readonly ok: true; readonly record: GameRecord; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: RuleError }

/** The same hash for the same state, on every machine. */
export const stateHash = (state: GameState): string => hashJson(state)

/** The present position. */
export const present = ({ states }: GameRecord): GameState => states[states.length - 1] as GameState

/** A game at its beginning. Throws a SetupError or ScenarioError. */
export function startRecord(start: Start): GameRecord {
  const { state, events } =
    'setup' in start ? startGame(start.setup) : { state: fromScenario(start.scenario), events: [] }
  return { start, entries: [], commands: [], states: [state], opening: events, hash: stateHash(state) }
}

/** The game after one more command. */
export function record(game: GameRecord, command: Command): Recorded {
  const result = apply(present(game), command)
  if (!result.ok) return result
  const next = grow(game, command, [...game.commands, command], [...game.states, result.state])
  return { ok: true, record: next, events: result.events }
}

/** Can the last command be taken back? Not once something random or secret was seen. */
export function canUndo({ states }: GameRecord): boolean {
  const [before, after] = states.slice(-2)
  return before !== undefined && after !== undefined && !revealed(before, after)
}

/** How many of the last commands can be taken back, one after the other. */
export function undoable({ states }: GameRecord): number {
  let count = 0
  for (let at = states.length - 1; at > 0; at--, count++) {
    if (revealed(states[at - 1] as GameState, states[at] as GameState)) break
  }
  return count
}

/** The game without its last command; the entry stays in the journal. Null if it cannot be taken back. */
export function undo(game: GameRecord): GameRecord | null {
  if (!canUndo(game)) return null
  return grow(game, { type: 'undo' }, game.commands.slice(0, -1), game.states.slice(0, -1))
}

/** The same game as it stood after so many of its commands, as if nothing had ever been taken back. */
export function beginningOf(game: GameRecord, count: number): GameRecord {
  let part = startRecord(game.start)
  for (const command of game.commands.slice(0, count)) {
    const result = record(part, command)
    if (!result.ok) throw new Error(`a recorded command was refused: ${result.error.code}`)
    part = result.record
  }
  return part
}

function revealed(before: GameState, after: GameState): boolean {
  if (
    before.random !== after.random ||
    before.script !== after.script ||
    before.eventPile !== after.eventPile ||
    before.itemPile !== after.itemPile
  ) {
    return true
  }
  if (!handsAreSecret(before.options)) return false
  return seatToSpeak(before) !== seatToSpeak(after) || isSleeperRobbed(before, after)
}

/** O2: a sleeper's items are seen without its player coming to the screen. An answered trade shows nothing new. */
function isSleeperRobbed(before: GameState, after: GameState): boolean {
  if (before.pending) return false
  const seat = seatToSpeak(before)
  return before.gnomes.some(({ color, hand }, at) => seatOf(before, color) !== seat && hand !== after.gnomes[at]?.hand)
}

function seatToSpeak(state: GameState): number | null {
  const who = speaker(state)
  return who && seatOf(state, who)
}

function grow(game: GameRecord, entry: Entry, commands: readonly Command[], states: readonly GameState[]): GameRecord {
  const last = states[states.length - 1] as GameState
  const hash = hashText(`${game.hash} ${formatEntry(entry)} ${stateHash(last)}`)
  return { ...game, entries: [...game.entries, entry], commands, states, hash }
}

/** The text of an entry: notation, or `undo`. */
export const formatEntry = (entry: Entry): string => (entry.type === 'undo' ? 'undo' : formatCommand(entry))
