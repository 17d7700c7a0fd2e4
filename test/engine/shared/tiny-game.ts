import * as v from 'valibot'
import { anyOf } from '../../../engine/shared/bots.ts'
import type { Game, GameTypes, Thinking } from '../../../engine/shared/game.ts'
import { type RandomState, RandomStream, seedState } from '../../../engine/shared/random.ts'

/**
 * Noughts and crosses with a secret and a wind, for the tests of whatever is written for any game. Each player has one
 * square that counts double, which the other does not know. Whoever has marked a square may toss a die: on a six the
 * wind takes the other's newest mark.
 */
export interface Tiny extends GameTypes {
  readonly state: TinyState
  readonly command: { readonly type: 'mark'; readonly square: number } | { readonly type: 'toss' | 'keep' }
  readonly event: TinyEvent
  readonly refusal: { readonly code: 'not-now' | 'no-such-square' | 'taken' | 'over'; readonly rule: 'T1' | 'T2' }
  readonly view: TinyView
  readonly start: { readonly seed: string; readonly secret: boolean }
  readonly bot: 'first' | 'wild'
  readonly reason: { readonly why: 'first' | 'whim' }
  readonly manner: Thinking & { readonly tosses: boolean }
}

export interface TinyState {
  readonly seed: string
  readonly random: RandomState
  readonly secret: boolean
  /** Who marked each of the nine squares. */
  readonly board: readonly (number | null)[]
  /** The squares in the order they were marked. */
  readonly marks: readonly number[]
  /** By seat. */
  readonly doubles: readonly number[]
  readonly seat: number
  readonly phase: 'mark' | 'wind' | 'over'
}

export type TinyEvent =
  | { readonly type: 'dealt' }
  | { readonly type: 'turn-began'; readonly seat: number }
  | { readonly type: 'marked'; readonly square: number }
  | { readonly type: 'wind-began' }
  | { readonly type: 'tossed'; readonly face: number }
  | { readonly type: 'blown-away'; readonly square: number }
  | { readonly type: 'ended'; readonly points: readonly number[] }

export type TinyView = Omit<TinyState, 'seed' | 'random' | 'doubles'> & { readonly double: number }

type Command = Tiny['command']
type Refusal = Tiny['refusal']

const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

function check({ phase, board }: TinyState, command: Command): Refusal | null {
  if (phase === 'over') return { code: 'over', rule: 'T1' }
  if ((command.type === 'mark') !== (phase === 'mark')) return { code: 'not-now', rule: 'T1' }
  if (command.type !== 'mark') return null
  if (!(command.square in board)) return { code: 'no-such-square', rule: 'T2' }
  return board[command.square] === null ? null : { code: 'taken', rule: 'T2' }
}

function perform(state: TinyState, command: Command): { state: TinyState; events: TinyEvent[] } {
  if (command.type === 'mark') {
    const board = state.board.with(command.square, state.seat)
    const marked = { ...state, board, marks: [...state.marks, command.square], phase: 'wind' as const }
    return { state: marked, events: [{ type: 'marked', square: command.square }, { type: 'wind-began' }] }
  }
  const { state: after, events } = command.type === 'toss' ? toss(state) : { state, events: [] }
  const [next, end] = after.board.includes(null) ? nextTurn(after) : ended(after)
  return { state: next, events: [...events, end] }
}

function toss(state: TinyState): { state: TinyState; events: TinyEvent[] } {
  const random = new RandomStream(state.random)
  const face = random.die(6)
  const tossed = { ...state, random: random.state }
  const blown = state.marks.findLast((square) => state.board[square] !== state.seat)
  if (face < 6 || blown === undefined) return { state: tossed, events: [{ type: 'tossed', face }] }
  const marks = state.marks.filter((square) => square !== blown)
  return {
    state: { ...tossed, board: state.board.with(blown, null), marks },
    events: [
      { type: 'tossed', face },
      { type: 'blown-away', square: blown },
    ],
  }
}

const nextTurn = (state: TinyState): [TinyState, TinyEvent] => {
  const seat = 1 - state.seat
  return [
    { ...state, seat, phase: 'mark' },
    { type: 'turn-began', seat },
  ]
}

const ended = (state: TinyState): [TinyState, TinyEvent] => {
  const points = state.doubles.map((double, seat) =>
    SQUARES.reduce<number>((sum, square) => sum + (state.board[square] !== seat ? 0 : square === double ? 2 : 1), 0),
  )
  return [
    { ...state, phase: 'over' },
    { type: 'ended', points },
  ]
}

const legal = (state: TinyState): readonly Command[] =>
  [
    ...SQUARES.map((square): Command => ({ type: 'mark', square })),
    { type: 'keep' as const },
    { type: 'toss' as const },
  ]
    // Keeping comes before tossing: the first of the list is never a gamble.
    .filter((command) => check(state, command) === null)

export const tiny: Game<Tiny> = {
  id: 'tiny',
  rulesVersion: 3,
  startSchema: v.strictObject({ seed: v.string(), secret: v.boolean() }),
  phases: {
    followers: { mark: ['wind'], wind: ['mark', 'over'] },
    first: ['mark'],
    of: ({ phase }) => phase,
    begunBy: ({ type }) =>
      type === 'turn-began' ? 'mark' : type === 'wind-began' ? 'wind' : type === 'ended' ? 'over' : null,
    beginsTurn: ({ type }) => type === 'turn-began',
  },
  bots: ['first', 'wild'],
  manner: { tosses: false },
  start: ({ seed, secret }) => {
    if (seed === '') throw new Error('no game begins without a seed')
    const random = new RandomStream(seedState(seed))
    const doubles = random.shuffled(SQUARES).slice(0, 2)
    const board = SQUARES.map(() => null)
    const state = { seed, random: random.state, secret, board, marks: [], doubles, seat: 0, phase: 'mark' } as const
    return { state, events: [{ type: 'dealt' }, { type: 'turn-began', seat: 0 }] }
  },
  apply: (state, command) => {
    const error = check(state, command)
    return error ? { ok: false, error } : { ok: true, ...perform(state, command) }
  },
  check,
  legal,
  format: (command) => (command.type === 'mark' ? `mark ${command.square}` : command.type),
  parse: (text) => {
    const [, square] = /^mark (\d)$/.exec(text) ?? []
    if (square !== undefined) return { type: 'mark', square: Number(square) }
    if (text !== 'toss' && text !== 'keep') throw new Error(`no command: ${text}`)
    return { type: text }
  },
  viewFor: ({ secret, board, marks, doubles, seat: turn, phase }, seat) => ({
    secret,
    board,
    marks,
    seat: turn,
    phase,
    double: seat === null ? 0 : (doubles[seat] ?? 0),
  }),
  decide: (bot, view, random, { tosses }) => {
    const wind: Command = { type: tosses ? 'toss' : 'keep' }
    if (view.phase === 'wind') return { command: wind, reason: { why: 'first' }, next: [] }
    const free = SQUARES.filter((square) => view.board[square] === null)
    const square =
      bot === 'wild' ? anyOf(free, random) : view.board[view.double] === null ? view.double : (free[0] ?? 0)
    return { command: { type: 'mark', square }, reason: { why: bot === 'wild' ? 'whim' : 'first' }, next: [wind] }
  },
  seedOf: ({ seed }) => seed,
  reshuffled: () => null,
  seatToSpeak: ({ seat, phase }) => (phase === 'over' ? null : seat),
  seats: ({ doubles }) => doubles.length,
  hasSecrets: ({ secret }) => secret,
  isSecret: ({ secret }) => secret,
  revealed: (before, after, events) =>
    events.some(({ type }) => type === 'tossed') || (before.secret && before.seat !== after.seat),
}
