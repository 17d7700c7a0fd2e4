import { RESCUE, ROOM_IDS, TRACK_END, TRACK_IDS, type TrackId } from '../data/board.ts'
import { TOKEN_IDS } from '../data/tokens.ts'
import type { GameState } from '../model/state.ts'
import { strain } from './ways.ts'
import { RISE } from './weights.ts'

/** What is looked at, in the order of the coefficients. */
export function features(state: GameState): readonly number[] {
  let [minutes, rearmost, alive, items, headaches, sleepers] = [0, 0, 0, 0, 0, 0]
  for (const gnome of state.gnomes) {
    if (gnome.status !== 'alive') continue
    alive++
    minutes += gnome.minute
    rearmost = Math.max(rearmost, gnome.minute)
    items += gnome.hand.length
    headaches += gnome.intoxication
    if (gnome.fainted) sleepers++
  }
  const events = minutes / 3
  const [fires, low, high] = roomsLike(state)
  const [tokens, haste] = tokensNear(state, rearmost)
  const seen = [1, events / 30, Math.sqrt(events / 30)]
  for (const track of TRACK_IDS) seen.push(pressureOf(state, track, events))
  for (const track of TRACK_IDS) seen.push((state.tracks[track] / TRACK_END) ** 4)
  seen.push(
    tokens,
    haste,
    fires / 3,
    low / 3,
    high / 3,
    strain(state.blocked) / 10,
    alive > 0 ? items / alive / 3 : 0,
    alive > 0 ? headaches / alive : 0,
    sleepers,
    alive === 1 ? 1 : 0,
    alive / state.gnomes.length,
  )
  return seen
}

/** The pushes a track can expect before the rescue, for each space it has left. */
const pressureOf = ({ tracks }: GameState, track: TrackId, events: number): number =>
  Math.min(2, (RISE[track] * events) / (TRACK_END - tracks[track]))

function roomsLike({ rooms }: GameState): readonly [fires: number, low: number, high: number] {
  let [fires, low, high] = [0, 0, 0]
  for (const room of ROOM_IDS) {
    const condition = rooms[room]
    if (condition === 'burning') fires++
    else if (condition === 'low') low++
    else if (condition === 'high') high++
  }
  return [fires, low, high]
}

/** V11: how many tokens lie, and how short the time is to the nearest. */
function tokensNear({ tokens }: GameState, rearmost: number): readonly [count: number, haste: number] {
  let count = 0
  let haste = 0
  for (const token of TOKEN_IDS) {
    const space = tokens[token]
    if (space === undefined || space === RESCUE) continue
    count++
    haste += Math.max(0, 1 - (rearmost - space) / 15)
  }
  return [count, haste]
}

/** Fitted to the ends of Sailors' games by logistic regression: `tsx scripts/balance/fit.ts`. */
export const COEFFICIENTS: readonly number[] = [
  1.566, 0.208, 0.076, -0.481, -0.619, -0.228, -0.932, -0.436, -0.923, 0.085, -3.634, 0.114, -0.16, -0.152, -0.073,
  0.446, 0.241, -0.014, -0.298, 0.389,
]

/** The chance that Sailors save the sub from here, at a glance: 0 to 1. */
export function prospect(state: GameState): number {
  const seen = features(state)
  let sum = 0
  for (let at = 0; at < seen.length; at++) sum += (COEFFICIENTS[at] ?? 0) * (seen[at] as number)
  return 1 / (1 + Math.exp(-sum))
}
