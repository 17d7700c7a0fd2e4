import { ROOM_IDS } from '../../../../../engine/red-november/index.ts'
import { span } from '../../effects/looks.ts'
import { ROOM_PLACES } from '../../layout/rooms.ts'
import type { MakeTableau } from './tableau.ts'

const CLOUDS = 6

/** E1: bad air, from the floor up, until nothing else is left to breathe. */
export const haze: MakeTableau = ({ art, boat }) => {
  const clouds = ROOM_IDS.flatMap((room) =>
    Array.from({ length: CLOUDS }, (_, index) => {
      const cloud = boat.addChild(art.sprite('fx/mist'))
      cloud.tint = index % 2 === 0 ? 0xb4da6e : 0x86b84e
      return { cloud, room, index }
    }),
  )
  return {
    show(part, time) {
      for (const { cloud, room, index } of clouds) {
        const { left, right, top, bottom } = ROOM_PLACES[room]
        const risen = span(part, 0.02 * room, 0.5 + 0.04 * room)
        const across = (index + 0.5) / CLOUDS + 0.05 * Math.sin(time * 0.5 + room + index)
        const rest = 0.28 + 0.36 * ((index * 0.618) % 1)
        const size = Math.min(right - left, (bottom - top) * 1.5) / 74
        cloud.position.set(
          left + (right - left) * across,
          bottom - (bottom - top) * rest * risen + 5 * Math.sin(time * 0.8 + index * 2),
        )
        cloud.scale.set(size * (0.8 + 0.2 * Math.sin(time * 0.6 + index + room)), size * 0.75)
        cloud.alpha = 0.22 * risen
      }
    },
  }
}
