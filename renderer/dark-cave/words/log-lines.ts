import {
  type ActionKind,
  type Clan,
  clanOf,
  type GameEvent,
  type GameEventType,
  type GnomeId,
  isGnome,
  kindOf,
  worksFor,
} from '../../../engine/dark-cave/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { Translate } from './index.ts'
import {
  cardTaken,
  cellWhere,
  cornerOf,
  creatureWords,
  edgeAt,
  gnomeList,
  type Names,
  placeAt,
  placeTo,
  type SeenTable,
} from './phrases.ts'
import type { LogKey } from './terms/words.ts'

/** The picture in front of a line. */
export type LogIcon =
  | `action-${ActionKind}`
  | `clan-${Clan}`
  | 'agree'
  | 'bridge'
  | 'card-lost'
  | 'cards'
  | 'down'
  | 'end'
  | 'exit'
  | 'gate'
  | 'gold'
  | 'path'
  | 'refuse'
  | 'turn'
  | 'tunnel'
  | 'walk'

/** A sentence of the log, not yet said: `t(line.key, line.values)`. */
export interface LogLine {
  readonly key: `game.log.${LogKey}`
  readonly values: Values
  readonly icon: LogIcon
  /** Whose badge stands beside it, and whose filter shows it. */
  readonly gnome: GnomeId | null
}

/** In which words, and after which table, places are named. Who reads makes no difference: the log is public (HS10). */
export interface LogReader {
  readonly t: Translate
  readonly names: Names
  readonly table: SeenTable
}

/** The sentence for what happened; null where other events tell it already. */
export const logLine = (event: GameEvent, reader: LogReader): LogLine | null => lineOf(event, reader)

/** A line as it is read. */
export const sentence = ({ key, values }: LogLine, { t }: Pick<LogReader, 't'>): string => t(key, values)

type EventOf = { readonly [T in GameEventType]: Extract<GameEvent, { readonly type: T }> }
type Lines = { readonly [T in GameEventType]: (event: EventOf[T], reader: LogReader) => LogLine | null }

function lineOf<T extends GameEventType>(event: EventOf[T], reader: LogReader): LogLine | null {
  const make: Lines[T] = LINES[event.type as T]
  return make(event, reader)
}

const line = (key: LogKey, icon: LogIcon, gnome: GnomeId | null, values: Values = {}): LogLine => ({
  key: `game.log.${key}`,
  values,
  icon,
  gnome,
})
const silent = (): null => null

/** A line that says no more than who did it. */
const byName =
  (key: LogKey, icon: LogIcon) =>
  ({ player }: { readonly player: GnomeId }, { names }: LogReader): LogLine =>
    line(key, icon, player, { gnome: names(player) })

const WEB_GONE = { time: 'web-gone-time', axe: 'web-gone-axe', rockfall: 'web-gone-rockfall' } as const
const CARD_LOST = { rat: 'card-lost-rat', bridge: 'card-lost-bridge' } as const
const GOLD_LOST = {
  goblin: 'gold-lost-goblin',
  tunnel: 'gold-lost-tunnel',
  'left-behind': 'gold-lost-left-behind',
} as const
const GOLD_ICON = { goblin: 'action-goblin', tunnel: 'tunnel', 'left-behind': 'gold' } as const

const LINES: Lines = {
  'turn-began': byName('turn-began', 'turn'),
  'phase-began': silent,
  'web-weakened': ({ at }, { t, table }) => line('web-thinner', 'action-web', null, { place: edgeAt(at, table, t) }),
  'web-removed': ({ at, cause }, { t, table }) =>
    line(WEB_GONE[cause], 'action-web', null, { place: edgeAt(at, table, t) }),
  // The axe that did it is told before.
  'creature-went': ({ creature, cause }, { t }) =>
    cause === 'axe' ? null : line('creature-went', `action-${creature}`, null, creatureWords(creature, t)),
  'stood-up': byName('stood-up', 'walk'),
  skipped: byName('skipped', 'cards'),
  proposed: byName('proposed', 'end'),
  agreed: byName('agreed', 'agree'),
  disagreed: byName('disagreed', 'refuse'),
  'path-placed': ({ player, card, cell }, { t, names, table }) =>
    line('path-placed', 'path', player, {
      gnome: names(player),
      card: cardTaken(card, t),
      place: cellWhere(cell, table, t),
    }),
  'nugget-laid': ({ cell }, { t, table }) => line('nugget-laid', 'gold', null, { place: cellWhere(cell, table, t) }),
  // What the card does is told by what comes next; only the rock falls without a name.
  'action-played': ({ player, card }, { names }) =>
    kindOf(card) === 'rockfall' ? line('rockfall', 'action-rockfall', player, { gnome: names(player) }) : null,
  peeked: ({ player, at }, { t, names }) =>
    isGnome(at)
      ? line('peeked-clan', 'action-info', player, { gnome: names(player), other: names(at) })
      : line('peeked-goal', 'action-info', player, {
          gnome: names(player),
          behind: t(`game.corner.${cornerOf(at)}.behind`),
        }),
  'rock-fell': ({ cell, nugget }, { t, table }) =>
    line(nugget ? 'rock-fell-gold' : 'rock-fell', 'action-rockfall', null, { place: cellWhere(cell, table, t) }),
  'hands-swapped': ({ player, with: other, given, got }, { names }) =>
    line('hands-swapped', 'action-swap', player, { gnome: names(player), other: names(other), given, got }),
  'web-laid': ({ player, at }, { t, names, table }) =>
    line('web-laid', 'action-web', player, { gnome: names(player), place: edgeAt(at, table, t) }),
  'boots-laid': ({ player, before }, { names }) =>
    player === before
      ? line('boots-own', 'action-boots', player, { gnome: names(player) })
      : line('boots-given', 'action-boots', player, { gnome: names(player), other: names(before) }),
  'axe-laid': ({ player, before }, { names }) =>
    player === before
      ? line('axe-own', 'action-axe', player, { gnome: names(player) })
      : line('axe-given', 'action-axe', player, { gnome: names(player), other: names(before) }),
  passed: ({ player, count }, { t, names }) =>
    line('passed', 'cards', player, { gnome: names(player), cards: t('game.count.cardsTaken', { count }) }),
  'creature-set': ({ player, creature, at }, { t, names, table }) =>
    line('creature-set', `action-${creature}`, player, {
      ...creatureWords(creature, t),
      gnome: names(player),
      place: placeAt(at, table, t),
    }),
  'creature-taken-up': ({ player, creature }, { t, names }) =>
    line('creature-taken-up', `action-${creature}`, player, { ...creatureWords(creature, t), gnome: names(player) }),
  'creature-stepped': ({ creature, to }, { t, table }) =>
    line('creature-stepped', `action-${creature}`, null, {
      ...creatureWords(creature, t),
      place: placeTo(to, table, t),
    }),
  'creature-stopped': ({ creature, at }, { t, table }) =>
    line('creature-stopped', `action-${creature}`, null, {
      ...creatureWords(creature, t),
      place: placeAt(at, table, t),
    }),
  attacked: ({ creature, victims }, { t, names }) =>
    line('attacked', `action-${creature}`, null, {
      ...creatureWords(creature, t),
      gnomes: gnomeList(victims, names),
    }),
  // Asked openly; the answer is told.
  'choice-asked': silent,
  'driven-away': ({ player, creature }, { t, names }) =>
    line('driven-away', 'action-axe', player, { ...creatureWords(creature, t), gnome: names(player) }),
  endured: byName('endured', 'action-axe'),
  // HS7: that a card was lost, not which.
  'card-lost': ({ player, cause }, { names }) =>
    line(CARD_LOST[cause], cause === 'rat' ? 'action-rat' : 'bridge', player, { gnome: names(player) }),
  'knocked-down': byName('knocked-down', 'down'),
  'gold-lost': ({ player, count, cause }, { t, names }) =>
    line(GOLD_LOST[cause], GOLD_ICON[cause], player, {
      gnome: names(player),
      nuggets: t('game.count.nuggets', { count }),
    }),
  stepped: ({ player, to }, { t, names, table }) =>
    line('stepped', 'walk', player, { gnome: names(player), place: placeTo(to, table, t) }),
  'goal-turned': ({ player, cell, goal }, { t, names }) =>
    line('goal-turned', 'gate', player, {
      gnome: names(player),
      gate: t(`game.corner.${cornerOf(cell)}.name`),
      goal: t(`game.goal.${goal}.name`),
    }),
  'goal-laid': silent,
  'web-chopped': byName('web-chopped', 'action-axe'),
  'movement-ended': silent,
  'gold-taken': byName('gold-taken', 'gold'),
  'clan-shown': ({ player, role }, { t, names }) => {
    const employer = worksFor(clanOf(player), role)
    return line('clan-shown', `clan-${employer}`, player, {
      gnome: names(player),
      role: t(`game.role.${role}.name`),
      for: t(`game.clan.${employer}.for`),
    })
  },
  left: ({ player, first }, { names }) => line(first ? 'left-first' : 'left', 'exit', player, { gnome: names(player) }),
  drew: ({ player, count }, { t, names }) =>
    line('drew', 'cards', player, { gnome: names(player), cards: t('game.count.cardsTaken', { count }) }),
  'turn-ended': silent,
  'game-ended': ({ outcome: { cause, winner } }, { t }) =>
    line('game-ended', winner ? `clan-${winner}` : 'end', null, {
      why: t(`game.cause.${cause}.text`),
      winner: winner ? `${t(`game.clan.${winner}.wins`)}.` : t('game.nobody.text'),
    }),
}
