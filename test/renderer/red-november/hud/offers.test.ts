import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  check,
  fixOdds,
  fromScenario,
  legalCommands,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { previewItem } from '../../../../renderer/red-november/hud/item-preview.ts'
import {
  mostMinutes,
  neededOf,
  type Offer,
  offers,
  PLACE,
  placedOffers,
} from '../../../../renderer/red-november/hud/offers.ts'
import { seen } from '../seen.ts'

const QUIET = { events: [], items: [] }
const red = (more: ScenarioInput, gnome: object = {}) =>
  seen(
    fromScenario({
      gnomes: [
        { color: 'red', room: 2, minute: 40, ...gnome },
        { color: 'blue', room: 9, minute: 5 },
        { color: 'green', room: 10, minute: 5 },
      ],
      icons: QUIET,
      ...more,
    }),
  )
const offer = (list: readonly Offer[], action: Offer['action']): Offer => {
  const found = list.find((one) => one.action === action)
  if (!found) throw new Error(`${action} is not offered`)
  return found
}

describe('what the bar offers', () => {
  it('is no work that ends after the countdown it is against: the most minutes that come in time (A10, V11)', () => {
    const view = red({ tokens: { missiles: 31 } }, { room: 7 })
    const missiles = offer(offers(view), 'missiles')
    expect(missiles.chance).toBeGreaterThan(0)
    expect(missiles.minutes).toBeLessThan(10)
    expect(fixOdds(view, 'missiles', missiles.minutes + 1).chance).toBe(0)
  })

  it('after an item takes no minute more than is certain, and leaves a shorter try as it was (A1, C5)', () => {
    const wet = fromScenario({
      gnomes: [{ color: 'red', room: 2, minute: 40, hand: ['water-pump'] }],
      rooms: { 2: { water: 'low' } },
      icons: QUIET,
    })
    expect(neededOf(seen(wet), 'pump', 10)).toBe(10)
    const played = apply(wet, { type: 'play', item: 'water-pump' })
    if (!played.ok) throw new Error(played.error.code)
    expect(neededOf(seen(played.state), 'pump', 10)).toBe(7)
    expect(neededOf(seen(played.state), 'pump', 4)).toBe(4)
  })

  it('is every action of the game once, and refused exactly where the engine lists nothing of its kind', () => {
    const view = red({ rooms: { 2: { fire: true } }, blocked: ['2-3'] })
    const list = offers(view)
    expect(new Set(list.map(({ action }) => action)).size).toBe(13)
    const kinds = new Set(legalCommands(view).map((command) => (command.type === 'fix' ? command.job : command.type)))
    for (const { action, refused } of list) expect(refused === null, action).toBe(kinds.has(action))
  })

  it('begins with the fewest minutes that are certain (A1)', () => {
    const pumps = offer(offers(red({ tracks: { asphyxiation: 4 } })), 'pumps')
    expect(pumps).toMatchObject({ refused: null, minutes: 10, cost: 10, chance: 1 })
    const withTools = red({ tracks: { asphyxiation: 4 } }, { hand: ['toolbox'] })
    const preview = previewItem(withTools, 'toolbox')
    expect(preview?.jobs).toEqual([{ job: 'pumps', minutes: 7, before: 7, after: 10 }])
    const planned = previewItem(withTools, 'toolbox', { action: 'pumps', minutes: 4 })
    expect(planned?.jobs).toEqual([{ job: 'pumps', minutes: 4, before: 4, after: 7 }])
  })

  it('offers no more minutes than there are, with low water paid first (A2, T4)', () => {
    const view = red({ rooms: { 2: { water: 'low' } }, tracks: { asphyxiation: 4 } }, { minute: 7 })
    expect(mostMinutes(view, 'pumps', null)).toBe(5)
    expect(offer(offers(view), 'pumps')).toMatchObject({ minutes: 5, cost: 7, chance: 0.5 })
    expect(offer(offers(view), 'pump')).toMatchObject({ minutes: 7, cost: 7 })
  })

  it('names the jammed hatches of the room (A8) and the price of the rest', () => {
    const view = red({ blocked: ['2-3', '2-5', '7-8'] })
    expect(offer(offers(view), 'unblock').hatches).toEqual(['2-3', '2-5'])
    expect(offer(offers(view), 'wait')).toMatchObject({ refused: null, cost: 1, chance: null })
    expect(offer(offers(view), 'trade').refused?.code).toBe('trade/not-here')
  })

  it('puts what helps first, then what is possible, then what is refused', () => {
    const list = offers(red({ tracks: { asphyxiation: 4 } }))
    expect(list[0]?.action).toBe('pumps')
    const firstRefused = list.findIndex(({ refused }) => refused)
    expect(list.slice(firstRefused).every(({ refused }) => refused)).toBe(true)
  })

  it('offers nothing when all is over', () => {
    const view = red({ tracks: { heat: 10 } })
    expect(offers(view)).toEqual([])
  })
})

describe('what an item would change', () => {
  it('grog: braver, better at everything, drunker, and a faint check (C5, F2)', () => {
    const view = red({ rooms: { 1: { fire: true } }, tracks: { asphyxiation: 4 } }, { hand: ['grog'], minute: 6 })
    const preview = previewItem(view, 'grog')
    expect(preview?.intoxication).toEqual({ from: 0, to: 1 })
    expect(preview?.places).toEqual([1])
    expect(preview?.jobs).toContainEqual({
      job: 'pumps',
      minutes: 6,
      before: fixOdds(view, 'pumps', 6).target,
      after: 9,
    })
    expect(preview?.faint?.chance).toBeGreaterThan(0)
  })

  it('grog costs whoever faints no more minutes than are left, with the plan paid first (F3)', () => {
    const faint = (minute: number, minutes = 0): number | undefined => {
      const view = red({ tracks: { asphyxiation: 4 } }, { hand: ['grog'], intoxication: 1, minute })
      return previewItem(view, 'grog', minutes > 0 ? { action: 'pumps', minutes } : null)?.faint?.minutes
    }
    expect([faint(40), faint(6)]).toEqual([10, 6])
    // With a grog ten minutes are three too many.
    expect([faint(12, 5), faint(12, 10)]).toEqual([7, 5])
  })

  it('grog out in the sea is a matter of life, not of minutes (F4)', () => {
    const preview = previewItem(red({}, { room: 'sea', minute: 6, hand: ['grog'], intoxication: 3 }), 'grog')
    expect(preview?.faint).toBeNull()
    expect(preview?.perils).toMatchObject([{ kind: 'faint', gnome: 'red' }])
    expect(previewItem(red({}, { hand: ['grog'] }), 'grog')?.perils).toEqual([])
  })

  it('coffee takes the check away (C6), a charm counts the events it stops (C5), an aqualung opens the sea (M6)', () => {
    expect(previewItem(red({}, { hand: ['coffee'], intoxication: 3 }), 'coffee')).toMatchObject({
      intoxication: { from: 3, to: 1 },
      faint: null,
    })
    expect(previewItem(red({}, { hand: ['lucky-charm'] }), 'lucky-charm')?.ignores).toBe(3)
    expect(previewItem(red({}, { hand: ['aqualung'] }), 'aqualung')?.places).toEqual(['sea'])
  })

  describe('in an escape is the way out that it opens (A6)', () => {
    const BURNING = { 7: { fire: true }, 8: { fire: true }, 9: { fire: true }, 10: { fire: true } } as const
    const fleeing = (rooms: ScenarioInput['rooms'], ...then: readonly Command[]) => {
      const state = fromScenario({
        gnomes: [
          { color: 'red', room: 9, minute: 40, hand: ['aqualung', 'extinguisher'] },
          { color: 'blue', room: 2, minute: 5 },
        ],
        rooms: { ...BURNING, ...rooms },
        icons: QUIET,
        next: { dice: [10] },
      })
      return seen(
        [{ type: 'fix', job: 'extinguish', minutes: 1 } as const, ...then].reduce((now, command) => {
          const result = apply(now, command)
          if (!result.ok) throw new Error(result.error.code)
          return result.state
        }, state),
      )
    }

    it('the sea with an aqualung, whether its hatch is open yet or not (C5, M6)', () => {
      expect(previewItem(fleeing({}), 'aqualung')?.places).toEqual(['sea'])
      expect(previewItem(fleeing({}, { type: 'open', to: 'sea' }), 'aqualung')?.places).toEqual(['sea'])
      expect(previewItem(fleeing({ 8: { fire: false } }), 'aqualung')?.places).toEqual(['sea'])
    })

    it('no fire that one could walk into and die (D2), and nothing behind a hatch that is shut by now', () => {
      expect(previewItem(fleeing({}), 'extinguisher')?.places).toEqual([])
      expect(previewItem(fleeing({}, { type: 'open', to: 8 }), 'aqualung')?.places).toEqual([])
    })
  })

  it('is nothing for an item that is not in hand', () => {
    const view = red({})
    expect(check(view, { type: 'play', item: 'grog' })?.code).toBe('play/not-in-hand')
    expect(previewItem(view, 'grog')).toBeNull()
  })
})

describe('the places of the bar', () => {
  const positions: readonly ScenarioInput[] = [
    {},
    { rooms: { 2: { fire: true } } },
    { rooms: { 2: { water: 'low' } }, blocked: ['2-3', '2-4'], tracks: { asphyxiation: 5 } },
    { gnomes: [{ color: 'red', room: 'sea', minute: 8 }] },
  ]

  it.each(positions)(
    'are the same for doing nothing whatever else is offered, and no key is given twice',
    (position) => {
      const placed = placedOffers(red(position))
      expect(placed.at(-1)).toMatchObject({ offer: { action: 'wait' }, place: PLACE.wait })
      const places = [PLACE.walk, PLACE.all, ...placed.map(({ place }) => place)]
      expect(new Set(places).size).toBe(places.length)
      expect(placed.slice(0, -1).every(({ offer: { refused } }) => refused === null)).toBe(true)
    },
  )

  it('are kept by what cannot be done now, with the reason (A14)', () => {
    const waiting = placedOffers(red({ rooms: { 2: { fire: true } } })).find(({ place }) => place === PLACE.wait)
    expect(waiting?.offer.refused?.code).toBeDefined()
  })
})
