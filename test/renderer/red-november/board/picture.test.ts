import { describe, expect, it } from 'vitest'
import {
  apply,
  COLORS,
  createGame,
  fromScenario,
  type GameState,
  legalCommands,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { after } from '../../../../renderer/red-november/board/picture/after.ts'
import { pictureOf, wayOfFire } from '../../../../renderer/red-november/board/picture/picture.ts'

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

describe('a fire that spreads (V3)', () => {
  const picture = pictureOf(
    fromScenario({ game: 'red-november', seed: 'a', rooms: { 1: { fire: true }, 3: { fire: true } } }),
  )

  it('comes through the hatch to a neighbour that burns', () => {
    expect(wayOfFire(picture, 3)).toBe('1-3')
    expect(wayOfFire(picture, 2)).toBe('1-2')
    expect(wayOfFire(picture, 4)).toBe('3-4')
  })

  it('comes from nowhere when no neighbour burns', () => {
    expect(wayOfFire(picture, 10)).toBeNull()
  })
})
