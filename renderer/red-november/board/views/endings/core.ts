import { ROOM_IDS } from '../../../../../engine/red-november/index.ts'
import { span } from '../../effects/looks.ts'
import { middleOf, ROOM_PLACES } from '../../layout/rooms.ts'
import { every, type MakeTableau } from './tableau.ts'

const CORE = { x: 606, y: 516 }

/** E1: the core goes white, and every room after it. */
export const core: MakeTableau = ({ art, sparks, boat }) => {
  const lit = (x: number, y: number, tint: number) => {
    const glow = boat.addChild(art.sprite('fx/glow', x, y))
    glow.tint = tint
    glow.blendMode = 'add'
    return glow
  }
  const rooms = ROOM_IDS.map((room) => {
    const { x, y } = middleOf(room)
    return { room, glow: lit(x, y, 0xff8a32), far: Math.hypot(x - CORE.x, y - CORE.y) / 820 }
  })
  const halo = lit(CORE.x, CORE.y, 0xff7a22)
  const heart = lit(CORE.x, CORE.y, 0xfff6dc)
  const embers = every(0.1, (count) => {
    const room = ROOM_PLACES[ROOM_IDS[(count * 7) % ROOM_IDS.length] ?? 4]
    const x = room.left + ((room.right - room.left) * ((count * 37) % 100)) / 100
    sparks.throw({ texture: 'fx/ember', x, y: room.bottom - 10, speedX: 8, speedY: -52, gravity: -14, seconds: 2.2 })
  })
  return {
    show(part, time) {
      const breath = 1 + 0.05 * Math.sin(time * 2.2)
      const after = span(part, 0.62, 0.95)
      for (const { room, glow, far } of rooms) {
        const { left, right, top, bottom } = ROOM_PLACES[room]
        const hot = span(part, 0.06 + far * 0.28, 0.3 + far * 0.28)
        glow.setSize((right - left) * 2.1, (bottom - top) * 2.1)
        glow.alpha = hot * (0.95 - 0.55 * after) * breath
      }
      const grown = span(part, 0, 0.5)
      heart.setSize((120 + 900 * grown) * breath * (1 - 0.72 * after))
      heart.alpha = 0.4 + 0.6 * grown
      halo.setSize((260 + 1500 * grown) * (1 - 0.5 * after))
      halo.alpha = 0.85 * grown
      if (part > 0.3) embers(time)
    },
  }
}
