import type { Verdict } from './verdict.ts'

interface Run {
  readonly minutes: number
  readonly games: number
  readonly moves: number
  readonly verdicts: readonly Verdict[]
}

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** What docs/SOAK.md tells of a run. */
export function table({ minutes, games, moves, verdicts }: Run): string {
  const rows = verdicts.map(
    ({ what, thirds, isRising }) =>
      `| ${[what, ...thirds.map(figure), isRising ? '**rising**' : 'flat'].join(' | ')} |`,
  )
  return [
    `Last run: ${minutes.toFixed(0)} minutes, ${games} games, ${moves.toLocaleString('en-GB')} commands.`,
    '',
    '| at the title | first third | middle | last third | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
