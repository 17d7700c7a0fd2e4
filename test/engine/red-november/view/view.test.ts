import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  createGame,
  formatCommand,
  handsAreSecret,
  type ScenarioInput,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { sail, voyages } from '../../../property/voyage.ts'
import { disguised } from '../hidden.ts'
import { AT_39, blue, green, QUIET, questions, red } from '../kit.ts'
import { play, set, type Table } from '../table.ts'

const SECRET: ScenarioInput['options'] = { secretHands: true }
const DERANGED: ScenarioInput['options'] = { derangedGnomes: true }
const [RED, BLUE, GREEN] = [0, 1, 2]

/** Three gnomes in the mess, each with something to hide. */
const mess = (options: ScenarioInput['options'], more: ScenarioInput = {}): Table =>
  set({
    options,
    gnomes: [
      red({ room: 5, hand: ['coffee', 'grog'] }),
      blue({ room: 5, hand: ['crowbar'] }),
      green({ room: 5, hand: ['harpoon', 'toolbox', 'aqualung'] }),
    ],
    icons: QUIET,
    ...more,
  })

const hands = ({ state }: Table, seat: number) => viewFor(state, seat).gnomes.map(({ hand }) => hand)

describe('what nobody may see', () => {
  it('is the seed, the random state, the script and what happens by itself next', () => {
    const { state } = mess({}, { next: { dice: [3], events: ['kraken'], items: ['lucky-charm'] } })
    const view = viewFor(state, RED)
    for (const secret of ['seed', 'random', 'script', 'agenda']) expect(view).not.toHaveProperty(secret)
    expect(JSON.stringify(view)).not.toMatch(/lucky-charm|kraken:/)
  })

  it('is the order of the piles: of each there is only the number of cards, scripted ones included', () => {
    const { state } = mess({}, { next: { events: ['leak'], items: ['grog'] } })
    const view = viewFor(state, RED)
    expect(view.eventPile).toBe(state.eventPile.length + 1)
    expect(view.itemPile).toBe(state.itemPile.length + 1)
  })

  it('is the same for everybody: open hands change nothing about it', () => {
    const state = createGame({ seed: 'open', gnomes: ['red', 'blue', 'green'] })
    for (const seat of [RED, BLUE, GREEN]) {
      expect(Object.keys(viewFor(state, seat)).sort()).toEqual(
        [
          ...['blocked', 'cabinGrog', 'eventDiscards', 'eventPile', 'gnomes', 'icons', 'itemDiscards', 'itemPile'],
          ...['krakenAside', 'options', 'outcome', 'pending', 'people', 'removed', 'rooms', 'seat', 'stack', 'tokens'],
          ...['tracks', 'turn'],
        ].sort(),
      )
    }
  })
})

describe('what everybody may see', () => {
  it('is the board, the markers, the tracks, the tokens and the discards', () => {
    const { state } = mess(SECRET, {
      rooms: { 2: { fire: true }, 8: { water: 'high' } },
      blocked: ['4-5'],
      tracks: { heat: 7 },
      tokens: { crushed: 12 },
      discards: { events: ['leak:2'], items: ['water-pump'] },
      removed: ['respite:1'],
      cabinGrog: 3,
    })
    const view = viewFor(state, GREEN)
    expect(view).toMatchObject({
      seat: GREEN,
      rooms: { 2: 'burning', 8: 'high' },
      blocked: ['4-5'],
      tracks: { heat: 7 },
      tokens: { crushed: 12 },
      eventDiscards: ['leak:2'],
      itemDiscards: ['water-pump'],
      removed: ['respite:1'],
      cabinGrog: 3,
      stack: state.stack,
      turn: state.turn,
    })
  })

  it('is how many items each gnome holds, also where the items are secret (O6)', () => {
    expect(viewFor(mess(SECRET).state, RED).gnomes.map(({ handSize }) => handSize)).toEqual([2, 1, 3])
  })

  it('is everything else about a gnome (O6)', () => {
    const { state } = mess(SECRET)
    viewFor(state, RED).gnomes.forEach(({ hand: _hand, handSize: _size, ...seen }, at) => {
      expect(state.gnomes[at]).toMatchObject(seen)
    })
  })
})

describe('a question about something that only one hand holds (C7, O2, O6)', () => {
  const considering = (item: 'coffee' | 'lucky-charm', options: ScenarioInput['options']): Table => {
    const table = set({
      options,
      gnomes: [red({ room: 1, hand: ['grog', item] }), blue({ room: 8 }), green({ room: 8 })],
      icons: AT_39,
    })
    return play(item === 'coffee' ? play(table, 'play grog') : table, 'fix engine 10')
  }

  it('has one phase for everybody else, so that it does not tell which', () => {
    for (const options of [SECRET, DERANGED]) {
      const [coffee, charm] = [considering('coffee', options), considering('lucky-charm', options)]
      expect([coffee.state.pending?.kind, charm.state.pending?.kind]).toEqual(['coffee', 'lucky-charm'])
      for (const seat of [BLUE, GREEN, null]) {
        const views = [coffee, charm].map(({ state }) => viewFor(state, seat))
        expect(views.map(({ turn }) => turn?.phase)).toEqual(['updates', 'updates'])
        expect(views.map(({ pending }) => pending)).toEqual([
          { kind: 'private', who: 'red' },
          { kind: 'private', who: 'red' },
        ])
      }
    }
  })

  it('has its own phase for whoever is asked, and for everybody where hands are open', () => {
    expect(viewFor(considering('coffee', SECRET).state, RED).turn?.phase).toBe('faint')
    expect(viewFor(considering('lucky-charm', SECRET).state, RED).turn?.phase).toBe('updates')
    for (const seat of [RED, BLUE, null])
      expect(viewFor(considering('coffee', {}).state, seat).turn?.phase).toBe('faint')
  })
})

describe('hands', () => {
  it('are open unless an option hides them (O6)', () => {
    for (const seat of [RED, BLUE, GREEN]) {
      expect(hands(mess({}), seat)).toEqual([['coffee', 'grog'], ['crowbar'], ['harpoon', 'toolbox', 'aqualung']])
    }
  })

  it('are hidden from the others with Secret Hands, and with Deranged Gnomes (O2, O6)', () => {
    for (const options of [SECRET, DERANGED, { ...SECRET, ...DERANGED }]) {
      expect(handsAreSecret(mess(options).state.options)).toBe(true)
      expect(hands(mess(options), RED)).toEqual([['coffee', 'grog'], null, null])
      expect(hands(mess(options), BLUE)).toEqual([null, ['crowbar'], null])
      expect(hands(mess(options), GREEN)).toEqual([null, null, ['harpoon', 'toolbox', 'aqualung']])
    }
  })

  it('of all gnomes of one person are open to it, and only those (S1, O6)', () => {
    const gnomes = (['red', 'blue', 'green', 'white'] as const).map((color) => ({ color, hand: ['grog' as const] }))
    const table = (people: number) => set({ options: SECRET, gnomes, people, cabinGrog: 0 })
    expect(hands(table(1), 0)).toEqual([['grog'], ['grog'], ['grog'], ['grog']])
    expect(hands(table(2), 0)).toEqual([['grog'], null, ['grog'], null])
    expect(hands(table(2), 1)).toEqual([null, ['grog'], null, ['grog']])
  })
})

describe('an open trade offer', () => {
  const offered = (options: ScenarioInput['options']): Table => play(mess(options), 'trade blue give coffee')

  it('is open to all with open hands (A13)', () => {
    for (const seat of [RED, BLUE, GREEN]) {
      expect(viewFor(offered({}).state, seat).pending).toEqual({
        kind: 'trade-answer',
        who: 'blue',
        from: 'red',
        offer: ['coffee'],
        offerSize: 1,
      })
    }
  })

  it('is open to the two who trade, and only a number to third parties (A13, O2, O6)', () => {
    for (const options of [SECRET, DERANGED]) {
      const { state } = offered(options)
      expect(viewFor(state, RED).pending).toMatchObject({ offer: ['coffee'], offerSize: 1 })
      expect(viewFor(state, BLUE).pending).toMatchObject({ offer: ['coffee'], offerSize: 1 })
      expect(viewFor(state, GREEN).pending).toMatchObject({ offer: null, offerSize: 1 })
      expect(JSON.stringify(viewFor(state, GREEN))).not.toContain('coffee')
    }
  })
})

describe('a question', () => {
  it('about coffee or a charm does not say what it is about: that would show what somebody holds (C7, O6)', () => {
    const coffee = play(mess(SECRET), 'play grog', 'wait')
    expect(coffee.state.pending).toEqual({ kind: 'coffee', who: 'red' })
    const charm = play(
      set({ options: SECRET, gnomes: [red({ hand: ['lucky-charm'] }), blue(), green()], icons: AT_39 }),
      'wait',
    )
    expect(charm.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    for (const { state } of [coffee, charm]) {
      expect(viewFor(state, RED).pending).toEqual(state.pending)
      expect(viewFor(state, BLUE).pending).toEqual({ kind: 'private', who: 'red' })
      expect(viewFor(state, GREEN).pending).toEqual({ kind: 'private', who: 'red' })
    }
  })

  it('about anything else is open to all: its answers lie on the board (V3, V5, V6, O2)', () => {
    for (const kind of ['defend', 'spread-room', 'block-hatch', 'discard'] as const) {
      const { state } = questions()[kind]
      for (const seat of state.gnomes.keys()) expect(viewFor(state, seat).pending).toEqual(state.pending)
    }
  })

  it('about coffee or a charm is open to all with open hands (C7)', () => {
    for (const kind of ['coffee', 'lucky-charm'] as const) {
      const { state } = questions()[kind]
      expect(viewFor(state, 1).pending).toEqual(state.pending)
    }
  })
})

describe('a view', () => {
  it('is plain JSON, and looking changes nothing', () => {
    const { state } = mess(SECRET)
    const before = JSON.stringify(state)
    const view = viewFor(state, RED)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('of any seat stays the same whatever is hidden from it, through random voyages (O2, O6)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          if (random.die(6) === 1) {
            for (const seat of [null, ...Array.from({ length: state.people }, (_, at) => at)]) {
              const other = disguised(state, seat, random)
              expect(JSON.stringify(viewFor(other, seat))).toBe(JSON.stringify(viewFor(state, seat)))
            }
          }
          const result = apply(state, command)
          if (!result.ok) throw new Error(`${formatCommand(command)} was refused`)
          return result.state
        })
      }),
      { numRuns: 150 },
    )
  })
})
