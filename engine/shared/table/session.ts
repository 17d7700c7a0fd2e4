import type { BotId, Decision, Reason } from '../../red-november/bots/index.ts'
import type { Command } from '../../red-november/model/command.ts'
import type { RuleError } from '../../red-november/model/error.ts'
import type { GameState } from '../../red-november/model/state.ts'
import { formatCommand } from '../../red-november/notation.ts'
import { type ChartPhase, chartPhase, openingScenes, type Scene, scenesOf } from '../../red-november/phases.ts'
import { check } from '../../red-november/rules/commands.ts'
import { phaseOf, seatOf, speaker } from '../../red-november/rules/query.ts'
import { handsAreSecret } from '../../red-november/view.ts'
import { type GameRecord, present, record, undo, undoable } from '../record.ts'

/** Who plays a seat. */
export type Seat = 'person' | BotId

/** The rest of a bot's turn, as it planned it. */
export type Intent = Pick<Decision, 'next' | 'reason'>

/** What the table machine remembers. The game itself is in `game`; the rest is about who sees and says what. */
export interface Session {
  readonly game: GameRecord | null
  /** By seat number; a seat beyond the list is a person's. */
  readonly seats: readonly Seat[]
  /** Bots never abandon their comrades. */
  readonly loyalBots: boolean
  /** Why a bot said what it said, by the number of the entry in the game's journal. */
  readonly reasons: Readonly<Record<number, Reason>>
  /** What the bot that is up means to say next. */
  readonly intent: Intent | null
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
  loyalBots: true,
  reasons: {},
  intent: null,
  holder: null,
  scenes: [],
  undone: [],
  refused: null,
  fault: null,
}

/** A game on the table; a new one shows its opening, an old one is simply there. */
export const seated = (game: GameRecord, seats: readonly Seat[], loyalBots = true): Session => ({
  ...NO_SESSION,
  game,
  seats,
  loyalBots,
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
    return {
      ...session,
      game: result.record,
      scenes,
      undone: stillUndone(session, command),
      intent: null,
      refused: null,
    }
  } catch (error) {
    return { ...session, fault: error instanceof Error ? error.message : String(error) }
  }
}

/** What was taken back can be repeated as long as the same is said again, by a bot too. */
function stillUndone({ undone }: Session, command: Command): readonly Command[] {
  const last = undone.at(-1)
  return last && formatCommand(last) === formatCommand(command) ? undone.slice(0, -1) : []
}

/** What a bot says: its reason is kept with the entry, the rest of its plan until something else is said. */
export function decided(session: Session, { command, reason, next = [] }: BotWord): Session {
  const after = say(session, command)
  if (!after.game || after.game === session.game || !reason) return after
  const reasons = { ...after.reasons, [after.game.entries.length - 1]: reason }
  return { ...after, reasons, intent: next.length > 0 ? { next, reason } : null }
}

/** The next word of the plan, if there is one that still fits. */
export function intendedBy(session: Session): Decision | null {
  const { intent } = session
  const [command, ...next] = intent?.next ?? []
  return intent && command && isLegal(session, command) ? { command, reason: intent.reason, next } : null
}

/** A decision as it comes to the table. */
export type BotWord = Pick<Decision, 'command'> & Partial<Decision>

/** The reasons of the commands that stand, side by side with them; null where a person spoke. */
export function standingReasons({ game, reasons }: Session): readonly (Reason | null)[] {
  const standing: (Reason | null)[] = []
  for (const [number, { type }] of (game?.entries ?? []).entries()) {
    if (type === 'undo') standing.pop()
    else standing.push(reasons[number] ?? null)
  }
  return standing
}

export const refuse = (session: Session, command: Command): Session => ({
  ...session,
  refused: check(stateOf(session), command),
})

/** Can the table go back to a person's last decision? Not past anything random or secret. */
export function mayTakeBack(session: Session): boolean {
  const { game } = session
  if (!game) return false
  const { length } = game.states
  const reachable = game.states.slice(length - 1 - undoable(game), length - 1)
  return reachable.some((state) => botIn(session, state) === null)
}

/** Takes one command back. Where that leaves a bot to speak, the table goes back further. */
export function takeBack(session: Session): Session {
  const { game } = session
  const command = game?.commands.at(-1)
  const before = game && undo(game)
  if (!before || !command) return session
  return { ...session, game: before, undone: [...session.undone, command], intent: null, refused: null }
}

/** Says again what was taken back last. */
export function repeat(session: Session): Session {
  const command = session.undone.at(-1)
  return command ? say(session, command) : session
}

/** The seat that has to speak. */
export function seatToSpeak(session: Session): number {
  const state = stateOf(session)
  const who = speaker(state)
  return who ? seatOf(state, who) : 0
}

export const speakerIsBot = (session: Session): boolean => botOf(session) !== null

/** The bot that has to speak; null if it is a person's turn. */
export const botOf = (session: Session): BotId | null => botIn(session, stateOf(session))

/** The bot that has to speak in some position; null if a person has. */
function botIn({ seats }: Session, state: GameState): BotId | null {
  const who = speaker(state)
  const seat = (who && seats[seatOf(state, who)]) ?? 'person'
  return seat === 'person' ? null : seat
}

/** A seat changes hands; what was planned for it is forgotten. */
export const reseated = (session: Session, seat: number, to: Seat): Session => ({
  ...session,
  seats: Array.from(
    { length: Math.max(session.seats.length, seat + 1) },
    (_, at): Seat => (at === seat ? to : (session.seats[at] ?? 'person')),
  ),
  intent: null,
})

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
