import type { GameState, Pending, Step } from '../model/state.ts'
import { activeGnome, fromActiveOn } from './query.ts'

const step = (name: Exclude<Step['step'], 'effect' | 'discard'>): Step => ({ step: name })

/** What must come after the open question, last first: everybody at the table can tell. */
export function agendaOf(state: GameState): readonly Step[] {
  const { pending, turn } = state
  if (!pending || !turn) return []
  switch (pending.kind) {
    case 'trade-answer':
    case 'defend':
      return []
    case 'coffee':
      return [step('begin-updates'), step('faint-check')]
    case 'lucky-charm':
      return [step('advance')]
    default:
      return [...(turn.cardRevealed ? restOfSpace(state) : restOfOpening(state)), ...restOfLimit(state, pending)]
  }
}

/** U1 */
const restOfSpace = (state: GameState): readonly Step[] =>
  state.icons.items.includes(activeGnome(state).minute) ? [step('advance'), step('item-icon')] : [step('advance')]

/** O4: as many cards as gnomes, less those that lie open. */
function restOfOpening({ gnomes, eventDiscards, removed }: GameState): readonly Step[] {
  const left = Math.max(0, gnomes.length - eventDiscards.length - removed.length)
  return [step('first-turn'), ...Array<Step>(left).fill(step('opening-disaster'))]
}

/** V6: the others who hold too much are asked in their order. */
function restOfLimit(state: GameState, pending: Pending): readonly Step[] {
  if (pending.kind !== 'discard' || pending.limit === 1) return []
  const gnomes = fromActiveOn(state)
  const asked = gnomes.findIndex(({ color }) => color === pending.who)
  return gnomes
    .slice(asked + 1)
    .filter(({ hand }) => hand.length > pending.limit)
    .map(({ color }): Step => ({ step: 'discard', who: color, limit: pending.limit }))
    .reverse()
}
