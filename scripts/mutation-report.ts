/**
 * What the mutation test found, as the tables of docs/MUTATION.md: `npm run mutation` calls it after Stryker. Each game in
 * the report gets its table anew, of the files in which something went unnoticed; one that is not in it keeps what it had. Below a
 * game's aim it fails.
 */
import { readFileSync } from 'node:fs'
import { writeMarked } from './marked.ts'

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored' | 'Pending'

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: Status }[] }>>
}

/** The mutants of one file, or of all files of a game. */
interface Part {
  readonly name: string
  readonly ends: readonly Status[]
}

const AIMS = { 'red-november': 95, 'dark-cave': 92 } as const

const count = ({ ends }: Part, ...wanted: readonly Status[]): number =>
  ends.filter((end) => wanted.includes(end)).length
const noticed = (part: Part): number => count(part, 'Killed', 'Timeout')
const all = (part: Part): number => noticed(part) + count(part, 'Survived', 'NoCoverage')
const percent = (part: Part): number => (100 * noticed(part)) / all(part)

function filesOf({ files }: Report, game: string): readonly Part[] {
  const folder = `engine/${game}/`
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, { mutants }]) => ({
      name: path.slice(folder.length, -'.ts'.length),
      ends: mutants.map(({ status }) => status),
    }))
    .filter((part) => all(part) > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const row = (part: Part): string =>
  `| ${part.name} | ${percent(part).toFixed(1)} % | ${count(part, 'Survived')} | ${count(part, 'NoCoverage')} |`

const table = (files: readonly Part[], whole: Part): string =>
  [
    `${all(whole)} mutants: ${noticed(whole)} noticed, ${count(whole, 'Timeout')} of them because the tests went on for ever;`,
    `${count(whole, 'Survived')} survived, ${count(whole, 'NoCoverage')} were not reached.`,
    '',
    '| file | noticed | survived | not reached |',
    '|---|---|---|---|',
    ...files.filter((file) => noticed(file) < all(file)).map(row),
    row(whole),
  ].join('\n')

const report = JSON.parse(readFileSync(process.argv[2] ?? 'reports/mutation.json', 'utf8')) as Report
for (const [game, aim] of Object.entries(AIMS)) {
  const files = filesOf(report, game)
  if (files.length === 0) continue
  const whole: Part = { name: '**all**', ends: files.flatMap(({ ends }) => ends) }
  writeMarked('MUTATION.md', game, table(files, whole))
  console.log(`${game}: ${percent(whole).toFixed(1)} % noticed, the aim is ${aim} %`)
  if (percent(whole) < aim) process.exitCode = 1
}
