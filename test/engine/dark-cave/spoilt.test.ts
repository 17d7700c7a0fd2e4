import { expect, it } from 'vitest'
import { apply, darkCave, type GameState, legalCommands } from '../../../engine/dark-cave/index.ts'
import type { RandomStream } from '../../../engine/shared/random.ts'
import { mustAcceptOffers, mustBeSound } from '../../property/dark-cave-soundness.ts'
import { spoil } from '../../property/dark-cave-spoilt.ts'
import { CORPUS } from '../../torture/games.ts'
import { spoiltSaves } from '../spoilt-saves.ts'

/** It can be gone on from, and stays sound; or it is over. */
function mustBePlayable(start: GameState, random: RandomStream): void {
  let state = start
  for (let move = 0; move < 6; move++) {
    mustBeSound(state)
    if (state.outcome) return
    const legal = legalCommands(state)
    mustAcceptOffers(state, legal)
    const result = apply(state, legal[random.die(legal.length) - 1] as (typeof legal)[number])
    if (!result.ok) throw new Error(result.error.code)
    state = result.state
  }
}

// Spoilt scenarios are a property of random games: test/property/dark-cave.test.ts.
it('spoilt saves whose first line was written anew are refused, or read as far as they are whole and can be played', () => {
  const { accepted, refused } = spoiltSaves(darkCave, CORPUS['dark-cave']('spoilt'), spoil, 2000, mustBePlayable)
  expect([accepted > 100, refused > 300]).toEqual([true, true])
})
