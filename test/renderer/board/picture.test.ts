import { describe, expect, it } from 'vitest'
import { apply, COLORS, createGame, type GameState, legalCommands } from '../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import { after } from '../../../renderer/board/picture/after.ts'
import { pictureOf } from '../../../renderer/board/picture/picture.ts'

describe('the picture follows the events', () => {
  it.each([
    ['four gnomes', 4, {}],
    ['eight gnomes that attack each other', 8, { derangedGnomes: true }],
    ['gnomes that are replaced', 5, { slowerDeath: true, openingDisasters: true }],
  ])('and equals the picture of the state after every command: %s', (seed, gnomes, options) => {
    for (let game = 0; game < 12; game++) {
      const random = new RandomStream(seedState(`${seed}/${game}`))
      let state: GameState = createGame({ seed: `${seed}/${game}`, gnomes: COLORS.slice(0, gnomes), options })
      while (!state.outcome) {
        const commands = legalCommands(state)
        const command = commands[random.die(commands.length) - 1]
        if (!command) throw new Error('nothing can be done')
        const result = apply(state, command)
        if (!result.ok) throw new Error(result.error.code)
        expect(result.events.reduce(after, pictureOf(state))).toEqual(pictureOf(result.state))
        state = result.state
      }
    }
  })
})
