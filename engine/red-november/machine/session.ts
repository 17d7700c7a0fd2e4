import type { BotId } from '../bots/index.ts'
import type { Command } from '../model/command.ts'
import type { RuleError } from '../model/error.ts'
import type { GameState } from '../model/state.ts'
import { canUndo, type GameRecord, present, record, undo } from '../replay.ts'
import { check } from '../rules/commands.ts'
import { phaseOf, seatOf, speaker } from '../rules/query.ts'
import { handsAreSecret } from '../view.ts'
import { type ChartPhase, chartPhase, openingScenes, type Scene, scenesOf } from './phases.ts'

/** Who plays a seat. */
export type Seat = 'person' | BotId

/** What the table machine remembers. The game itself is in `game`; the rest is about who sees and says what. */
export interface Session {
  readonly game: GameRecord | null
  /** By seat number; a seat beyond the list is a person's. */
  readonly seats: readonly Seat[]
  /** The seat in front of the screen, where hands are secret. */
  readonly holder: number | null
  /** What has happened but was not shown yet. */
  readonly scenes: readonly Scene[]
  /** Commands taken back, the next to repeat last. */
  readonly undone: readonly Command[]
  readonly refused: RuleError | null
  readonly fault: string | null
}

export const NO_SESSION: Session = {
  game: null,
  seats: [],
  holder: null,
  scenes: [],
  undone: [],
  refused: null,
  fault: null,
}

/** A game on the table; a new one shows its opening, an old one is simply there. */
export const seated = (game: GameRecord, seats: readonly Seat[]): Session => ({
  ...NO_SESSION,
  game,
  seats,
  scenes: game.entries.length === 0 ? openingScenes(game.opening) : [],
})

/** The position on the table. */
export function stateOf({ game }: Session): GameState {
  if (!game) throw new Error('there is no game on the table')
  return present(game)
}

/** The engine's phase, in the chart's words. */
export const enginePhase = (session: Session): ChartPhase | 'over' => chartPhase(phaseOf(stateOf(session)))

export const isLegal = (session: Session, command: Command): boolean => check(stateOf(session), command) === null

/** A command said at the table. Our own bug does not take the game down: it becomes a fault that can be resumed from. */
export function say(session: Session, command: Command): Session {
  const { game } = session
  if (!game) return session
  try {
    const result = record(game, command)
    if (!result.ok) return { ...session, refused: result.error }
    const scenes = scenesOf(result.events, enginePhase(session))
    return { ...session, game: result.record, scenes, undone: [], refused: null }
  } catch (error) {
    return { ...session, fault: error instanceof Error ? error.message : String(error) }
  }
}

export const refuse = (session: Session, command: Command): Session => ({
  ...session,
  refused: check(stateOf(session), command),
})

export const mayTakeBack = ({ game }: Session): boolean => game !== null && canUndo(game)

export function takeBack(session: Session): Session {
  const { game } = session
  const command = game?.commands.at(-1)
  const before = game && undo(game)
  return before && command ? { ...session, game: before, undone: [...session.undone, command], refused: null } : session
}

/** Says again what was taken back last. */
export function repeat(session: Session): Session {
  const command = session.undone.at(-1)
  return command ? { ...say(session, command), undone: session.undone.slice(0, -1) } : session
}

/** The seat that has to speak. */
export function seatToSpeak(session: Session): number {
  const state = stateOf(session)
  const who = speaker(state)
  return who ? seatOf(state, who) : 0
}

export const speakerIsBot = (session: Session): boolean => botOf(session) !== null

/** The bot that has to speak; null if it is a person's turn. */
export function botOf(session: Session): BotId | null {
  const seat = session.seats[seatToSpeak(session)] ?? 'person'
  return seat === 'person' ? null : seat
}

/** O2, O6: another person has to come to the screen first. */
export const needsHandOver = (session: Session): boolean =>
  handsAreSecret(stateOf(session).options) && !speakerIsBot(session) && session.holder !== seatToSpeak(session)

export const handedOver = (session: Session): Session => ({ ...session, holder: seatToSpeak(session) })

export const sceneShown = (session: Session): Session => ({ ...session, scenes: session.scenes.slice(1) })

/** The engine does something that the chart does not know. */
export const faulty = (session: Session, phase: ChartPhase | 'setup'): Session => ({
  ...session,
  fault: session.fault ?? `${session.scenes[0]?.phase ?? enginePhase(session)} cannot follow ${phase}`,
})

/** A bot says what is not allowed. */
export const disowned = (session: Session, command: Command): Session => ({
  ...session,
  fault: `the bot ${botOf(session)} breaks a rule: ${JSON.stringify(command)}`,
})
