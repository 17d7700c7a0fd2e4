import type { Point } from '../../../../stage/geometry.ts'
import { inTurn } from '../../../../stage/in-turn.ts'
import { span } from '../../effects/looks.ts'
import { every, type MakeTableau, onPassing } from './tableau.ts'

const BITES = [0.34, 0.48, 0.62]
const SEAMS: readonly [Point, ...Point[]] = [
  { x: 1010, y: 300 },
  { x: 590, y: 330 },
  { x: 1400, y: 430 },
]

/** E1: down it goes; only the air it held comes up again. */
export const abyss: MakeTableau = ({ art, sparks, front }) => {
  const depth = art.sprite('fx/glow', 800, 900)
  depth.tint = 0x02060a
  depth.setSize(2600, 1000)
  front.addChild(depth)
  const crack = onPassing(BITES, (index) => {
    const { x, y } = inTurn(SEAMS, index)
    sparks.burst(12, { texture: 'fx/rivet', x, y, speedX: 0, speedY: -140, gravity: 320, seconds: 1.1 }, 200)
    sparks.burst(14, { texture: 'fx/bubble', x, y, speedX: 0, speedY: -90, gravity: -50, seconds: 1.7 }, 90)
  })
  const air = every(0.14, (count) => {
    const way = { speedX: 5, speedY: -95, gravity: -15, seconds: 2.6, size: 0.6 + (count % 4) * 0.3 }
    sparks.throw({ texture: 'fx/bubble', x: 240 + ((count * 449) % 1200), y: 380 + ((count * 71) % 240), ...way })
  })
  return {
    show(part, time) {
      depth.alpha = 0.4 * span(part, 0.4, 1)
      crack(part)
      if (part > 0.3) air(time)
    },
  }
}
