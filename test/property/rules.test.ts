import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  formatCommand,
  fromScenario,
  type GameState,
  legalCommands,
  toScenario,
} from '../../engine/red-november/index.ts'
import type { RandomStream } from '../../engine/shared/random.ts'
import { must, mustAcceptOffers, mustBeSound } from './soundness.ts'
import { ANYTHING, deepFreeze, sail, voyages } from './voyage.ts'

/** What is not on offer is refused, and nothing changes (the state is frozen). */
function mustRefuseOthers(state: GameState, legal: readonly Command[], random: RandomStream): void {
  const offered = new Set(legal.map((command) => formatCommand(command)))
  for (let tries = 0; tries < 12; tries++) {
    const command = ANYTHING[random.die(ANYTHING.length) - 1] as Command
    const accepted = apply(state, command).ok
    must(accepted === offered.has(formatCommand(command)), `${formatCommand(command)}: offered or accepted?`, state)
  }
}

describe('two thousand random voyages over all options and crews', () => {
  it('keep every invariant after every command, and end (C1-C4, T1-T5, M4, V9, E1, E2)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        const end = sail(voyage, (state, command, random) => {
          deepFreeze(state)
          mustBeSound(state)
          const legal = legalCommands(state)
          mustAcceptOffers(state, legal, random)
          mustRefuseOthers(state, legal, random)
          const result = apply(state, command)
          if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
          return result.state
        })
        mustBeSound(end)
        expect(legalCommands(end)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('can be written down and read back at any moment (S3)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command) => {
          expect(JSON.stringify(JSON.parse(JSON.stringify(state)))).toBe(JSON.stringify(state))
          const written = JSON.parse(JSON.stringify(toScenario(state)))
          expect(JSON.parse(JSON.stringify(toScenario(fromScenario(written))))).toEqual(written)
          const result = apply(state, command)
          if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
          return result.state
        })
      }),
      { numRuns: 150 },
    )
  })
})
