import { describe, expect, it } from 'vitest'
import { fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { fixResult } from '../../../../renderer/red-november/hud/fix-result.ts'
import { seen } from '../seen.ts'

const view = (more: Partial<ScenarioInput>) =>
  seen(fromScenario({ gnomes: [{ color: 'red', room: 4, minute: 40 }], ...more } as ScenarioInput))

describe('what success would bring', () => {
  it('takes a track back to the next lower star (A9)', () => {
    const hot = view({ tracks: { heat: 6, asphyxiation: 5, pressure: 9 } })
    expect(fixResult(hot, 'reactor', null)).toEqual(['Heat 6 → 5'])
    expect(fixResult(hot, 'pumps', null)).toEqual(['Asphyxiation 5 → 1'])
    expect(fixResult(hot, 'engine', null)).toEqual(['Pressure 9 → 5'])
  })

  it('removes the countdown with it, even from a track that cannot go lower (A9, A10)', () => {
    const tokens = { crushed: 30, asphyxiated: 31, missiles: 32, kraken: 33 }
    const late = view({ tokens, tracks: { asphyxiation: 3 } } as never)
    expect(fixResult(late, 'engine', null)).toEqual(['Countdown off'])
    expect(fixResult(late, 'pumps', null)).toEqual(['Asphyxiation 3 → 1', 'Countdown off'])
    expect(fixResult(late, 'missiles', null)).toEqual(['Countdown off'])
    expect(fixResult(late, 'kraken', null)).toEqual(['Kraken gone'])
  })

  it('is fire, water and hatch by name (A6, A7, A8)', () => {
    const calm = view({})
    expect(fixResult(calm, 'extinguish', null)).toEqual(['Fire out'])
    expect(fixResult(calm, 'pump', null)).toEqual(['Room dry'])
    expect(fixResult(calm, 'unblock', '4-5')).toEqual(['Hatch 4–5 free'])
  })

  it('is nothing where nothing is broken', () => {
    for (const job of ['engine', 'pumps', 'reactor', 'missiles', 'kraken'] as const)
      expect(fixResult(view({}), job, null)).toEqual([])
  })
})
