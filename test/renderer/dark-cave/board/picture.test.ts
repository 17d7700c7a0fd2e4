import { describe, expect, it } from 'vitest'
import {
  apply,
  createGame,
  deckFor,
  fromScenario,
  type GameState,
  legalCommands,
  parseCommand,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { after } from '../../../../renderer/dark-cave/board/picture/after.ts'
import { figureOf, pictureOf, waterOf } from '../../../../renderer/dark-cave/board/picture/picture.ts'
import { together } from '../../../../renderer/dark-cave/board/picture/together.ts'
import { waterAt } from '../../../../renderer/dark-cave/board/picture/water.ts'

/** Every seat's picture of a position. */
const seenByAll = (state: GameState) => [null, ...state.players.keys()].map((seat) => pictureOf(viewFor(state, seat)))

describe('the picture of a position', () => {
  it('is the same for every seat: it holds nothing that not everybody may see (H1)', () => {
    let state = fromScenario({
      game: 'dark-cave',
      seed: 'secrets',
      players: [
        { gnome: 'y1', hand: ['info'], knows: ['4,-4'] },
        { gnome: 'b1', hand: ['I-03'] },
      ],
      goals: { '4,-4': 'exit', '4,4': 'vein', '-4,4': 'hole', '-4,-4': 'ladder' },
    })
    const result = apply(state, parseCommand('info goal 4,4', state))
    if (!result.ok) throw new Error(result.error.code)
    state = result.state
    const [all, ...seats] = seenByAll(state)
    for (const seat of seats) expect(seat).toEqual(all)
    expect(all?.corners.every(({ face }) => face === null)).toBe(true)
  })

  it.each([2, 5, 8])('after all events of a command is the picture of the new position, with %i players', (players) => {
    const random = new RandomStream(seedState(`pictures ${players}`))
    let state = createGame({ seed: `pictures ${players}`, players })
    let picture = pictureOf(viewFor(state, null))
    let commands = legalCommands(state)
    while (commands.length > 0) {
      const command = commands[random.die(commands.length) - 1]
      const result = command && apply(state, command)
      if (!result?.ok) throw new Error('a legal command was refused')
      picture = result.events.reduce(after, picture)
      state = result.state
      const [all, ...seats] = seenByAll(state)
      expect(picture).toEqual(all)
      for (const seat of seats) expect(seat).toEqual(all)
      commands = legalCommands(state)
    }
    expect(picture.isOver).toBe(true)
  })

  it('knows who is out of the cave (E1)', () => {
    const state = fromScenario({
      game: 'dark-cave',
      seed: 'out',
      players: [
        { gnome: 'y1', left: true, hand: ['I-03'] },
        { gnome: 'b1', hand: ['I-04'] },
      ],
      firstOut: 'y1',
    })
    expect(figureOf(pictureOf(viewFor(state, 1)), 'y1')).toMatchObject({ at: null })
  })
})

describe('the water', () => {
  const full = deckFor(5)
  const all = full.I + full.II + full.III

  it('is not there with a full deck and rises with every card', () => {
    expect(waterAt(all, full)).toBe(0)
    for (let left = all; left > 0; left--) expect(waterAt(left - 1, full)).toBeGreaterThan(waterAt(left, full))
    expect(waterAt(0, full)).toBeCloseTo(0.36)
  })

  it('stands as high where a group begins, however many play', () => {
    for (const players of [2, 5, 8]) {
      const deck = deckFor(players)
      expect(waterAt(deck.III + deck.II, deck)).toBeCloseTo(0.12)
      expect(waterAt(deck.III, deck)).toBeCloseTo(0.2)
    }
  })

  it('is told by the deck alone', () => {
    const state = createGame({ seed: 'a', players: 5 })
    expect(waterOf(pictureOf(viewFor(state, 0)))).toBe(0)
  })
})

describe('events', () => {
  it('that one attack brings are shown side by side', () => {
    const groups = together([
      { type: 'attacked', creature: 'goblin', at: '0,0.c', victims: ['y1', 'b1'] },
      { type: 'gold-lost', player: 'y1', count: 1, cause: 'goblin' },
      { type: 'gold-lost', player: 'b1', count: 1, cause: 'goblin' },
      { type: 'turn-ended', player: 'y1' },
    ])
    expect(groups.map((group) => group.length)).toEqual([1, 2, 1])
  })
})
