import {
  type CardId,
  type Command,
  type CommandType,
  type CreatureId,
  face,
  GOAL_FACES,
  isGnome,
  isSpaceId,
  kindOf,
  PATH_FACES,
  type PlayerView,
} from '../../../engine/dark-cave/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { Translate } from './index.ts'
import {
  cardsTaken,
  cardTaken,
  cellWhere,
  cornerOf,
  creatureWords,
  edgeAt,
  exitNames,
  groupWords,
  type Names,
  placeAt,
  placeTo,
} from './phrases.ts'
import type { CommandKey, VerbKey } from './terms/words.ts'

/** A command as a list says it, `t(words.key, words.values)`, and the few words on its button. */
export interface CommandWords {
  readonly key: `game.command.${CommandKey}`
  readonly values: Values
  readonly verb: `game.verb.${VerbKey}`
  /** What its card does, for who wants to know more; null where no card is played. */
  readonly about: `game.action.${NonNullable<ReturnType<typeof kindOf>>}.effect` | null
}

export interface CommandSpeech {
  readonly t: Translate
  readonly names: Names
}

/** What a command is called in this position, as the seat that says it may know it. */
export const commandWords = (command: Command, view: PlayerView, speech: CommandSpeech): CommandWords => {
  const { key, values } = wordsOf(command, { view, ...speech })
  const kind = 'card' in command ? kindOf(command.card) : null
  return {
    key: `game.command.${key}`,
    values,
    verb: `game.verb.${verbOf(command, view)}`,
    about: kind && `game.action.${kind}.effect`,
  }
}

/** The command as one sentence. */
export function commandText(command: Command, view: PlayerView, speech: CommandSpeech): string {
  const { key, values } = commandWords(command, view, speech)
  return speech.t(key, values)
}

interface Setting extends CommandSpeech {
  readonly view: PlayerView
}
interface Worded {
  readonly key: CommandKey
  readonly values: Values
}
type CommandOf = { readonly [T in CommandType]: Extract<Command, { readonly type: T }> }
type Wordings = { readonly [T in CommandType]: (command: CommandOf[T], scene: Setting) => Worded }

function wordsOf<T extends CommandType>(command: CommandOf[T], scene: Setting): Worded {
  const word: Wordings[T] = WORDS[command.type as T]
  return word(command, scene)
}

const words = (key: CommandKey, values: Values = {}): Worded => ({ key, values })

/** The creature that the active player leads just now. */
const led = ({ turn }: PlayerView): CreatureId | null => (turn?.phase === 'creature' ? turn.creature : null)

/** The hand of who says it. */
const handOf = ({ seat, players }: PlayerView): readonly CardId[] => (seat === null ? [] : (players[seat]?.hand ?? []))

/** Told only where two cards of the hand differ in nothing else. */
const groupIn = (card: CardId, { view, t }: Setting): { readonly group: string } => ({
  group: groupWords(card, handOf(view), t),
})

const WORDS: Wordings = {
  propose: () => words('propose'),
  path: ({ card, cell, turned }, scene) =>
    words(turned ? 'path-turned' : 'path', {
      card: `${cardTaken(card, scene.t)}${groupIn(card, scene).group}`,
      place: cellWhere(cell, scene.view.table, scene.t),
      exits: exitNames(face(PATH_FACES[card], turned), scene.t),
    }),
  info: ({ card, at }, scene) =>
    isGnome(at)
      ? words('info-clan', { ...groupIn(card, scene), gnome: scene.names(at) })
      : words('info-goal', { ...groupIn(card, scene), behind: scene.t(`game.corner.${cornerOf(at)}.behind`) }),
  rockfall: ({ card, cell }, scene) =>
    words('rockfall', { ...groupIn(card, scene), place: cellWhere(cell, scene.view.table, scene.t) }),
  swap: ({ card, with: other }, scene) => words('swap', { ...groupIn(card, scene), gnome: scene.names(other) }),
  web: ({ card, at }, scene) => words('web', { ...groupIn(card, scene), place: edgeAt(at, scene.view.table, scene.t) }),
  boots: ({ card, before }, scene) =>
    words(before === scene.view.turn?.active ? 'boots-own' : 'boots', {
      ...groupIn(card, scene),
      gnome: scene.names(before),
    }),
  axe: ({ card, before }, scene) =>
    words(before === scene.view.turn?.active ? 'axe-own' : 'axe', {
      ...groupIn(card, scene),
      gnome: scene.names(before),
    }),
  creature: ({ card, hole }, scene) => {
    const values = { ...creatureWords(kindOf(card) as CreatureId, scene.t), ...groupIn(card, scene) }
    return hole
      ? words('creature', { ...values, place: placeAt(hole, scene.view.table, scene.t) })
      : words('creature-on', values)
  },
  discard: ({ cards }, { view, t }) => words('discard', { cards: cardsTaken(cards, handOf(view), t) }),
  step: ({ to }, { view, t }) => {
    if (!isSpaceId(to)) return words('step-goal', { gate: t(`game.corner.${cornerOf(to)}.door`) })
    const creature = led(view)
    const place = placeTo(to, view.table, t)
    return creature ? words('step-creature', { ...creatureWords(creature, t), place }) : words('step', { place })
  },
  stop: (_, { view, t }) => {
    const creature = led(view)
    return creature ? words('stop-creature', creatureWords(creature, t)) : words('stop')
  },
  chop: ({ at }, { view, t }) => words('chop', { place: edgeAt(at, view.table, t) }),
  lay: ({ turned }, { view, t }) => {
    const { pending, table } = view
    const goal = pending?.kind === 'goal-way' && table.goals.find(({ cell }) => cell === pending.cell)?.goal
    const exits = goal ? exitNames(face(GOAL_FACES[goal], turned), t) : ''
    return words(turned ? 'lay-turned' : 'lay', { exits })
  },
  drive: () => words('drive'),
  endure: () => words('endure'),
  agree: () => words('agree'),
  refuse: () => words('refuse'),
}

function verbOf(command: Command, view: PlayerView): VerbKey {
  switch (command.type) {
    case 'step':
      if (!isSpaceId(command.to)) return 'step-goal'
      return led(view) ? 'step-creature' : 'step'
    case 'stop':
      return led(view) ? 'stop-creature' : 'stop'
    case 'boots':
    case 'axe':
      return command.before === view.turn?.active ? `${command.type}-own` : command.type
    default:
      return command.type
  }
}
