import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSteady, type Run } from './tally.ts'

/** A whole run, and what was tested in it. */
export interface KeptRun extends Run {
  readonly commit: string
}

/** Whole runs of all days, one a line: ten of them take longer than most machines are left alone. */
const FILE = join(import.meta.dirname, 'runs.jsonl')

export const keptRuns = (): readonly KeptRun[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

export const keep = (run: KeptRun): void => appendFileSync(FILE, `${JSON.stringify(run)}\n`)

/** Those since anything last fell. */
export const inARow = (runs: readonly KeptRun[]): readonly KeptRun[] =>
  runs.slice(runs.findLastIndex((run) => !isSteady([run])) + 1)

/** What docs/STEADY.md tells of all runs. */
export function steadyTable(runs: readonly KeptRun[]): string {
  const green = inARow(runs)
  const busy = green.filter((run) => run.busy).length
  const rows = runs.map((run) => [run.commit, run.busy ? 'busy' : 'quiet', run.minutes.toFixed(1), ...counted(run)])
  return [
    `Green in a row: **${green.length}**, ${busy} of them on busy cores.`,
    '',
    '| commit | cores | minutes | passed | fell |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}

function counted({ parts }: KeptRun): readonly string[] {
  const results = Object.values(parts)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  return [passed.toLocaleString('en-GB'), results.flatMap(({ fallen }) => fallen).join('; ') || '-']
}
