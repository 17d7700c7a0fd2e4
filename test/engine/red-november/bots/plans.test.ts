import { expect, it } from 'vitest'
import { type Listener, type TurnPlan, tellPlans } from '../../../../engine/red-november/bots/plans.ts'
import { SEASONED, WEIGHTS } from '../../../../engine/red-november/bots/weights.ts'
import { BestPlan, outlookOf, worthOf } from '../../../../engine/red-november/bots/worth.ts'
import { COLORS, createGame, type GameState, OPTION_IDS, redNovember } from '../../../../engine/red-november/index.ts'
import { situationOf } from '../../../../engine/red-november/rules/query.ts'
import { autoplay } from '../../../../engine/shared/autoplay.ts'
import { bestOf } from '../../../../engine/shared/bots.ts'

/** Hears of everything, whatever it may be worth. */
function everyPlan(state: GameState, loyal: boolean): readonly TurnPlan[] {
  const plans: TurnPlan[] = []
  const listener: Listener = {
    hopeFor: () => 0,
    hasBetter: () => false,
    hear: (plan) => plans.push(plan),
  }
  tellPlans(situationOf(state), loyal, false, listener)
  return plans
}

/** Every turn of some games, all crews and many combinations of options. */
function* turns(loyal: boolean): Generator<GameState> {
  for (let game = 0; game < 18; game++) {
    const options = Object.fromEntries(OPTION_IDS.map((option, bit) => [option, (game & (1 << bit)) !== 0]))
    const start = createGame({ seed: `plans/${game}`, gnomes: COLORS.slice(0, 3 + (game % 6)), options })
    for (const { before, fresh } of autoplay(redNovember, start, () => 'sailor', { loyal }))
      if (fresh && !before.pending && before.turn?.phase === 'movement') yield before
  }
}

it('what the best plan need not hear of is never better than it', () => {
  const told = { all: 0, heard: 0 }
  for (const loyal of [true, false]) {
    for (const state of turns(loyal)) {
      for (const weights of [WEIGHTS, SEASONED]) {
        const outlook = outlookOf(situationOf(state), loyal, weights)
        const best = new BestPlan(outlook)
        const hear = best.hear.bind(best)
        best.hear = (plan) => {
          told.heard++
          hear(plan)
        }
        tellPlans(situationOf(state), loyal, false, best)
        const plans = everyPlan(state, loyal)
        told.all += plans.length
        expect(best.plan).toEqual(bestOf(plans, (plan) => worthOf(outlook, plan)))
      }
    }
  }
  expect(told.heard).toBeLessThan(told.all)
})
