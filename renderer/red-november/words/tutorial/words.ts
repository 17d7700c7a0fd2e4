import type { LessonId, Letter } from '../../lessons/lessons.ts'

/** What the bosun says in every language. That each beat has its letter is shown by test/renderer/red-november/lessons. */
export interface TutorialWords {
  readonly heading: string
  readonly intro: string
  readonly bosun: string
  readonly goOn: string
  readonly now: string
  readonly notYet: string
  readonly step: string
  readonly leave: string
  readonly again: string
  readonly next: string
  readonly begin: string
  readonly resume: string
  readonly finished: string
  readonly lessonDone: string
  readonly allDone: string
  readonly play: string
  readonly lessons: Readonly<
    Record<LessonId, { readonly title: string; readonly about: string } & Readonly<Partial<Record<Letter, string>>>>
  >
}
