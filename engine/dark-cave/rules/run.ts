import type { AutomaticStep } from '../model/state.ts'
import { attack, creatureOn, endCreature } from './creatures.ts'
import type { Draft } from './draft.ts'
import { draw } from './drawing.ts'
import { beginMove, endMove, walkOn } from './movement.ts'
import { endTurn } from './turns.ts'

const STEPS: Readonly<Record<AutomaticStep, (d: Draft) => void>> = {
  'creature-on': creatureOn,
  'end-creature': endCreature,
  'begin-move': beginMove,
  'walk-on': walkOn,
  'end-move': endMove,
  draw,
  'end-turn': endTurn,
}

/** Goes on until somebody has to decide. */
export function run(d: Draft): void {
  while (!d.state.pending) {
    const step = d.agenda.pop()
    if (!step) return
    if (step.step === 'attack') attack(d, step.creature, step.victims)
    else STEPS[step.step](d)
  }
}
