import { mix } from '../../../../stage/geometry.ts'
import { span } from '../../effects/looks.ts'
import { LAMP_WARM } from '../../kit/colors.ts'
import { every, type MakeTableau } from './tableau.ts'

const FROM = { x: 436, y: 648 }
const SHIP = { x: 160, y: 98 }

/** A16: who got away is nearly there, and nobody looks back. */
export const swimmers: MakeTableau = ({ art, sparks, front, picture }) => {
  const light = art.sprite('fx/glow', SHIP.x, SHIP.y)
  light.tint = LAMP_WARM
  light.blendMode = 'add'
  light.setSize(520, 420)
  front.addChild(light)
  const away = picture.figures
    .filter(({ status }) => status === 'deserted')
    .map(({ color }, index) => {
      const frames = [art.texture(`gnomes/${color}/swim`), art.texture(`gnomes/${color}/swimB`)] as const
      const sprite = front.addChild(art.sprite(`gnomes/${color}/swim`))
      const to = { x: 236 + (index % 4) * 74, y: 150 + Math.floor(index / 4) * 66 + (index % 2) * 18 }
      return { sprite, frames, index, to }
    })
  const bubbles = every(0.3, (count) => {
    const one = away[count % Math.max(1, away.length)]?.sprite
    if (!one) return
    sparks.throw({
      texture: 'fx/bubble',
      x: one.x + 22,
      y: one.y - 16,
      speedX: 8,
      speedY: -30,
      gravity: -8,
      seconds: 1.2,
      size: 0.6,
    })
  })
  return {
    show(part, time) {
      light.alpha = 0.5 * span(part, 0.2, 0.7)
      for (const { sprite, frames, index, to } of away) {
        const gone = span(part, 0.04 + index * 0.05, 0.66 + index * 0.04)
        // A bow around the stern, not through the hull.
        const bow = Math.sin(gone * Math.PI) * -300
        const size = mix(0.8, 0.5, gone)
        sprite.position.set(mix(FROM.x, to.x, gone) + bow, mix(FROM.y, to.y, gone) + Math.sin(time * 1.6 + index) * 4)
        sprite.scale.set(-size, size)
        sprite.texture = frames[Math.floor(time / 0.22 + index) % 2 === 0 ? 0 : 1]
        sprite.alpha = span(part, 0.02 + index * 0.05, 0.08 + index * 0.05)
      }
      bubbles(time)
    },
  }
}
