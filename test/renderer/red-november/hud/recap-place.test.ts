import { describe, expect, it } from 'vitest'
import { fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { PILL, priceSpot } from '../../../../renderer/red-november/board/layout/ghost-way.ts'
import { hangMarkers } from '../../../../renderer/red-november/board/layout/markers.ts'
import { freeSeaFrom } from '../../../../renderer/red-november/hud/recap-place.ts'
import { seen } from '../seen.ts'

const from = (minute: number): number =>
  freeSeaFrom(
    seen(
      fromScenario({
        seed: 'recap',
        gnomes: [{ color: 'red', room: 5, minute }],
      } satisfies Partial<ScenarioInput> as ScenarioInput),
    ),
  )

describe('what happened meanwhile', () => {
  it('is told beside the rail where nobody hangs on its left', () => {
    expect(from(46)).toBeLessThan(100)
  })

  it('covers neither the markers that hang there, eight of them on one space, nor the price of a walk', () => {
    for (const minute of [60, 54, 50, 47]) {
      const pile = hangMarkers([{ minute, count: 8 }], [minute])[0]?.covers
      expect((pile?.x ?? 0) + (pile?.width ?? 0)).toBeLessThan(from(minute))
      for (const minutes of [1, 4, 10]) {
        const price = priceSpot(minute, minute - minutes, [])
        if (price.y > 158) expect(price.x + PILL.width / 2, `${minute}, ${minutes}`).toBeLessThanOrEqual(from(minute))
      }
    }
  })
})
