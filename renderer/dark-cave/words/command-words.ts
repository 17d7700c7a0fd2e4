import {
  type Command,
  type CommandType,
  type CreatureId,
  face,
  GOAL_FACES,
  groupOf,
  isGnome,
  isSpaceId,
  kindOf,
  PATH_FACES,
  type PlayerView,
} from '../../../engine/dark-cave/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { Translate } from './index.ts'
import { cardList, cardTaken, cellName, cornerOf, edgeName, exitNames, type Names, placeName } from './phrases.ts'
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

const creatureName = (creature: CreatureId, t: Translate): string => t(`game.creature.${creature}.name`)

const WORDS: Wordings = {
  propose: () => words('propose'),
  path: ({ card, cell, turned }, { view, t }) =>
    words(turned ? 'path-turned' : 'path', {
      card: `${cardTaken(card, t)} (${groupOf(card)})`,
      place: cellName(cell, view.table, t),
      exits: exitNames(face(PATH_FACES[card], turned), t),
    }),
  info: ({ card, at }, { t, names }) =>
    isGnome(at)
      ? words('info-clan', { group: groupOf(card), gnome: names(at) })
      : words('info-goal', { group: groupOf(card), behind: t(`game.corner.${cornerOf(at)}.behind`) }),
  rockfall: ({ card, cell }, { view, t }) =>
    words('rockfall', { group: groupOf(card), place: cellName(cell, view.table, t) }),
  swap: ({ card, with: other }, { names }) => words('swap', { group: groupOf(card), gnome: names(other) }),
  web: ({ card, at }, { view, t }) => words('web', { group: groupOf(card), place: edgeName(at, view.table, t) }),
  boots: ({ card, before }, { view, names }) =>
    words(before === view.turn?.active ? 'boots-own' : 'boots', { group: groupOf(card), gnome: names(before) }),
  axe: ({ card, before }, { view, names }) =>
    words(before === view.turn?.active ? 'axe-own' : 'axe', { group: groupOf(card), gnome: names(before) }),
  creature: ({ card, hole }, { view, t }) => {
    const values = { creature: creatureName(kindOf(card) as CreatureId, t), group: groupOf(card) }
    return hole ? words('creature', { ...values, place: placeName(hole, view.table, t) }) : words('creature-on', values)
  },
  discard: ({ cards }, { t }) => words('discard', { cards: cardList(cards, t) }),
  step: ({ to }, { view, t }) => {
    if (!isSpaceId(to)) return words('step-goal', { gate: cellName(to, view.table, t) })
    const creature = led(view)
    const place = placeName(to, view.table, t)
    return creature ? words('step-creature', { creature: creatureName(creature, t), place }) : words('step', { place })
  },
  stop: (_, { view, t }) => {
    const creature = led(view)
    return creature ? words('stop-creature', { creature: creatureName(creature, t) }) : words('stop')
  },
  chop: ({ at }, { view, t }) => words('chop', { place: edgeName(at, view.table, t) }),
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
    default:
      return command.type
  }
}
