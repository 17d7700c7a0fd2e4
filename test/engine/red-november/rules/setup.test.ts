import { describe, expect, it } from 'vitest'
import {
  apply,
  COLORS,
  type Color,
  createGame,
  EVENT_BOX,
  type GameSetup,
  type GameState,
  KRAKEN,
  legalCommands,
  MAX_GNOMES,
  MIN_GNOMES,
  SetupError,
  seatOf,
  startGame,
} from '../../../../engine/red-november/index.ts'
import { emptyTable, ITEM_BOX } from '../../../../engine/red-november/rules/setup.ts'
import { set } from '../table.ts'

const crew = (count: number): Color[] => COLORS.slice(0, count)
const game = (count: number, more: Partial<GameSetup> = {}): GameState =>
  createGame({ seed: 'november', gnomes: crew(count), ...more })

/** What a setup is refused for, or null. */
function fault(setup: Partial<GameSetup>): SetupError | null {
  try {
    createGame({ seed: 'x', gnomes: crew(3), ...setup })
    return null
  } catch (error) {
    if (error instanceof SetupError) return error
    throw error
  }
}

describe('how many', () => {
  it('three to eight gnomes (S1)', () => {
    expect([MIN_GNOMES, MAX_GNOMES]).toEqual([3, 8])
    expect(fault({ gnomes: crew(2) })).toMatchObject({ code: 'setup/gnomes', rule: 'S1', name: 'SetupError' })
    expect(fault({ gnomes: [] })?.code).toBe('setup/gnomes')
    for (const count of [3, 4, 5, 6, 7, 8]) expect(game(count).gnomes).toHaveLength(count)
    expect(fault({ gnomes: [...COLORS, 'red'] })).toMatchObject({ code: 'setup/gnomes' })
    expect(fault({ gnomes: crew(2) })?.message).toBe('3 to 8 gnomes, not 2')
  })

  it('each with a colour of its own (S1)', () => {
    expect(fault({ gnomes: ['red', 'blue', 'red'] })).toMatchObject({ code: 'setup/colors' })
    expect(fault({ gnomes: ['red', 'blue', 'pink' as Color] })).toMatchObject({ code: 'setup/colors' })
    expect(fault({ gnomes: ['white', 'blue', 'red'] })).toBeNull()
    expect(fault({ gnomes: ['red', 'blue', 'red'] })?.message).toContain('red, blue, red')
  })

  it('three to eight people with one gnome each, two with two each, one with three or more (S1)', () => {
    const fits: string[] = []
    for (let gnomes = 3; gnomes <= 8; gnomes++) {
      for (let people = 0; people <= 9; people++) {
        const error = fault({ gnomes: crew(gnomes), people })
        if (!error) fits.push(`${people}:${gnomes}`)
        else expect(error.code).toBe('setup/people')
      }
    }
    expect(fits).toEqual(['1:3', '3:3', '1:4', '2:4', '4:4', '1:5', '5:5', '1:6', '6:6', '1:7', '7:7', '1:8', '8:8'])
    expect(fault({ gnomes: crew(5), people: 2 })?.message).toBe('2 people cannot play 5 gnomes')
  })

  it('left out, there is one person a gnome (S1)', () => {
    expect(game(5).people).toBe(5)
    expect(game(4, { people: 2 }).people).toBe(2)
    expect(game(4, { people: 1 }).people).toBe(1)
  })

  it('a person with several gnomes sits at one seat (S1)', () => {
    const seats = (state: GameState) => state.gnomes.map(({ color }) => seatOf(state, color))
    expect(seats(game(4))).toEqual([0, 1, 2, 3])
    expect(seats(game(4, { people: 2 }))).toEqual([0, 1, 0, 1])
    expect(seats(game(5, { people: 1 }))).toEqual([0, 0, 0, 0, 0])
  })

  it('a scenario may have one or two gnomes (S1)', () => {
    expect(set({ gnomes: [{ color: 'red' }] }).state).toMatchObject({ people: 3, turn: { active: 'red', ghost: 60 } })
    const two = set({ gnomes: [{ color: 'red' }, { color: 'blue' }] })
    expect(two.state.gnomes.map(({ minute }) => minute)).toEqual([60, 60])
  })
})

describe('the table before the first turn', () => {
  it('is empty before anything is dealt: bare hands, no piles (S2)', () => {
    const { gnomes, eventPile, itemPile } = emptyTable({ seed: 'x', gnomes: crew(3) })
    expect(gnomes.map(({ hand }) => hand)).toEqual([[], [], []])
    expect([eventPile, itemPile]).toEqual([[], []])
  })

  it('the time keepers stand where that many gnomes begin (B5)', () => {
    const starts = [3, 4, 5, 6, 7, 8].map((count) => new Set(game(count).gnomes.map(({ minute }) => minute)))
    expect(starts.map((minutes) => [...minutes])).toEqual([[60], [60], [60], [50], [45], [40]])
    expect(game(8).turn?.ghost).toBe(40)
  })

  it('each gnome is sober and awake and holds two items (S2)', () => {
    for (const gnome of game(8).gnomes) {
      expect(gnome).toMatchObject({ intoxication: 0, fainted: false, status: 'alive', drewIn: null })
      expect(gnome.hand).toHaveLength(2)
    }
  })

  it('each gnome is in the room its die roll names (S2, B8)', () => {
    const { state, events } = startGame({ seed: 'rooms', gnomes: crew(8) })
    const rolls = events.filter((event) => event.type === 'die-rolled')
    expect(rolls).toEqual(
      state.gnomes.map(({ color, room }) => ({ type: 'die-rolled', purpose: 'arrival', gnome: color, face: room })),
    )
  })

  it('every room can be rolled, and none beyond 10 (S2, B8)', () => {
    const rooms = new Set<unknown>()
    for (let at = 0; at < 40; at++) {
      for (const { room } of createGame({ seed: `roll ${at}`, gnomes: crew(8) }).gnomes) rooms.add(room)
    }
    expect([...rooms].sort((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('the time keepers are stacked at random, and the top one goes first (S2, T1)', () => {
    const firsts = new Set<unknown>()
    for (let at = 0; at < 40; at++) {
      const { stack, turn } = createGame({ seed: `stack ${at}`, gnomes: crew(4) })
      expect([...stack].sort()).toEqual(crew(4).sort())
      expect(turn?.active).toBe(stack[0])
      firsts.add(stack[0])
    }
    expect(firsts.size).toBe(4)
  })

  it('the first turn begins in Movement (T5)', () => {
    const { state, events } = startGame({ seed: 'first', gnomes: crew(3) })
    expect(events.slice(-2)).toEqual([
      { type: 'turn-began', gnome: state.stack[0], minute: 60 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(state.turn).toMatchObject({ phase: 'movement', ghost: 60, played: [], hatch: null })
    expect(state).toMatchObject({ pending: null, outcome: null, agenda: [] })
  })

  it('the Kraken is set aside, the other 55 cards are the pile (C2)', () => {
    const { eventPile, eventDiscards, krakenAside, removed } = game(3)
    expect(krakenAside).toBe(true)
    expect(eventPile).toHaveLength(55)
    expect([...eventPile, KRAKEN].sort()).toEqual([...EVENT_BOX].sort())
    expect([eventDiscards, removed]).toEqual([[], []])
  })

  it('six grogs lie in the cabin; hands and pile make up the other 48 items (C4)', () => {
    const { cabinGrog, itemPile, itemDiscards, gnomes } = game(3)
    expect(cabinGrog).toBe(6)
    expect(itemPile).toHaveLength(48 - 6)
    expect(itemDiscards).toEqual([])
    const cabin = Array<string>(6).fill('grog')
    expect([...cabin, ...itemPile, ...gnomes.flatMap(({ hand }) => hand)].sort()).toEqual([...ITEM_BOX].sort())
  })

  it('both piles are shuffled (C2, C4)', () => {
    const one = createGame({ seed: 'one', gnomes: crew(3) })
    const two = createGame({ seed: 'two', gnomes: crew(3) })
    expect(one.eventPile).not.toEqual(two.eventPile)
    expect(one.itemPile).not.toEqual(two.itemPile)
    expect(one.eventPile).not.toEqual(EVENT_BOX.filter((card) => card !== KRAKEN))
  })

  it('nothing burns, leaks or is blocked, no token lies, and the tracks are on 1 (B7)', () => {
    const state = game(3)
    expect(new Set(Object.values(state.rooms))).toEqual(new Set(['dry']))
    expect(Object.keys(state.rooms)).toHaveLength(10)
    expect(state.blocked).toEqual([])
    expect(state.tokens).toEqual({})
    expect(state.tracks).toEqual({ asphyxiation: 1, heat: 1, pressure: 1 })
  })

  it('the track has its printed icons (B6)', () => {
    const { icons } = game(3)
    expect(icons.events).toHaveLength(19)
    expect(icons.items).toEqual([55, 45, 35, 25, 15, 5])
    expect(set({ gnomes: [{ color: 'red' }] }).state.icons).toEqual(icons)
    const own = set({ gnomes: [{ color: 'red' }], icons: { events: [7], items: [8, 9] } })
    expect(own.state.icons).toEqual({ events: [7], items: [8, 9] })
  })
})

describe('one seed decides everything random', () => {
  /** Plays a game by always taking some legal command, in a fixed pattern. */
  function playOut(state: GameState, steps = 250): readonly unknown[] {
    const seen: unknown[] = []
    let now = state
    for (let step = 0; step < steps && !now.outcome; step++) {
      const commands = legalCommands(now)
      const command = commands[(step * 7) % commands.length]
      if (!command) throw new Error('nothing can be said, and the game is not over')
      const result = apply(now, command)
      if (!result.ok) throw new Error(`refused: ${result.error.code}`)
      seen.push(...result.events)
      now = result.state
    }
    return [...seen, now]
  }

  it('the same seed and setup give the same table (S3)', () => {
    expect(game(5)).toEqual(game(5))
    expect(game(5, { seed: 'december' })).not.toEqual({ ...game(5), seed: 'december' })
  })

  it('a seed gives this very table, today and on every machine (S3)', () => {
    const { gnomes, stack, eventPile, itemPile } = game(3)
    expect(gnomes.map(({ room, hand }) => [room, ...hand])).toEqual([
      [5, 'deactivation-code', 'coffee'],
      [8, 'deactivation-code', 'lucky-charm'],
      [10, 'reactor-manual', 'toolbox'],
    ])
    expect(stack).toEqual(['red', 'orange', 'yellow'])
    expect(eventPile.slice(-3)).toEqual(['respite:-', 'respite:4', 'blocked-hatch:2'])
    expect(itemPile.slice(-3)).toEqual(['grog', 'pump-manual', 'extinguisher'])
  })

  it('the same seed, setup and commands give the same game (S3)', () => {
    expect(playOut(game(4))).toEqual(playOut(game(4)))
  })

  it('a game goes on the same after it was written down and read back (S3)', () => {
    const copy: GameState = JSON.parse(JSON.stringify(game(4)))
    expect(copy).toEqual(game(4))
    expect(playOut(copy)).toEqual(playOut(game(4)))
  })

  it('the die shows each face from 1 to 10 about equally often (B8, S3)', () => {
    const counts = new Map<number, number>()
    for (let at = 0; at < 250; at++) {
      const { events } = startGame({ seed: `die ${at}`, gnomes: crew(8) })
      for (const event of events) {
        if (event.type === 'die-rolled') counts.set(event.face, (counts.get(event.face) ?? 0) + 1)
      }
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60)
  })
})
