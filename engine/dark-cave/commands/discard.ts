import { minus } from '../../shared/bundle.ts'
import { type CardId, isCard, MAX_DISCARDED } from '../data/actions.ts'
import { refusal } from '../rules/refuse.ts'
import { endStepOne } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { cards } from './words.ts'

/** T5: pass and discard 1 or 2 cards, face down. */
export interface DiscardCommand {
  readonly type: 'discard'
  readonly cards: readonly CardId[]
}

export const discard: CommandSpec<DiscardCommand> = {
  verbs: ['discard'],
  length: [2, 2],
  parse: ([, names], state) => ({ type: 'discard', cards: cards(names, state) }),
  format: ({ cards }) => `discard ${cards.join(',')}`,
  isWellFormed: ({ cards }) => Array.isArray(cards) && cards.every(isCard),
  moments: ['play'],
  refuse({ player }, { cards }) {
    if (cards.length < 1 || cards.length > MAX_DISCARDED) return refusal('discard/count')
    return minus(player.hand, cards) ? null : refusal('card/not-in-hand')
  },
  perform(d, { cards }) {
    const player = d.turn.active
    for (const card of cards) {
      d.takeFromHand(player, card)
      d.discard(card, player)
    }
    d.emit({ type: 'passed', player, count: cards.length })
    // D1: as many as were discarded.
    endStepOne(d, cards.length)
  },
  list({ player: { hand } }, found) {
    const held = hand.filter((card, at) => hand.indexOf(card) === at)
    for (const card of held) found.push({ type: 'discard', cards: [card] })
    for (let at = 0; at < held.length; at++) {
      const card = held[at] as CardId
      if (hand.lastIndexOf(card) !== hand.indexOf(card)) found.push({ type: 'discard', cards: [card, card] })
      for (let other = at + 1; other < held.length; other++) {
        found.push({ type: 'discard', cards: [card, held[other] as CardId] })
      }
    }
  },
}
