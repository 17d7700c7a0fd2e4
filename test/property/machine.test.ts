import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { legalCommands, phaseOf, redNovember, type Session } from '../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { present, startRecord } from '../../engine/shared/record.ts'
import { tableMachineFor } from '../../engine/shared/table/machine.ts'
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
  const table = createActor(tableMachineFor(redNovember)).start()
  table.send({ type: 'game.open', record: startRecord(redNovember, { setup }) })
  for (;;) {
    const snapshot = table.getSnapshot()
    const { record, fault } = snapshot.context as Session
    if (!record) throw new Error('the game is gone')
    if (fault) throw new Error(fault)
    const phase = phaseOf(present(record))
    if (phase === 'over') {
      expect(snapshot.value).toEqual({ over: 'reporting' })
      return
    }
    const chart = CHART[phase]
    const where = JSON.stringify(snapshot.value)
    if (where === JSON.stringify({ turn: { [chart]: 'handOver' } })) {
      table.send({ type: 'curtain.open' })
      continue
    }
    if (where !== JSON.stringify({ turn: { [chart]: 'choosing' } })) throw new Error(`${phase}: ${where}`)
    const legal = legalCommands(present(record))
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
