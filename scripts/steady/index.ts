/**
 * `npm run steady -- 10`: everything that `npm test` runs, ten times, without a second try; every other time with all cores kept
 * busy by something else. `-- 5 e2e/title test/engine` runs some files only, `--busy` keeps the cores busy every time, and
 * what follows `-g` is a part of the titles. Whole runs are kept and told in docs/STEADY.md; the next call goes on from there.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { writeMarked } from '../marked.ts'
import { ROOT } from '../paths.ts'
import { ask, npm } from '../run.ts'
import { keep, keptRuns, steadyTable } from './kept.ts'
import { type Result, type UnitReport, unitResult, type WindowReport, windowResult } from './reports.ts'
import { isSteady, type Run, tallyOf } from './tally.ts'

const REPORTS = join(ROOT, 'reports', 'steady')
const DEFAULT_RUNS = 10

interface Wishes {
  readonly runs: number
  readonly alwaysBusy: boolean
  /** Files of tests in windows, and others; none of either means all of both. */
  readonly windows: readonly string[]
  readonly units: readonly string[]
  readonly title: string | null
}

function wishesIn(args: readonly string[]): Wishes {
  const at = args.indexOf('-g')
  const title = at < 0 ? null : args.slice(at + 1).join(' ')
  const words = (at < 0 ? args : args.slice(0, at)).filter((word) => word !== '--busy')
  const files = words.filter((word) => !/^\d+$/.test(word))
  const isWindow = (file: string): boolean => file.includes('e2e')
  return {
    runs: Number(words.find((word) => /^\d+$/.test(word)) ?? DEFAULT_RUNS),
    alwaysBusy: args.includes('--busy'),
    windows: files.filter(isWindow),
    units: files.filter((file) => !isWindow(file)),
    title,
  }
}

/** Busy, but for a look every tenth of a second at whether whoever wanted it is still there. */
const BUSY = `
  process.stdin.on('end', () => process.exit()).resume()
  const busy = () => { for (const since = Date.now(); Date.now() - since < 100; ); setImmediate(busy) }
  busy()`

/** Keeps every core busy until it is told to stop, or ends itself in whatever way. */
function keepBusy(): () => void {
  const busy = Array.from(
    { length: availableParallelism() },
    (): ChildProcess => spawn(process.execPath, ['-e', BUSY], { stdio: ['pipe', 'ignore', 'ignore'] }),
  )
  return () => {
    for (const child of busy) child.kill('SIGKILL')
  }
}

/** A program of node_modules; nobody tries twice. */
function tool(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const { CI: _forgiving, ...rest } = process.env
  return new Promise((done) => {
    const child = spawn('npx', ['--no-install', program, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...rest, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** Something that is no test: it went well or it did not. */
async function check(script: string): Promise<Result> {
  return (await npm(['run', script])) === 0 ? { passed: 1, fallen: [] } : { passed: 0, fallen: [script] }
}

/** What was written is what happened; nothing written means that it did not even begin. */
function read<R>(file: string, understand: (report: R) => Result): Result {
  if (!existsSync(file)) return { passed: 0, fallen: [`${file} was not written`] }
  return understand(JSON.parse(readFileSync(file, 'utf8')) as R)
}

async function unitTests({ units, title }: Wishes): Promise<Result> {
  const file = join(REPORTS, 'unit.json')
  rmSync(file, { force: true })
  const titles = title === null ? [] : ['-t', title]
  // What falls is told with its seed, too: a random game may be hard to meet again.
  await tool('vitest', ['run', ...units, ...titles, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  return read<UnitReport>(file, (report) => unitResult(report, ROOT))
}

async function windowTests({ windows, title }: Wishes): Promise<Result> {
  const file = join(REPORTS, 'windows.json')
  rmSync(file, { force: true })
  const titles = title === null ? [] : ['-g', title]
  const args = ['test', '-c', 'test/e2e', ...windows, ...titles, '--retries=0', '--reporter=list,json']
  await tool('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  return read<WindowReport>(file, windowResult)
}

const isWhole = ({ windows, units, title }: Wishes): boolean =>
  windows.length === 0 && units.length === 0 && title === null

/** The parts of `npm test`, one after the other as there; one that falls stops no other. */
async function partsOf(wishes: Wishes): Promise<Run['parts']> {
  const { windows, units } = wishes
  const all = windows.length === 0 && units.length === 0
  const parts: Record<string, Result> = {}
  if (all) parts.lint = await check('lint')
  if (all) parts.types = await check('typecheck')
  if (all || units.length > 0) parts.unit = await unitTests(wishes)
  if (all || windows.length > 0) parts.windows = await windowTests(wishes)
  return parts
}

async function once(wishes: Wishes, busy: boolean): Promise<Run> {
  const began = Date.now()
  const stop = busy ? keepBusy() : () => undefined
  try {
    return { busy, parts: await partsOf(wishes), minutes: (Date.now() - began) / 60_000 }
  } finally {
    stop()
  }
}

/** What is tested: the newest commit, with a plus where more than that lies in the folder than what runs leave behind. */
async function commitHere(): Promise<string> {
  const commit = await ask('git', ['rev-parse', '--short=8', 'HEAD'])
  const more = await ask('git', ['status', '--porcelain', ':!docs/STEADY.md', ':!scripts/steady/runs.jsonl'])
  return commit === null ? 'unknown' : `${commit.trim()}${more ? '+' : ''}`
}

const wishes = wishesIn(process.argv.slice(2))
const runs: Run[] = []
mkdirSync(REPORTS, { recursive: true })
let busy = isWhole(wishes) && keptRuns().at(-1)?.busy === false
for (let at = 0; at < wishes.runs; at++) {
  const commit = await commitHere()
  const run = await once(wishes, wishes.alwaysBusy || busy)
  busy = !run.busy
  runs.push(run)
  console.log(`\n${tallyOf(runs)}\n`)
  if (!isWhole(wishes)) continue
  keep({ commit, ...run })
  writeMarked('STEADY.md', 'steady', steadyTable(keptRuns()))
}
process.exitCode = isSteady(runs) ? 0 : 1
