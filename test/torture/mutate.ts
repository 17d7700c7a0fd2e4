import { redNovember } from '../../engine/red-november/index.ts'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { readSave } from '../../engine/shared/save.ts'

export interface MutationReport {
  readonly files: number
  readonly refused: number
  readonly damaged: number
  readonly unharmed: number
}

type Mutation = (text: string, random: RandomStream) => string

const spot = (text: string, random: RandomStream): number => random.die(text.length + 1) - 1
const splice = (text: string, from: number, count: number, put: string): string =>
  text.slice(0, from) + put + text.slice(from + count)
const onLines =
  (change: (lines: string[], random: RandomStream) => string[]): Mutation =>
  (text, random) =>
    change(text.split('\n'), random).join('\n')
const letter = (random: RandomStream): string => String.fromCodePoint(random.die(0x2ff))

/** The ways in which disks, editors and people spoil a file. */
const MUTATIONS: readonly Mutation[] = [
  (text, random) => splice(text, spot(text, random), 1, letter(random)),
  (text, random) => splice(text, spot(text, random), random.die(200), ''),
  (text, random) => splice(text, spot(text, random), 0, letter(random).repeat(random.die(500))),
  (text, random) => text.slice(0, spot(text, random)),
  (text, random) => text.slice(spot(text, random)),
  (text, random) => splice(text, spot(text, random), 4096, '\0'.repeat(random.die(4096))),
  (text, random) => text.replaceAll('\n', random.die(2) === 1 ? '\r\n' : '\r'),
  (text) => text + text,
  (text, random) => text.replace(/\d/g, (digit) => (random.die(50) === 1 ? String(random.die(10) - 1) : digit)),
  (text, random) => text.replace(/"version":\d+|"rules":\d+/g, (found) => `${found.split(':')[0]}:${random.die(1e9)}`),
  (text, random) => text.replace(/[{}[\],:"]/g, (sign) => (random.die(20) === 1 ? letter(random) : sign)),
  (text) => Buffer.from(text, 'utf8').toString('latin1'),
  (text) => `\uFEFF${text}`,
  onLines((lines, random) => lines.toSpliced(random.die(lines.length) - 1, 1)),
  onLines((lines, random) => {
    const line = lines[random.die(lines.length) - 1] ?? ''
    return lines.toSpliced(random.die(lines.length) - 1, 0, line)
  }),
  onLines((lines, random) => random.shuffled(lines)),
  onLines((lines, random) => lines.map((line) => (random.die(10) === 1 ? line.toUpperCase() : line))),
  onLines((lines) => lines.map((line) => line.replace(/^\S+ /, '0123456789abcdef '))),
  onLines((lines, random) => [...lines.slice(0, -1), `0123456789abcdef ${'undo '.repeat(random.die(50))}`, '']),
]

/** Spoils a save once, or a few times over. */
export function mutated(text: string, random: RandomStream): string {
  let spoilt = text
  for (let times = random.die(3); times > 0; times--) {
    const mutation = MUTATIONS[random.die(MUTATIONS.length) - 1]
    if (mutation) spoilt = mutation(spoilt, random)
  }
  return spoilt
}

/** Reads so many spoilt copies. Throws if a copy is read wrongly: the lines before the first difference must be there. */
export function mutate(
  text: string,
  files: number,
  seed: string,
  after: (file: number) => void = () => undefined,
  game: Game<GameTypes> = redNovember,
): MutationReport {
  const random = new RandomStream(seedState(seed))
  const report = { files, refused: 0, damaged: 0, unharmed: 0 }
  for (let file = 0; file < files; file++) {
    report[judge(game, text, mutated(text, random))]++
    after(file)
  }
  return report
}

function judge(game: Game<GameTypes>, text: string, spoilt: string): 'refused' | 'damaged' | 'unharmed' {
  const save = readSave(game, spoilt)
  if (!save.ok) return 'refused'
  const original = text.split('\n')
  const now = spoilt.split('\n')
  const same = original.findIndex((line, at) => line !== now[at])
  const kept = same < 0 ? original.length - 1 : same
  // `kept` counts the header; what stood before the first difference must have been read.
  if (save.record.entries.length < Math.min(kept, original.length - 1) - 1)
    throw new Error('an undamaged line was lost')
  return save.damage ? 'damaged' : 'unharmed'
}
