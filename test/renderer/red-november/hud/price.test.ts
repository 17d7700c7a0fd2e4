import { describe, expect, it } from 'vitest'
import { fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { minutesOf } from '../../../../renderer/red-november/hud/price.ts'
import { seen } from '../seen.ts'

const inStores = (rooms: ScenarioInput['rooms'] = {}) =>
  seen(fromScenario({ gnomes: [{ color: 'red', room: 8, minute: 40 }], rooms }))

const draw = (minutes: number) => ({ kind: 'act', action: 'draw', minutes, hatch: null }) as const

describe('the price of what is picked', () => {
  it('is a minute for every item that is drawn (A12), and what low water adds (A2)', () => {
    expect([1, 2, 4].map((count) => minutesOf(inStores(), draw(count)))).toEqual([1, 2, 4])
    expect(minutesOf(inStores({ 8: { water: 'low' } }), draw(3))).toBe(5)
  })

  it('is that of the work itself, and of the whole way', () => {
    expect(minutesOf(inStores(), { kind: 'act', action: 'wait', minutes: 0, hatch: null })).toBe(1)
    expect(minutesOf(inStores(), { kind: 'walk', goal: 2 })).toBe(2)
    expect(minutesOf(inStores(), { kind: 'play', item: 'grog', back: null })).toBe(0)
  })
})
