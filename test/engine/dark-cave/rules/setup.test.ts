import { describe, expect, it } from 'vitest'
import {
  apply,
  CARD_BOX,
  type Command,
  clanOf,
  createGame,
  employerOf,
  type GameState,
  GROUPS,
  groupOf,
  legalCommands,
  SetupError,
} from '../../../../engine/dark-cave/index.ts'

const COUNTS = [2, 3, 4, 5, 6, 7, 8] as const
const games = (players: number): readonly GameState[] =>
  Array.from({ length: 12 }, (_, at) => createGame({ seed: `setup ${at}`, players }))
const groups = (cards: readonly GameState['deck'][number][]): readonly number[] =>
  GROUPS.map((group) => cards.filter((card) => groupOf(card) === group).length)

describe('setting up', () => {
  it('one seed decides everything random (S1)', () => {
    for (const players of COUNTS) {
      expect(createGame({ seed: 'same', players })).toEqual(createGame({ seed: 'same', players }))
    }
    expect(createGame({ seed: 'a', players: 5 })).not.toEqual(createGame({ seed: 'b', players: 5 }))
    const play = () => {
      let state = createGame({ seed: 'same', players: 4 })
      for (let n = 0; n < 60 && !state.outcome; n++) {
        const legal = legalCommands(state)
        const result = apply(state, legal[(n * 7) % legal.length] as Command)
        if (result.ok) state = result.state
      }
      return state
    }
    expect(play()).toEqual(play())
  })

  it.each(COUNTS)('the four goals lie face down in the corners, with %i players (S2)', (count) => {
    const far = count <= 5 ? 4 : 3
    const faces = new Set<string>()
    for (const { table } of games(count)) {
      expect(table.cards).toEqual([])
      expect(table.goals.map(({ cell }) => cell).sort()).toEqual(
        [`${far},${far}`, `${far},${-far}`, `${-far},${far}`, `${-far},${-far}`].sort(),
      )
      expect(table.goals.map(({ goal }) => goal).sort()).toEqual(['exit', 'hole', 'ladder', 'vein'])
      expect(table.goals.some(({ up }) => up)).toBe(false)
      faces.add(table.goals.map(({ goal }) => goal).join())
    }
    expect(faces.size).toBeGreaterThan(1)
  })

  it.each([
    [2, 0, [14, 22, 21], [5, 0, 0]],
    [3, 1, [9, 22, 21], [5, 0, 0]],
    [4, 0, [4, 22, 21], [5, 0, 0]],
    [5, 3, [4, 17, 21], [4, 1, 0]],
    [6, 2, [0, 16, 21], [4, 1, 0]],
    [7, 1, [3, 8, 21], [3, 2, 0]],
    [8, 0, [0, 6, 21], [3, 2, 0]],
  ])(
    'with %i players %i clan cards are set aside, and deck and hands are as in the table (S3, S8)',
    (count, aside, deck, hand) => {
      for (const state of games(count)) {
        expect(state.aside).toHaveLength(aside)
        expect(groups(state.deck)).toEqual(deck)
        for (const player of state.players) expect(groups(player.hand)).toEqual(hand)
      }
    },
  )

  it('with 2 players one loyal gnome of each clan plays, with 3 and 4 one clan (S3)', () => {
    for (const { players, clan } of games(2)) {
      expect(clan).toBeNull()
      expect(players.map(({ gnome }) => gnome).sort()).toEqual(['b1', 'y1'])
      expect(players.every(({ role }) => role === 'loyal')).toBe(true)
    }
    for (const count of [3, 4]) {
      for (const { players, clan, aside } of games(count)) {
        expect(players.every(({ gnome }) => clanOf(gnome) === clan)).toBe(true)
        const saboteurs = players.filter(({ role }) => role === 'saboteur').length
        expect(saboteurs + aside.filter((card) => card.endsWith('saboteur')).length).toBe(2)
      }
    }
    expect(createGame({ seed: 'x', players: 4, clan: 'blue' }).clan).toBe('blue')
    expect(createGame({ seed: 'x', players: 5, clan: 'blue' }).clan).toBeNull()
  })

  it('with 5 to 8 players each clan has three loyal cards and one saboteur (S3)', () => {
    for (const count of [5, 6, 7, 8]) {
      for (const { players, aside } of games(count)) {
        const all = [...players.map(({ gnome, role }) => `${clanOf(gnome)}-${role}`), ...aside].sort()
        expect(all).toEqual([
          ...Array<string>(3).fill('blue-loyal'),
          'blue-saboteur',
          ...Array<string>(3).fill('yellow-loyal'),
          'yellow-saboteur',
        ])
      }
    }
  })

  it('whatever is dealt, somebody works for each clan, and all clan cards lie face down (S4)', () => {
    for (const count of COUNTS) {
      for (const { players } of games(count)) {
        expect(new Set(players.map(employerOf)).size).toBe(2)
        expect(players.some(({ revealed }) => revealed)).toBe(false)
      }
    }
  })

  it('gnomes of the own colour stand upright on the start with 3 nuggets each (S5)', () => {
    for (const count of COUNTS) {
      for (const { players, pool } of games(count)) {
        const yellow = players.filter(({ gnome }) => clanOf(gnome) === 'yellow').map(({ gnome }) => gnome)
        expect(yellow).toEqual(['y1', 'y2', 'y3', 'y4'].slice(0, yellow.length))
        for (const player of players) expect([player.at, player.lying, player.gold]).toEqual(['0,0.c', false, 3])
        expect(pool).toBe(46 - 3 * count)
      }
    }
  })

  it('the decks have 29, 27 and 26 cards; five of each go to the box unseen (S6, S7)', () => {
    expect(groups(CARD_BOX)).toEqual([29, 27, 26])
    for (const count of COUNTS) {
      for (const { box, deck, players } of games(count)) {
        expect(groups(box)).toEqual([5, 5, 5])
        expect([...box, ...deck, ...players.flatMap(({ hand }) => hand)].sort()).toEqual([...CARD_BOX].sort())
      }
    }
  })

  it('the deck is III at the bottom, then II, then I on top (S8)', () => {
    for (const { deck } of games(4)) {
      expect(deck.map(groupOf).join()).toBe(
        [...Array<string>(21).fill('III'), ...Array<string>(22).fill('II'), ...Array<string>(4).fill('I')].join(),
      )
    }
  })

  it('creatures and webs are in the pool and nothing lies before the players (S9)', () => {
    for (const state of games(7)) {
      expect(state.creatures).toEqual({ rat: null, lindworm: null, goblin: null })
      expect(state.webs).toEqual([])
      for (const player of state.players) expect([player.boots, player.axes]).toEqual([null, []])
    }
  })

  it('the first player is chosen, or chance decides (T1)', () => {
    expect(createGame({ seed: 'x', players: 5, first: 3 }).turn?.active).toBe(
      createGame({ seed: 'x', players: 5 }).players[3]?.gnome,
    )
    expect(
      new Set(games(5).map(({ first, players }) => players.findIndex(({ gnome }) => gnome === first))).size,
    ).toBeGreaterThan(1)
  })

  it('a setup that no table allows is refused (S3)', () => {
    for (const players of [1, 9, 2.5, Number.NaN]) {
      expect(() => createGame({ seed: 'x', players })).toThrow(SetupError)
    }
    expect(() => createGame({ seed: 'x', players: 3, first: 3 })).toThrow(SetupError)
    expect(() => createGame({ seed: 'x', players: 3, clan: 'green' as 'blue' })).toThrow(SetupError)
  })

  it('nothing has happened yet: all goals upright, nobody knows anything, no gold in the cave (S2, S4, S9)', () => {
    for (const state of games(5)) {
      expect(state).toMatchObject({
        script: { cards: [], losses: [] },
        nuggets: [],
        discards: [],
        swaps: [],
        skipped: [],
        firstOut: null,
        lastTurn: null,
        outcome: null,
      })
      expect(state.table.goals.some(({ turned }) => turned)).toBe(false)
      for (const player of state.players) expect([player.knows, player.freshAxes]).toEqual([[], 0])
    }
  })
})
