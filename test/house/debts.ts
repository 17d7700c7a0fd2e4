import type { Part } from './layers.ts'

/** What the house still owes to its plan. Each test compares with exactly this list: it can only be paid off. */
export const DEBTS: {
  readonly upward: readonly string[]
  readonly knots: readonly (readonly string[])[]
  readonly naming: Readonly<Partial<Record<Part, readonly string[]>>>
} = {
  upward: [
    'renderer/table/show/pace.ts -> renderer/red-november/show/show.ts',
    'renderer/table/show/presenter.ts -> engine/red-november/index.ts',
    'renderer/table/show/presenter.ts -> engine/red-november/model/event.ts',
    'renderer/table/show/presenter.ts -> renderer/red-november/board/picture/picture.ts',
    'renderer/table/show/presenter.ts -> renderer/red-november/show/programme.ts',
    'renderer/table/show/presenter.ts -> renderer/red-november/show/show.ts',
  ],
  knots: [
    ['engine/dark-cave', 'engine/dark-cave/scenario'],
    ['main', 'main/saves'],
    [
      'renderer/red-november/bots',
      'renderer/red-november/run',
      'renderer/red-november/show',
      'renderer/red-november/words',
      'renderer/shared',
      'renderer/shared/sound',
      'renderer/table',
      'renderer/table/bots',
      'renderer/table/show',
    ],
    ['renderer/red-november/hud', 'renderer/red-november/hud/choices'],
    [
      'renderer/red-november/words/game',
      'renderer/red-november/words/game/en',
      'renderer/red-november/words/game/fr',
      'renderer/red-november/words/game/pl',
      'renderer/red-november/words/game/ru',
    ],
  ],
  naming: {
    'renderer/table': ['renderer/table/show/pace.ts', 'renderer/table/show/presenter.ts'],
  },
}
