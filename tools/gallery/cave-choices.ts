import type { Lit } from '../../renderer/dark-cave/board/board.ts'

type Way = NonNullable<Lit['way']>

/** A step that costs something, or meets somebody. */
const way = (from: Way['from'], ...paid: readonly Partial<Way>[]): Way => ({
  ...{ from, steps: [], cards: 0, gold: 0, danger: false },
  ...Object.assign({}, ...paid),
})

/** What there is to pick in `cave-creatures`, something of every kind, and in `cave-exit`. */
export const CHOICES: Readonly<Record<string, readonly Lit[]>> = {
  cells: (['-3,0', '-2,1', '-2,-1', '0,-2', '0,2', '4,0', '-1,1', '3,2'] as const).map((cell) => ({
    kind: 'cell',
    cell,
  })),
  steps: [
    { kind: 'space', space: '0,0.c', steps: 1 },
    { kind: 'space', space: '-1,0.c', steps: 2, way: way('0,0.c', { danger: true }) },
    { kind: 'space', space: '-2,0.t', steps: 3, way: way('0,0.c', { gold: 1 }) },
    { kind: 'space', space: '0,-1.b', steps: 3, way: way('0,0.c', { cards: 1 }) },
    { kind: 'space', space: '1,0.c', steps: 2, way: way('0,0.c', { danger: true, gold: 1, cards: 1 }) },
    { kind: 'space', space: '2,0.w', steps: 3 },
    { kind: 'space', space: '3,0.w', steps: 4 },
    { kind: 'space', space: '3,0.c', steps: 5 },
    { kind: 'space', space: '3,0.e', steps: 6 },
    { kind: 'space', space: '0,-1.u', steps: 2 },
  ],
  exit: [
    { kind: 'space', space: '4,-4.c', steps: 1, way: way('4,-4.w'), out: true },
    { kind: 'space', space: '3,-4.e', steps: 1, way: way('4,-4.w') },
    { kind: 'space', space: '3,-4.n', steps: 2, way: way('4,-4.w') },
    { kind: 'space', space: '3,-4.s', steps: 2, way: way('4,-4.w') },
  ],
  boundaries: (['0,0.E', '0,0.S', '-1,0.E', '-2,0.E', '2,0.E', '0,-1.S'] as const).map((boundary) => ({
    kind: 'boundary',
    boundary,
  })),
  holes: [
    { kind: 'space', space: '3,0.c' },
    { kind: 'space', space: '1,0.c' },
  ],
  gnomes: [
    { kind: 'gnome', gnome: 'y1' },
    { kind: 'gnome', gnome: 'b1' },
    { kind: 'gnome', gnome: 'y2' },
    { kind: 'creature', creature: 'goblin' },
  ],
  goals: (['4,-4', '-4,-4', '4,4', '-4,4'] as const).map((cell) => ({ kind: 'cell', cell })),
}
