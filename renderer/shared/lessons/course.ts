import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Lesson } from '../lesson.ts'

type Beats = Pick<Lesson<GameTypes>, 'beats'>

/** How far a lesson has come: what was done, in order. A beat that was only read is an empty text. */
export type Steps = readonly string[]

/** Where the lesson stands. */
export interface Standing {
  /** Which beat; the number of beats when all is done. */
  readonly beat: number
  readonly say: string | null
  /** What the player has to do now, in notation; null: read on. */
  readonly wanted: string | null
}

const READ = ''

/** Every step of a lesson with the beat it belongs to. */
const path = ({ beats }: Beats): readonly { readonly beat: number; readonly step: string }[] =>
  beats.flatMap((beat, at) => (beat.do ?? [READ]).map((step) => ({ beat: at, step })))

export function standing(lesson: Beats, steps: Steps): Standing {
  const next = path(lesson)[steps.length]
  if (!next) return { beat: lesson.beats.length, say: null, wanted: null }
  return { beat: next.beat, say: lesson.beats[next.beat]?.say ?? null, wanted: next.step || null }
}

/** What is still to be done in the beat that the lesson stands at, in notation. */
export function ahead(lesson: Beats, steps: Steps): readonly string[] {
  const [next, ...later] = path(lesson).slice(steps.length)
  return next?.step ? [next, ...later].filter(({ beat }) => beat === next.beat).map(({ step }) => step) : []
}

/** Is this command, in notation, the one that is wanted? `*` stands for any number. */
export const fits = (wanted: string, command: string): boolean =>
  isOpen(wanted) ? command.startsWith(wanted.slice(0, -1)) : command === wanted

/** Does it leave its number to the player? */
export const isOpen = (wanted: string): boolean => wanted.endsWith('*')

/** A command that fits; where the number is open, with the least. */
export const simplest = (wanted: string): string => wanted.replace('*', '1')

/** The steps with the commands that are still in the game: after an undo the lesson goes back, too. */
export function withCommands(lesson: Beats, steps: Steps, commands: readonly string[]): Steps {
  const kept: string[] = []
  let at = 0
  for (const [index, { step }] of path(lesson).entries()) {
    if (step === READ && index < steps.length) kept.push(READ)
    else if (step !== READ && at < commands.length) kept.push(commands[at++] ?? READ)
    else break
  }
  return kept
}

export const read = (steps: Steps): Steps => [...steps, READ]

/** The lesson after this one. */
export const nextLesson = (list: readonly { readonly id: string }[], id: string): string | null =>
  list[list.findIndex((lesson) => lesson.id === id) + 1]?.id ?? null
