import { execFileSync } from 'node:child_process'
import { Threads } from '../../engine/cli/threads.ts'
import { PLAYOUTS } from '../../engine/red-november/bots/captain.ts'
import type { Simulation } from '../../engine/red-november/index.ts'
import { bundle } from '../../scripts/bundle.ts'
import type { BotsFigures } from './bots.ts'
import type { EngineFigures } from './engine.ts'
import { type Line, writePart } from './page.ts'

/** `npm run bench` (engine and bots): as they are shipped, each part in a process of its own. */
async function figuresOf<T>(part: string): Promise<T> {
  const program = await bundle(`test/bench/${part}.ts`, `bench-${part}`)
  const out = execFileSync(process.execPath, [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(out) as T
}

interface Rate {
  readonly clock: number
  readonly processor: number
}

const GAMES = 4000
const A_TASK = 50

/** Whole games of Sailors, a second by the clock and a second of processor time. */
async function sailorGames(count: number, worker: string): Promise<Rate> {
  const simulation: Simulation = { seed: 'bench', gnomes: 4, bot: 'sailor', options: {} }
  const tasks = Array.from({ length: GAMES / A_TASK }, (_, at) => ({
    game: 'red-november' as const,
    simulation,
    from: at * A_TASK,
    to: (at + 1) * A_TASK,
  }))
  const threads = new Threads(count, worker)
  // Once to get warm, once by the clock.
  await threads.play(tasks, () => undefined)
  const [began, used] = [performance.now(), process.cpuUsage()]
  await threads.play(tasks, () => undefined)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(used)
  await threads.close()
  return { clock: GAMES / seconds, processor: (1e6 * GAMES) / (user + system) }
}

const number = (value: number): string => Math.round(value).toLocaleString('en')

function engineLines(figures: EngineFigures): readonly Line[] {
  const { commandsPerSecond, boardgameIoMovesPerSecond, ratio, commandMicroseconds, replay, finalHash } = figures
  const { caveCommandsPerSecond, caveRatio } = figures
  return [
    [
      'commands a second of processor time (`legalCommands` + `apply`, random games of four gnomes) / boardgame.io moves',
      `${number(commandsPerSecond)} / ${number(boardgameIoMovesPerSecond)}: ${ratio}`,
      'at least 20, aim 50',
    ],
    [
      'the same in the cave, random games of five / boardgame.io moves',
      `${number(caveCommandsPerSecond)} / ${number(boardgameIoMovesPerSecond)}: ${caveRatio}`,
      'at least 10',
    ],
    ['one command, p50 / p99', `${commandMicroseconds.p50} / ${commandMicroseconds.p99} us`],
    [
      `a finished game of ${replay.commands} commands read from its save, every hash compared`,
      `${replay.milliseconds} ms`,
    ],
    ['final hash, the same on every machine', `\`${finalHash}\``],
  ]
}

const rate = ({ clock, processor }: Rate): string =>
  `${number(clock)} (${number(processor)} a second of processor time)`

function botsLines(
  {
    playoutsPerSecond,
    decisions,
    decisionMilliseconds,
    masterDecisions,
    masterMilliseconds,
    peakMegabytes,
  }: BotsFigures,
  one: Rate,
  two: Rate,
): readonly Line[] {
  const { clock, processor } = decisionMilliseconds
  return [
    ['whole games of four Sailors a second, one thread', rate(one)],
    ['the same, two threads', rate(two)],
    [
      'the Captain’s playouts a second, whole games of four gnomes from the first turn, one thread',
      rate(playoutsPerSecond),
    ],
    [
      `its decision at its default (${number(PLAYOUTS)} playouts), four gnomes, p50 / p99 of ${decisions}`,
      `${clock.p50} / ${clock.p99} ms (processor time ${processor.p50} / ${processor.p99} ms)`,
      'under 0.4 / 1.5 s',
    ],
    [
      `a decision of the Master in the cave, five players, p50 / p99 of ${masterDecisions}`,
      `${masterMilliseconds.clock.p50} / ${masterMilliseconds.clock.p99} ms (processor time ${masterMilliseconds.processor.p50} / ${masterMilliseconds.processor.p99} ms)`,
      'under 0.5 / 2 s',
    ],
    [
      'most memory of a process in which the Captain thinks / and then the Master too',
      `${peakMegabytes.captain} / ${peakMegabytes.both} MB`,
    ],
  ]
}

writePart('engine', engineLines(await figuresOf<EngineFigures>('engine')))
const bots = await figuresOf<BotsFigures>('bots')
const worker = await bundle('engine/cli/simulate-worker.ts', 'bench-worker')
writePart('bots', botsLines(bots, await sailorGames(1, worker), await sailorGames(2, worker)))
