/**
 * `npm run balance`: plays all rows that are not finished yet and writes docs/BALANCE.md. It can be stopped at any time
 * and goes on where it was: what has been played is kept in results.jsonl, which belongs to the repository. `-- --write` only
 * writes the page, `-- --only captain` plays some of the rows, `-- --fresh` forgets what other bots or rules have left.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progressBar } from '../../engine/cli/progress.ts'
import { Threads } from '../../engine/cli/threads.ts'
import { bundle } from '../bundle.ts'
import { ROOT } from '../paths.ts'
import { lossesChart, startsChart } from './charts.ts'
import { fingerprint, formatKept, type Kept, readKept } from './kept.ts'
import { balancePage } from './page.ts'
import { playRows } from './play.ts'
import { GROUPS, ROWS } from './rows.ts'

const RESULTS = join(import.meta.dirname, 'results.jsonl')
const DOCS = join(ROOT, 'docs')
const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    fresh: { type: 'boolean' },
    only: { type: 'string', default: '' },
    threads: { type: 'string' },
  },
})
const bots = fingerprint()
let kept: Kept = values.fresh || !existsSync(RESULTS) ? new Map() : readKept(readFileSync(RESULTS, 'utf8'), ROWS, bots)
if (!values.write) await playAll(Number(values.threads ?? availableParallelism()))
writePage()

async function playAll(count: number): Promise<void> {
  const threads = new Threads(count, await bundle('engine/cli/simulate-worker.ts', 'balance'))
  for (const group of GROUPS) {
    const rows = group.filter(({ name }) => name.startsWith(values.only))
    if (rows.length === 0) continue
    process.stderr.write(`${rows.map(({ name }) => name).join(' ')}\n`)
    const onProgress = progressBar(rows.reduce((sum, { games }) => sum + games, 0))
    kept = await playRows(rows, kept, { threads, onProgress, onSlice: keep })
  }
  await threads.close()
}

/** Whole or not at all: a run may be stopped while it writes. */
function keep(rows: Kept): void {
  writeFileSync(`${RESULTS}~`, formatKept(rows, ROWS, bots))
  renameSync(`${RESULTS}~`, RESULTS)
}

function writePage(): void {
  mkdirSync(join(DOCS, 'pictures'), { recursive: true })
  writeFileSync(join(DOCS, 'pictures', 'balance-losses.svg'), lossesChart(kept))
  writeFileSync(join(DOCS, 'pictures', 'balance-starts.svg'), startsChart(kept))
  writeFileSync(join(DOCS, 'BALANCE.md'), balancePage(kept, readFileSync(join(DOCS, 'balance-findings.md'), 'utf8')))
}
