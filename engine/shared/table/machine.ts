import { assign, type CallbackActorLogic, fromCallback, setup } from 'xstate'
import { BOTS, type Decision, whimsOf } from '../../red-november/bots/index.ts'
import type { Command } from '../../red-november/model/command.ts'
import { type ChartPhase, FIRST_PHASES, FOLLOWERS, type Scene } from '../../red-november/phases.ts'
import { viewFor } from '../../red-november/view.ts'
import type { GameRecord } from '../record.ts'
import {
  type BotWord,
  botOf,
  decided,
  disowned,
  enginePhase,
  faulty,
  handedOver,
  intendedBy,
  isLegal,
  mayTakeBack,
  NO_SESSION,
  needsHandOver,
  refuse,
  repeat,
  reseated,
  type Seat,
  type Session,
  say,
  sceneShown,
  seated,
  seatToSpeak,
  speakerIsBot,
  stateOf,
  takeBack,
} from './session.ts'

export type TableEvent =
  | { type: 'game.open'; game: GameRecord; seats?: readonly Seat[]; loyalBots?: boolean }
  | { type: 'game.leave' }
  | { type: 'command'; command: Command }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The right person sits in front of the screen. */
  | { type: 'curtain.open' }
  /** A seat changes hands in the middle of the game. */
  | { type: 'seat.change'; seat: number; to: Seat }
  /** From the presenter: the scene has been shown. */
  | { type: 'presented' }
  /** From the bot, with its reason and the rest of its plan. */
  | ({ type: 'bot.decided' } & BotWord)

export interface PresenterInput {
  readonly scene: Scene
  readonly session: Session
}

/** Shows a scene and then sends `presented`. This one has nothing to show: the renderer brings its own. */
const presenter: CallbackActorLogic<TableEvent, PresenterInput> = fromCallback(({ sendBack }) => {
  sendBack({ type: 'presented' })
})

/** What the bot that is up says: the rest of its plan, or what it thinks of now. */
export function decisionOf(session: Session): Decision | null {
  const { game, loyalBots: loyal } = session
  const bot = botOf(session)
  if (!bot || !game) return null
  const planned = intendedBy(session)
  if (planned) return planned
  const state = stateOf(session)
  const whims = whimsOf(state.seed, game.commands.length)
  return BOTS[bot](viewFor(state, seatToSpeak(session)), whims, { loyal })
}

/** Thinks and then sends `bot.decided`. The renderer brings one that thinks in a worker. */
const botMind: CallbackActorLogic<TableEvent, Session> = fromCallback(({ sendBack, input }) => {
  const decision = decisionOf(input)
  if (decision) sendBack({ type: 'bot.decided', ...decision })
})

const table = setup({
  types: { context: {} as Session, events: {} as TableEvent },
  actors: { presenter, botMind },
  guards: {
    hasScene: ({ context }) => context.scenes.length > 0,
    sceneIsOf: ({ context }, { phase }: { phase: ChartPhase | 'over' }) => context.scenes[0]?.phase === phase,
    engineIsIn: ({ context }, { phase }: { phase: ChartPhase | 'over' }) =>
      context.scenes.length === 0 && enginePhase(context) === phase,
    isFaulty: ({ context }) => context.fault !== null,
    isLegal: ({ context }, { command }: { command: Command }) => isLegal(context, command),
    mayTakeBack: ({ context }) => mayTakeBack(context),
    mayRepeat: ({ context }) => context.undone.length > 0,
    needsHandOver: ({ context }) => needsHandOver(context),
    speakerIsBot: ({ context }) => speakerIsBot(context),
  },
  actions: {
    open: assign((_, { game, seats, loyalBots }: { game: GameRecord; seats: readonly Seat[]; loyalBots: boolean }) =>
      seated(game, seats, loyalBots),
    ),
    leave: assign(() => NO_SESSION),
    say: assign(({ context }, { command }: { command: Command }) => say(context, command)),
    decide: assign(({ context }, { word }: { word: BotWord }) => decided(context, word)),
    refuse: assign(({ context }, { command }: { command: Command }) => refuse(context, command)),
    takeBack: assign(({ context }) => takeBack(context)),
    repeat: assign(({ context }) => repeat(context)),
    handOver: assign(({ context }) => handedOver(context)),
    sceneShown: assign(({ context }) => sceneShown(context)),
    changeSeat: assign(({ context }, { seat, to }: { seat: number; to: Seat }) => reseated(context, seat, to)),
    blame: assign(({ context }, { phase }: { phase: ChartPhase | 'setup' }) => faulty(context, phase)),
    disown: assign(({ context }, { command }: { command: Command }) => disowned(context, command)),
    /** The host writes the newest entry down. Nothing to do without one. */
    journal: () => {},
  },
})

const changeSeat = {
  type: 'changeSeat',
  params: ({ event }: { event: Extract<TableEvent, { type: 'seat.change' }> }) => ({ seat: event.seat, to: event.to }),
} as const

/** Whatever was said is written down at once; after a fault there is nothing to write. */
const note = table.enqueueActions(({ context, enqueue }) => {
  if (context.fault === null) enqueue('journal')
})

/** One phase of the turn: show what happened, then wait for whoever has to speak. */
const phase = (name: ChartPhase) =>
  table.createStateConfig({
    initial: 'settling',
    states: {
      settling: {
        description: 'the next scene, or the next to speak',
        always: [
          { guard: 'isFaulty', target: '#table.fault' },
          { guard: { type: 'sceneIsOf', params: { phase: name } }, target: 'presenting' },
          ...FOLLOWERS[name].map((next) => ({
            guard: { type: 'sceneIsOf' as const, params: { phase: next } },
            target: next === 'over' ? '#table.over' : `#table.turn.${next}`,
          })),
          { guard: { type: 'engineIsIn', params: { phase: name } }, target: 'awaiting' },
          { target: '#table.fault', actions: { type: 'blame', params: { phase: name } } },
        ],
      },
      presenting: {
        invoke: {
          src: 'presenter',
          input: ({ context }) => ({ scene: context.scenes[0] as Scene, session: context }),
        },
        on: { presented: { target: 'settling', actions: 'sceneShown' } },
      },
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
          command: [
            {
              guard: { type: 'isLegal', params: ({ event }) => ({ command: event.command }) },
              target: 'settling',
              actions: [{ type: 'say', params: ({ event }) => ({ command: event.command }) }, note],
            },
            { actions: { type: 'refuse', params: ({ event }) => ({ command: event.command }) } },
          ],
          undo: { guard: 'mayTakeBack', target: '#table.turn.takingBack', actions: ['takeBack', note] },
          redo: { guard: 'mayRepeat', target: 'settling', actions: ['repeat', note] },
          'seat.change': { target: 'awaiting', actions: changeSeat },
        },
      },
      thinking: {
        invoke: { src: 'botMind', input: ({ context }) => context },
        on: {
          'bot.decided': [
            {
              guard: { type: 'isLegal', params: ({ event }) => ({ command: event.command }) },
              target: 'settling',
              actions: [{ type: 'decide', params: ({ event }) => ({ word: event }) }, note],
            },
            {
              target: '#table.fault',
              actions: { type: 'disown', params: ({ event }) => ({ command: event.command }) },
            },
          ],
          undo: { guard: 'mayTakeBack', target: '#table.turn.takingBack', actions: ['takeBack', note] },
          'seat.change': { target: 'awaiting', actions: changeSeat },
        },
      },
    },
    // While a scene is shown or nobody is asked, the new player simply sits down.
    on: { 'seat.change': { actions: changeSeat } },
  })

/** The table: the only thing that the interface talks to. */
export const tableMachine = table.createMachine({
  id: 'table',
  context: NO_SESSION,
  initial: 'setup',
  on: {
    'game.open': {
      target: '.turn',
      actions: {
        type: 'open',
        params: ({ event }) => ({ game: event.game, seats: event.seats ?? [], loyalBots: event.loyalBots ?? true }),
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
          description: 'a new game, a loaded one, or one taken back: the engine says where it stands',
          always: [
            ...FIRST_PHASES.map((next) => ({
              guard: { type: 'sceneIsOf' as const, params: { phase: next } },
              target: next === 'over' ? '#table.over' : `#table.turn.${next}`,
            })),
            ...Object.keys(FOLLOWERS).map((next) => ({
              guard: { type: 'engineIsIn' as const, params: { phase: next as ChartPhase } },
              target: `#table.turn.${next}`,
            })),
            { guard: { type: 'engineIsIn', params: { phase: 'over' } }, target: '#table.over' },
            { target: '#table.fault', actions: { type: 'blame', params: { phase: 'setup' } } },
          ],
        },
        takingBack: {
          description: 'back to a decision of a person: what bots said meanwhile goes too',
          always: [
            { guard: 'speakerIsBot', target: 'takingBack', reenter: true, actions: ['takeBack', note] },
            { target: 'resuming' },
          ],
        },
        movement: phase('movement'),
        action: phase('action'),
        escape: phase('escape'),
        faintCheck: phase('faintCheck'),
        updates: phase('updates'),
      },
    },
    over: {
      initial: 'settling',
      states: {
        settling: { always: [{ guard: 'hasScene', target: 'presenting' }, { target: 'reporting' }] },
        presenting: {
          invoke: {
            src: 'presenter',
            input: ({ context }) => ({ scene: context.scenes[0] as Scene, session: context }),
          },
          on: { presented: { target: 'settling', actions: 'sceneShown' } },
        },
        reporting: {},
      },
    },
    fault: { description: 'the engine disagrees with this chart: our bug, the game is safe in its journal' },
  },
})
