import { writeMarked } from '../../scripts/marked.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'
import type { Spoilt } from './spoil.ts'
import { GAME_IDS } from './tables.ts'
import type { Count, Tally } from './tally.ts'

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

const foundBy = ({ exact, ahead, torn, changing, halfDone }: Count): readonly number[] => [
  exact,
  ahead,
  torn,
  changing,
  halfDone,
]

/** Kills by kind of state. */
export function killTable(tally: Tally): string {
  const kills = tally.total(GAME_IDS).toLocaleString('en-GB')
  const found = ['at the last answer', 'one further', 'half a line behind it', 'old or new game', 'half a file left']
  return [
    row('killed while', ...GAME_IDS, ...found),
    `|---${'|---'.repeat(GAME_IDS.length + found.length)}|`,
    ...KINDS.map((kind) => {
      const byGame = GAME_IDS.map((game) => tally.of(game, kind).kills)
      return row(KIND_NAMES[kind], ...byGame, ...foundBy(tally.sum(kind, GAME_IDS)))
    }),
    '',
    `${kills} kills, ${tally.answered.toLocaleString('en-GB')} answers: none was lost.`,
  ].join('\n')
}

/** A table of docs/TORTURE.md. */
export const writePart = (part: 'saves' | 'writers' | 'windows', table: string): void =>
  writeMarked('TORTURE.md', part, table)
