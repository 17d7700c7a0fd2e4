import { type GameState, toScenario } from '../../engine/red-november/index.ts'

/** A position as the lines a person can read: one key of its scenario each, lists broken up by element. */
export function positionText(state: GameState): string {
  return Object.entries(toScenario(state))
    .filter(([key]) => key !== 'events' && key !== 'next')
    .map(([key, value]) => `${key.padEnd(12)} ${Array.isArray(value) ? lines(value) : flat(value)}`)
    .join('\n')
}

const INDENT = `\n${' '.repeat(13)}`
const lines = (list: readonly unknown[]): string =>
  list.every((element) => typeof element !== 'object') ? list.join(' ') || '-' : list.map(flat).join(INDENT)

/** JSON without its quotes and braces. */
const flat = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/^\{|\}$|"/g, '')
    .replaceAll(',', ', ')
    .replaceAll(':', ': ') || '-'
