import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { removeFolder } from '../e2e/support/folders.ts'
import { type CutReport, cutEverywhere } from './cut.ts'
import { CORPUS } from './games.ts'
import { type MutationReport, mutate } from './mutate.ts'
import { GAME_IDS, type GameId, VICTIMS } from './tables.ts'

export interface SpoilOrder {
  readonly game: GameId
  readonly files: number
}

/** What became of one game's saves. */
export interface Spoilt {
  readonly game: GameId
  readonly cuts: CutReport
  readonly mutations: MutationReport
  /** Before, on the way and after, in megabytes. */
  readonly heap: readonly number[]
}

/** What a worker tells: that it goes on, or how it ended. */
export type SpoilWord = { readonly goesOn: string } | { readonly spoilt: Spoilt }

const megabytes = (): number => {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}

const tell = (word: SpoilWord): void => parentPort?.postMessage(word)

/** One game's saves, cut after every byte and spoilt so many times: a worker of its own, so that one that hangs is noticed. */
async function spoil({ game: id, files }: SpoilOrder): Promise<Spoilt> {
  const { game } = VICTIMS[id]
  const saves = CORPUS[id]('torture')
  const [finished = ''] = saves
  const goesOn =
    (what: string) =>
    (at: number): void => {
      if (at % 200 === 0) tell({ goesOn: `${id}: ${what} ${at}` })
    }
  const cuts = cutEverywhere({ game, text: finished, after: goesOn('cut') })
  const others = GAME_IDS.flatMap((other) => CORPUS[other]('torture'))
  const home = mkdtempSync(join(tmpdir(), 'red-november-spoilt-'))
  const heap = [megabytes()]
  const tellFile = goesOn('spoilt')
  const mutations = await mutate({
    game,
    saves,
    others,
    files,
    seed: `torture ${id}`,
    home,
    after: (file) => {
      tellFile(file)
      if (file % Math.ceil(files / 4) === 0) heap.push(megabytes())
    },
  })
  await removeFolder(home)
  return { game: id, cuts, mutations, heap: [...heap, megabytes()] }
}

tell({ spoilt: await spoil(workerData as SpoilOrder) })
