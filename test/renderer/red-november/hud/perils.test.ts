import { describe, expect, it } from 'vitest'
import {
  cardOf,
  certainEvents,
  EVENT_IDS,
  EVENTS,
  foresee,
  fromScenario,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { doomOf } from '../../../../renderer/red-november/hud/doom.ts'
import { forecast } from '../../../../renderer/red-november/hud/forecast.ts'
import { perilsOf } from '../../../../renderer/red-november/hud/perils.ts'
import { deathsOf, losesBoat } from '../../../../renderer/red-november/hud/sure-death.ts'
import { chanceToEnd } from '../../../../renderer/red-november/hud/track-odds.ts'
import { seen } from '../seen.ts'

const red = (gnome: object, more: Partial<ScenarioInput> = {}) =>
  seen(
    fromScenario({
      gnomes: [
        { color: 'red', room: 2, minute: 40, ...gnome },
        { color: 'blue', room: 9, minute: 38 },
      ],
      icons: { events: [], items: [] },
      ...more,
    } as ScenarioInput),
  )

describe('certain death', () => {
  it('whoever ends the turn in high water drowns (D2)', () => {
    const view = red({ room: 7 }, { rooms: { 7: { water: 'high' } } })
    expect(deathsOf(view, { type: 'wait' })).toEqual([{ gnome: 'red', cause: 'high-water' }])
  })

  it('is certain in spite of a die that does not decide about it (D2, O5)', () => {
    const view = foresee(red({ room: 1, hand: ['grog'] }, { rooms: { 1: { fire: true } } }), {
      type: 'play',
      item: 'grog',
    })
    if (!view) throw new Error('a grog can be drunk')
    const command = { type: 'fix', job: 'engine', minutes: 2 } as const
    expect(certainEvents(view, command).some(({ type }) => type === 'died')).toBe(false)
    expect(deathsOf(view, command)).toEqual([{ gnome: 'red', cause: 'fire' }])
  })

  it('is not certain where the fire may be put out (A6)', () => {
    const view = red({ room: 1 }, { rooms: { 1: { fire: true } } })
    expect(deathsOf(view, { type: 'fix', job: 'extinguish', minutes: 1 })).toEqual([])
  })

  it('nobody dies in a dry room', () => {
    expect(deathsOf(red({}), { type: 'wait' })).toEqual([])
    expect(losesBoat(red({}), { type: 'wait' })).toBe(false)
  })
})

describe('no way out', () => {
  const trapped: Partial<ScenarioInput> = {
    rooms: { 7: { water: 'high' }, 5: { water: 'high' }, 8: { water: 'high' }, 9: { water: 'high' } },
  }

  it('a gnome shut in with high water on all sides is doomed (D2, M3)', () => {
    const jammed = { ...trapped, blocked: ['5-7', '7-8', '7-9'] } as Partial<ScenarioInput>
    expect(doomOf(red({ room: 7 }, jammed))).toBe('high-water')
  })

  it('a hatch that lets the water out is a way out (M3)', () => {
    expect(doomOf(red({ room: 7 }, { rooms: { 7: { water: 'high' } } }))).toBeNull()
  })

  it('a dry room is no doom, nor is a fire one can fight (A6)', () => {
    expect(doomOf(red({}))).toBeNull()
    expect(doomOf(red({ room: 1 }, { rooms: { 1: { fire: true } } }))).toBeNull()
  })
})

describe('what a red line says', () => {
  it('names the token that is passed and who could still stop it (V11)', () => {
    const view = red({ room: 2 }, { tokens: { crushed: 37 } } as never)
    expect(perilsOf(view, { type: 'wait' }, 1)).toEqual([])
    const perils = perilsOf(view, { type: 'fix', job: 'pumps', minutes: 4 }, 4)
    expect(perils).toEqual([{ kind: 'token', token: 'crushed', minute: 37, left: ['blue'] }])
  })

  it('with nobody left behind it the boat is lost (V11)', () => {
    const view = red({ room: 2 }, { tokens: { crushed: 39 } } as never)
    const [peril] = perilsOf(view, { type: 'fix', job: 'pumps', minutes: 2 }, 2)
    expect(peril).toEqual({ kind: 'token', token: 'crushed', minute: 39, left: [] })
  })

  it('a track near its end is a risk as large as the cards that push it (V1)', () => {
    const view = red({}, { tracks: { heat: 9 }, icons: { events: [39], items: [] } } as never)
    // Eight of the 55 cards warm the reactor.
    expect(chanceToEnd(view, 'heat', 1)).toBeCloseTo(8 / 55, 10)
    expect(chanceToEnd(view, 'heat', 0)).toBe(0)
    expect(perilsOf(view, { type: 'wait' }, 1)).toMatchObject([{ kind: 'track', track: 'heat', at: 9 }])
  })

  it('behind the last card of the pile come all of them again, the Kraken too (C2)', () => {
    const all = EVENT_IDS.flatMap((event) => EVENTS[event].faint.map((faint) => cardOf(event, faint)))
    const events = all.filter((card) => !['respite:-', 'kraken:1'].includes(card))
    const view = red({}, { tracks: { heat: 9 }, discards: { events } } as never)
    expect(chanceToEnd(view, 'heat', 3)).toBe(0)
    expect(chanceToEnd(view, 'heat', 4)).toBeCloseTo(8 / 56, 10)
  })

  it('does not count the events that a charm in force keeps away (C5)', () => {
    const three = { tracks: { heat: 9 }, icons: { events: [39, 38, 37, 36], items: [] } } as never
    const view = foresee(red({ hand: ['lucky-charm'] }, three), { type: 'play', item: 'lucky-charm' })
    if (!view) throw new Error('a charm can be played')
    expect(forecast(view, 3)?.events).toEqual({ met: 3, ignored: 3, cards: 0 })
    expect(perilsOf(view, { type: 'wait' }, 3)).toEqual([])
    const [peril] = perilsOf(view, { type: 'wait' }, 4)
    expect(peril).toMatchObject({ kind: 'track', track: 'heat', chance: expect.closeTo(8 / 55, 10) })
  })

  it('work on the very track takes its own chance off the risk (A9)', () => {
    const view = red({ room: 4 }, { tracks: { heat: 9 }, icons: { events: [39], items: [] } } as never)
    expect(perilsOf(view, { type: 'fix', job: 'reactor', minutes: 10 }, 10)).toEqual([])
  })
})
