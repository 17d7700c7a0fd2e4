import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CliError } from './error.ts'

/** How flags are read, and what is said where they make no sense. */

export const usage = (message: string): CliError => new CliError({ code: 'cli/usage', message }, 2)

export const text = { type: 'string' } as const
export const flag = { type: 'boolean' } as const

/** Flags that every simulation knows. */
export const COMMON_FLAGS = {
  game: text,
  games: text,
  bot: text,
  seed: text,
  threads: text,
  playouts: text,
  resume: text,
  csv: flag,
  json: flag,
}

export function readFlags<O extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: O) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw usage((error as Error).message)
  }
}

export function whole(name: string, value: string, from: number, to: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < from || number > to) {
    throw usage(`--${name} is a whole number from ${from} to ${to}`)
  }
  return number
}

/** `4`, `3,5` or `3-8`. */
export function sizes(name: string, list: string, fewest: number, most: number): readonly number[] {
  return list.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split('-')
    const first = whole(name, from, fewest, most)
    const last = whole(name, to, first, most)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

/** One of a few names, or several of them with commas between. */
export function names<T extends string>(name: string, list: string, known: readonly T[]): readonly T[] {
  const found = list.split(',')
  if (!found.every((one) => (known as readonly string[]).includes(one)))
    throw usage(`--${name} is one of ${known.join(', ')}`)
  return found as readonly string[] as readonly T[]
}

export const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** Keys in the order of the alphabet: the same sums give the same line. */
export const sorted = <V>(record: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
