import { t } from '../words/index.ts'
import type { CrewMember } from './analysis.ts'

/** The face that goes with each fate. */
export const MOODS = {
  hero: 'calm',
  alive: 'calm',
  drunk: 'drunk',
  asleep: 'fainted',
  down: 'worried',
  downDrunk: 'drunk',
  downAsleep: 'fainted',
  dead: 'dead',
  desertedWon: 'calm',
  desertedLost: 'worried',
} as const satisfies Record<CrewMember['fate'], string>

/** How it ended for a gnome, in a word or two. */
export function fateWords({ fate, deeds }: CrewMember): string {
  const death = deeds.deaths.at(-1)
  if (fate !== 'dead') return t(`report.fate.${fate}`)
  // A game may begin in a position in which somebody is dead already.
  if (!death) return t('report.fate.deadBefore')
  return t('report.fate.dead', { cause: t(`game.death.${death.cause}`), minute: death.minute })
}
