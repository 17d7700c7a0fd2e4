import { describe, expect, it } from 'vitest'
import {
  EVENT_BOX,
  EVENTS,
  type EventCard,
  faceOf,
  fromScenario,
  KRAKEN,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { prospectsOf } from '../../../../renderer/red-november/hud/event-odds.ts'
import { chanceToEnd } from '../../../../renderer/red-november/hud/track-odds.ts'
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

/** Only these are left of the first pile. */
const spent = (left: readonly EventCard[]) =>
  view({ discards: { events: EVENT_BOX.filter((card) => card !== KRAKEN && !left.includes(card)) } })

describe('what the cards on the way may bring', () => {
  const all = Object.values(EVENTS).reduce((sum, { faint }) => sum + faint.length, 0)
  const tracks = ['reactor-warms-up', 'descent', 'reactor-malfunction', 'fast-descent'] as const
  const rising = tracks.reduce((sum, event) => sum + EVENTS[event].faint.length, 0)

  const bombs = (['missile-countdown', 'engine-down', 'oxygen-pumps-down', 'kraken'] as const).reduce(
    (sum, event) => sum + EVENTS[event].faint.length,
    0,
  )

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

  it('goes on with the next pile where this one runs out, the Kraken with it (C2)', () => {
    const two = (these: number): number => 1 - ((all - these) * (all - these - 1)) / (all * (all - 1))
    // A Leak for sure, then two of all 56.
    const found = prospectsOf(spent(['leak:2']), 3)
    expect(found?.likeliest).toEqual({ kind: 'water', chance: 1 })
    expect(found?.worst?.chance).toBeCloseTo(two(bombs), 10)
    const empty = prospectsOf(spent([]), 2)
    expect(empty?.likeliest.kind).toBe('track')
    expect(empty?.likeliest.chance).toBeCloseTo(two(rising), 10)
    expect(empty?.worst?.chance).toBeCloseTo(two(bombs), 10)
    // What this pile has for sure and the next one may have again is no more than sure.
    expect(prospectsOf(spent(['fast-descent:1']), 2)?.likeliest).toEqual({ kind: 'track', chance: 1 })
  })

  it('is nothing only where no card does anything (C1, V10)', () => {
    const calm = EVENT_BOX.filter((card) => faceOf(card).event === 'respite')
    expect(prospectsOf(spent(calm), 3)).toEqual({ likeliest: { kind: 'calm', chance: 1 }, worst: null })
    expect(prospectsOf(spent([...calm, 'leak:2']), calm.length + 1)?.likeliest).toEqual({ kind: 'water', chance: 1 })
  })

  it('finds no Respite in the next pile where they leave the game (O3, C2)', () => {
    const calm = EVENT_BOX.filter((card) => faceOf(card).event === 'respite')
    const discards = { events: EVENT_BOX.filter((card) => card !== KRAKEN && !calm.includes(card)) }
    const last = view({
      options: { greaterChallenge: true },
      discards,
      removed: calm.slice(1),
      tracks: { heat: 9 },
    })
    // The last Respite of this pile, and then one of the 49 that are left.
    expect(prospectsOf(last, 2)?.likeliest).toMatchObject({ kind: 'track', chance: expect.closeTo(rising / 49, 10) })
    expect(chanceToEnd(last, 'heat', 2)).toBeCloseTo(8 / 49, 10)
  })

  it('names the track that could end, as long as no red line does (B7)', () => {
    // Two steps are left, and one card in all takes both at once.
    expect(prospectsOf(view({ tracks: { pressure: 8 } }), 1)?.worst).toMatchObject({ kind: 'end', track: 'pressure' })
    expect(prospectsOf(view({ tracks: { pressure: 9 } }), 1)?.worst?.kind).toBe('bomb')
  })
})
