import {
  ATTACK_MINUTES,
  CABIN,
  type Command,
  type CommandType,
  entryMinutes,
  type ItemId,
  OPEN_MINUTES,
  type Place,
  type Position,
  type Situation,
  situationOf,
  surcharge,
  TRADE_MINUTES,
} from '../../../engine/red-november/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { CommandText } from '../../shared/game-ui.ts'
import type { CommandKey } from './game/words.ts'
import type { Translate } from './index.ts'
import { hatchName, isDrink, itemList, type Names, placeKey } from './phrases.ts'

/** A command as a button says it: `t(words.key, words.values)`, with what it costs. */
export interface CommandWords {
  readonly key: `game.command.${CommandKey}`
  readonly values: Values
  /** All minutes it takes, low water too; null where time plays no part. */
  readonly minutes: number | null
}

export interface CommandSpeech {
  readonly t: Translate
  readonly names: Names
}

/** What a command is called in this position. */
export const commandWords = (command: Command, state: Position, speech: CommandSpeech): CommandWords =>
  wordsOf(command, { ...situationOf(state), ...speech })

/** The same in words. */
export function commandText(command: Command, state: Position, speech: CommandSpeech): CommandText {
  const { key, values, minutes } = commandWords(command, state, speech)
  const { t } = speech
  const text = t(key, values)
  if (minutes === null) return { text, priced: text }
  // A repair names its minutes itself; low water is news.
  if (command.type === 'fix') {
    return { text, priced: command.minutes === minutes ? text : t('access.tube.wet', { text, minutes }) }
  }
  return { text, priced: `${text}, ${t('access.tube.minutes', { count: minutes })}` }
}

interface Setting extends Situation, CommandSpeech {}
type CommandOf = { readonly [T in CommandType]: Extract<Command, { readonly type: T }> }
type Wordings = { readonly [T in CommandType]: (command: CommandOf[T], scene: Setting) => CommandWords }

function wordsOf<T extends CommandType>(command: CommandOf[T], scene: Setting): CommandWords {
  const word: Wordings[T] = WORDS[command.type as T]
  return word(command, scene)
}

const words = (key: CommandKey, minutes: number | null, values: Values = {}): CommandWords => ({
  key: `game.command.${key}`,
  values,
  minutes,
})

/** With nothing to name the sentence is another one. */
const withItems = (
  some: CommandKey,
  none: CommandKey,
  list: readonly ItemId[],
  scene: Setting,
  minutes: number | null,
  values: Values = {},
): CommandWords =>
  list.length === 0 ? words(none, minutes, values) : words(some, minutes, { ...values, items: itemList(list, scene.t) })

const WORDS: Wordings = {
  open: ({ to }, { t }) => words('open', OPEN_MINUTES, { to: t(`game.place.${placeKey(to)}.to`) }),
  enter: (_, { state, turn, gnome, t }) => {
    const to: Place = turn.hatch ?? gnome.room
    return words('enter', entryMinutes(state.rooms, gnome.room, to), { into: t(`game.place.${placeKey(to)}.into`) })
  },
  stay: () => words('stay', 0),
  play: ({ item }, { t }) => words(isDrink(item) ? 'drink' : 'play', 0, { item: t(`game.item.${item}.one`) }),
  fix: (command, scene) => {
    const { job, minutes } = command
    const all = minutes + surcharge(scene, job)
    return command.job === 'unblock'
      ? words('unblock', all, { minutes, hatch: hatchName(command.hatch) })
      : words(job, all, { minutes })
  },
  draw: ({ count }, scene) => {
    const inCabin = scene.gnome.room === CABIN
    return words(inCabin ? 'draw-grog' : 'draw', count + surcharge(scene, 'draw'), {
      items: scene.t(inCabin ? 'game.count.grogs' : 'game.count.items', { count }),
    })
  },
  trade: ({ partner, give }, scene) =>
    withItems('trade', 'trade-nothing', give, scene, TRADE_MINUTES + surcharge(scene, 'trade'), {
      gnome: scene.names(partner),
    }),
  attack: ({ target }, scene) =>
    words('attack', ATTACK_MINUTES + surcharge(scene, 'attack'), { gnome: scene.names(target) }),
  wait: (_, { turn }) => words('wait', Math.min(1, turn.ghost)),
  abandon: (_, { turn }) => words('abandon', turn.ghost),
  give: ({ items }, scene) => withItems('give', 'give-nothing', items, scene, null),
  refuse: () => words('refuse', null),
  defend: () => words('defend', null),
  yield: () => words('yield', null),
  'choose-room': ({ room }, { t }) => words('choose-room', null, { place: t(`game.place.${placeKey(room)}.name`) }),
  'choose-hatch': ({ hatch }) => words('choose-hatch', null, { hatch: hatchName(hatch) }),
  discard: ({ items }, { t }) => words('discard', null, { items: itemList(items, t) }),
  continue: (_, { state: { pending } }) => {
    if (pending?.kind === 'coffee') return words('no-coffee', null)
    return words(pending?.kind === 'lucky-charm' ? 'no-charm' : 'continue', null)
  },
}
