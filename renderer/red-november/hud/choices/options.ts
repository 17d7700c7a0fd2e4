import {
  apply,
  CHARM_IGNORES,
  type Command,
  faintOdds,
  type GameEvent,
  type GameEventType,
  type GameState,
  iconsAhead,
  legalCommands,
  ROOMS,
  roomsOf,
  seatOf,
} from '../../../../engine/red-november/index.ts'
import { gnomeOf } from '../../../../engine/red-november/rules/query.ts'
import type { Target } from '../../board/kit/targets.ts'
import { commandWords } from '../../words/command-words.ts'
import { t } from '../../words/index.ts'
import { logLine, readerFor, sentence } from '../../words/log-lines.ts'
import type { Names } from '../../words/phrases.ts'
import { consequencesOf, isGrave } from './consequences.ts'
import type { Option } from './option-list.tsx'

/** The answers to the open question, or the ways out of an escape; none where there is neither. */
export function optionsFor(state: GameState, names: Names): readonly Option[] {
  const { pending } = state
  switch (pending?.kind) {
    case 'spread-room':
    case 'block-hatch':
    case 'defend':
    case 'coffee':
    case 'lucky-charm':
      return legalCommands(state).map((command, at) => optionOf(state, command, at, names))
    default:
      return isEscape(state) ? waysOut(state, names) : []
  }
}

export const isEscape = (state: GameState): boolean => state.turn?.phase === 'escape' && !state.pending

function optionOf(state: GameState, command: Command, at: number, names: Names): Option {
  const events = consequencesOf(state, command)
  const { key, values } = commandWords(command, state, { t, names })
  const target = targetOf(command)
  return {
    command,
    label: t(key, values),
    lines: [...hintsOf(state, command), ...linesOf(state, events, names)],
    grave: isGrave(events),
    key: keyFor(command, at),
    ...(target && { target }),
  }
}

/** Rooms go by their own number, ten by 0; everything else is counted. */
const keyFor = (command: Command, at: number): string =>
  command.type === 'choose-room' ? String(command.room % 10) : String(at + 1)

function targetOf(command: Command): Target | null {
  if (command.type === 'choose-room') return { kind: 'room', room: command.room }
  if (command.type === 'choose-hatch') return { kind: 'hatch', hatch: command.hatch }
  if (command.type === 'open' && command.to !== 'sea') return { kind: 'room', room: command.to }
  return null
}

/** What else a player wants to know before answering. */
function hintsOf(state: GameState, command: Command): readonly string[] {
  const { pending } = state
  if (command.type === 'choose-hatch') return [roomsOf(command.hatch).map(roomName).join(' ↔ ')]
  if (command.type === 'defend' && pending?.kind === 'defend') {
    const [mine, theirs] = [pending.who, pending.from].map((color) => gnomeOf(state, color).intoxication)
    return [t('show.choice.duel', { mine: mine ?? 0, theirs: theirs ?? 0 })]
  }
  if (command.type === 'continue' && pending?.kind === 'coffee') {
    const percent = Math.round(faintOdds(state, gnomeOf(state, pending.who).intoxication) * 100)
    return [t('show.choice.faintChance', { percent })]
  }
  if (pending?.kind === 'lucky-charm') {
    const ahead = iconsAhead(state, 0).events.length
    const count = command.type === 'play' ? Math.min(CHARM_IGNORES, ahead) : ahead
    return [t(command.type === 'play' ? 'show.choice.spared' : 'show.choice.ahead', { count })]
  }
  return []
}

const roomName = (room: keyof typeof ROOMS): string => t(`game.place.${ROOMS[room]}.name`)

/** What goes without saying is not said. */
const WORTH_SAYING: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'water-changed',
  'fire-out',
  'intoxication-changed',
  'faint-check-cancelled',
  'track-moved',
  'items-looted',
  'died',
  'game-ended',
])

/** Log lines are in the present tense: they can also say what will be. */
function linesOf(state: GameState, events: readonly GameEvent[], names: Names): readonly string[] {
  const who = state.pending?.who ?? state.turn?.active
  const reader = readerFor(state, who ? seatOf(state, who) : 'everybody', { t, names })
  return events
    .filter(({ type }) => WORTH_SAYING.has(type))
    .flatMap((event) => {
      const line = logLine(event, reader)
      return line ? [sentence(line, reader)] : []
    })
}

/** A6: hatches to open, then to enter or to stay. Items are played from the hand. */
function waysOut(state: GameState, names: Names): readonly Option[] {
  return legalCommands(state)
    .filter(({ type }) => type !== 'play')
    .map((command, at) => {
      const option = optionOf(state, command, at, names)
      const { minutes } = commandWords(command, state, { t, names })
      const cost = minutes ? [t('game.command.cost', { minutes })] : []
      return { ...option, lines: [...cost, ...option.lines], grave: option.grave || isDeadEnd(state, command) }
    })
}

/** Whatever is done after opening that hatch, somebody dies. */
function isDeadEnd(state: GameState, command: Command): boolean {
  if (command.type !== 'open') return false
  const result = apply(state, command)
  if (!result.ok) return false
  const { state: opened } = result
  return legalCommands(opened)
    .filter(({ type }) => type === 'enter' || type === 'stay')
    .every((next) => isGrave(consequencesOf(opened, next)))
}
