import {
  CHARM_IGNORES,
  type Command,
  certainEvents,
  eventsAhead,
  FAINT_MINUTES,
  faintOdds,
  foresee,
  type GameEvent,
  type GameEventType,
  gnomeOf,
  legalCommands,
  type PlayerView,
  ROOMS,
  roomsOf,
  type SeenGnome,
  situationOf,
} from '../../../../engine/red-november/index.ts'
import { percent } from '../../../ui/phrases.ts'
import type { Target } from '../../board/kit/targets.ts'
import { commandWords } from '../../words/command-words.ts'
import { t } from '../../words/index.ts'
import { logLine, readerFor, sentence } from '../../words/log-lines.ts'
import type { Names } from '../../words/phrases.ts'
import { isGrave, leadsToGrief } from './grave.ts'
import type { Option } from './option-list.tsx'

/** The answers to the open question, or the ways out of an escape; none where there is neither. */
export function optionsFor(view: PlayerView, names: Names): readonly Option[] {
  const { pending } = view
  switch (pending?.kind) {
    case 'spread-room':
    case 'block-hatch':
    case 'defend':
    case 'coffee':
    case 'lucky-charm':
      return legalCommands(view).map((command, at) => optionOf(view, command, at, names))
    default:
      return isEscape(view) ? waysOut(view, names) : []
  }
}

export const isEscape = (view: PlayerView): boolean => view.turn?.phase === 'escape' && !view.pending

function optionOf(view: PlayerView, command: Command, at: number, names: Names): Option {
  const events = certainEvents(view, command)
  const { key, values } = commandWords(command, view, { t, names })
  const target = targetOf(view, command)
  return {
    command,
    label: t(key, values),
    lines: [...hintsOf(view, command), ...linesOf(view, events, names)],
    grave: isGrave(events),
    key: keyFor(command, at),
    ...(target && { target }),
  }
}

/** Rooms go by their own number, ten by 0; everything else is counted. */
const keyFor = (command: Command, at: number): string =>
  command.type === 'choose-room' ? String(command.room % 10) : String(at + 1)

function targetOf({ pending }: PlayerView, command: Command): Target | null {
  if (command.type === 'choose-room') return { kind: 'room', room: command.room }
  if (command.type === 'choose-hatch') return { kind: 'hatch', hatch: command.hatch }
  if (pending?.kind === 'defend')
    return { kind: 'gnome', gnome: command.type === 'defend' ? pending.from : pending.who }
  if (command.type === 'open' && command.to !== 'sea') return { kind: 'room', room: command.to }
  return null
}

/** What else a player wants to know before answering. */
function hintsOf(view: PlayerView, command: Command): readonly string[] {
  const { pending } = view
  if (command.type === 'choose-hatch' && pending?.kind === 'block-hatch') {
    return roomsOf(command.hatch)
      .filter((room) => room !== pending.room)
      .map(behind)
  }
  if (command.type === 'defend' && pending?.kind === 'defend') {
    const [mine, theirs] = [pending.who, pending.from].map((color) => gnomeOf(view, color).intoxication)
    if (!mine && !theirs) return [t('show.choice.duelSober')]
    return [t('show.choice.duel', { mine: mine ?? 0, theirs: theirs ?? 0 })]
  }
  if (command.type === 'continue' && pending?.kind === 'coffee') {
    return [faintHint(view, gnomeOf(view, pending.who))]
  }
  if (pending?.kind === 'lucky-charm') {
    const { cards } = eventsAhead(view, 0)
    const count = command.type === 'play' ? Math.min(CHARM_IGNORES, cards) : cards
    return [t(command.type === 'play' ? 'show.choice.spared' : 'show.choice.ahead', { count })]
  }
  return []
}

/** F2-F4, D1: how likely one falls, and what that costs. */
function faintHint(view: PlayerView, { room, intoxication }: SeenGnome): string {
  const chance = percent(faintOdds(view, intoxication))
  if (room === 'sea') return t('show.choice.faintAtSea', { chance })
  const minutes = Math.min(FAINT_MINUTES, situationOf(view).turn.ghost)
  const count = eventsAhead(view, minutes).cards - eventsAhead(view, 0).cards
  return [
    t('show.choice.faintChance', { chance, minutes }),
    ...(count > 0 ? [t('show.choice.faintEvents', { count })] : []),
    t('show.choice.faintDeath'),
  ].join(' ')
}

/** The room behind a hatch, as on its plaque. */
const behind = (room: keyof typeof ROOMS): string => t(`game.place.${ROOMS[room]}.name`)

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
export function linesOf(view: PlayerView, events: readonly GameEvent[], names: Names): readonly string[] {
  const reader = readerFor(view, view.seat, { t, names })
  return events
    .filter(({ type }) => WORTH_SAYING.has(type))
    .flatMap((event) => {
      const line = logLine(event, reader)
      return line ? [sentence(line, reader)] : []
    })
}

/** A6: hatches to open, then to enter or to stay. Items are played from the hand. */
function waysOut(view: PlayerView, names: Names): readonly Option[] {
  return legalCommands(view)
    .filter(({ type }) => type !== 'play')
    .map((command, at) => {
      const option = optionOf(view, command, at, names)
      const { minutes } = commandWords(command, view, { t, names })
      const cost = minutes ? [t('game.command.cost', { minutes })] : []
      return { ...option, lines: [...cost, ...option.lines], grave: option.grave || isDeadEnd(view, command) }
    })
}

/** Whatever is done after opening that hatch, somebody dies. */
function isDeadEnd(view: PlayerView, command: Command): boolean {
  if (command.type !== 'open') return false
  const opened = foresee(view, command)
  if (!opened) return false
  return legalCommands(opened)
    .filter(({ type }) => type === 'enter' || type === 'stay')
    .every((next) => leadsToGrief(opened, next))
}
