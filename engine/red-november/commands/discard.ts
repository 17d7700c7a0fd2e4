import { bundles } from '../../shared/bundle.ts'
import type { Command } from '../model/command.ts'
import { discard as discardItems, discardRefusal } from '../rules/hand-limit.ts'
import { gnomeOf, handOf } from '../rules/query.ts'
import { areItems } from './fields.ts'
import { asked, type CommandSpec } from './spec.ts'
import { formatItems, items } from './words.ts'

/** V6 */
export const discard: CommandSpec<Extract<Command, { type: 'discard' }>> = {
  isWellFormed: ({ items }) => areItems(items),
  verbs: { discard: [2, ([what]) => ({ type: 'discard', items: items(what) })] },
  format: ({ items }) => `discard ${formatItems(items)}`,
  parts: ['discard'],
  refuse: ({ state }, { items }) => discardRefusal(state, asked(state, 'discard'), items),
  perform: (d, { items }) => discardItems(d, asked(d.state, 'discard').who, items),
  list({ state }, found) {
    const { who, limit } = asked(state, 'discard')
    const hand = handOf(gnomeOf(state, who))
    for (const items of bundles(hand, hand.length - limit)) found.push({ type: 'discard', items })
  },
}
