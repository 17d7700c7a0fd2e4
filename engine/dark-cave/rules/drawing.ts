import type { CardId } from '../data/actions.ts'
import type { Draft } from './draft.ts'

/** Step 3 (D1, D2): from the top of the deck, as many as there are. */
export function draw(d: Draft): void {
  d.enter('draw')
  const { who, count } = d.turn.draw
  const cards: CardId[] = []
  while (cards.length < count) {
    const card = takeTop(d)
    if (!card) break
    cards.push(card)
  }
  if (cards.length > 0) {
    const player = d.player(who)
    player.hand = [...player.hand, ...cards]
    d.emit({ type: 'drew', player: who, count: cards.length })
  }
  d.plan('end-turn')
}

/** The top card, or what a scenario makes come first. */
function takeTop(d: Draft): CardId | undefined {
  const { script, deck } = d.state
  const [scripted, ...later] = script.cards
  if (scripted) {
    d.state.script = { cards: later, losses: script.losses }
    return scripted
  }
  if (deck.length > 0) d.state.deck = deck.slice(0, -1)
  return deck[deck.length - 1]
}
