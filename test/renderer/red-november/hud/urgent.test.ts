import { describe, expect, it } from 'vitest'
import { fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { urgentIn } from '../../../../renderer/red-november/hud/urgent.ts'
import { seen } from '../seen.ts'

const urgent = (scenario: ScenarioInput): readonly string[] =>
  urgentIn(seen(fromScenario({ gnomes: [{ color: 'red', room: 5, minute: 40 }], ...scenario })), (gnome) => gnome).map(
    ({ icon }) => icon,
  )

const words = (scenario: ScenarioInput): string =>
  urgentIn(seen(fromScenario({ gnomes: [{ color: 'red', room: 5, minute: 40 }], ...scenario })), (gnome) => gnome)
    .map((danger) => danger.words)
    .join('|')

describe('what cannot wait', () => {
  it('is nothing in a calm boat', () => {
    expect(urgent({ tracks: { heat: 7 } })).toEqual([])
  })

  it('is oneself first, in fire or under high water (D2)', () => {
    expect(urgent({ rooms: { 5: { fire: true } }, tracks: { heat: 8 } })).toEqual(['fire', 'skull'])
    expect(urgent({ rooms: { 5: { water: 'high' } } })).toEqual(['water'])
    expect(urgent({ rooms: { 5: { water: 'low' }, 4: { fire: true } } })).toEqual([])
  })

  it('is then the token that strikes soonest, and every track at eight or more (V11, B7)', () => {
    const told = words({ tokens: { missiles: 20, crushed: 33 }, tracks: { pressure: 9, heat: 8 } })
    expect(told.indexOf('33')).toBeLessThan(told.indexOf('20'))
    expect(told).toMatch(/33.*20.*8.*9/)
  })
})
