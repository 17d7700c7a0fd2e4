import type { RandomStream } from '../../engine/shared/random.ts'

type Mutation = (text: string, random: RandomStream) => string

const spot = (length: number, random: RandomStream): number => random.die(length + 1) - 1
const splice = (text: string, from: number, count: number, put: string): string =>
  text.slice(0, from) + put + text.slice(from + count)
const onLines =
  (change: (lines: string[], random: RandomStream) => string[]): Mutation =>
  (text, random) =>
    change(text.split('\n'), random).join('\n')
const letter = (random: RandomStream): string => String.fromCodePoint(random.die(0x2ff))

/** The ways in which editors and people spoil a text. */
const OF_TEXT: readonly Mutation[] = [
  (text, random) => splice(text, spot(text.length, random), 1, letter(random)),
  (text, random) => splice(text, spot(text.length, random), random.die(200), ''),
  (text, random) => splice(text, spot(text.length, random), 0, letter(random).repeat(random.die(500))),
  (text, random) => text.slice(0, spot(text.length, random)),
  (text, random) => text.slice(spot(text.length, random)),
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
  onLines((lines, random) => {
    const [from, to] = [random.die(lines.length) - 1, random.die(lines.length) - 1]
    return lines.with(from, lines[to] ?? '').with(to, lines[from] ?? '')
  }),
  onLines((lines, random) => random.shuffled(lines)),
  onLines((lines, random) => lines.map((line) => (random.die(10) === 1 ? line.toUpperCase() : line))),
  onLines((lines) => lines.map((line) => line.replace(/^\S+ /, '0123456789abcdef '))),
  onLines((lines, random) => [...lines.slice(0, -1), `0123456789abcdef ${'undo '.repeat(random.die(50))}`, '']),
]

/** The ways in which disks spoil bytes, whatever they mean: one bit, a piece of zeros, a piece of another file, one piece twice. */
const OF_BYTES: readonly ((bytes: Buffer, other: Buffer, random: RandomStream) => Buffer)[] = [
  (bytes, _other, random) => {
    const at = random.die(Math.max(1, bytes.length)) - 1
    const spoilt = Buffer.from(bytes)
    if (spoilt.length > 0) spoilt.writeUInt8((spoilt[at] ?? 0) ^ (1 << (random.die(8) - 1)), at)
    return spoilt
  },
  (bytes, _other, random) => Buffer.from(bytes).fill(0, spot(bytes.length, random)),
  (bytes, _other, random) => {
    const at = spot(bytes.length, random)
    return Buffer.from(bytes).fill(0, at, Math.min(bytes.length, at + random.die(512)))
  },
  (bytes, other, random) => {
    const at = spot(Math.min(bytes.length, other.length), random)
    const length = random.die(512)
    return Buffer.concat([bytes.subarray(0, at), other.subarray(at, at + length), bytes.subarray(at + length)])
  },
  (bytes, other, random) => {
    const at = spot(Math.min(bytes.length, other.length), random)
    return Buffer.concat([bytes.subarray(0, at), other.subarray(at)])
  },
  (bytes, _other, random) => {
    const at = spot(bytes.length, random)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - random.die(512)))])
  },
]

const any = <T>(list: readonly T[], random: RandomStream): T => list[random.die(list.length) - 1] as T

/** Spoils a save once, or a few times over; `other` is another file of the same disk. */
export function mutated(text: string, other: string, random: RandomStream): Buffer {
  let spoilt = text
  let bytes: Buffer | null = null
  for (let times = random.die(3); times > 0; times--) {
    if (random.die(3) === 1) bytes = any(OF_BYTES, random)(bytes ?? Buffer.from(spoilt), Buffer.from(other), random)
    else {
      spoilt = any(OF_TEXT, random)(bytes?.toString('utf8') ?? spoilt, random)
      bytes = null
    }
  }
  return bytes ?? Buffer.from(spoilt)
}
