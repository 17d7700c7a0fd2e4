/**
 * `npm run balance`: plays all rows that are not finished yet and writes docs/BALANCE.md. It can be stopped at any time
 * and goes on where it was; `-- --write` only writes the page, `-- --only captain` plays some of the rows.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progressBar } from '../../engine/cli/progress.ts'
import { runGames, tallyIn } from '../../engine/cli/threads.ts'
import type { Tally } from '../../engine/red-november/index.ts'
import { lossesChart, startsChart } from './charts.ts'
import { balancePage } from './page.ts'
import { ROWS } from './rows.ts'

const LEDGERS = 'node_modules/.cache/balance'
const { values } = parseArgs({
  options: { write: { type: 'boolean' }, only: { type: 'string' }, threads: { type: 'string' } },
})
const threads = Number(values.threads ?? availableParallelism())

mkdirSync(LEDGERS, { recursive: true })
const ledger = (name: string): string => join(LEDGERS, `${name}.jsonl`)

if (!values.write) {
  for (const { name, simulation, games } of ROWS.filter((row) => row.name.startsWith(values.only ?? ''))) {
    process.stderr.write(`${name}\n`)
    await runGames({ simulation, games, threads, resume: ledger(name), onProgress: progressBar(games) })
  }
}

const found = new Map<string, Tally>()
for (const { name, simulation, games } of ROWS) {
  const tally = tallyIn(ledger(name), { simulation, games })
  if (tally.games > 0) found.set(name, tally)
}
mkdirSync('docs/pictures', { recursive: true })
writeFileSync('docs/pictures/balance-losses.svg', lossesChart(found))
writeFileSync('docs/pictures/balance-starts.svg', startsChart(found))
writeFileSync('docs/BALANCE.md', balancePage(found, readFileSync('docs/balance-findings.md', 'utf8')))
