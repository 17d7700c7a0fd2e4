import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  apply as applyInCave,
  createGame as createCave,
  legalCommands as legalInCave,
} from '../../engine/dark-cave/index.ts'
import {
  apply,
  COLORS,
  createGame,
  type GameState,
  legalCommands,
  redNovember,
} from '../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { extend, present, startRecord, stateHash } from '../../engine/shared/record.ts'
import { formatSave, readSave } from '../../engine/shared/save.ts'

/**
 * The engine beside boardgame.io's tic-tac-toe, in one process and by turns, so that both see the same weather.
 * Prints one JSON line; the ratio is what counts (budget: at least 20, aim: 50).
 */
const YARDSTICK = 'test/bench/boardgame.io'
const ROUNDS = 12
const GAMES_A_ROUND = 1500
const TIC_TAC_TOE_GAMES_A_ROUND = 500

interface Yardstick {
  readonly playTicTacToe: (games: number) => number
}

async function loadYardstick(): Promise<Yardstick> {
  if (!existsSync(`${YARDSTICK}/node_modules`)) {
    process.stderr.write('installing boardgame.io beside the bench\n')
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: YARDSTICK,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
  }
  return (await import(pathToFileURL(resolve(YARDSTICK, 'tic-tac-toe.mjs')).href)) as Yardstick
}

/** Random legal games of four gnomes; says how many commands that were. */
function playRound(round: number): { readonly commands: number; readonly last: GameState } {
  const random = new RandomStream(seedState(`whims/${round}`))
  let commands = 0
  let state = createGame({ seed: 'bench', gnomes: COLORS.slice(0, 4) })
  for (let game = 0; game < GAMES_A_ROUND; game++) {
    state = createGame({ seed: `bench/${round}/${game}`, gnomes: COLORS.slice(0, 4) })
    while (!state.outcome) {
      state = step(state, random)
      commands++
    }
  }
  return { commands, last: state }
}

const CAVE_GAMES_A_ROUND = 60

/** Random legal games of five in the cave; says how many commands that were. */
function playCaveRound(round: number): number {
  const random = new RandomStream(seedState(`cave whims/${round}`))
  let commands = 0
  for (let game = 0; game < CAVE_GAMES_A_ROUND; game++) {
    let state = createCave({ seed: `cave/${round}/${game}`, players: 5 })
    while (!state.outcome) {
      const legal = legalInCave(state)
      const command = legal[random.die(legal.length) - 1]
      const result = command && applyInCave(state, command)
      if (!result?.ok) throw new Error('a legal command was refused')
      state = result.state
      commands++
    }
  }
  return commands
}

function step(state: GameState, random: RandomStream): GameState {
  const legal = legalCommands(state)
  const command = legal[random.die(legal.length) - 1]
  const result = command && apply(state, command)
  if (!result?.ok) throw new Error('a legal command was refused')
  return result.state
}

/** Of processor time: what else the machine does lengthens only the time by the clock. */
function perSecond(work: () => number): number {
  const began = process.cpuUsage()
  const count = work()
  const { user, system } = process.cpuUsage(began)
  return (1e6 * count) / (user + system)
}
const median = (values: readonly number[]): number => quantile(values, 0.5)
const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** How long single commands take, legalCommands included, in microseconds. */
function commandTimes(): readonly number[] {
  const random = new RandomStream(seedState('latency'))
  const times: number[] = []
  for (let game = 0; game < 400; game++) {
    let state = createGame({ seed: `latency/${game}`, gnomes: COLORS.slice(0, 4) })
    while (!state.outcome) {
      const began = performance.now()
      state = step(state, random)
      times.push((performance.now() - began) * 1000)
    }
  }
  return times
}

/** Milliseconds to read a finished game's save: parse, replay, compare every hash. */
function replayTime(): { readonly milliseconds: number; readonly commands: number } {
  const random = new RandomStream(seedState('replay'))
  let game = startRecord(redNovember, {
    setup: { seed: 'replay', gnomes: COLORS.slice(0, 8), options: { slowerDeath: true } },
  })
  while (!present(game).outcome) {
    const legal = legalCommands(present(game))
    const command = legal[random.die(legal.length) - 1]
    const result = command && extend(redNovember, game, command)
    if (!result?.ok) throw new Error('a legal command was refused')
    game = result.record
  }
  const text = formatSave(redNovember, { title: 'bench', created: new Date(0).toISOString(), extra: {} }, game)
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now()
    readSave(redNovember, text)
    return performance.now() - began
  })
  return { milliseconds: median(times), commands: game.commands.length }
}

const { playTicTacToe } = await loadYardstick()
const ours: number[] = []
const inCave: number[] = []
const theirs: number[] = []
let hash = ''
playRound(-1)
playCaveRound(-1)
playTicTacToe(TIC_TAC_TOE_GAMES_A_ROUND)
for (let round = 0; round < ROUNDS; round++) {
  ours.push(
    perSecond(() => {
      const { commands, last } = playRound(round)
      hash = stateHash(last)
      return commands
    }),
  )
  inCave.push(perSecond(() => playCaveRound(round)))
  theirs.push(perSecond(() => playTicTacToe(TIC_TAC_TOE_GAMES_A_ROUND)))
  process.stderr.write(`\r${round + 1} of ${ROUNDS} rounds${round + 1 === ROUNDS ? '\n' : ''}`)
}
const times = commandTimes()
const replay = replayTime()
const figures = {
  commandsPerSecond: Math.round(median(ours)),
  boardgameIoMovesPerSecond: Math.round(median(theirs)),
  ratio: Number((median(ours) / median(theirs)).toFixed(1)),
  caveCommandsPerSecond: Math.round(median(inCave)),
  caveRatio: Number((median(inCave) / median(theirs)).toFixed(1)),
  commandMicroseconds: { p50: Number(median(times).toFixed(1)), p99: Number(quantile(times, 0.99).toFixed(1)) },
  replay: { commands: replay.commands, milliseconds: Number(replay.milliseconds.toFixed(1)) },
  finalHash: hash,
}
export type EngineFigures = typeof figures
console.log(JSON.stringify(figures))
