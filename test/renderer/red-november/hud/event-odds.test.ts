import { describe, expect, it } from 'vitest'
import { EVENTS, fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { prospectsOf } from '../../../../renderer/red-november/hud/event-odds.ts'
import { seen } from '../seen.ts'

const view = (more: Partial<ScenarioInput> = {}) =>
  seen(
    fromScenario({
      gnomes: [
        { color: 'red', room: 2, minute: 40 },
        { color: 'blue', room: 9, minute: 38 },
      ],
      ...more,
    } as ScenarioInput),
  )

describe('what the cards on the way may bring', () => {
  const all = Object.values(EVENTS).reduce((sum, { faint }) => sum + faint.length, 0)
  const tracks = ['reactor-warms-up', 'descent', 'reactor-malfunction', 'fast-descent'] as const
  const rising = tracks.reduce((sum, event) => sum + EVENTS[event].faint.length, 0)

  it('is counted from the cards that are still to come, at its likeliest and at its worst (C1)', () => {
    const kraken = view().krakenAside ? 1 : 0
    const found = prospectsOf(view(), 1)
    expect(found?.likeliest.kind).toBe('track')
    expect(found?.likeliest.chance).toBeCloseTo(rising / (all - kraken))
    expect(found?.worst?.kind).toBe('bomb')
    const of = all - kraken
    expect(prospectsOf(view(), 2)?.likeliest.chance).toBeCloseTo(
      1 - ((of - rising) / of) * ((of - rising - 1) / (of - 1)),
    )
  })

  it('names the track that could end, as long as no red line does (B7)', () => {
    // Two steps are left, and one card in all takes both at once.
    expect(prospectsOf(view({ tracks: { pressure: 8 } }), 1)?.worst).toMatchObject({ kind: 'end', track: 'pressure' })
    expect(prospectsOf(view({ tracks: { pressure: 9 } }), 1)?.worst?.kind).toBe('bomb')
  })
})
