import { HITS, IMPLOSION, span } from '../../effects/looks.ts'
import type { TextureId } from '../../kit/textures.ts'
import { every, type MakeTableau, onPassing } from './tableau.ts'

interface Dent {
  readonly id: TextureId
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
}

/** What each blow leaves, and what the last one does. */
const DENTS: readonly (readonly Dent[])[] = [
  [
    { id: 'stage/dent-1', x: 470, y: 266, turn: 0.04, size: 1 },
    { id: 'stage/dent-2', x: 1240, y: 470, turn: 0.1, size: 1 },
  ],
  [
    { id: 'stage/dent-1', x: 1090, y: 268, turn: -0.05, size: 1.1 },
    { id: 'stage/dent-2', x: 352, y: 466, turn: -0.15, size: 1 },
    { id: 'stage/dent-1', x: 640, y: 612, turn: 0.08, size: 0.9 },
  ],
  [
    { id: 'stage/dent-2', x: 690, y: 470, turn: 0.2, size: 1.15 },
    { id: 'stage/dent-1', x: 1010, y: 610, turn: -0.06, size: 1 },
    { id: 'stage/dent-2', x: 1500, y: 430, turn: 0.3, size: 1 },
    { id: 'stage/dent-1', x: 800, y: 276, turn: 0, size: 0.9 },
  ],
  [
    { id: 'stage/dent-2', x: 896, y: 420, turn: -0.1, size: 1.4 },
    { id: 'stage/dent-1', x: 1080, y: 436, turn: 0.1, size: 1.5 },
    { id: 'stage/dent-1', x: 520, y: 436, turn: -0.1, size: 1.5 },
    { id: 'stage/dent-2', x: 200, y: 420, turn: 0.2, size: 1.2 },
    { id: 'stage/dent-2', x: 760, y: 200, turn: -0.3, size: 1.1 },
  ],
]
const MOMENTS = [...HITS, IMPLOSION]
const MIDDLE = { x: 800, y: 440 }

/** E1: the sea closes its fist. */
export const wreck: MakeTableau = ({ art, sparks, front, boat }) => {
  const dents = DENTS.map((group) =>
    group.map(({ id, x, y, turn }) => {
      const dent = boat.addChild(art.sprite(id, x, y))
      dent.rotation = turn
      return dent
    }),
  )
  const light = art.sprite('fx/glow', MIDDLE.x, MIDDLE.y)
  const ring = art.sprite('fx/ring', MIDDLE.x, MIDDLE.y)
  for (const sprite of [light, ring]) {
    sprite.tint = 0xd8f4ff
    sprite.blendMode = 'add'
    front.addChild(sprite)
  }
  const blows = onPassing(MOMENTS, (index) => {
    for (const { x, y } of DENTS[index] ?? []) {
      sparks.burst(9, { texture: 'fx/rivet', x, y, speedX: 0, speedY: -150, gravity: 330, seconds: 1.1 }, 230)
      sparks.burst(6, { texture: 'fx/drop', x, y, speedX: 0, speedY: -90, gravity: 300, seconds: 0.7 }, 120)
    }
  })
  const air = every(0.12, (count) => {
    const x = 260 + ((count * 389) % 1150)
    const way = { speedX: 6, speedY: -110, gravity: -20, seconds: 2.4 }
    sparks.throw({ texture: 'fx/bubble', x, y: 420 + ((count * 71) % 200), ...way, size: 0.7 + (count % 3) * 0.4 })
  })
  return {
    show(part, time) {
      dents.forEach((group, index) => {
        const at = MOMENTS[index] ?? 1
        const here = span(part, at, at + 0.04)
        group.forEach((dent, which) => {
          dent.visible = here > 0
          dent.alpha = here
          dent.scale.set((DENTS[index]?.[which]?.size ?? 1) * (1.5 - 0.5 * here))
        })
      })
      // One burst of light that falls into itself: it rises once and does not come back.
      const shut = span(part, IMPLOSION - 0.02, IMPLOSION + 0.12)
      ring.visible = light.visible = shut > 0 && shut < 1
      ring.setSize(2300 * (1 - shut) + 60, 1100 * (1 - shut) + 30)
      ring.alpha = 0.8 * Math.sin(shut * Math.PI)
      light.setSize(1500 * (1 - shut) + 40, 800 * (1 - shut) + 20)
      light.alpha = 0.85 * Math.sin(Math.min(1, shut * 1.15) * Math.PI)
      blows(part)
      if (part > HITS[0]) air(time)
    },
  }
}
