import { assign, type CallbackActorLogic, fromCallback, setup } from 'xstate'
import type { Game, GameTypes } from '../game.ts'
import type { GameRecord } from '../record.ts'
import type { Scene } from './scenes.ts'
import {
  commanded,
  type Decided,
  decided,
  decisionOf,
  enginePhase,
  faulty,
  handedOver,
  mayUndo,
  needsHandOver,
  noSession,
  redone,
  reseated,
  type Seat,
  type Session,
  sceneShown,
  seated,
  speakerIsBot,
  undone,
} from './session.ts'

/** What the table hears. */
export type TableEvent<G extends GameTypes = GameTypes> =
  /** `pupil` sits there alone and speaks for everybody: there is nobody to hide anything from. */
  | {
      type: 'game.open'
      record: GameRecord<G>
      seats?: readonly Seat<G>[]
      manner?: G['manner']
      pupil?: number | null
    }
  | { type: 'game.leave' }
  | { type: 'command'; command: G['command'] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The right person sits in front of the screen. */
  | { type: 'curtain.open' }
  /** A seat changes hands in the middle of the game. */
  | { type: 'seat.change'; seat: number; to: Seat<G> }
  /** From the presenter: the scene has been shown. */
  | { type: 'presented' }
  /** From the bot, with its reason and the rest of its plan. */
  | ({ type: 'bot.decided' } & Decided<G>)
  /** From the bot, where it cannot decide: our own bug. */
  | { type: 'bot.failed'; why: string }

export interface PresenterInput<G extends GameTypes = GameTypes> {
  readonly scene: Scene<G>
  readonly session: Session<G>
}

export type TableMachine = ReturnType<typeof tableMachineFor>

/**
 * The table of a game: the only thing that the interface talks to. It is written for any game, so it does not know the
 * types of one: whoever opened it with a game gets that game's session back.
 */
export function tableMachineFor(game: Game<GameTypes>) {
  /** Shows a scene and then sends `presented`. This one has nothing to show: the renderer brings its own. */
  const presenter: CallbackActorLogic<TableEvent, PresenterInput> = fromCallback(({ sendBack }) => {
    sendBack({ type: 'presented' })
  })

  /** Thinks and then sends `bot.decided`, or `bot.failed`. The renderer brings one that thinks in a worker. */
  const botMind: CallbackActorLogic<TableEvent, Session<GameTypes>> = fromCallback(({ sendBack, input }) => {
    const decision = decisionOf(game, input)
    sendBack(decision ? { type: 'bot.decided', ...decision } : { type: 'bot.failed', why: 'no bot has to speak' })
  })

  const table = setup({
    types: { context: {} as Session<GameTypes>, events: {} as TableEvent },
    actors: { presenter, botMind },
    guards: {
      hasScene: ({ context }) => context.scenes.length > 0,
      sceneIsOf: ({ context }, { phase }: { phase: string }) => context.scenes[0]?.phase === phase,
      engineIsIn: ({ context }, { phase }: { phase: string }) =>
        context.scenes.length === 0 && enginePhase(game, context) === phase,
      isFaulty: ({ context }) => context.fault !== null,
      isRefused: ({ context }) => context.refused !== null,
      mayUndo: ({ context }) => mayUndo(game, context),
      mayRedo: ({ context }) => context.undone.length > 0,
      needsHandOver: ({ context }) => needsHandOver(game, context),
      speakerIsBot: ({ context }) => speakerIsBot(game, context),
    },
    actions: {
      open: assign(
        (
          _,
          {
            record,
            seats,
            manner,
            pupil,
          }: {
            record: GameRecord<GameTypes>
            seats: readonly Seat<GameTypes>[]
            manner: GameTypes['manner']
            pupil: number | null
          },
        ) => seated(game, record, seats, manner, pupil),
      ),
      leave: assign(() => noSession(game)),
      command: assign(({ context }, { command }: { command: GameTypes['command'] }) =>
        commanded(game, context, command),
      ),
      decide: assign(({ context }, { decision }: { decision: Decided<GameTypes> }) => decided(game, context, decision)),
      undo: assign(({ context }) => undone(game, context)),
      redo: assign(({ context }) => redone(game, context)),
      handOver: assign(({ context }) => handedOver(game, context)),
      sceneShown: assign(({ context }) => sceneShown(context)),
      changeSeat: assign(({ context }, { seat, to }: { seat: number; to: Seat<GameTypes> }) =>
        reseated(context, seat, to),
      ),
      blame: assign(({ context }, { phase }: { phase: string }) => faulty(game, context, phase)),
      giveUp: assign(({ context }, { why }: { why: string }) => ({ ...context, fault: why })),
      /** The host writes the newest entry down. Nothing to do without one. */
      journal: () => {},
    },
  })

  const changeSeat = {
    type: 'changeSeat',
    params: ({ event }: { event: Extract<TableEvent, { type: 'seat.change' }> }) => ({
      seat: event.seat,
      to: event.to,
    }),
  } as const

  /** Whatever was said is written down at once; after a refusal or a fault there is nothing to write. */
  const note = table.enqueueActions(({ context, enqueue }) => {
    if (context.fault === null && context.refused === null) enqueue('journal')
  })

  const presenting = table.createStateConfig({
    invoke: {
      src: 'presenter',
      input: ({ context }) => ({ scene: context.scenes[0] as Scene<GameTypes>, session: context }),
    },
    on: { presented: { target: 'settling', actions: 'sceneShown' } },
  })

  /** One phase of the turn: show what happened, then wait for whoever has to speak. */
  const phase = (name: string, followers: readonly string[]) =>
    table.createStateConfig({
      initial: 'settling',
      states: {
        settling: {
          description: 'the next scene, or the next to speak',
          always: [
            { guard: 'isFaulty', target: '#table.fault' },
            { guard: 'isRefused', target: 'choosing' },
            { guard: { type: 'sceneIsOf', params: { phase: name } }, target: 'presenting' },
            ...followers.map((next) => ({
              guard: { type: 'sceneIsOf' as const, params: { phase: next } },
              target: next === 'over' ? '#table.over' : `#table.turn.${next}`,
            })),
            { guard: { type: 'engineIsIn', params: { phase: name } }, target: 'awaiting' },
            { target: '#table.fault', actions: { type: 'blame', params: { phase: name } } },
          ],
        },
        presenting,
        awaiting: {
          always: [
            { guard: 'speakerIsBot', target: 'thinking' },
            { guard: 'needsHandOver', target: 'handOver' },
            { target: 'choosing' },
          ],
        },
        handOver: {
          on: {
            'curtain.open': { target: 'choosing', actions: 'handOver' },
            'seat.change': { target: 'awaiting', actions: changeSeat },
          },
        },
        choosing: {
          on: {
            command: {
              target: 'settling',
              actions: [{ type: 'command', params: ({ event }) => ({ command: event.command }) }, note],
            },
            undo: { guard: 'mayUndo', target: '#table.turn.undoing', actions: ['undo', note] },
            redo: { guard: 'mayRedo', target: 'settling', actions: ['redo', note] },
            'seat.change': { target: 'awaiting', actions: changeSeat },
          },
        },
        thinking: {
          invoke: { src: 'botMind', input: ({ context }) => context },
          on: {
            'bot.decided': {
              target: 'settling',
              actions: [{ type: 'decide', params: ({ event }) => ({ decision: event }) }, note],
            },
            'bot.failed': {
              target: '#table.fault',
              actions: { type: 'giveUp', params: ({ event }) => ({ why: event.why }) },
            },
            undo: { guard: 'mayUndo', target: '#table.turn.undoing', actions: ['undo', note] },
            'seat.change': { target: 'awaiting', actions: changeSeat },
          },
        },
      },
      // While a scene is shown or nobody is asked, the new player simply sits down.
      on: { 'seat.change': { actions: changeSeat } },
    })

  const { followers, first } = game.phases
  const phases = Object.keys(followers)

  return table.createMachine({
    id: 'table',
    context: noSession(game),
    initial: 'setup',
    on: {
      'game.open': {
        target: '.turn',
        actions: {
          type: 'open',
          params: ({ event }) => ({
            record: event.record,
            seats: event.seats ?? [],
            manner: event.manner ?? game.manner,
            pupil: event.pupil ?? null,
          }),
        },
      },
      'game.leave': { target: '.setup', actions: 'leave' },
    },
    states: {
      setup: {},
      turn: {
        initial: 'resuming',
        states: {
          resuming: {
            description: 'a new game with its opening, or one that was saved in the middle of anything',
            always: [
              ...first.map((next) => ({
                guard: { type: 'sceneIsOf' as const, params: { phase: next } },
                target: next === 'over' ? '#table.over' : `#table.turn.${next}`,
              })),
              ...phases.map((next) => ({
                guard: { type: 'engineIsIn' as const, params: { phase: next } },
                target: `#table.turn.${next}`,
              })),
              { guard: { type: 'engineIsIn', params: { phase: 'over' } }, target: '#table.over' },
              { target: '#table.fault', actions: { type: 'blame', params: { phase: 'setup' } } },
            ],
          },
          undoing: {
            description: 'back to a decision of a person: what bots said meanwhile goes too',
            always: [
              { guard: 'speakerIsBot', target: 'undoing', reenter: true, actions: ['undo', note] },
              { target: 'resuming' },
            ],
          },
          ...Object.fromEntries(phases.map((name) => [name, phase(name, followers[name] ?? [])])),
        },
      },
      over: {
        initial: 'settling',
        states: {
          settling: { always: [{ guard: 'hasScene', target: 'presenting' }, { target: 'reporting' }] },
          presenting,
          reporting: {},
        },
      },
      fault: { description: 'the engine disagrees with this chart: our bug, the game is safe in its journal' },
    },
  })
}
