import { writeMarked } from '../../scripts/marked.ts'

/** A line of a table: what, how much, and how much it may be. */
export type Line = readonly [what: string, measured: string, budget?: string]

/** The table of one part in docs/BENCH.md. */
export function writePart(part: 'engine' | 'bots' | 'app' | 'board' | 'cave', lines: readonly Line[]): void {
  const rows = lines.map(([what, measured, budget = '']) => `| ${what} | ${measured} | ${budget} |`)
  writeMarked('BENCH.md', part, [`| the ${part} | measured | budget |`, '|---|---|---|', ...rows].join('\n'))
}
