import { describe, expect, it } from 'vitest'
import { fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { whereabouts } from '../../../../renderer/red-november/hud/job-words.ts'
import { jobsIn } from '../../../../renderer/red-november/hud/jobs.ts'
import { seen } from '../seen.ts'

type Scenario = Partial<ScenarioInput>

const jobs = (scenario: Scenario): readonly string[] =>
  jobsIn(seen(fromScenario({ gnomes: [{ color: 'red', room: 5, minute: 40 }], ...scenario } as ScenarioInput))).map(
    ({ action, place, minutes, first }) => `${action} ${place} ${minutes}${first ? ` ${first}` : ''}`,
  )

describe('what is worth doing', () => {
  it('is to stock up in a calm boat', () => {
    expect(jobs({})).toEqual(['draw 8 1', 'draw 10 2'])
  })

  it('is what strikes first, then alarms, fires, tracks, water and hatches; three at most', () => {
    const hand = ['extinguisher'] as const
    const wrong: Scenario = {
      gnomes: [{ color: 'red', room: 5, minute: 40, hand: [...hand] }],
      rooms: { 7: { fire: true }, 2: { water: 'low' } },
      tracks: { heat: 9, pressure: 6 },
      tokens: { missiles: 33 },
      blocked: ['9-10'],
    }
    expect(jobs(wrong)).toEqual(['missiles 7 1 extinguisher', 'reactor 4 1', 'extinguish 7 1 extinguisher'])
    expect(jobs({ ...wrong, tokens: {}, rooms: {} })).toEqual(['reactor 4 1', 'engine 1 2', 'unblock 9 2'])
  })

  it('is the fire one stands in before anything else (D2)', () => {
    expect(jobs({ rooms: { 5: { fire: true } }, tokens: { crushed: 33 }, tracks: { heat: 9 } })[0]).toBe(
      'extinguish 5 0',
    )
  })

  it('says of every fire which it is, also where something has to be used first', () => {
    const fires = jobsIn(
      seen(
        fromScenario({
          gnomes: [{ color: 'red', room: 5, minute: 40, hand: ['extinguisher'] }],
          rooms: { 2: { fire: true }, 7: { fire: true }, 8: { fire: true } },
        }),
      ),
    )
    expect(fires.map(({ first }) => first)).toEqual(['extinguisher', 'extinguisher', 'extinguisher'])
    expect(new Set(fires.map(whereabouts)).size).toBe(3)
  })

  it('is a track from where a repair brings something: on a star, too, it goes back to the next lower one (A9)', () => {
    expect(jobs({ tracks: { heat: 5, pressure: 3 } })).toEqual(['reactor 4 1', 'draw 8 1', 'draw 10 2'])
  })

  it('is no second draw where one drew last: an action elsewhere must come first (A12)', () => {
    const drew = (drewIn: 8 | 10): Scenario => ({ gnomes: [{ color: 'red', room: 5, minute: 40, drewIn }] })
    expect(jobs(drew(8))).toEqual(['draw 10 2'])
    expect(jobs(drew(10))).toEqual(['draw 8 1'])
  })

  it('is nothing one cannot get to', () => {
    expect(jobs({ rooms: { 7: { fire: true } } })).toEqual(['draw 8 1', 'draw 10 2'])
    expect(jobs({ rooms: { 8: { water: 'high' } }, tokens: { kraken: 30 } })).not.toContain('kraken sea 2')
  })

  describe('is nothing one may not do there, or dies of for little', () => {
    const armed = (room: number, more: Scenario = {}, gnome: object = {}): readonly string[] =>
      jobs({
        gnomes: [{ color: 'red', room: 5, minute: 40, hand: ['extinguisher'], ...gnome }],
        rooms: { [room]: { fire: true } },
        ...more,
      } as Scenario)
    const unheroic = { options: { heroicSacrifice: false } } as Scenario

    it('no drawing in a fire: whoever draws there dies (D2, O5)', () => {
      expect(armed(8)).toEqual(['extinguish 8 1 extinguisher', 'draw 10 3'])
      expect(armed(10)).toEqual(['extinguish 10 2 extinguisher', 'draw 8 1'])
      expect(armed(8, unheroic)).toEqual(['extinguish 8 1 extinguisher', 'draw 10 3'])
    })

    it('no machine in a fire but for a heroic sacrifice (A4, O5)', () => {
      const tokens = { missiles: 33 } as const
      expect(armed(7, { tokens })[0]).toBe('missiles 7 1 extinguisher')
      expect(armed(7, { tokens, ...unheroic })).toEqual(['extinguish 7 1 extinguisher', 'draw 8 1', 'draw 10 2'])
    })

    it('nothing that ends too late, or for which no minute is left (A11, T4)', () => {
      expect(armed(7, { rooms: {}, tokens: { missiles: 39 } } as Scenario)).not.toContain('missiles 7 1')
      expect(armed(7, {}, { minute: 1 })).toEqual([])
    })

    it('but the fire that is put out by water that runs on the way (M4)', () => {
      expect(jobs({ rooms: { 5: { water: 'high' }, 8: { fire: true } } })[0]).toBe('extinguish 8 2')
    })
  })

  it('begins with the work at hand', () => {
    expect(jobs({ gnomes: [{ color: 'red', room: 4, minute: 40 }], tracks: { heat: 7 } } as Scenario)[0]).toBe(
      'reactor 4 0',
    )
  })
})
