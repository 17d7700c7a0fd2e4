import { oneOf } from '../../shared/notation.ts'
import type { Command } from '../model/command.ts'
import { siteRefusal, timeRefusal } from '../rules/actions.ts'
import { gnomeOf, handOf, neighbours } from '../rules/query.ts'
import { acceptTrade, giveRefusal, offerTrade, refuseTrade, TRADE_MINUTES, tradeRefusal } from '../rules/trade.ts'
import { areItems, isColor } from './fields.ts'
import { gifts } from './gifts.ts'
import { asked, type CommandSpec, plainWord } from './spec.ts'
import { color, formatItems, items } from './words.ts'

/** A13: an offer, and its two answers. */
export const trade: CommandSpec<Extract<Command, { type: 'trade' }>> = {
  isWellFormed: ({ partner, give }) => isColor(partner) && areItems(give),
  verbs: {
    trade: [
      4,
      ([partner, give, what]) => {
        const to = color(partner)
        oneOf(['give'], give)
        return { type: 'trade', partner: to, give: items(what) }
      },
    ],
  },
  format: ({ partner, give }) => `trade ${partner} give ${formatItems(give)}`,
  parts: ['turn'],
  refuse: (situation, { partner, give }) => tradeRefusal(situation, partner, give),
  perform: (d, { partner, give }) => offerTrade(d, partner, give),
  list(situation, found) {
    if (siteRefusal(situation, 'trade') || timeRefusal(situation, 'trade', TRADE_MINUTES)) return
    const others = neighbours(situation)
    if (others.length === 0) return
    for (const give of gifts(handOf(situation.gnome))) {
      for (const { color } of others) found.push({ type: 'trade', partner: color, give })
    }
  },
}

export const give: CommandSpec<Extract<Command, { type: 'give' }>> = {
  isWellFormed: ({ items }) => areItems(items),
  verbs: { give: [2, ([what]) => ({ type: 'give', items: items(what) })] },
  format: ({ items }) => `give ${formatItems(items)}`,
  parts: ['trade-answer'],
  refuse: ({ state }, { items }) => giveRefusal(state, asked(state, 'trade-answer'), items),
  perform: (d, { items }) => acceptTrade(d, asked(d.state, 'trade-answer'), items),
  list({ state }, found) {
    const { who } = asked(state, 'trade-answer')
    for (const items of gifts(handOf(gnomeOf(state, who)))) found.push({ type: 'give', items })
  },
}

export const refuse: CommandSpec<Extract<Command, { type: 'refuse' }>> = {
  ...plainWord('refuse'),
  parts: ['trade-answer'],
  perform: (d) => refuseTrade(d, asked(d.state, 'trade-answer')),
}
