import { HATCHES, type HatchId, type Place, ROOM_IDS, type RoomId } from '../data/board.ts'
import type { FixJob } from '../data/fixits.ts'
import { COLORS, type Color } from '../data/gnomes.ts'
import { ITEM_IDS, type ItemId } from '../data/items.ts'
import type { Command, FixCommand } from '../model/command.ts'
import type { GameState } from '../model/state.ts'

/** A line that is no command. */
export class NotationError extends Error {
  readonly rule = 'notation'
  constructor(
    readonly code: 'notation/unknown-command' | 'notation/bad-word',
    message: string,
  ) {
    super(message)
    this.name = 'NotationError'
  }
}

/** The text of a line without its comment, or null if nothing is left. */
export function withoutComment(line: string): string | null {
  const text = line.replace(/#.*$/s, '').trim()
  return text === '' ? null : text
}

type Words = readonly (string | undefined)[]

/** Reads a command. The state is part of the surface; today every command is clear without it. */
export function parseCommand(text: string, _state: GameState): Command {
  const words = (withoutComment(text) ?? '').toLowerCase().split(/\s+/)
  const verb = Object.hasOwn(VERBS, words[0] ?? '') ? VERBS[words[0] as keyof typeof VERBS] : undefined
  if (!verb) throw new NotationError('notation/unknown-command', `no command begins like this: ${text.trim()}`)
  const [length, read] = verb
  if (words.length !== length) throw new NotationError('notation/bad-word', `too few or too many words: ${text.trim()}`)
  return read(words.slice(1))
}

const VERBS = {
  open: [2, ([to]) => ({ type: 'open', to: place(to) })],
  enter: [1, () => ({ type: 'enter' })],
  stay: [1, () => ({ type: 'stay' })],
  play: [2, ([name]) => ({ type: 'play', item: item(name) })],
  extinguish: [2, ([minutes]) => ({ type: 'fix', job: 'extinguish', minutes: number(minutes) })],
  pump: [2, ([minutes]) => ({ type: 'fix', job: 'pump', minutes: number(minutes) })],
  unblock: [3, ([id, minutes]) => ({ type: 'fix', job: 'unblock', hatch: hatch(id), minutes: number(minutes) })],
  fix: [3, ([system, minutes]) => ({ type: 'fix', job: word(SYSTEMS, system), minutes: number(minutes) })],
  stop: [3, ([what, minutes]) => ({ type: 'fix', job: word(['missiles'], what), minutes: number(minutes) })],
  kill: [3, ([what, minutes]) => ({ type: 'fix', job: word(['kraken'], what), minutes: number(minutes) })],
  draw: [2, ([count]) => ({ type: 'draw', count: number(count) })],
  trade: [4, ([partner, give, what]) => ({ type: 'trade', partner: color(partner), give: gift(give, what) })],
  attack: [2, ([target]) => ({ type: 'attack', target: color(target) })],
  wait: [1, () => ({ type: 'wait' })],
  abandon: [1, () => ({ type: 'abandon' })],
  give: [2, ([what]) => ({ type: 'give', items: items(what) })],
  refuse: [1, () => ({ type: 'refuse' })],
  defend: [1, () => ({ type: 'defend' })],
  yield: [1, () => ({ type: 'yield' })],
  choose: [3, ([what, which]) => choice(what, which)],
  discard: [2, ([what]) => ({ type: 'discard', items: items(what) })],
  continue: [1, () => ({ type: 'continue' })],
} as const satisfies Record<string, readonly [words: number, read: (words: Words) => Command]>

const SYSTEMS = ['engine', 'pumps', 'reactor'] as const

function choice(what: string | undefined, which: string | undefined): Command {
  return word(['room', 'hatch'], what) === 'room'
    ? { type: 'choose-room', room: room(which) }
    : { type: 'choose-hatch', hatch: hatch(which) }
}

function word<T extends string>(known: readonly T[], text: string | undefined): T {
  const found = known.find((candidate) => candidate === text)
  if (!found) throw new NotationError('notation/bad-word', `expected ${known.join(' or ')}, not ${text}`)
  return found
}

const item = (text: string | undefined): ItemId => word(ITEM_IDS, text)
const color = (text: string | undefined): Color => word(COLORS, text)
const room = (text: string | undefined): RoomId => Number(word(ROOM_IDS.map(String), text)) as RoomId
const place = (text: string | undefined): Place => (text === 'sea' ? 'sea' : room(text))
const gift = (give: string | undefined, what: string | undefined): readonly ItemId[] =>
  word(['give'], give) && items(what)
const items = (text: string | undefined): readonly ItemId[] =>
  text === 'nothing' ? [] : (text ?? '').split(',').map(item)

/** Either way round: 1-3 and 3-1 are the same hatch. */
function hatch(text: string | undefined): HatchId {
  const turned = text?.split('-').reverse().join('-')
  return HATCHES.find((id) => id === turned) ?? word(HATCHES, text)
}

function number(text: string | undefined): number {
  if (!text || !/^\d{1,3}$/.test(text)) throw new NotationError('notation/bad-word', `expected a number, not ${text}`)
  return Number(text)
}

/** Writes a command so that `parseCommand` reads it back. */
export function formatCommand(command: Command): string {
  switch (command.type) {
    case 'open':
      return `open ${command.to}`
    case 'play':
      return `play ${command.item}`
    case 'fix':
      return `${formatFix(command)} ${command.minutes}`
    case 'draw':
      return `draw ${command.count}`
    case 'trade':
      return `trade ${command.partner} give ${formatItems(command.give)}`
    case 'attack':
      return `attack ${command.target}`
    case 'give':
      return `give ${formatItems(command.items)}`
    case 'choose-room':
      return `choose room ${command.room}`
    case 'choose-hatch':
      return `choose hatch ${command.hatch}`
    case 'discard':
      return `discard ${formatItems(command.items)}`
    default:
      return command.type
  }
}

const FIX_WORDS: Readonly<Record<Exclude<FixJob, 'unblock'>, string>> = {
  extinguish: 'extinguish',
  pump: 'pump',
  engine: 'fix engine',
  pumps: 'fix pumps',
  reactor: 'fix reactor',
  missiles: 'stop missiles',
  kraken: 'kill kraken',
}

const formatFix = (command: FixCommand): string =>
  command.job === 'unblock' ? `unblock ${command.hatch}` : FIX_WORDS[command.job]
const formatItems = (list: readonly ItemId[]): string => (list.length === 0 ? 'nothing' : list.join(','))
