import { Container } from 'pixi.js'
import { mix } from '../../../../stage/geometry.ts'
import { span } from '../../effects/looks.ts'
import { GNOME_COLORS } from '../../kit/colors.ts'
import { LOCK_SPOTS } from '../../layout/hatches.ts'
import { middleOf } from '../../layout/rooms.ts'
import type { MakeTableau } from './tableau.ts'

/** Where hats come to rest: in the light of the ship, left of the tower. */
const FIRST = { x: 232, y: 118 }
const PITCH = 58

/** E1: nobody is left. The hats of the dead rise to the ship that came too late. */
export const hats: MakeTableau = ({ art, front, picture }) => {
  const dead = picture.figures.filter(({ status }) => status === 'dead')
  const hat = dead.map(({ color, place }, index) => {
    const root = front.addChild(new Container())
    const felt = art.sprite('fx/hat')
    felt.tint = GNOME_COLORS[color]
    const badge = art.sprite(`track/badge-${color}`, 0, -17)
    badge.scale.set(0.72)
    root.addChild(felt, badge)
    root.scale.set(1.2)
    const from = place === 'sea' ? LOCK_SPOTS[3] : middleOf(place)
    return { root, index, from, to: { x: FIRST.x + index * PITCH, y: FIRST.y + (index % 2) * 40 } }
  })
  return {
    show(part, time) {
      for (const { root, index, from, to } of hat) {
        const risen = span(part, 0.28 + index * 0.035, 0.72 + index * 0.035)
        root.position.set(
          mix(from.x, to.x, risen) + Math.sin(time * 0.9 + index * 1.7) * 7,
          mix(from.y, to.y, risen) + Math.sin(time * 1.2 + index) * 4,
        )
        root.rotation = Math.sin(time * 0.8 + index * 2.1) * 0.16 + (1 - risen) * 0.9
        root.alpha = span(part, 0.22 + index * 0.035, 0.32 + index * 0.035)
      }
    },
  }
}
