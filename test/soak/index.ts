import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDisplay, prepareWindows } from '../../scripts/display.ts'
import { writeMarked } from '../../scripts/marked.ts'
import { linuxFlags } from '../../scripts/system.ts'
import { removeFolder } from '../e2e/support/folders.ts'
import { KINDS } from './games.ts'
import { table } from './page.ts'
import { FEWEST_SAMPLES, judge, type Sample } from './verdict.ts'
import { SoakWindow } from './window.ts'

/**
 * `npm run soak [-- --minutes 10]`: bots play both games in turn in the real window; whatever is counted at the title after
 * each pair of games must stay flat. Ends with an error if something grows. Linux only: it reads /proc.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes}: how long?`)

const program = await prepareWindows()
const closeDisplay = await openDisplay()
const home = mkdtempSync(join(tmpdir(), 'red-november-soak-'))
const flags = await linuxFlags(program)
const args = [`--user-data-dir=${home}`, '--lang=en-GB', '--force-device-scale-factor=0.5', ...flags]
const window = await SoakWindow.open(program, args, home)

const samples: Sample[] = []
const begun = performance.now()
const elapsed = (): number => (performance.now() - begun) / 60_000
let moves = 0
try {
  while (elapsed() < minutes || samples.length < FEWEST_SAMPLES) {
    for (const kind of KINDS) moves += await window.play(kind, `soak ${samples.length}`)
    await window.lookAround()
    const now = await window.sample()
    samples.push(now)
    console.log(`${elapsed().toFixed(1)} min, ${moves} moves:`, JSON.stringify(now, rounded))
  }
} finally {
  await window.close()
  closeDisplay()
  await removeFolder(home)
}
const verdicts = judge(samples)
const text = table({ minutes: elapsed(), games: samples.length * KINDS.length, moves, verdicts })
writeMarked('SOAK.md', 'soak', text)
if (verdicts.some(({ isRising }) => isRising)) process.exitCode = 1

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value
}
