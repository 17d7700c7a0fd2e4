import { ITEM_IDS, type ItemId } from '../data/items.ts'
import type { Command } from '../model/command.ts'
import { playItem, playRefusal } from '../rules/items.ts'
import { handOf } from '../rules/query.ts'
import { isItem } from './fields.ts'
import { byKey, type CommandSpec } from './spec.ts'
import { item } from './words.ts'

type PlayCommand = Extract<Command, { type: 'play' }>

const PLAY = byKey<ItemId, PlayCommand>(ITEM_IDS, (item) => ({ type: 'play', item }))

/** C5, C7: in one's turn, or as the answer to the question whether one wants to. */
export const play: CommandSpec<PlayCommand> = {
  isWellFormed: ({ item }) => isItem(item),
  verbs: { play: [2, ([name]) => ({ type: 'play', item: item(name) })] },
  format: ({ item }) => `play ${item}`,
  parts: ['turn', 'escape', 'coffee', 'lucky-charm'],
  refuse: (situation, { item }) => playRefusal(situation, item),
  perform: (d, { item }) => playItem(d, item),
  list({ state: { pending }, gnome }, found) {
    const hand = handOf(gnome)
    for (let at = 0; at < hand.length; at++) {
      const item = hand[at] as ItemId
      if (hand.indexOf(item) === at && (!pending || pending.kind === item)) found.push(PLAY[item])
    }
  },
}
