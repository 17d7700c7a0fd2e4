/**
 * `npm run balance`: plays all rows of both games that are not finished yet and writes docs/BALANCE.md. It can be stopped
 * at any time and goes on where it was: what has been played is kept in results.jsonl and results-cave.jsonl, which belong
 * to the repository. `-- --write` only writes the page, `-- --game dark-cave` plays rows of one game, `-- --only captain`
 * some of the rows, `-- --fresh` forgets the rows of ranks that play otherwise now, by other rules or with another head.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progressBar } from '../../engine/cli/progress.ts'
import type { GameId } from '../../engine/cli/simulators.ts'
import { Threads } from '../../engine/cli/threads.ts'
import { bundle } from '../bundle.ts'
import { ROOT } from '../paths.ts'
import { caveSection } from './cave-page.ts'
import { CAVE_GROUPS } from './cave-rows.ts'
import { lossesChart, startsChart } from './charts.ts'
import {
  type Bots,
  botsIn,
  caveFingerprints,
  fingerprints,
  formatKept,
  type Kept,
  type Measured,
  readKept,
} from './kept.ts'
import { balancePage } from './page.ts'
import { playRows } from './play.ts'
import { GROUPS } from './rows.ts'

const DOCS = join(ROOT, 'docs')
const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    fresh: { type: 'boolean' },
    game: { type: 'string' },
    only: { type: 'string', default: '' },
    threads: { type: 'string' },
  },
})

/** The rows of one game, and what has been played of them. */
class Results<G extends GameId> {
  kept: Kept<G>
  private readonly file: string
  private readonly rows: readonly Measured<G>[]

  constructor(
    private readonly game: G,
    file: string,
    private readonly groups: readonly (readonly Measured<G>[])[],
    private readonly bots: () => Bots,
  ) {
    this.file = join(import.meta.dirname, file)
    this.rows = groups.flat()
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : ''
    // What is not played now is shown as it is kept, whoever played it.
    this.kept = readKept(text, this.rows, this.isWanted || text === '' ? bots() : botsIn(text), values.fresh)
  }

  get isWanted(): boolean {
    return !values.write && (values.game ?? this.game) === this.game
  }

  async play(threads: Threads): Promise<void> {
    for (const group of this.isWanted ? this.groups : []) {
      const rows = group.filter(({ name }) => name.startsWith(values.only))
      if (rows.length === 0) continue
      process.stderr.write(`${rows.map(({ name }) => name).join(' ')}\n`)
      const onProgress = progressBar(rows.reduce((sum, { games }) => sum + games, 0))
      const onSlice = (kept: Kept<G>): void => this.keep(kept)
      this.kept = await playRows(rows, this.kept, { game: this.game, threads, onProgress, onSlice })
    }
  }

  /** Whole or not at all: a run may be stopped while it writes. */
  private keep(kept: Kept<G>): void {
    writeFileSync(`${this.file}~`, formatKept(kept, this.rows, this.bots()))
    renameSync(`${this.file}~`, this.file)
  }
}

/** A fingerprint takes a while. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const boat = new Results('red-november', 'results.jsonl', GROUPS, once(fingerprints))
const cave = new Results('dark-cave', 'results-cave.jsonl', CAVE_GROUPS, once(caveFingerprints))
if (!values.write) {
  const count = Number(values.threads ?? availableParallelism())
  const threads = new Threads(count, await bundle('engine/cli/simulate-worker.ts', 'balance'))
  await boat.play(threads)
  await cave.play(threads)
  await threads.close()
}
writePage()

function writePage(): void {
  const findings = (file: string): string => readFileSync(join(DOCS, file), 'utf8')
  const { kept } = boat
  mkdirSync(join(DOCS, 'pictures'), { recursive: true })
  writeFileSync(join(DOCS, 'pictures', 'balance-losses.svg'), lossesChart(kept))
  writeFileSync(join(DOCS, 'pictures', 'balance-starts.svg'), startsChart(kept))
  const parts = [
    balancePage(kept, findings('balance-findings.md')),
    caveSection(cave.kept, findings('balance-findings-cave.md')),
  ]
  writeFileSync(join(DOCS, 'BALANCE.md'), parts.join('\n'))
}
