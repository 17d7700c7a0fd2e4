import { type Color, type Command, check, type GameState } from '../../../../engine/red-november/index.ts'

export const isLegal = (state: GameState, command: Command): boolean => check(state, command) === null

/** With whom the active gnome can trade. */
export const partnersOf = (state: GameState): readonly Color[] =>
  state.gnomes.map(({ color }) => color).filter((partner) => isLegal(state, { type: 'trade', partner, give: [] }))

/** Whom the active gnome can attack. */
export const victimsOf = (state: GameState): readonly Color[] =>
  state.gnomes.map(({ color }) => color).filter((target) => isLegal(state, { type: 'attack', target }))

/** How many items can be drawn here, one by one. */
export const drawCounts = (state: GameState): readonly number[] =>
  [1, 2, 3, 4].filter((count) => isLegal(state, { type: 'draw', count }))
