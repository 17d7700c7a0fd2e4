import type { Step } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { runEffect } from './events.ts'
import { faintCheck, offerCoffee } from './faint.ts'
import { demandDiscard } from './hand-limit.ts'
import { beginNextTurn, endTurn } from './turn-order.ts'
import { advance, beginUpdates, meetEvent, meetItem, offerCharm, turnCard } from './updates.ts'

/** Goes on until somebody has to decide. */
export function run(d: Draft): void {
  while (!d.state.pending) {
    const step = d.agenda.pop()
    if (!step) return
    take(d, step)
  }
}

/** Each step by its name, written out: a table of functions would be asked anew for every one of them. */
function take(d: Draft, step: Step): void {
  switch (step.step) {
    case 'effect':
      return runEffect(d, step.event, step.at)
    case 'advance':
      return advance(d)
    case 'offer-coffee':
      return offerCoffee(d)
    case 'faint-check':
      return faintCheck(d)
    case 'begin-updates':
      return beginUpdates(d)
    case 'offer-charm':
      return offerCharm(d)
    case 'event-icon':
      return meetEvent(d)
    case 'item-icon':
      return meetItem(d)
    case 'end-turn':
      return endTurn(d)
    case 'discard':
      return demandDiscard(d, step.who, step.limit)
    case 'opening-disaster':
      return turnCard(d, d.active.minute) // O4
    case 'first-turn':
      return beginNextTurn(d)
  }
}
