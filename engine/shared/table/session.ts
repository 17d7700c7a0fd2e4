import { botRandom } from '../bots.ts'
import type { Decision, Game, GameTypes } from '../game.ts'
import { extend, type GameRecord, isUndo, present, undo, undoable } from '../record.ts'
import { openingScenes, type Scene, scenesOf } from './scenes.ts'

/** Who plays a seat. */
export type Seat<G extends GameTypes> = 'person' | G['bot']

/** The rest of a bot's turn, as it planned it. */
export type BotPlan<G extends GameTypes> = Pick<Decision<G>, 'next' | 'reason'>

/** A decision as it comes to the table. */
export type Decided<G extends GameTypes> = Pick<Decision<G>, 'command'> & Partial<Decision<G>>

/** What the table machine remembers. The game itself is in `record`; the rest is about who sees and says what. */
export interface Session<G extends GameTypes> {
  readonly record: GameRecord<G> | null
  /** By seat number; a seat beyond the list is a person's. */
  readonly seats: readonly Seat<G>[]
  /** How its bots behave. */
  readonly manner: G['manner']
  /** Why a bot said what it said, by the number of the entry in the game's journal. */
  readonly reasons: Readonly<Record<number, G['reason']>>
  /** What the bot that is up means to say next. */
  readonly plan: BotPlan<G> | null
  /** The seat in front of the screen, where hands are secret. */
  readonly holder: number | null
  /** The one in front of the screen speaks for everybody; nobody else has to come. */
  readonly isLesson: boolean
  /** What has happened but was not shown yet. */
  readonly scenes: readonly Scene<G>[]
  /** Commands that were undone, the next to redo last. */
  readonly undone: readonly G['command'][]
  readonly refused: G['refusal'] | null
  readonly fault: string | null
}

export const noSession = <G extends GameTypes>({ manner }: Game<G>): Session<G> => ({
  record: null,
  seats: [],
  manner,
  reasons: {},
  plan: null,
  holder: null,
  isLesson: false,
  scenes: [],
  undone: [],
  refused: null,
  fault: null,
})

/** A game on the table; a new one shows its opening, an old one is simply there. */
export const seated = <G extends GameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
  seats: readonly Seat<G>[],
  manner: G['manner'] = game.manner,
  pupil: number | null = null,
): Session<G> => ({
  ...noSession(game),
  record,
  seats,
  manner,
  holder: pupil ?? onlyPerson(game, record, seats),
  isLesson: pupil !== null,
  scenes: record.entries.length === 0 ? openingScenes(game.phases, record.opening) : [],
})

/** The position on the table. */
export function stateOf<G extends GameTypes>({ record }: Session<G>): G['state'] {
  if (!record) throw new Error('there is no game on the table')
  return present(record)
}

/** The engine's phase. */
export const enginePhase = <G extends GameTypes>(game: Game<G>, session: Session<G>): string =>
  game.phases.of(stateOf(session))

/**
 * A command given at the table: carried out, or refused with its rule. Our own bug does not take the game down: it
 * becomes a fault that can be resumed from.
 */
export function commanded<G extends GameTypes>(game: Game<G>, session: Session<G>, command: G['command']): Session<G> {
  const { record } = session
  if (!record) return session
  try {
    const result = extend(game, record, command)
    if (!result.ok) return { ...session, refused: result.error }
    return {
      ...session,
      record: result.record,
      scenes: scenesOf(game.phases, result.events, enginePhase(game, session)),
      undone: stillUndone(game, session, command),
      plan: null,
      refused: null,
    }
  } catch (error) {
    return { ...session, fault: traceOf(error) }
  }
}

/** What went wrong and where: a player's report is all that anybody will see of it. */
export const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** What was undone can be redone as long as the same is said again, by a bot too. */
function stillUndone<G extends GameTypes>(
  game: Game<G>,
  { undone }: Session<G>,
  command: G['command'],
): readonly G['command'][] {
  const last = undone.at(-1)
  return last && game.format(last) === game.format(command) ? undone.slice(0, -1) : []
}

/** What a bot says: its reason is kept with the entry, the rest of its plan until something else is said. */
export function decided<G extends GameTypes>(
  game: Game<G>,
  session: Session<G>,
  { command, reason, next = [] }: Decided<G>,
): Session<G> {
  const after = commanded(game, session, command)
  if (after.refused) return disowned(game, after, command)
  if (!after.record || after.record === session.record || !reason) return after
  const reasons = { ...after.reasons, [after.record.entries.length - 1]: reason }
  return { ...after, reasons, plan: next.length > 0 ? { next, reason } : null }
}

/** The next word of the plan, if there is one that still fits. */
export function planned<G extends GameTypes>(game: Game<G>, session: Session<G>): Decision<G> | null {
  const { plan } = session
  const [command, ...next] = plan?.next ?? []
  if (!plan || !command || game.check(stateOf(session), command) !== null) return null
  return { command, reason: plan.reason, next }
}

/** What the bot that is up says: the rest of its plan, or what it thinks of now. */
export function decisionOf<G extends GameTypes>(game: Game<G>, session: Session<G>): Decision<G> | null {
  const { record, manner } = session
  const bot = botOf(game, session)
  if (bot === null || !record) return null
  const next = planned(game, session)
  if (next) return next
  const state = present(record)
  const random = botRandom(game.seedOf(state), record.commands.length)
  return game.decide(bot, game.viewFor(state, seatToSpeak(game, session)), random, manner)
}

/** The reasons of the commands that stand, side by side with them; null where a person spoke. */
export function standingReasons<G extends GameTypes>({ record, reasons }: Session<G>): readonly (G['reason'] | null)[] {
  const standing: (G['reason'] | null)[] = []
  for (const [number, entry] of (record?.entries ?? []).entries()) {
    if (isUndo<G>(entry)) standing.pop()
    else standing.push(reasons[number] ?? null)
  }
  return standing
}

/** Can the table go back to a person's last decision? Not past anything random or secret. */
export function mayUndo<G extends GameTypes>(game: Game<G>, session: Session<G>): boolean {
  const { record } = session
  if (!record) return false
  const { length } = record.states
  const reachable = record.states.slice(length - 1 - undoable(game, record), length - 1)
  return reachable.some((state) => botIn(game, session, state) === null)
}

/** Undoes one command. Where that leaves a bot to speak, the table goes back further. */
export function undone<G extends GameTypes>(game: Game<G>, session: Session<G>): Session<G> {
  const { record } = session
  const command = record?.commands.at(-1)
  const before = record && undo(game, record)
  if (!before || !command) return session
  return { ...session, record: before, undone: [...session.undone, command], plan: null, refused: null }
}

/** Says again what was undone last. */
export function redone<G extends GameTypes>(game: Game<G>, session: Session<G>): Session<G> {
  const command = session.undone.at(-1)
  return command ? commanded(game, session, command) : session
}

/** The seat that has to speak. */
export const seatToSpeak = <G extends GameTypes>(game: Game<G>, session: Session<G>): number =>
  game.seatToSpeak(stateOf(session)) ?? 0

export const speakerIsBot = <G extends GameTypes>(game: Game<G>, session: Session<G>): boolean =>
  botOf(game, session) !== null

/** The bot that has to speak; null if it is a person's turn. */
export const botOf = <G extends GameTypes>(game: Game<G>, session: Session<G>): G['bot'] | null =>
  botIn(game, session, stateOf(session))

/** The bot that has to speak in some position; null if a person has. */
function botIn<G extends GameTypes>(game: Game<G>, { seats }: Session<G>, state: G['state']): G['bot'] | null {
  const at = game.seatToSpeak(state)
  const seat = (at === null ? undefined : seats[at]) ?? 'person'
  return seat === 'person' ? null : seat
}

/** A seat changes hands; what was planned for it is forgotten. */
export const reseated = <G extends GameTypes>(session: Session<G>, seat: number, to: Seat<G>): Session<G> => ({
  ...session,
  seats: Array.from(
    { length: Math.max(session.seats.length, seat + 1) },
    (_, at): Seat<G> => (at === seat ? to : (session.seats[at] ?? 'person')),
  ),
  plan: null,
})

/** Whoever plays with bots alone sits at the screen from the beginning: there is nobody to hide anything from. */
function onlyPerson<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord<G>,
  seats: readonly Seat<G>[],
): number | null {
  const people = peopleIn(game, present(record), seats)
  return people.length === 1 ? (people[0] ?? null) : null
}

/** The seats that people sit on. */
const peopleIn = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seats: readonly Seat<G>[],
): readonly number[] =>
  Array.from({ length: game.seats(state) }, (_, seat) => seat).filter((seat) => (seats[seat] ?? 'person') === 'person')

/** The seat whose eyes the screen serves; null: what is open to all. */
export function viewerOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  { holder, seats }: Pick<Session<G>, 'holder' | 'seats'>,
): number | null {
  const speaker = game.seatToSpeak(state)
  if (!game.hasSecrets(state)) return speaker ?? 0
  // Somebody else is up or asked: whoever sat there last covers the own things, unless nobody is there to see them.
  const isMine = speaker === null || speaker === holder
  return isMine || peopleIn(game, state, seats).length === 1 ? holder : null
}

/** Another person has to come to the screen first. */
export const needsHandOver = <G extends GameTypes>(game: Game<G>, session: Session<G>): boolean =>
  !session.isLesson &&
  game.isSecret(stateOf(session)) &&
  !speakerIsBot(game, session) &&
  session.holder !== seatToSpeak(game, session)

export const handedOver = <G extends GameTypes>(game: Game<G>, session: Session<G>): Session<G> => ({
  ...session,
  holder: seatToSpeak(game, session),
})

export const sceneShown = <G extends GameTypes>(session: Session<G>): Session<G> => ({
  ...session,
  scenes: session.scenes.slice(1),
})

/** The engine does something that the chart does not know. */
export const faulty = <G extends GameTypes>(game: Game<G>, session: Session<G>, phase: string): Session<G> => ({
  ...session,
  fault: session.fault ?? `${session.scenes[0]?.phase ?? enginePhase(game, session)} cannot follow ${phase}`,
})

/** A bot says what is not allowed. */
const disowned = <G extends GameTypes>(game: Game<G>, session: Session<G>, command: G['command']): Session<G> => ({
  ...session,
  refused: null,
  fault: `the bot ${botOf(game, session)} breaks a rule: ${JSON.stringify(command)}`,
})
