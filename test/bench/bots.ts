import { guess } from '../../engine/red-november/bots/imagine.ts'
import { playout } from '../../engine/red-november/bots/playout.ts'
import { voyage } from '../../engine/red-november/bots/voyage.ts'
import { BOTS, COLORS, createGame, seatOf, speaker, viewFor, whimsOf } from '../../engine/red-november/index.ts'

/** The bots: whole games in the head, from the start, and how long the Captain thinks. One JSON line. */

const GNOMES = 4
const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
const perSecond = (count: number, began: number): number => Math.round(count / ((performance.now() - began) / 1000))

function playouts(count: number): number {
  const start = createGame({ seed: 'bench', gnomes: COLORS.slice(0, GNOMES) })
  const view = viewFor(start, seatOf(start, speaker(start) ?? 'red'))
  const began = performance.now()
  for (let game = 0; game < count; game++) playout(guess(view, whimsOf('bench', game)), true)
  return perSecond(count, began)
}

/** Milliseconds for each decision of Captains in some games, the rest of a plan not counted. */
function decisionTimes(games: number): readonly number[] {
  const times: number[] = []
  for (let game = 0; game < games; game++) {
    const start = createGame({ seed: `thinking/${game}`, gnomes: COLORS.slice(0, GNOMES) })
    let count = 0
    let isPlanned = false
    for (const { before, decision } of voyage(start, () => 'sailor')) {
      const who = speaker(before)
      if (who && !isPlanned) {
        const began = performance.now()
        BOTS.captain(viewFor(before, seatOf(before, who)), whimsOf(before.seed, count))
        times.push(performance.now() - began)
      }
      isPlanned = decision.next.length > 0
      count++
    }
  }
  return times
}

export interface BotsFigures {
  readonly playoutsPerSecond: number
  readonly captainMilliseconds: { readonly decisions: number; readonly p50: number; readonly p99: number }
}

playouts(200)
const times = decisionTimes(6)
const figures: BotsFigures = {
  playoutsPerSecond: playouts(2000),
  captainMilliseconds: {
    decisions: times.length,
    p50: Number(quantile(times, 0.5).toFixed(1)),
    p99: Number(quantile(times, 0.99).toFixed(1)),
  },
}
console.log(JSON.stringify(figures))
