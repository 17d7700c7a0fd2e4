/**
 * `tsx scripts/balance/choices.ts [file] [positions]`: how well the Captain chooses, by how many games in the head, out of how
 * many ideas, and shared out how. Positions on the way of Captains' games are judged once: every idea is played to the end in
 * many worlds, and kept in the file, so that it can be stopped and goes on. Then each way of thinking chooses in all of them, in
 * other worlds than they were judged in. Prints what its choice gains over the rule of thumb's, in points of a hundred. Whole
 * games would have to be played by the thousand to tell this from luck.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { candidatesOf } from '../../engine/red-november/bots/captain.ts'
import { playout } from '../../engine/red-november/bots/playout.ts'
import { weigh } from '../../engine/red-november/bots/search.ts'
import type { Command, GameState } from '../../engine/red-november/index.ts'
import {
  COLORS,
  createGame,
  formatCommand,
  MIN_GNOMES,
  redNovember,
  seatOf,
  speaker,
  viewFor,
} from '../../engine/red-november/index.ts'
import { guess, imagine } from '../../engine/red-november/view/imagine.ts'
import { autoplay } from '../../engine/shared/autoplay.ts'
import { botRandom } from '../../engine/shared/bots.ts'
import { TABLED } from './rows.ts'
import { table } from './tables.ts'

/** Worlds in which each idea is judged. */
const WORLDS = 160
/** Of the decisions of a game every so-manieth is looked at. */
const EVERY = 8
const MOST_IDEAS = 20
/** As in the search: a life given up has to raise the chance by more than this. */
const LIFE = 0.04
/** Each way of thinking chooses so often, in other worlds each time; the slow ones once. */
const timesOf = ({ playouts }: Thinking): number => (playouts > TABLED ? 1 : 3)

interface Judged {
  readonly state: GameState
  /** What each idea is worth, by its commands; the rule of thumb's own first. */
  readonly worth: readonly (readonly [idea: string, worth: number])[]
}

interface Thinking {
  readonly playouts: number
  readonly ideas: number
  /** All ideas are played equally often; otherwise the worse half leaves after every round. */
  readonly equally?: boolean
}

const WAYS: readonly Thinking[] = [
  { playouts: TABLED, ideas: 8 },
  { playouts: 64, ideas: 8 },
  { playouts: 1024, ideas: 8 },
  { playouts: 4096, ideas: 8 },
  { playouts: TABLED, ideas: 4 },
  { playouts: TABLED, ideas: 16 },
  { playouts: 1024, ideas: 16 },
  { playouts: TABLED, ideas: 8, equally: true },
]

const viewOf = (state: GameState) => viewFor(state, seatOf(state, speaker(state) ?? 'red'))
const nameOf = (commands: readonly Command[]): string => commands.map(formatCommand).join()
const alive = ({ gnomes }: GameState): number => gnomes.filter(({ status }) => status === 'alive').length

/** What each idea is worth: the share of worlds in which Sailors then save the sub, less what the dead count. */
function judge(state: GameState, seed: string): Judged {
  const view = viewOf(state)
  const ideas = candidatesOf(imagine(view), true, MOST_IDEAS)
  const sums = ideas.map(() => 0)
  const random = botRandom(seed, 0)
  for (let world = 0; world < WORLDS; world++) {
    const start = guess(view, random)
    for (const [at, { commands }] of ideas.entries()) {
      const end = playout(start, true, commands)
      sums[at] = (sums[at] ?? 0) + (end.outcome?.saved ? 1 : 0) - LIFE * (alive(start) - alive(end))
    }
  }
  return { state, worth: ideas.map(({ commands }, at) => [nameOf(commands), (sums[at] ?? 0) / WORLDS]) }
}

/** Positions in which a turn is to be planned, of games of all crews. */
function* positions(): Generator<readonly [state: GameState, seed: string]> {
  for (let game = 0, turn = 0; ; game++) {
    const gnomes = COLORS.slice(0, MIN_GNOMES + (game % (COLORS.length - MIN_GNOMES + 1)))
    let isPlanned = false
    for (const { before, decision } of autoplay(
      redNovember,
      createGame({ seed: `choices/${game}`, gnomes }),
      () => 'captain',
    )) {
      const isWanted = !isPlanned && !before.pending && before.turn?.phase === 'movement' && turn++ % EVERY === 0
      isPlanned = decision.next.length > 0
      if (isWanted) yield [before, `choices/${game}/${turn}`]
    }
  }
}

function judged(file: string, count: number): readonly Judged[] {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const found = kept.slice(0, count).map((line) => JSON.parse(line) as Judged)
  let number = 0
  if (found.length < count) {
    for (const [state, seed] of positions()) {
      if (number++ < kept.length) continue
      const position = judge(state, seed)
      appendFileSync(file, `${JSON.stringify(position)}\n`)
      found.push(position)
      process.stderr.write(`\r${found.length} of ${count} positions`)
      if (found.length === count) break
    }
  }
  return found
}

/** What this way of thinking gains over the rule of thumb in a position, and the milliseconds of processor time it takes. */
function choose({ state, worth }: Judged, number: number, way: Thinking): readonly [number, number] {
  const { playouts, ideas, equally } = way
  const view = viewOf(state)
  const known = new Map(worth)
  const candidates = candidatesOf(imagine(view), true, ideas)
  const [, thumb] = worth[0] ?? ['', 0]
  const times = timesOf(way)
  let gain = 0
  const used = process.cpuUsage()
  for (let time = 0; time < times; time++) {
    const random = botRandom(`choices/${number}/${time}`, 0)
    const finalists = equally ? candidates.length : 1
    const { tried } = weigh(candidates, { view, random, playouts, loyal: true, finalists })
    gain += (known.get(nameOf(tried[0]?.idea.commands ?? [])) ?? thumb) - thumb
  }
  const { user, system } = process.cpuUsage(used)
  return [(100 * gain) / times, (user + system) / 1000 / times]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Gains of a decision are small. */
const points = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(2)}`

/** A mean and how far it may be off, 95 %. */
function estimate(values: readonly number[]): string {
  const middle = mean(values)
  const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1))
  return `${points(middle)} (${points(middle - 1.96 * spread)} to ${points(middle + 1.96 * spread)})`
}

const [file = 'choices.jsonl', count = '120'] = process.argv.slice(2)
const all = judged(file, Number(count))
const found = WAYS.map((way) => all.map((position, number) => choose(position, number, way)))
const usual = found[0]?.map(([gain]) => gain) ?? []
process.stdout.write(
  `${table(
    ['games in the head', 'ideas', 'shared out', 'gain a decision', 'against the usual way', 'ms'],
    WAYS.map(({ playouts, ideas, equally }, at) => {
      const gains = found[at]?.map(([gain]) => gain) ?? []
      return [
        `${playouts}`,
        `${ideas}`,
        equally ? 'equally' : 'by halves',
        estimate(gains),
        at === 0 ? '' : estimate(gains.map((gain, number) => gain - (usual[number] ?? 0))),
        mean(found[at]?.map(([, cost]) => cost) ?? []).toFixed(0),
      ]
    }),
  )}\n`,
)
