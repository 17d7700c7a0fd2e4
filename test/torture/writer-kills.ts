import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { bundle } from '../../scripts/bundle.ts'
import { about, checkSaves, hashOfLines, judge, leftIn } from './aftermath.ts'
import { checkOldFiles, checkStart, newHome } from './homes.ts'
import { KINDS, type Kind, type Word } from './kinds.ts'
import { GAME_IDS, type GameId, VICTIMS } from './tables.ts'
import type { Tally } from './tally.ts'

/** It is killed when it is in its state for the so-manieth time at most, and then up to so many milliseconds later. */
const MOMENTS: Readonly<Record<Kind, { readonly times: number; readonly ms: number }>> = {
  question: { times: 10, ms: 4 },
  thinking: { times: 10, ms: 15 },
  curtain: { times: 8, ms: 3 },
  saving: { times: 8, ms: 5 },
  migrating: { times: 2, ms: 8 },
  lobby: { times: 6, ms: 5 },
  first: { times: 2, ms: 6 },
}

/** Kills the writer so many times, shared out over games and kinds of state. Throws at the first loss. */
export async function killWriters(kills: number, seed: string, tally: Tally): Promise<void> {
  // Two runs at once must not take it from each other.
  const program = await bundle(join(import.meta.dirname, 'writer.ts'), `torture-writer-${process.pid}`)
  const cells = GAME_IDS.length * KINDS.length
  const shareOf = (cell: number): number => Math.floor(kills / cells) + (cell < kills % cells ? 1 : 0)
  await Promise.all(
    GAME_IDS.map(async (game, at) => {
      for (const [number, kind] of KINDS.entries())
        await killOne(program, game, kind, shareOf(at * KINDS.length + number), seed, tally)
    }),
  )
  rmSync(dirname(program), { recursive: true })
}

async function killOne(
  program: string,
  game: GameId,
  kind: Kind,
  kills: number,
  seed: string,
  tally: Tally,
): Promise<void> {
  const victim = VICTIMS[game]
  const random = new RandomStream(seedState(`${seed} ${game} ${kind}`))
  const yardstick = { hashAt: hashOfLines, mostAhead: 1, takesOver: kind === 'migrating' }
  let home = newHome(game, kind)
  let before = leftIn(home, victim)
  for (let round = 0; round < kills; round++) {
    if (kind === 'first' || kind === 'migrating') {
      rmSync(home, { recursive: true })
      home = newHome(game, kind)
      before = leftIn(home, victim)
    }
    const words = await killed([program, home, game, kind, `${seed} ${round}`], kind, random)
    try {
      tally.answered += words.filter(({ say }) => say === 'answered').length
      const left = leftIn(home, victim)
      checkStart(words, before)
      if (kind !== 'migrating') checkSaves(home, words, victim)
      if (kind === 'lobby' && left.text !== before.text) throw new Error('to look at it has changed it')
      if (kind === 'migrating') checkOldFiles(home)
      tally.note(game, kind, judge(words, left, yardstick), left.halfDone)
      before = left
    } catch (error) {
      throw new Error(`${about(game, kind, round)} in ${home}: ${JSON.stringify(words.slice(-6))}`, { cause: error })
    }
  }
  rmSync(home, { recursive: true })
  console.log(`${game}, ${kind}:`, JSON.stringify(tally.of(game, kind)))
}

/** Starts a writer, kills it in the state it is meant for, and gives what it has said. */
async function killed(args: readonly string[], kind: Kind, random: RandomStream): Promise<readonly Word[]> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const { times, ms } = MOMENTS[kind]
  const wanted = random.die(times)
  const later = (random.die(1000) / 1000) * ms
  let said = ''
  let cried = ''
  let isDue = false
  child.stderr.on('data', (chunk) => {
    cried += chunk
  })
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (isDue || said.split('"at"').length <= wanted) return
    isDue = true
    waitExactly(later)
    child.kill('SIGKILL')
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (signal !== 'SIGKILL') throw new Error(`the writer ended with ${code} by itself:\n${said}\n${cried}`)
  // The last line may be half said.
  return said
    .slice(0, said.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Word)
}

/** A timer would come a millisecond late: much happens in one. */
function waitExactly(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
