import { describe, expect, it } from 'vitest'
import {
  apply,
  COLORS,
  createGame,
  fromScenario,
  type GameEvent,
  type GameState,
  legalCommands,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { after } from '../../../../renderer/red-november/board/picture/after.ts'
import { pictureOf, wayOfFire } from '../../../../renderer/red-november/board/picture/picture.ts'
import { together } from '../../../../renderer/red-november/board/picture/script.ts'

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

describe('what a seat sees (O2)', () => {
  it('is all that the board draws: every view gives the picture of the state', () => {
    const state = createGame({ seed: 'a', gnomes: COLORS.slice(0, 4), options: { secretHands: true } })
    for (const seat of [0, 1, 2, 3]) expect(pictureOf(viewFor(state, seat))).toEqual(pictureOf(state))
  })
})

describe('events that are played side by side', () => {
  it('are those of water that levels out in two rooms (M3)', () => {
    const flow = (room: 5 | 7): GameEvent => ({ type: 'water-changed', room, level: 'low', cause: 'reflow' })
    const open: GameEvent = { type: 'hatch-opened', gnome: 'red', from: 5, to: 7 }
    expect(together([open, flow(5), flow(7), open])).toEqual([[open], [flow(5), flow(7)], [open]])
  })

  it('are no others: water that is pumped out has its own movement', () => {
    const pump: GameEvent = { type: 'water-changed', room: 5, level: 'none', cause: 'pump' }
    expect(together([pump, pump])).toEqual([[pump], [pump]])
    expect(together([])).toEqual([])
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
