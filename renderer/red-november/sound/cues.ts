import type {
  ActionKind,
  Cause,
  EventId,
  GameEvent,
  GameEventType,
  ItemId,
  TokenId,
  WaterCause,
} from '../../../engine/red-november/index.ts'
import { faceOf } from '../../../engine/red-november/index.ts'
import type { Cue as AnyCue } from '../../shared/sound-kit.ts'
import type { Audible } from './audible.ts'
import type { SoundId } from './manifest.ts'

export type Cue = AnyCue<SoundId>
export type Cues = readonly Cue[]

const ITEM: Readonly<Record<ItemId, Cues>> = {
  grog: [['cork'], ['gulp', 0.5]],
  toolbox: [['toolbox']],
  'engine-manual': [['pages']],
  'pump-manual': [['pages']],
  'reactor-manual': [['pages']],
  'deactivation-code': [['code-beeps']],
  crowbar: [['crowbar']],
  extinguisher: [['extinguisher']],
  'water-pump': [['water-pump']],
  coffee: [['coffee']],
  aqualung: [['aqualung']],
  harpoon: [['harpoon']],
  'lucky-charm': [['charm']],
}

const ACTION: Readonly<Record<ActionKind, Cues>> = {
  extinguish: [['extinguisher']],
  pump: [['water-pump']],
  unblock: [['hammering']],
  engine: [['hammering'], ['tinkering', 1.4]],
  pumps: [['tinkering']],
  reactor: [['tinkering']],
  missiles: [['code-beeps']],
  kraken: [['harpoon']],
  draw: [],
  trade: [],
  attack: [],
  wait: [],
  abandon: [],
}

const WATER: Readonly<Record<WaterCause, SoundId>> = {
  reflow: 'water-splash',
  pump: 'water-drain',
  leak: 'water-jet',
  'undersea-current': 'water-surge',
}

/** Event cards by what they do to one. */
const STING: Readonly<Record<EventId, SoundId>> = {
  'blocked-hatch': 'sting-mischief',
  fire: 'sting-fire',
  respite: 'sting-relief',
  'reactor-warms-up': 'sting-machine',
  descent: 'sting-machine',
  'fire-spreads': 'sting-fire',
  'reactor-malfunction': 'sting-machine',
  'missile-countdown': 'sting-doom',
  stumble: 'sting-mischief',
  turbulence: 'sting-mischief',
  leak: 'sting-water',
  'undersea-current': 'sting-water',
  'engine-down': 'sting-doom',
  'oxygen-pumps-down': 'sting-doom',
  overheated: 'sting-mischief',
  'fast-descent': 'sting-machine',
  'friendly-fire': 'sting-fire',
  kraken: 'sting-kraken',
}

const PLACED: Readonly<Record<TokenId, SoundId>> = {
  crushed: 'crushed-placed',
  asphyxiated: 'asphyxiated-placed',
  missiles: 'missiles-placed',
  kraken: 'kraken-placed',
}
const REMOVED: Readonly<Record<TokenId, SoundId>> = {
  crushed: 'crushed-removed',
  asphyxiated: 'asphyxiated-removed',
  missiles: 'missiles-removed',
  kraken: 'kraken-removed',
}
const STRUCK: Readonly<Record<TokenId, SoundId>> = {
  crushed: 'crushed-struck',
  asphyxiated: 'asphyxiated-struck',
  missiles: 'missiles-struck',
  kraken: 'kraken-struck',
}

const END: Readonly<Record<Cause, SoundId>> = {
  rescued: 'end-rescue',
  pressure: 'end-implosion',
  crushed: 'end-implosion',
  asphyxiation: 'end-suffocation',
  asphyxiated: 'end-suffocation',
  heat: 'end-meltdown',
  missiles: 'end-missiles',
  kraken: 'end-kraken',
  'nobody-left': 'end-nobody',
}

const STEPS_DRY: Cues = [['step-dry-1'], ['step-dry-2', 0.3], ['step-dry-3', 0.58]]
const STEPS_WET: Cues = [['step-wet-1'], ['step-wet-2', 0.42], ['step-wet-3', 0.82]]
/** As many minutes as are still told apart. */
const MAX_TICKS = 5

const isWet = (heard: Audible, to: Extract<GameEvent, { type: 'entered' }>['to']): boolean =>
  to !== 'sea' && (heard.rooms[to] === 'low' || heard.rooms[to] === 'high')

type Entry<T extends GameEventType> = null | ((event: Extract<GameEvent, { type: T }>, heard: Audible) => Cues)

/** What is heard when something happened; null where silence is right. A missing kind does not compile. */
export const CUES: { readonly [T in GameEventType]: Entry<T> } = {
  'turn-began': () => [['turn-bell']],
  'phase-began': null,
  woke: () => [['wake']],
  'time-spent': () => [['time-spent']],
  'hatch-opened': () => [['hatch-wheel'], ['hatch-open', 0.95]],
  'water-changed': ({ cause, level }) => [[cause === 'reflow' && level === 'none' ? 'water-drain' : WATER[cause]]],
  'fire-started': () => [['fire-start']],
  'fire-out': () => [['fire-hiss']],
  entered: ({ to }, heard) =>
    to === 'sea' ? [['dive']] : [...(isWet(heard, to) ? STEPS_WET : STEPS_DRY), ['hatch-close', 1.1]],
  stayed: () => [['hatch-close']],
  'item-played': ({ item }) => ITEM[item],
  'intoxication-changed': ({ cause, from, to }) => {
    if (cause === 'coffee' || to <= from) return []
    return cause === 'grog' ? [['hiccup', 1.7]] : [['gulp'], ['hiccup', 1.1]]
  },
  'action-began': ({ action }) => ACTION[action],
  'die-rolled': () => [['die-roll'], ['die-land', 0.95]],
  'fix-succeeded': () => [['fix-ok']],
  'fix-failed': () => [['fix-fail']],
  'hatch-unblocked': () => [['hatch-open']],
  'hatch-blocked': () => [['hatch-clang']],
  'track-moved': ({ from, to, track }) => {
    if (to < from) return [['gauge-down']]
    return track === 'pressure' ? [['gauge-up'], ['groan-2', 0.4]] : [['gauge-up']]
  },
  'token-placed': ({ token }) => [[PLACED[token]]],
  'token-removed': ({ token }) => [[REMOVED[token]]],
  'token-struck': ({ token }) => [[STRUCK[token]]],
  'items-drawn': () => [['card-draw']],
  'trade-offered': () => [['trade-offer']],
  'trade-accepted': () => [['trade-done']],
  'trade-refused': () => [['trade-refused']],
  attacked: () => [['attack-swing']],
  defended: () => [['attack-clash']],
  yielded: () => [['yield']],
  'duel-decided': () => [['attack-thud']],
  'items-looted': () => [['loot']],
  'items-discarded': ({ cause }) => (cause === 'limit' || cause === 'overheated' ? [['drop']] : []),
  died: () => [['death']],
  arrived: () => [['arrival']],
  deserted: () => [['desertion']],
  'faint-checked': ({ fainted }) => [[fainted ? 'faint' : 'stay-up']],
  'faint-check-cancelled': null,
  'marker-moved': ({ from, to }) =>
    Array.from({ length: Math.min(MAX_TICKS, Math.abs(from - to)) }, (_, n): Cue => ['tick', n * 0.13]),
  'icon-ignored': () => [['charm']],
  'event-revealed': ({ card }) => [['card-turn'], [STING[faceOf(card).event], 0.3]],
  'event-fizzled': () => [['fizzle']],
  'pile-shuffled': () => [['card-shuffle']],
  'choice-asked': () => [['question']],
  'turn-ended': null,
  'game-ended': ({ outcome: { cause } }) => [[END[cause]]],
}

/** The sounds of one event. */
export function cuesFor<T extends GameEventType>(event: Extract<GameEvent, { type: T }>, heard: Audible): Cues {
  const entry: Entry<T> = CUES[event.type as T]
  return entry ? entry(event, heard) : []
}
