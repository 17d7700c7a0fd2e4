import type { Lit } from '../../renderer/dark-cave/board/board.ts'

/** What there is to pick in `cave-creatures`: something of every kind. */
export const CHOICES: Readonly<Record<string, readonly Lit[]>> = {
  cells: (['-3,0', '-2,1', '-2,-1', '0,-2', '0,2', '4,0', '-1,1', '3,2'] as const).map((cell) => ({
    kind: 'cell',
    cell,
  })),
  steps: [
    { kind: 'space', space: '0,0.c', steps: 1 },
    { kind: 'space', space: '-1,0.c', steps: 2 },
    { kind: 'space', space: '1,0.c', steps: 2 },
    { kind: 'space', space: '2,0.w', steps: 3 },
    { kind: 'space', space: '3,0.w', steps: 4 },
    { kind: 'space', space: '3,0.c', steps: 5 },
    { kind: 'space', space: '3,0.e', steps: 6 },
    { kind: 'space', space: '0,-1.u', steps: 2 },
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
