import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/paths.ts'

/** A line of a table: what, how much, and how much it may be. */
export type Line = readonly [what: string, measured: string, budget?: string]

/** The table of one part in docs/BENCH.md, between its two marks; also printed. */
export function writePart(part: 'engine' | 'bots' | 'app' | 'board' | 'cave', lines: readonly Line[]): void {
  const file = join(ROOT, 'docs', 'BENCH.md')
  const rows = lines.map(([what, measured, budget = '']) => `| ${what} | ${measured} | ${budget} |`)
  const table = [`| the ${part} | measured | budget |`, '|---|---|---|', ...rows].join('\n')
  console.log(table)
  const text = readFileSync(file, 'utf8')
  const marked = new RegExp(`(<!-- ${part} -->\\n)[\\s\\S]*?(<!-- /${part} -->)`)
  if (!marked.test(text)) throw new Error(`docs/BENCH.md has no place for the ${part}`)
  writeFileSync(
    file,
    text.replace(marked, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
  )
}
