import * as cave from '../../engine/dark-cave/index.ts'
import { playout } from '../../engine/red-november/bots/playout.ts'
import { BOTS, COLORS, createGame, redNovember, seatOf, speaker, viewFor } from '../../engine/red-november/index.ts'
import { guess } from '../../engine/red-november/view/imagine.ts'
import { autoplay } from '../../engine/shared/autoplay.ts'
import { botRandom } from '../../engine/shared/bots.ts'

/** The bots: whole games in the head, from the start, and how long the Captain thinks. Prints one line of JSON. */

const GNOMES = 4
const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
/** Milliseconds that a piece of work takes by the clock, and of the processor's time: other jobs lengthen only the first. */
interface Cost {
  readonly clock: number
  readonly processor: number
}

function costOf(work: () => void): Cost {
  const [began, used] = [performance.now(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - began, processor: (user + system) / 1000 }
}

function playouts(count: number): Cost {
  const start = createGame({ seed: 'bench', gnomes: COLORS.slice(0, GNOMES) })
  const view = viewFor(start, seatOf(start, speaker(start) ?? 'red'))
  return costOf(() => {
    for (let game = 0; game < count; game++) playout(guess(view, botRandom('bench', game)), true)
  })
}

/** Each decision of Captains in some games, the rest of a plan not counted. */
function decisions(games: number): readonly Cost[] {
  const costs: Cost[] = []
  for (let game = 0; game < games; game++) {
    const start = createGame({ seed: `thinking/${game}`, gnomes: COLORS.slice(0, GNOMES) })
    let count = 0
    let isPlanned = false
    for (const { before, decision } of autoplay(redNovember, start, () => 'sailor')) {
      const who = speaker(before)
      if (who && !isPlanned) {
        const view = viewFor(before, seatOf(before, who))
        const whims = botRandom(before.seed, count)
        costs.push(costOf(() => BOTS.captain(view, whims)))
      }
      isPlanned = decision.next.length > 0
      count++
    }
  }
  return costs
}

const MINERS = 5

/** Each decision of masters in games that diggers play. */
function masterDecisions(games: number): readonly Cost[] {
  const costs: Cost[] = []
  for (let game = 0; game < games; game++) {
    let count = 0
    for (const { before, seat, fresh } of autoplay(
      cave.darkCave,
      cave.createGame({ seed: `thinking/${game}`, players: MINERS }),
      () => 'digger',
    )) {
      const whims = botRandom(before.seed, count++)
      if (fresh) costs.push(costOf(() => cave.BOTS.master(cave.viewFor(before, seat), whims)))
    }
  }
  return costs
}

const PLAYOUTS = 2000
/** The most memory this process has held so far, Node itself too. */
function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024)
}
const eachWay = <T>(figure: (way: keyof Cost) => T) => ({ clock: figure('clock'), processor: figure('processor') })

playouts(200)
const costs = decisions(6)
const played = playouts(PLAYOUTS)
const captainMegabytes = peakMegabytes()
const masterCosts = masterDecisions(4)
const thinking = (costs: readonly Cost[]) =>
  eachWay((way) => {
    const times = costs.map((cost) => cost[way])
    return { p50: Number(quantile(times, 0.5).toFixed(1)), p99: Number(quantile(times, 0.99).toFixed(1)) }
  })
const figures = {
  playoutsPerSecond: eachWay((way) => Math.round((1000 * PLAYOUTS) / played[way])),
  decisions: costs.length,
  decisionMilliseconds: thinking(costs),
  masterDecisions: masterCosts.length,
  masterMilliseconds: thinking(masterCosts),
  peakMegabytes: { captain: captainMegabytes, both: peakMegabytes() },
}
export type BotsFigures = typeof figures
console.log(JSON.stringify(figures))
