import type { AutomaticStep, Step } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { runEffect } from './events.ts'
import { faintCheck, offerCoffee } from './faint.ts'
import { demandDiscard } from './hand-limit.ts'
import { beginNextTurn, endTurn } from './turn-order.ts'
import { advance, beginUpdates, meetEvent, meetItem, offerCharm, turnCard } from './updates.ts'

const STEPS: Readonly<Record<AutomaticStep, (d: Draft) => void>> = {
  'offer-coffee': offerCoffee,
  'faint-check': faintCheck,
  'begin-updates': beginUpdates,
  'offer-charm': offerCharm,
  advance,
  'event-icon': meetEvent,
  'item-icon': meetItem,
  'end-turn': endTurn,
  'opening-disaster': (d) => turnCard(d, d.active.minute), // O4
  'first-turn': beginNextTurn,
}

/** Goes on until somebody has to decide. */
export function run(d: Draft): void {
  while (!d.state.pending) {
    const step = d.agenda.pop()
    if (!step) return
    take(d, step)
  }
}

function take(d: Draft, step: Step): void {
  if (step.step === 'effect') runEffect(d, step.event, step.at)
  else if (step.step === 'discard') demandDiscard(d, step.who, step.limit)
  else STEPS[step.step](d)
}
