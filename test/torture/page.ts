import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/paths.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'
import type { Spoilt } from './spoil.ts'
import { GAME_IDS } from './tables.ts'
import type { Count, Tally } from './tally.ts'

const FILE = join(ROOT, 'docs', 'TORTURE.md')

const row = (...cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell)).join(' | ')} |`

/** What became of cut and spoilt saves. */
export const spoiltTable = (all: readonly Spoilt[]): string =>
  [
    row('saves', 'files', 'refused with a reason', 'read up to the last whole line, and said so', 'read whole'),
    '|---|---|---|---|---|',
    ...all.flatMap(({ game, cuts, mutations }) => [
      row(`${game}, a finished game cut after every byte`, cuts.cuts, cuts.refused, cuts.damaged, cuts.whole),
      row(`${game}, spoilt`, mutations.files, mutations.refused, mutations.damaged, mutations.whole),
    ]),
    '',
    ...all.map(({ game, heap }) => `Heap of the reader of ${game} on the way: ${heap.join(', ')} MB.`),
  ].join('\n')

const cellsOf = ({ exact, ahead, torn, changing, halfDone }: Count): readonly number[] => [
  exact,
  ahead,
  torn,
  changing,
  halfDone,
]

/** Kills by kind of state. */
export function killTable(writers: Tally, windows: Tally): string {
  const rows = KINDS.map((kind) => {
    const [plain, real] = [writers.sum(kind, GAME_IDS), windows.sum(kind, GAME_IDS)]
    const byGame = GAME_IDS.map((game) => writers.of(game, kind).kills + windows.of(game, kind).kills)
    const found = cellsOf(plain).map((count, at) => count + (cellsOf(real)[at] ?? 0))
    return row(KIND_NAMES[kind], ...byGame, plain.kills, real.kills, ...found)
  })
  const kills = [writers.total(GAME_IDS), windows.total(GAME_IDS)] as const
  return [
    row(
      'killed while',
      ...GAME_IDS,
      'without window',
      'real window',
      'at the last answer',
      'one further',
      'half a line behind it',
      'old or new game',
      'half a file left',
    ),
    `|---${'|---'.repeat(GAME_IDS.length + 7)}|`,
    ...rows,
    '',
    `${kills[0] + kills[1]} kills (${kills[0]} without a window, ${kills[1]} of the real one), ${(writers.answered + windows.answered).toLocaleString('en-GB')} answers: none was lost.`,
  ].join('\n')
}

/** Puts a table between its marks in docs/TORTURE.md; also printed. */
export function writePart(part: 'saves' | 'kills', table: string): void {
  console.log(table)
  const text = readFileSync(FILE, 'utf8')
  const marked = new RegExp(`(<!-- ${part} -->\\n)[\\s\\S]*?(<!-- /${part} -->)`)
  if (!marked.test(text)) throw new Error(`docs/TORTURE.md has no place for the ${part}`)
  writeFileSync(
    FILE,
    text.replace(marked, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
  )
}
