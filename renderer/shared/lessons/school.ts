import { batch, computed, effect, signal, untracked } from '@preact/signals'
import {
  type Command,
  formatCommand,
  type GameRecord,
  type Place,
  parseCommand,
  redNovember,
} from '../../../engine/red-november/index.ts'
import { extend, present, startRecord } from '../../../engine/shared/record.ts'
import { screen, show, showGame } from '../../core/navigation.ts'
import { memoryOf, remember } from '../../core/settings.ts'
import { LESSON_IDS, type Lesson, type LessonId } from '../../red-november/lessons/lessons.ts'
import { table } from '../../red-november/run/running.ts'
import { fits, lessonOf, read, type Steps, standing, withCommands } from './course.ts'

/** The lesson that is being taken, and how far it has come. */
export const attending = signal<{ readonly lesson: Lesson; readonly steps: Steps } | null>(null)

/** Where it stands. */
export const now = computed(() => attending.value && standing(attending.value.lesson, attending.value.steps))

/** What the bosun waits for, as a command of the position that is seen; `*` reads as one minute. */
export const wanted = computed((): Command | null => {
  const state = table.shown.value
  const text = now.value?.wanted
  if (!state || !text || table.stage.value.name !== 'choosing') return null
  return parseCommand(text.replace('*', '1'), state)
})

/** Is this what the bosun waits for? */
export const isWanted = (command: Command): boolean =>
  wanted.value !== null && formatCommand(wanted.value) === formatCommand(command)

/** Is this the action the bosun waits for, by the name of its tile? */
export function isWantedAction(action: string): boolean {
  const command = wanted.value
  if (command?.type === 'fix') return command.job === action
  return command !== null && (command.type === action || (isMove(command) && action === 'walk'))
}

/** Where on the board the bosun waits for a click; null outside lessons. */
export const wantedRoom = computed((): Place | null => {
  const command = wanted.value
  if (command?.type === 'open') return command.to
  return command?.type === 'enter' ? (table.shown.value?.turn?.hatch ?? null) : null
})

const isMove = ({ type }: Command): boolean => type === 'open' || type === 'enter'

/** The player tried something else: the bosun says so until it is put right. */
export const hasty = signal(false)

/** Begins a lesson, or takes it up where it was left. */
export async function attend(id: LessonId, steps: Steps = []): Promise<void> {
  const lesson = lessonOf(id)
  const { game, done } = replayed(lesson, steps)
  batch(() => {
    attending.value = { lesson, steps: done }
    hasty.value = false
  })
  const info = { title: '', created: '', extra: {} }
  await table.rehearse({ info, record: game }, mayTry)
  showGame()
}

/** The lesson that was left in the middle, if there is one. */
export const leftOff = computed(() => {
  const left = memoryOf(redNovember.id).lesson
  const id = LESSON_IDS.find((lesson) => lesson === left?.id)
  return left && id ? { id, steps: left.steps } : null
})

export function readOn(): void {
  const lesson = attending.value
  if (lesson) take(read(lesson.steps))
}

/** Back to the list; what was done is remembered. */
export async function leaveLesson(): Promise<void> {
  show('school')
  attending.value = null
  await table.leave()
}

/** A new beat wants a new gesture: a walk of several moves stops where the bosun has something to say. */
let spokenSince = false
for (const gesture of ['pointerdown', 'keydown'] as const) {
  addEventListener(gesture, gestureMade, { capture: true })
}

function gestureMade(): void {
  spokenSince = false
}

/** Whatever the screen offers: in a lesson one thing at a time. */
function mayTry(command: Command): boolean {
  if (spokenSince) return false
  const { wanted: text } = now.value ?? {}
  const right = typeof text === 'string' && fits(text, formatCommand(command))
  hasty.value = !right
  return right
}

/** Saying or taking back a command moves the lesson. */
effect(() => {
  const game = table.game.value
  const lesson = attending.peek()
  if (!lesson || !game || !table.rehearsing.peek()) return
  const said = game.record.commands.map(formatCommand)
  const steps = withCommands(lesson.lesson, lesson.steps, said)
  if (steps.join() !== lesson.steps.join()) take(steps)
})

/** Another game on the table, or another screen: the lesson is over for now. */
effect(() => {
  if (!table.rehearsing.value && screen.value === 'game') attending.value = null
})

function take(steps: Steps): void {
  const lesson = attending.peek()?.lesson
  if (!lesson) return
  spokenSince = standing(lesson, steps).beat !== now.peek()?.beat
  batch(() => {
    attending.value = { lesson, steps }
    hasty.value = false
  })
  const { id } = lesson
  const { lessons } = untracked(() => memoryOf(redNovember.id))
  const isDone = standing(lesson, steps).say === null
  if (!isDone) void remember(redNovember.id, { lesson: { id, steps: [...steps] } })
  else void remember(redNovember.id, { lesson: null, lessons: [...new Set([...lessons, id])] })
}

/** The position after these steps. Steps of an older version that no longer fit are forgotten. */
function replayed(lesson: Lesson, steps: Steps): { readonly game: GameRecord; readonly done: Steps } {
  const fresh = startRecord(redNovember, { scenario: lesson.scenario })
  let game = fresh
  for (const step of steps.filter(Boolean)) {
    try {
      const result = extend(redNovember, game, parseCommand(step, present(game)))
      if (!result.ok) return { game: fresh, done: [] }
      game = result.record
    } catch {
      return { game: fresh, done: [] }
    }
  }
  return { game, done: withCommands(lesson, steps, game.commands.map(formatCommand)) }
}
