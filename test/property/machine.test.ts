import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { legalCommands, phaseOf, redNovember } from '../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { present, startRecord } from '../../engine/shared/record.ts'
import { tableMachine } from '../../engine/shared/table/machine.ts'
import { type Voyage, voyages } from './voyage.ts'

/** The chart's word for each of the engine's phases. */
const CHART = {
  movement: 'movement',
  action: 'action',
  escape: 'escape',
  faint: 'faintCheck',
  updates: 'updates',
} as const

function sailAtTheTable({ setup, whims }: Voyage): void {
  const random = new RandomStream(seedState(whims))
  const table = createActor(tableMachine).start()
  table.send({ type: 'game.open', game: startRecord(redNovember, { setup }) })
  for (;;) {
    const snapshot = table.getSnapshot()
    const { game, fault } = snapshot.context
    if (!game) throw new Error('the game is gone')
    if (fault) throw new Error(fault)
    const phase = phaseOf(present(game))
    if (phase === 'over') {
      expect(snapshot.value).toEqual({ over: 'reporting' })
      return
    }
    const chart = CHART[phase]
    if (snapshot.matches({ turn: { [chart]: 'handOver' } })) {
      table.send({ type: 'curtain.open' })
      continue
    }
    if (!snapshot.matches({ turn: { [chart]: 'choosing' } }))
      throw new Error(`${phase}: ${JSON.stringify(snapshot.value)}`)
    const legal = legalCommands(present(game))
    const command = legal[random.die(legal.length) - 1]
    if (!command) throw new Error('nothing to do')
    table.send({ type: 'command', command })
    if (random.die(10) === 1) table.send({ type: 'undo' })
  }
}

describe('the table machine', () => {
  it('is always in the phase the engine is in, through two thousand random voyages (T5)', () => {
    fc.assert(fc.property(voyages, sailAtTheTable), { numRuns: 2000 })
  })
})
