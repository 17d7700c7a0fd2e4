import { clamp } from '../../../../stage/geometry.ts'
import { LAUNCHES, span } from '../../effects/looks.ts'
import { along } from '../../effects/tentacle.ts'
import type { Spine } from '../../layout/arms.ts'
import { type MakeTableau, onPassing } from './tableau.ts'

/** Out of the bow, and up to whoever lives there. */
const WAYS: readonly Spine[] = [
  [
    [1236, 506],
    [1310, 508],
    [1400, 470],
    [1480, 350],
    [1516, 180],
    [1530, -80],
  ],
  [
    [1236, 506],
    [1290, 516],
    [1370, 490],
    [1446, 390],
    [1482, 230],
    [1490, -80],
  ],
]
const TUBES = [944, 988] as const
const FLIGHT = 0.3
const PUFFS = 30
const BLASTS = [
  { x: 1340, at: 0.62, width: 2000, height: 760 },
  { x: 560, at: 0.74, width: 2300, height: 640 },
] as const

/** E1: two rockets leave; what they do up there lights the sea. */
export const missiles: MakeTableau = ({ art, sparks, front, boat, picture }) => {
  const glows = BLASTS.map(({ x, width, height }, at) => {
    const glow = art.sprite('fx/glow', x, 40)
    glow.setSize(width, height)
    glow.tint = at === 0 ? 0xff9a4a : 0xff5a2a
    glow.blendMode = 'add'
    return glow
  })
  const puffs = WAYS.map((way, at) =>
    Array.from({ length: PUFFS }, (_, index) => {
      const { x, y } = along(way, index / (PUFFS - 1))
      const puff = art.sprite('fx/puff', x + Math.sin(index * 2.3) * 5, y + Math.cos(index * 1.7 + at) * 5)
      puff.tint = 0xffd9b0
      return puff
    }),
  )
  const flights = WAYS.map(() => {
    const tail = art.sprite('fx/glow')
    tail.tint = 0xffa23a
    tail.blendMode = 'add'
    tail.setSize(190, 120)
    const flame = art.sprite('fx/flame-1')
    return { tail, flame, rocket: art.sprite('stage/rocket') }
  })
  front.addChild(...glows, ...puffs.flat(), ...flights.flatMap(({ tail, flame, rocket }) => [tail, flame, rocket]))
  const empty = TUBES.map((x) => boat.addChild(art.sprite('stage/tube-empty', x, 531)))
  if (picture.rooms[7] === 'high') for (const tube of empty) tube.tint = 0x8fd0d0
  const ignition = onPassing(LAUNCHES, () => {
    const how = { texture: 'fx/bubble', x: 1240, y: 506, speedX: 160, speedY: 0, gravity: -60, seconds: 1.4 } as const
    sparks.burst(22, how, 120)
  })
  return {
    show(part, time) {
      flights.forEach(({ tail, flame, rocket }, at) => {
        const start = LAUNCHES[at] ?? 1
        const gone = clamp((part - start) / FLIGHT) ** 1.6
        const way = WAYS[at] ?? []
        const here = along(way, gone)
        const ahead = along(way, Math.min(1, gone + 0.02))
        const heading = Math.atan2(ahead.y - here.y, ahead.x - here.x)
        const flying = gone > 0 && gone < 1
        for (const sprite of [tail, flame, rocket]) {
          sprite.visible = flying
          sprite.position.copyFrom(here)
          sprite.rotation = heading
        }
        flame.rotation = heading - Math.PI / 2
        flame.scale.set(0.34, 0.5 + 0.1 * Math.sin(time * 23))
        const tube = empty[at]
        if (tube) tube.visible = part >= start
        puffs[at]?.forEach((puff, index) => {
          const age = gone - index / (PUFFS - 1)
          puff.visible = age > 0
          puff.alpha = 0.62 * clamp(age * 9) * (1 - 0.45 * span(part, 0.6, 1))
          puff.scale.set(0.45 + 0.55 * clamp(age * 1.6) + 0.05 * Math.sin(time + index))
        })
      })
      glows.forEach((glow, at) => {
        const from = BLASTS[at]?.at ?? 1
        glow.alpha = span(part, from, from + 0.16) * (0.96 + 0.04 * Math.sin(time * 1.7 + at))
      })
      ignition(part)
    },
  }
}
