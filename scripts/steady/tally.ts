import type { Result } from './reports.ts'

/** One run of everything. */
export interface Run {
  readonly busy: boolean
  readonly minutes: number
  /** By the name of the part; one that is no test fell or it did not. */
  readonly parts: Readonly<Record<string, Result>>
}

/** The runs, one a line, and below them what fell and in which of them. */
export function tallyOf(runs: readonly Run[]): string {
  const names = [...new Set(runs.flatMap(({ parts }) => Object.keys(parts)))]
  const rows = runs.map(({ busy, minutes, parts }, at) => [
    String(at + 1),
    busy ? 'busy' : 'quiet',
    minutes.toFixed(1),
    ...names.map((name) => told(parts[name])),
  ])
  const table = columns([['run', 'cores', 'minutes', ...names], ...rows])
  return [table, '', ...fallenIn(runs)].join('\n')
}

/** Did anything fall? */
export const isSteady = (runs: readonly Run[]): boolean =>
  runs.every(({ parts }) => Object.values(parts).every(({ fallen }) => fallen.length === 0))

function told(result: Result | undefined): string {
  if (!result) return '-'
  return result.fallen.length === 0 ? `${result.passed} passed` : `${result.fallen.length} fell`
}

function fallenIn(runs: readonly Run[]): readonly string[] {
  const where = new Map<string, number[]>()
  for (const [at, { parts }] of runs.entries())
    for (const test of Object.values(parts).flatMap(({ fallen }) => fallen))
      where.set(test, [...(where.get(test) ?? []), at + 1])
  if (where.size === 0) return [`Nothing fell in ${runs.length} runs.`]
  return [...where]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([test, at]) => `${at.length} of ${runs.length} (run ${at.join(', ')}): ${test}`)
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
