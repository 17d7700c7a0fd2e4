import type { RandomStream } from '../../shared/random.ts'
import { perform } from '../commands/apply.ts'
import { RESCUE, ROOM_IDS, type RoomId, TRACK_IDS, type TrackId } from '../data/board.ts'
import type { Color } from '../data/gnomes.ts'
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts'
import type { Command } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { Draft } from '../rules/draft.ts'
import { speaker } from '../rules/query.ts'
import { run } from '../rules/run.ts'
import { guess } from '../view/imagine.ts'
import type { PlayerView } from '../view/view.ts'
import { MACHINES } from './plans.ts'
import { turnByRuleOfThumb } from './sailor.ts'
import { SEASONED } from './weights.ts'

/** Trouble that is left to others. */
export type Danger =
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'track'; readonly track: TrackId }
  | { readonly kind: 'fire'; readonly room: RoomId }

/** What an idea leaves undone, and what becomes of that in most games played in the head. */
export interface Expectation {
  readonly danger: Danger
  /** Who deals with it; null: mostly nobody does. */
  readonly who: Color | null
  /** The minute of the time track by which that is done, in the middle of those games; null where nobody does it. */
  readonly minute: number | null
  /** The share of games that go like this, 0 to 1. */
  readonly share: number
}

/** Games in the head for an expectation. */
const GAMES = 24
/** A track this far is a danger. */
const HIGH = 7
/** Turns that are looked ahead. */
const TURNS = 16

/** What the Captain expects after these commands; null where nothing pressing is left. */
export function expectationOf(
  view: PlayerView,
  commands: readonly Command[],
  random: RandomStream,
): Expectation | null {
  const worlds = Array.from({ length: GAMES }, () => after(guess(view, random), commands))
  const dangers = worlds.flatMap(({ state }) => worstIn(state) ?? [])
  const danger = mostFrequent(dangers, nameOf)
  if (!danger || 2 * dangers.length < GAMES) return null
  const ends = worlds.filter(({ state }) => stands(state, danger)).map((d) => endOf(d, danger))
  const who = mostFrequent(ends, (end) => end?.who ?? '')?.who ?? null
  const such = ends.filter((end) => (end?.who ?? null) === who)
  const minutes = such.flatMap((end) => end?.minute ?? []).sort((a, b) => a - b)
  return { danger, who, minute: minutes[minutes.length >> 1] ?? null, share: such.length / ends.length }
}

function after(world: GameState, commands: readonly Command[]): Draft {
  const d = new Draft(world)
  for (const command of commands) perform(d, command)
  run(d)
  return d
}

/** V11, B7, D1: what kills soonest. */
function worstIn({ tokens, tracks, rooms, outcome }: GameState): Danger | null {
  if (outcome) return null
  const token = highest(TOKEN_IDS, (id) => tokens[id] ?? RESCUE)
  if (token && (tokens[token] ?? RESCUE) > RESCUE) return { kind: 'token', token }
  const track = highest(TRACK_IDS, (id) => tracks[id])
  if (track && tracks[track] >= HIGH) return { kind: 'track', track }
  const room = ROOM_IDS.find((id) => rooms[id] === 'burning' && MACHINES[id])
  return room ? { kind: 'fire', room } : null
}

const highest = <T>(ids: readonly T[], of: (id: T) => number): T | undefined =>
  [...ids].sort((a, b) => of(b) - of(a))[0]

function stands({ tokens, tracks, rooms, outcome }: GameState, danger: Danger): boolean {
  if (outcome) return false
  switch (danger.kind) {
    case 'token':
      return tokens[danger.token] !== undefined
    case 'track':
      return tracks[danger.track] >= HIGH
    case 'fire':
      return rooms[danger.room] === 'burning'
  }
}

/** Plays on by rule of thumb until somebody has dealt with it; null if nobody does in time. */
function endOf(d: Draft, danger: Danger): { readonly who: Color; readonly minute: number } | null {
  for (let turn = 0; turn < TURNS; turn++) {
    const who = speaker(d.state)
    if (!who) return null
    for (const command of turnByRuleOfThumb(d.state, true, SEASONED)) perform(d, command)
    run(d)
    d.events.length = 0
    if (d.state.outcome) return null
    if (!stands(d.state, danger)) return { who, minute: minuteOf(d.state, who) }
  }
  return null
}

const minuteOf = ({ gnomes }: GameState, who: Color): number => gnomes.find(({ color }) => color === who)?.minute ?? 0

const nameOf = (danger: Danger): string => Object.values(danger).join(' ')

/** The one of a list whose name comes most often; the first of equals. */
function mostFrequent<T>(things: readonly T[], name: (thing: T) => string): T | undefined {
  const counts = new Map<string, { thing: T; count: number }>()
  for (const thing of things) {
    const entry = counts.get(name(thing)) ?? { thing, count: 0 }
    entry.count++
    counts.set(name(thing), entry)
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.thing
}
