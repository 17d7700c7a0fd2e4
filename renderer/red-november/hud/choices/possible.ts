import { type Color, type Command, check, type PlayerView } from '../../../../engine/red-november/index.ts'

export const isLegal = (view: PlayerView, command: Command): boolean => check(view, command) === null

/** With whom the active gnome can trade. */
export const partnersOf = (view: PlayerView): readonly Color[] =>
  view.gnomes.map(({ color }) => color).filter((partner) => isLegal(view, { type: 'trade', partner, give: [] }))

/** Whom the active gnome can attack. */
export const victimsOf = (view: PlayerView): readonly Color[] =>
  view.gnomes.map(({ color }) => color).filter((target) => isLegal(view, { type: 'attack', target }))

/** How many items can be drawn here, one by one. */
export const drawCounts = (view: PlayerView): readonly number[] =>
  [1, 2, 3, 4].filter((count) => isLegal(view, { type: 'draw', count }))
