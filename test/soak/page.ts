import type { Verdict } from './verdict.ts'

interface Run {
  readonly minutes: number
  readonly games: number
  readonly moves: number
  /** Megabytes of all processes at the end, with nobody looking any more. */
  readonly unwatched: number
  readonly verdicts: readonly Verdict[]
}

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** The whole of docs/SOAK.md. */
export function table({ minutes, games, moves, unwatched, verdicts }: Run): string {
  const rows = verdicts.map(
    ({ what, thirds, isRising }) =>
      `| ${[what, ...thirds.map(figure), isRising ? '**rising**' : 'flat'].join(' | ')} |`,
  )
  return `# An hour of bots

\`npm run soak\` lets bots end game after game of both kinds in the real window, with sound, board, scenes and report; each is opened from the
list of saves fifteen commands before its end. Between the games settings, saves, statistics, credits and rules are looked at. After each
pair of games everything is counted at the title, after the page has thrown away what nobody holds. The samples are cut into thirds by time: the first is warming up, and the median of the last may not be more
than that of the middle one (but for 2 % and two things; memory 4 to 5 % and a few megabytes). \`-- --minutes 10\` is shorter.

Last run: ${minutes.toFixed(0)} minutes, ${games} games, ${moves.toLocaleString('en-GB')} commands.

| at the title | first third | middle | last third | |
|---|---|---|---|---|
${rows.join('\n')}

In the end, with nobody looking any more: ${unwatched.toFixed(0)} MB. For whoever looks through the debugging port the page keeps every file that it fetched.
`
}
