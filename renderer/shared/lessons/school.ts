import { batch, computed, effect, signal, untracked } from '@preact/signals'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { type GameRecord, startRecord, Tape } from '../../../engine/shared/record.ts'
import { screen, show, showGame } from '../../core/navigation.ts'
import { memoryOf, remember } from '../../core/settings.ts'
import { ui } from '../current.ts'
import type { Lesson, Lessons } from '../lesson.ts'
import { fits, read, type Steps, simplest, standing, withCommands } from './course.ts'

/** The lesson that is being taken, and how far it has come. */
interface Attended {
  readonly lessons: Lessons<GameTypes>
  readonly lesson: Lesson<GameTypes>
  readonly steps: Steps
}
export const attending = signal<Attended | null>(null)

/** Where it stands. */
export const now = computed(() => attending.value && standing(attending.value.lesson, attending.value.steps))

/** What the teacher waits for, as a command of the position that is seen. */
export const wanted = computed((): GameTypes['command'] | null => {
  const text = now.value?.wanted
  if (!text) return null
  return ui().running.table.read(simplest(text))
})

/** Is this what the teacher waits for? */
export const isWanted = <C extends GameTypes['command']>(command: C): boolean => {
  const { game } = ui().running
  return wanted.value !== null && game.format(wanted.value) === game.format(command)
}

/** The player tried something else: the teacher says so until it is put right. */
export const hasty = signal(false)

/** Begins a lesson, or takes it up where it was left. */
export async function attend(id: string, steps: Steps = []): Promise<void> {
  // From one lesson to the next at once: nothing of the last one can be pressed meanwhile.
  const lessons = attending.value?.lessons ?? (await ui().lessons())
  const lesson = lessons.list.find((one) => one.id === id)
  if (!lesson) throw new Error(`no such lesson: ${id}`)
  lookAway()
  const { record, done } = replayed(lesson, steps)
  batch(() => {
    attending.value = { lessons, lesson, steps: done }
    hasty.value = false
  })
  const info = { title: '', created: '', extra: {} }
  await ui().running.table.rehearse({ info, record }, mayTry)
  watchOver()
  showGame()
}

/** The lesson that was left in the middle, if there is one. */
export function leftOff({ list }: Lessons<GameTypes>): { readonly id: string; readonly steps: Steps } | null {
  const left = memoryOf(ui().id).lesson
  return left && list.some(({ id }) => id === left.id) ? left : null
}

export function readOn(): void {
  const lesson = attending.value
  if (lesson) take(read(lesson.steps))
}

/** Back to the list; what was done is remembered. */
export async function leaveLesson(): Promise<void> {
  show('school')
  endLesson()
  await ui().running.table.leave()
}

/** No lesson is taken any more, whatever lies on the table. */
export function endLesson(): void {
  attending.value = null
  lookAway()
}

/** Ends what follows a lesson. */
let lookAway = (): void => undefined

/** As long as a lesson is taken, its table, its screen and the player's hands are followed. */
function watchOver(): void {
  const { id } = ui()
  const hands = new AbortController()
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    addEventListener(gesture, gestureMade, { capture: true, signal: hands.signal })
  }
  const ends = [effect(followGame), effect(() => followScreen(id))]
  lookAway = () => {
    hands.abort()
    for (const end of ends) end()
    lookAway = () => undefined
  }
}

/** A new beat wants a new gesture: a walk of several moves stops where the teacher has something to say. */
let spokenSince = false

function gestureMade(): void {
  spokenSince = false
}

/** Whatever the screen offers: in a lesson one thing at a time. */
function mayTry(command: GameTypes['command']): boolean {
  if (spokenSince) return false
  const { wanted: text } = now.value ?? {}
  const right = typeof text === 'string' && fits(text, ui().running.game.format(command))
  hasty.value = !right
  return right
}

/** Saying or taking back a command moves the lesson. */
function followGame(): void {
  const { game: rules, table } = ui().running
  const game = table.game.value
  const lesson = attending.peek()
  if (!lesson || !game || !table.rehearsing.peek()) return
  const said = game.record.commands.map((command) => rules.format(command))
  const steps = withCommands(lesson.lesson, lesson.steps, said)
  if (steps.join() !== lesson.steps.join()) take(steps)
}

/** Another game on the table or in front: the lesson is over for now. */
function followScreen(id: string): void {
  const its = ui()
  if (its.id !== id || (!its.running.table.rehearsing.value && screen.value === 'game')) endLesson()
}

function take(steps: Steps): void {
  const attended = attending.peek()
  if (!attended) return
  const { lesson } = attended
  spokenSince = standing(lesson, steps).beat !== now.peek()?.beat
  batch(() => {
    attending.value = { ...attended, steps }
    hasty.value = false
  })
  const game = ui().id
  const { lessons } = untracked(() => memoryOf(game))
  const isDone = standing(lesson, steps).say === null
  if (!isDone) void remember(game, { lesson: { id: lesson.id, steps: [...steps] } })
  else void remember(game, { lesson: null, lessons: [...new Set([...lessons, lesson.id])] })
}

/** The position after these steps. Steps of an older version that no longer fit are forgotten. */
function replayed(
  lesson: Lesson<GameTypes>,
  steps: Steps,
): { readonly record: GameRecord<GameTypes>; readonly done: Steps } {
  const { game } = ui().running
  const fresh = startRecord(game, lesson.start)
  const tape = new Tape(game, fresh)
  try {
    for (const step of steps.filter(Boolean))
      if (tape.command(game.parse(step, tape.state))) return { record: fresh, done: [] }
  } catch {
    return { record: fresh, done: [] }
  }
  const { record } = tape
  const said = record.commands.map((command) => game.format(command))
  return { record, done: withCommands(lesson, steps, said) }
}
