import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COLORS,
  EVENT_BOX,
  eventsAhead,
  FIX_JOBS,
  type FixJob,
  faceOf,
  faintOdds,
  faintRisk,
  fixOdds,
  type GameState,
  type ItemId,
  iconsAhead,
  KRAKEN,
  nextAfter,
  type ScenarioInput,
  TOKEN_IDS,
  tokenOutlook,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { blue, green, meetCard, QUIET, questions, red } from '../kit.ts'
import { active, afresh, gnome, happened, play, set, type Table } from '../table.ts'

/** Where each job is done, with what it is done against; red is there, blue far ahead. */
const PLACES: Readonly<Record<FixJob, readonly [ScenarioInput, words: string]>> = {
  extinguish: [{ gnomes: [red({ room: 6 }), blue()], rooms: { 6: { fire: true } } }, 'extinguish'],
  pump: [{ gnomes: [red({ room: 6 }), blue()], rooms: { 6: { water: 'low' } } }, 'pump'],
  unblock: [{ gnomes: [red({ room: 6 }), blue()], blocked: ['5-6'] }, 'unblock 5-6'],
  engine: [{ gnomes: [red({ room: 1 }), blue()] }, 'fix engine'],
  pumps: [{ gnomes: [red({ room: 2 }), blue()] }, 'fix pumps'],
  reactor: [{ gnomes: [red({ room: 4 }), blue()] }, 'fix reactor'],
  missiles: [{ gnomes: [red({ room: 7 }), blue()] }, 'stop missiles'],
  kraken: [{ gnomes: [red({ room: 'sea' }), blue()] }, 'kill kraken'],
}

const MINUTES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const FACES = MINUTES

/** The position of a job with the die about to show `face` and these items in red's hand. */
function position(job: FixJob, hand: readonly ItemId[], more: ScenarioInput, face?: number): Table {
  const [scenario] = PLACES[job]
  const [worker, ...others] = scenario.gnomes ?? []
  if (!worker) throw new Error('nobody works')
  return set({
    icons: QUIET,
    ...scenario,
    ...more,
    gnomes: [{ ...worker, hand: [...hand] }, ...others],
    ...(face === undefined ? {} : { next: { dice: [face] } }),
  })
}

/** The same job with all ten faces: how many succeed, and what it costs each time. */
function allFaces(job: FixJob, minutes: number, hand: readonly ItemId[], more: ScenarioInput = {}) {
  const ends = FACES.map((face) => {
    const played = play(position(job, hand, more, face), ...hand.map((item) => `play ${item}`))
    const table = play(afresh(played), `${PLACES[job][1]} ${minutes}`)
    const cost = happened(table, 'time-spent')[0]?.minutes
    return { succeeded: happened(table, 'fix-succeeded').length, cost }
  })
  return { chance: ends.filter(({ succeeded }) => succeeded === 1).length / 10, costs: ends.map(({ cost }) => cost) }
}

describe('the odds of a fix-it', () => {
  it('are a tenth for each minute, and certain from ten on (A1)', () => {
    const { state } = position('engine', [], {})
    for (const minutes of MINUTES) {
      expect(fixOdds(state, 'engine', minutes)).toEqual({
        target: minutes,
        chance: minutes / 10,
        cost: minutes,
        ghost: 40 - minutes,
        tooLateFor: null,
      })
    }
  })

  it('count the items that fit, each of them, and no others (A1, C5)', () => {
    const { state } = position('engine', [], {})
    const target = (items: readonly ItemId[]): number => fixOdds(state, 'engine', 2, items).target
    expect(target(['toolbox'])).toBe(5)
    expect(target(['engine-manual'])).toBe(6)
    expect(target(['grog', 'grog'])).toBe(8)
    expect(target(['toolbox', 'engine-manual', 'grog'])).toBe(12)
    expect(target(['pump-manual', 'crowbar', 'coffee', 'harpoon'])).toBe(2)
    expect(fixOdds(state, 'engine', 2, ['toolbox', 'engine-manual', 'grog']).chance).toBe(1)
  })

  it('count what was played this turn together with what would be (A1, C5)', () => {
    const { state } = play(position('reactor', ['toolbox', 'reactor-manual'], {}), 'play toolbox')
    expect(fixOdds(state, 'reactor', 2)).toMatchObject({ target: 5, chance: 0.5 })
    expect(fixOdds(state, 'reactor', 2, ['reactor-manual'])).toMatchObject({ target: 9, chance: 0.9 })
  })

  it('cost two minutes more in low water, which help nothing; pumping does not (A2)', () => {
    const wet = (room: 1 | 6): GameState =>
      set({ gnomes: [red({ room })], rooms: { [room]: { water: 'low' } }, blocked: ['5-6'] }).state
    expect(fixOdds(wet(1), 'engine', 4)).toMatchObject({ target: 4, chance: 0.4, cost: 6, ghost: 34 })
    expect(fixOdds(wet(6), 'unblock', 4)).toMatchObject({ target: 4, chance: 0.4, cost: 6, ghost: 34 })
    expect(fixOdds(wet(6), 'pump', 4)).toMatchObject({ target: 4, chance: 0.4, cost: 4, ghost: 36 })
  })

  it('are none when it would be too late for the token, minutes of low water included (A11)', () => {
    const late = (more: ScenarioInput): readonly (readonly [number, unknown])[] => {
      const { state } = position('engine', [], { tokens: { crushed: 34 }, ...more })
      return [3, 4, 5, 6, 7].map((minutes) => {
        const { chance, tooLateFor } = fixOdds(state, 'engine', minutes)
        return [chance, tooLateFor]
      })
    }
    const none = [0, 'crushed']
    expect(late({})).toEqual([[0.3, null], [0.4, null], [0.5, null], [0.6, null], none])
    expect(late({ rooms: { 1: { water: 'low' } } })).toEqual([[0.3, null], [0.4, null], none, none, none])
    expect(late({ tokens: { missiles: 39, asphyxiated: 39, kraken: 39 } })).toContainEqual([0.7, null])
  })

  it('are what all ten faces of the die come to, for every job and every number of minutes (A1, A6-A10)', () => {
    for (const job of FIX_JOBS) {
      for (const minutes of MINUTES) {
        const { chance, cost } = fixOdds(position(job, [], {}).state, job, minutes)
        const real = allFaces(job, minutes, [])
        expect([job, minutes, chance, cost]).toEqual([job, minutes, real.chance, real.costs[0]])
        expect(new Set(real.costs).size).toBe(1)
      }
    }
  })

  it('are what all ten faces come to with items, in low water and when it is late (A1, A2, A11, C5)', () => {
    const cases: readonly (readonly [FixJob, number, readonly ItemId[], ScenarioInput])[] = [
      ['extinguish', 2, ['extinguisher', 'grog'], {}],
      ['extinguish', 4, ['extinguisher', 'extinguisher'], {}],
      ['pump', 3, ['water-pump'], {}],
      ['unblock', 1, ['crowbar', 'crowbar', 'grog'], {}],
      ['engine', 3, ['toolbox'], { rooms: { 1: { water: 'low' } } }],
      ['engine', 3, ['toolbox'], { tokens: { crushed: 37 } }],
      ['engine', 3, ['toolbox'], { tokens: { crushed: 38 } }],
      ['engine', 10, [], { tokens: { crushed: 31 } }],
      ['pumps', 1, ['pump-manual', 'toolbox'], { tokens: { asphyxiated: 39 }, tracks: { asphyxiation: 8 } }],
      ['reactor', 5, ['reactor-manual', 'engine-manual'], { tokens: { crushed: 39 } }],
      ['missiles', 5, ['deactivation-code'], { rooms: { 7: { water: 'low' } }, tokens: { missiles: 33 } }],
      ['missiles', 6, ['deactivation-code'], { rooms: { 7: { water: 'low' } }, tokens: { missiles: 33 } }],
      ['kraken', 5, ['harpoon'], { tokens: { kraken: 35 } }],
      ['kraken', 6, ['harpoon'], { tokens: { kraken: 35 } }],
    ]
    for (const [job, minutes, items, more] of cases) {
      const odds = fixOdds(position(job, items, more).state, job, minutes, items)
      const { chance, costs } = allFaces(job, minutes, items, more)
      expect([job, minutes, items, odds.chance, odds.cost]).toEqual([job, minutes, items, chance, costs[0]])
    }
  })
})

describe('the odds of fainting', () => {
  const fresh = set({ gnomes: [red({ hand: ['grog'] }), blue()], icons: QUIET })
  const numbers = (cards: readonly string[], most: number): number =>
    cards.filter((card) => Number(card.split(':')[1]) <= most).length

  it('are the part of the cards still to come with a number up to the intoxication (F2, C1)', () => {
    expect(fresh.state.eventPile).toHaveLength(55)
    expect([0, 1, 2, 3, 4].map((drunk) => numbers(fresh.state.eventPile, drunk))).toEqual([0, 7, 18, 29, 43])
    const odds = [0, 1, 2, 3, 4].map((drunk) => faintOdds(fresh.state, drunk))
    expect(odds).toEqual([0, 7 / 55, 18 / 55, 29 / 55, 43 / 55])
  })

  it('are what all the cards come to, one after the other, for each intoxication (F2)', () => {
    for (const drunk of [1, 2, 3, 4]) {
      const fainted = fresh.state.eventPile.filter((card) => {
        const table = set({
          gnomes: [red({ hand: ['grog'], intoxication: drunk - 1 }), blue()],
          icons: QUIET,
          next: { events: [card] },
        })
        return happened(play(table, 'play grog', 'wait'), 'faint-checked')[0]?.fainted
      })
      expect(faintOdds(fresh.state, drunk)).toBe(fainted.length / 55)
    }
  })

  it('change with every card that is gone, and a dash never knocks anybody out (F2)', () => {
    const discards = { events: EVENT_BOX.filter((card) => card !== KRAKEN && !card.endsWith(':-')) }
    const { state } = set({ gnomes: [red()], discards })
    expect(state.eventPile.every((card) => card.endsWith(':-'))).toBe(true)
    expect(faintOdds(state, 4)).toBe(0)
    const { state: other } = set({
      gnomes: [red()],
      discards: { events: [...discards.events].filter((c) => !/^fire:/.test(c)) },
    })
    expect(faintOdds(other, 4)).toBe(6 / other.eventPile.length)
  })

  it('with an empty pile are those of the discards and the Kraken, which come back together (C2, F2)', () => {
    const cards = EVENT_BOX.filter((card) => card !== KRAKEN)
    const { state } = set({ gnomes: [red()], discards: { events: cards } })
    expect(state.eventPile).toEqual([])
    for (const drunk of [1, 2, 3, 4]) expect(faintOdds(state, drunk)).toBe(numbers(EVENT_BOX, drunk) / 56)
  })

  it('with an empty pile and the Kraken already met are those of the discards (C2, F2)', () => {
    const { state } = set({ gnomes: [red()], krakenAside: false, discards: { events: [...EVENT_BOX] } })
    for (const drunk of [1, 2, 3, 4]) expect(faintOdds(state, drunk)).toBe(numbers(EVENT_BOX, drunk) / 56)
    const { state: gone } = set({
      gnomes: [red()],
      krakenAside: false,
      removed: [KRAKEN],
      discards: { events: EVENT_BOX.filter((card) => card !== KRAKEN) },
    })
    expect(faintOdds(gone, 1)).toBe(7 / 55)
  })

  it('are none when no card is left anywhere (C2)', () => {
    expect(faintOdds({ ...fresh.state, eventPile: [], krakenAside: false }, 4)).toBe(0)
  })

  it('tell nothing about the order: neither a shuffled pile nor a scripted card changes them (F2)', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(1, 2, 3, 4), (seed, drunk) => {
        const random = new RandomStream(seedState(seed))
        const eventPile = random.shuffled(fresh.state.eventPile)
        expect(faintOdds({ ...fresh.state, eventPile }, drunk)).toBe(faintOdds(fresh.state, drunk))
        const [next, ...rest] = eventPile
        const script = { dice: [], events: next ? [next] : [], items: [] }
        expect(faintOdds({ ...fresh.state, script, eventPile: rest }, drunk)).toBe(faintOdds(fresh.state, drunk))
      }),
    )
  })

  it('need no script: a position without one is counted from its pile (F2)', () => {
    const { script: _, ...position } = set({ gnomes: [red(), blue()] }).state
    expect(faintOdds(position, 3)).toBe(faintOdds(set({ gnomes: [red(), blue()] }).state, 3))
  })

  it('know the face of every card (C1)', () => {
    for (const card of EVENT_BOX) {
      const { faint } = faceOf(card)
      const odds = [1, 2, 3, 4].map((drunk) => faintOdds({ ...fresh.state, eventPile: [card] }, drunk))
      expect(odds).toEqual([1, 2, 3, 4].map((drunk) => (faint !== null && faint <= drunk ? 1 : 0)))
    }
  })
})

describe('the risk to faint in this turn', () => {
  const drinker = (hand: ItemId[]) => set({ gnomes: [red({ hand, intoxication: 1 }), blue()] })

  it('is there once grog was drunk, as large as the cards say (F1, F2)', () => {
    expect(faintRisk(drinker(['grog']).state)).toBeNull()
    const { state } = play(drinker(['grog']), 'play grog')
    expect(faintRisk(state)).toBe(faintOdds(state, 2))
  })

  it('is gone with a coffee (C6)', () => {
    expect(faintRisk(play(play(drinker(['grog', 'coffee']), 'play grog'), 'play coffee').state)).toBeNull()
  })
})

describe('the icons ahead', () => {
  const at = (minute: number): GameState => set({ gnomes: [red({ minute }), blue({ minute: 0 })] }).state

  it('are those that the minutes will cross, the last space included (U1, B6)', () => {
    expect(iconsAhead(at(40), 21)).toEqual({ events: [39, 36, 33, 30, 27, 24, 21], items: [35, 25] })
    expect(iconsAhead(at(46), 1)).toEqual({ events: [45], items: [45] })
  })

  it('leave out the one on the space where the marker stands (V12)', () => {
    expect(iconsAhead(at(45), 2)).toEqual({ events: [], items: [] })
    expect(iconsAhead(at(45), 3)).toEqual({ events: [42], items: [] })
  })

  it('end at the rescue (B5)', () => {
    expect(iconsAhead(at(4), 50)).toEqual({ events: [3], items: [] })
  })

  it('count the minutes that are already spent (T4)', () => {
    const { state } = play(set({ gnomes: [red({ room: 5 })], icons: { events: [39, 38, 37], items: [38] } }), 'open 8')
    expect(iconsAhead(state, 0)).toEqual({ events: [39], items: [] })
    expect(iconsAhead(state, 1)).toEqual({ events: [39, 38], items: [38] })
  })

  it('are what really is met (U1)', () => {
    for (const minutes of MINUTES) {
      const table = set({ gnomes: [red(), blue()], next: { events: Array<string>(4).fill('respite'), dice: [10] } })
      const { events, items } = iconsAhead(table.state, minutes)
      const after = play(table, `fix engine ${minutes}`)
      expect(happened(after, 'event-revealed').map(({ minute }) => minute)).toEqual(events)
      expect(happened(after, 'items-drawn')).toHaveLength(items.length)
    }
  })

  it('happen but for the first that a charm in force ignores: so many cards are turned (C5)', () => {
    for (const charms of [1, 2])
      for (const minutes of MINUTES) {
        const hand = Array<ItemId>(charms).fill('lucky-charm')
        const icons = { events: [39, 38, 37, 35, 34, 32, 31], items: [] }
        const next = { events: Array<string>(7).fill('respite'), dice: [10] }
        let table = set({ gnomes: [red({ hand }), blue()], icons, next })
        for (const _ of hand) table = play(table, 'play lucky-charm')
        const { met, ignored, cards } = eventsAhead(table.state, minutes)
        const after = play(table, `fix engine ${minutes}`)
        expect(happened(after, 'icon-ignored')).toHaveLength(ignored)
        expect(happened(after, 'event-revealed')).toHaveLength(cards)
        expect(met).toBe(ignored + cards)
      }
  })

  it('are none for a gnome that has died on its way (U2)', () => {
    const { state } = questions().discard
    expect(gnome({ state, events: [] }, 'red').status).toBe('dead')
    const { ghost = 0 } = state.turn ?? {}
    expect(iconsAhead({ ...state, icons: { events: [ghost], items: [ghost] } }, 0)).toEqual({ events: [], items: [] })
  })
})

/** A crew in the reactor room with these minutes, the first on top of those on its space. */
const crew = (minutes: readonly number[], more: ScenarioInput = {}): Table =>
  set({
    gnomes: minutes.map((minute, seat) => ({ color: COLORS[seat] ?? 'white', room: 4, minute })),
    icons: QUIET,
    ...more,
  })

const crews = fc
  .array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 })
  .filter((list) => Math.max(...list) > 0)

describe('who moves next', () => {
  it('is the same gnome again while it is furthest behind (T1)', () => {
    const { state } = crew([40, 35])
    expect([4, 5, 6].map((minutes) => nextAfter(state, minutes))).toEqual(['red', 'red', 'orange'])
  })

  it('is the one who came last to a shared space (T1, U4)', () => {
    expect(nextAfter(crew([40, 35, 35]).state, 5)).toBe('red')
    expect(nextAfter(crew([40, 35, 35], { order: ['yellow'] }).state, 6)).toBe('yellow')
  })

  it('is nobody when all are rescued (E2)', () => {
    expect(nextAfter(crew([5, 0]).state, 5)).toBeNull()
    expect(nextAfter(crew([5, 0]).state, 60)).toBeNull()
  })

  it('is never somebody who has died (D3)', () => {
    const table = questions().discard
    expect(nextAfter(table.state, 0)).toBe('blue')
    expect(active(play(table, 'discard aqualung', 'discard coffee'))).toBe('blue')
  })

  it('is who really does, whatever the crew and the minutes (T1, U4)', () => {
    fc.assert(
      fc.property(crews, fc.integer({ min: 1, max: 10 }), (minutes, spent) => {
        const table = crew(minutes)
        const worked = Math.min(spent, Math.max(...minutes))
        const expected = nextAfter(table.state, worked)
        expect(active(play(table, `fix reactor ${worked}`))).toBe(expected)
      }),
    )
  })

  it('is who really does through a whole row of waits (T1, U4)', () => {
    let table = crew([12, 12, 9, 12], { order: ['yellow', 'orange'] })
    while (!table.state.outcome) {
      const expected = nextAfter(table.state, 1)
      table = play(table, 'wait')
      expect(active(table)).toBe(expected)
    }
  })
})

describe('the outlook for tokens', () => {
  it('lists those on the track, and no others (V9)', () => {
    expect(tokenOutlook(crew([40]).state, 5)).toEqual([])
    expect(tokenOutlook(crew([40, 38], { tokens: { kraken: 30, crushed: 36 } }).state, 3)).toEqual([
      { token: 'crushed', space: 36, passed: false, strikes: false },
      { token: 'kraken', space: 30, passed: false, strikes: false },
    ])
  })

  it('says from where on the active gnome comes too late (A11)', () => {
    const { state } = crew([40, 38], { tokens: { crushed: 36 } })
    expect([4, 5].map((minutes) => tokenOutlook(state, minutes)[0]?.passed)).toEqual([false, true])
  })

  it('says when everybody would have passed it: on its space nobody has (V11)', () => {
    const strikes = (others: readonly number[]): unknown =>
      tokenOutlook(crew([40, ...others], { tokens: { crushed: 36 } }).state, 5)[0]?.strikes
    expect(strikes([])).toBe(true)
    expect(strikes([35, 20])).toBe(true)
    expect(strikes([36])).toBe(false)
    expect(strikes([0])).toBe(true)
  })

  it('on the rescue space never says so (V9)', () => {
    expect(tokenOutlook(crew([5], { tokens: { crushed: 0 } }).state, 5)).toEqual([
      { token: 'crushed', space: 0, passed: false, strikes: false },
    ])
  })

  it('is what really happens, whatever the crew, the tokens and the minutes (V11)', () => {
    const spaces = fc.array(fc.integer({ min: 0, max: 59 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(crews, spaces, fc.integer({ min: 1, max: 10 }), (minutes, at, spent) => {
        const rear = Math.max(...minutes)
        const tokens = Object.fromEntries(TOKEN_IDS.map((token, n) => [token, Math.min(rear, at[n] ?? 0)]))
        const table = crew(minutes, { tokens })
        const worked = Math.min(spent, rear)
        const { outcome } = play(table, `fix reactor ${worked}`).state
        const doomed = tokenOutlook(table.state, worked).filter(({ strikes }) => strikes)
        expect(outcome !== null && !outcome.saved).toBe(doomed.length > 0)
        if (outcome && !outcome.saved) expect(doomed.map(({ token }) => token)).toContain(outcome.cause)
      }),
    )
  })
})

describe('all of them', () => {
  it('change nothing', () => {
    const { state } = meetCard('blocked-hatch', [8], { gnomes: [red(), blue(), green()] })
    const before = JSON.stringify(state)
    fixOdds(state, 'engine', 3, ['grog'])
    faintOdds(state, 2)
    iconsAhead(state, 5)
    nextAfter(state, 5)
    tokenOutlook(state, 5)
    expect(JSON.stringify(state)).toBe(before)
  })
})
