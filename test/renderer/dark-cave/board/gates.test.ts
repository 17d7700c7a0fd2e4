import { Container, Sprite } from 'pixi.js'
import { describe, expect, it, vi } from 'vitest'
import { fromScenario, viewFor } from '../../../../engine/dark-cave/index.ts'
import type { LayerName } from '../../../../renderer/dark-cave/board/kit/layers.ts'
import type { Workshop } from '../../../../renderer/dark-cave/board/kit/view.ts'
import { boxOfCell } from '../../../../renderer/dark-cave/board/layout/grid.ts'
import { pictureOf } from '../../../../renderer/dark-cave/board/picture/picture.ts'
import { BearingsView } from '../../../../renderer/dark-cave/board/views/bearings.ts'
import { GatesView } from '../../../../renderer/dark-cave/board/views/gates.ts'
import type { Box } from '../../../../renderer/stage/geometry.ts'

// Pixi asks for the browser as soon as it is read.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const GATES = ['4,-4', '4,4', '-4,4', '-4,-4'] as const
const picture = pictureOf(
  viewFor(
    fromScenario({ game: 'dark-cave', seed: 'gates', players: [{ gnome: 'y1', hand: ['I-03'] }, { gnome: 'b1' }] }),
    0,
  ),
)

/** How many gates, signposts and notes on gates are shown while this part of the picture is seen. */
function shownIn(seen: Box): { readonly gates: number; readonly signs: number } {
  const layers = { gates: new Container(), signs: new Container() }
  const workshop = {
    art: { sprite: () => new Sprite() },
    layers: { get: (name: LayerName & keyof typeof layers) => layers[name] },
  } as unknown as Workshop
  const views = [new GatesView(workshop, () => seen), new BearingsView(workshop, () => seen)]
  for (const view of views) view.sync(picture, true)
  const count = ({ children }: Container): number => children.filter(({ visible }) => visible).length
  return { gates: count(layers.gates), signs: count(layers.signs) }
}

describe('a gate', () => {
  const { x, y, width, height } = boxOfCell('4,-4')

  it.each([0, 0.2, 0.45, 0.55, 0.8, 1])('is shown once, by itself or by its signpost, with %d of it seen', (part) => {
    const seen = { x: x - 3000, y: y - 20, width: 3000 + width * part, height: 2000 }
    const { gates, signs } = shownIn(seen)
    expect(gates + signs).toBe(GATES.length)
  })

  it('is left to its signpost while a column lies over half of it', () => {
    const whole = { x, y, width, height }
    expect(shownIn(whole)).toEqual({ gates: 1, signs: 3 })
    expect(shownIn({ ...whole, width: width / 2 })).toEqual({ gates: 0, signs: 4 })
  })
})
