import type { LessonId, Letter } from '../../lessons/lessons.ts'

/** What the bosun says in every language. That each beat has its letter is shown by test/renderer/red-november/lessons. */
export interface TutorialWords {
  readonly intro: string
  readonly bosun: string
  readonly notYet: string
  readonly allDone: string
  readonly lessons: Readonly<
    Record<
      LessonId,
      { readonly title: string; readonly about: string } & Readonly<Partial<Record<Letter | 'done', string>>>
    >
  >
}
