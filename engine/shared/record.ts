import type { Game, GameTypes } from './game.ts'
import { hashJson, hashText } from './hash.ts'

/** The taking back of the last command that stands. */
export interface Undo {
  readonly type: 'undo'
}

/** One line of a journal. */
export type Entry<G extends GameTypes> = G['command'] | Undo

/** What one entry did. */
export interface Step<G extends GameTypes> {
  /** The position it left. */
  readonly after: G['state']
  /** What happened; nothing, where something was taken back. */
  readonly events: readonly G['event'][]
}

/** A game and how it came about. Whatever happened is kept, so that any moment can be told and shown again. */
export interface GameRecord<G extends GameTypes> {
  readonly start: G['start']
  /** All that was said, also what was taken back. */
  readonly entries: readonly Entry<G>[]
  /** What each of them did, side by side with them. */
  readonly steps: readonly Step<G>[]
  /** The commands that stand. */
  readonly commands: readonly G['command'][]
  /** The position before each of them, and the present one. */
  readonly states: readonly G['state'][]
  /** What each command that stands brought, side by side with them. */
  readonly events: readonly (readonly G['event'][])[]
  /** What happened before the first command. */
  readonly opening: readonly G['event'][]
  /** Runs over start, entries and states: two equal hashes are two equal games. */
  readonly hash: string
}

export type Extended<G extends GameTypes> =
  | { readonly ok: true; readonly record: GameRecord<G>; readonly events: readonly G['event'][] }
  | { readonly ok: false; readonly error: G['refusal'] }

/** The same hash for the same state, on every machine. */
export const stateHash = (state: object): string => hashJson(state)

/** The present position. */
export const present = <G extends GameTypes>({ states }: GameRecord<G>): G['state'] =>
  states[states.length - 1] as G['state']

export const isUndo = <G extends GameTypes>(entry: Entry<G>): entry is Undo => entry.type === 'undo'

/** The text of an entry: notation, or `undo`. */
export const formatEntry = <G extends GameTypes>(game: Game<G>, entry: Entry<G>): string =>
  isUndo<G>(entry) ? 'undo' : game.format(entry)

/** A record that is being written. Reading a long one costs a step a line, not a copy of everything. */
export class Tape<G extends GameTypes> {
  readonly #game: Game<G>
  readonly #start: G['start']
  readonly #opening: readonly G['event'][]
  readonly #entries: Entry<G>[]
  readonly #steps: Step<G>[]
  readonly #commands: G['command'][]
  readonly #states: G['state'][]
  readonly #events: (readonly G['event'][])[]
  #hash: string

  /** Goes on where a record ends; the record stays as it is. */
  constructor(game: Game<G>, { start, opening, entries, steps, commands, states, events, hash }: GameRecord<G>) {
    this.#game = game
    this.#start = start
    this.#opening = opening
    this.#entries = [...entries]
    this.#steps = [...steps]
    this.#commands = [...commands]
    this.#states = [...states]
    this.#events = [...events]
    this.#hash = hash
  }

  get state(): G['state'] {
    return this.#states[this.#states.length - 1] as G['state']
  }

  get hash(): string {
    return this.#hash
  }

  /** Carries a command out; the refusal, if it is not possible. */
  command(command: G['command']): G['refusal'] | null {
    const result = this.#game.apply(this.state, command)
    if (!result.ok) return result.error
    this.#commands.push(command)
    this.#states.push(result.state)
    this.#events.push(result.events)
    this.#note(command, result.events)
    return null
  }

  /** Takes the last command back; false where that cannot be. */
  undo(): boolean {
    if (!isOpen(this.#game, this.#states, this.#events, this.#commands.length)) return false
    this.#commands.pop()
    this.#states.pop()
    this.#events.pop()
    this.#note({ type: 'undo' }, [])
    return true
  }

  /** What is written so far. */
  get record(): GameRecord<G> {
    return {
      start: this.#start,
      entries: [...this.#entries],
      steps: [...this.#steps],
      commands: [...this.#commands],
      states: [...this.#states],
      events: [...this.#events],
      opening: this.#opening,
      hash: this.#hash,
    }
  }

  #note(entry: Entry<G>, events: readonly G['event'][]): void {
    this.#entries.push(entry)
    this.#steps.push({ after: this.state, events })
    this.#hash = hashText(`${this.#hash} ${formatEntry(this.#game, entry)} ${stateHash(this.state)}`)
  }
}

/** A game at its beginning. Throws where none can begin like this. */
export function startRecord<G extends GameTypes>(game: Game<G>, start: G['start']): GameRecord<G> {
  const { state, events } = game.start(start)
  return {
    start,
    entries: [],
    steps: [],
    commands: [],
    states: [state],
    events: [],
    opening: events,
    hash: stateHash(state),
  }
}

/** The game after one more command. */
export function extend<G extends GameTypes>(game: Game<G>, record: GameRecord<G>, command: G['command']): Extended<G> {
  const tape = new Tape(game, record)
  const error = tape.command(command)
  if (error) return { ok: false, error }
  const extended = tape.record
  return { ok: true, record: extended, events: extended.events.at(-1) ?? [] }
}

/** Was nothing random or secret seen by the command of this number, counted from 1? */
const isOpen = <G extends GameTypes>(
  game: Game<G>,
  states: readonly G['state'][],
  events: readonly (readonly G['event'][])[],
  number: number,
): boolean =>
  number > 0 && !game.revealed(states[number - 1] as G['state'], states[number] as G['state'], events[number - 1] ?? [])

/** Can the last command be taken back? Not once something random or secret was seen. */
export const canUndo = <G extends GameTypes>(game: Game<G>, { states, events, commands }: GameRecord<G>): boolean =>
  isOpen(game, states, events, commands.length)

/** How many of the last commands can be taken back, one after the other. */
export function undoable<G extends GameTypes>(game: Game<G>, { states, events, commands }: GameRecord<G>): number {
  let left = commands.length
  while (isOpen(game, states, events, left)) left--
  return commands.length - left
}

/** The game without its last command; the entry stays in the journal. Null if it cannot be taken back. */
export function undo<G extends GameTypes>(game: Game<G>, record: GameRecord<G>): GameRecord<G> | null {
  const tape = new Tape(game, record)
  return tape.undo() ? tape.record : null
}

/** The same game as it stood after so many of its commands, as if nothing had ever been taken back. */
export function beginningOf<G extends GameTypes>(game: Game<G>, record: GameRecord<G>, count: number): GameRecord<G> {
  const tape = new Tape(game, startRecord(game, record.start))
  for (const command of record.commands.slice(0, count)) {
    const error = tape.command(command)
    if (error) throw new Error(`a recorded command was refused: ${error.code}`)
  }
  return tape.record
}
