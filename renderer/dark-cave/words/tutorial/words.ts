export const LESSON_IDS = ['paths', 'walking', 'crossings', 'creatures', 'secrets', 'leaving'] as const
export type LessonId = (typeof LESSON_IDS)[number]

/** What the foreman says in a beat, by the letter of its words. */
export type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'

/** What the foreman says in every language; `done` is what was learnt, said before the next lesson. That each beat has its letter is shown by test/renderer/dark-cave/lessons. */
export interface TutorialWords {
  readonly intro: string
  readonly bosun: string
  readonly number: string
  readonly showMe: string
  readonly notYet: string
  readonly allDone: string
  readonly lessons: Readonly<
    Record<
      LessonId,
      { readonly title: string; readonly about: string } & Readonly<Partial<Record<Letter | 'done', string>>>
    >
  >
}
