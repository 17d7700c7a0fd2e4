/** The engine's public surface. */

export { NotationError, withoutComment } from '../shared/notation.ts'
export * from './bots/index.ts'
export * from './chronicle/index.ts'
export { type Applied, apply, check } from './commands/apply.ts'
export { legalCommands } from './commands/legal.ts'
export { formatCommand, parseCommand } from './commands/notation.ts'
export * from './data/board.ts'
export * from './data/events.ts'
export * from './data/fixits.ts'
export * from './data/gnomes.ts'
export * from './data/items.ts'
export * from './data/options.ts'
export * from './data/refusals.ts'
export * from './data/rules.ts'
export * from './data/tokens.ts'
export * from './game.ts'
export type * from './model/command.ts'
export type * from './model/error.ts'
export type * from './model/event.ts'
export type * from './model/state.ts'
export * from './phases.ts'
export { surcharge } from './rules/actions.ts'
export { ATTACK_MINUTES } from './rules/attack.ts'
export { roomsInReach } from './rules/events.ts'
export { blockedHatches, repairOf } from './rules/fixits.ts'
export { entryMinutes, OPEN_MINUTES } from './rules/movement.ts'
export * from './rules/odds.ts'
export * from './rules/path.ts'
export {
  activeGnome,
  gnomeOf,
  isAlive,
  type KnownGnome,
  type KnownPending,
  neighbours,
  type Position,
  phaseOf,
  type Situation,
  seatOf,
  situationOf,
  speaker,
} from './rules/query.ts'
export { createGame, type Opening, SetupError, startGame } from './rules/setup.ts'
export { TRADE_MINUTES } from './rules/trade.ts'
export * from './scenario/index.ts'
export * from './simulate.ts'
export type { Start } from './start.ts'
export { certainEvents } from './view/certain.ts'
export * from './view/clock.ts'
export { foresee } from './view/foresee.ts'
export * from './view/view.ts'
