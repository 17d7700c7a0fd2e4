import { DIE_FACES } from '../data/board.ts'
import { type FixJob, SURE_TARGET } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { Moment } from './moments.ts'

/** A throw that could go either way, with the chance it had when it was thrown. */
export interface Throw {
  readonly gnome: Color
  readonly purpose: FixJob | 'duel'
  readonly chance: number
  readonly succeeded: boolean
  readonly face: number
  readonly minute: number
  readonly entry: number
}

export interface Luck {
  readonly throws: number
  readonly successes: number
  /** The sum of the chances. */
  readonly expected: number
  /** Successes beyond expectation. */
  readonly luck: number
  /** The chance of doing worse with the same throws, and of doing better. */
  readonly worse: number
  readonly better: number
}

/** A1, O2: every throw of a fix-it and every duel. A sure thing is no luck. */
export function throwsOf(moments: readonly Moment[]): readonly Throw[] {
  return moments.flatMap((moment, at) => {
    const { event } = moment
    if (event.type !== 'die-rolled') return []
    if (event.purpose === 'fix') return fixThrow(moments, at)
    return event.purpose === 'duel-defender' ? duelThrows(moments, at) : []
  })
}

function fixThrow(moments: readonly Moment[], at: number): readonly Throw[] {
  const { event: roll, minute, entry } = moments[at] as Moment
  const began = moments.slice(0, at).findLast(({ event }) => event.type === 'action-began')?.event
  const end = moments[at + 1]?.event
  if (roll.type !== 'die-rolled' || began?.type !== 'action-began' || began.target === null) return []
  if (end?.type !== 'fix-succeeded' && end?.type !== 'fix-failed') return []
  const chance = began.target / SURE_TARGET
  const succeeded = end.type === 'fix-succeeded'
  return [{ gnome: roll.gnome, purpose: end.job, chance, succeeded, face: roll.face, minute, entry }]
}

/** O2: one chance, seen from both sides. */
function duelThrows(moments: readonly Moment[], at: number): readonly Throw[] {
  const [first, second, end] = [moments[at - 1]?.event, moments[at]?.event, moments[at + 1]?.event]
  if (first?.type !== 'die-rolled' || second?.type !== 'die-rolled' || end?.type !== 'duel-decided') return []
  const { minute, entry } = moments[at] as Moment
  const chance = duelChance(first.face - end.attack, second.face - end.defence)
  const won = end.winner === first.gnome
  const both = { purpose: 'duel', minute, entry } as const
  return [
    { ...both, gnome: first.gnome, chance, succeeded: won, face: first.face },
    { ...both, gnome: second.gnome, chance: 1 - chance, succeeded: !won, face: second.face },
  ]
}

/** O2: both subtract their intoxication; a tie goes to the attacker. */
export function duelChance(attacker: number, defender: number): number {
  let wins = 0
  for (let attack = 1; attack <= DIE_FACES; attack++)
    for (let defence = 1; defence <= DIE_FACES; defence++) if (attack - attacker >= defence - defender) wins++
  return wins / DIE_FACES ** 2
}

/** What the dice did, against what could be expected of them. */
export function luckOf(throws: readonly Throw[]): Luck {
  const successes = throws.filter(({ succeeded }) => succeeded).length
  const expected = throws.reduce((sum, { chance }) => sum + chance, 0)
  const spread = distribution(throws.map(({ chance }) => chance))
  const sum = (from: number, to: number): number => spread.slice(from, to).reduce((total, part) => total + part, 0)
  return {
    throws: throws.length,
    successes,
    expected,
    luck: successes - expected,
    worse: sum(0, successes),
    better: sum(successes + 1, spread.length),
  }
}

/** How likely each number of successes is: every throw has its own chance. */
function distribution(chances: readonly number[]): readonly number[] {
  let spread = [1]
  for (const chance of chances) {
    spread = Array.from(
      { length: spread.length + 1 },
      (_, hits) => (spread[hits] ?? 0) * (1 - chance) + (spread[hits - 1] ?? 0) * chance,
    )
  }
  return spread
}
