import { type Container, Graphics } from 'pixi.js'
import { textOf } from '../../../stage/type.ts'
import { AMBER, AMBER_LIGHT, DAYLIGHT, INK, REFUSED } from '../kit/colors.ts'
import type { Workshop } from '../kit/view.ts'

/** What a step brings: cards for bridges, gold for tunnels, teeth, or daylight. */
export interface Toll {
  readonly cards: number
  readonly gold: number
  readonly danger: boolean
  readonly out: boolean
}

export const isDear = ({ cards, gold, danger }: Toll): boolean => danger || cards + gold > 0

const RIM = 25
const PILL = { y: 29, high: 24, item: 46 }
const BADGE = { x: 20, y: -21, radius: 14 }

/** Signs around a number of steps, so that nobody must click to learn the price: shapes first, colours second. */
export function drawToll(
  into: Container,
  art: Workshop['art'],
  { cards, gold, danger, out }: Toll,
  hot: boolean,
): void {
  if (out) into.addChild(door(hot))
  if (danger) into.addChild(rim(), skull())
  const items = [
    ...(cards > 0 ? [{ texture: 'cave/fx/card', size: 0.42, count: cards } as const] : []),
    ...(gold > 0 ? [{ texture: 'cave/stage/nugget', size: 0.5, count: gold } as const] : []),
  ]
  if (items.length === 0) return
  const wide = items.length * PILL.item + 6
  into.addChild(
    new Graphics()
      .roundRect(-wide / 2, PILL.y - PILL.high / 2, wide, PILL.high, PILL.high / 2)
      .fill(INK)
      .stroke({ color: AMBER, width: 2.5 }),
  )
  items.forEach(({ texture, size, count }, at) => {
    const left = -wide / 2 + 3 + at * PILL.item
    const icon = into.addChild(art.sprite(texture, left + 34, PILL.y))
    icon.scale.set(size)
    into.addChild(textOf(`−${count}`, 'display', 18, AMBER_LIGHT)).position.set(left + 14, PILL.y)
  })
}

/** An open door with the day behind it, larger than any coin. */
function door(hot: boolean): Graphics {
  const sun = new Graphics()
  for (let at = 0; at <= 8; at++) {
    const turn = Math.PI + (Math.PI * at) / 8
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    sun.moveTo(36 * x, 36 * y - 8).lineTo(47 * x, 47 * y - 8)
  }
  sun.stroke({ color: INK, width: 9, cap: 'round' })
  for (let at = 0; at <= 8; at++) {
    const turn = Math.PI + (Math.PI * at) / 8
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    sun.moveTo(36 * x, 36 * y - 8).lineTo(47 * x, 47 * y - 8)
  }
  sun.stroke({ color: DAYLIGHT, width: 4.5, cap: 'round' })
  return sun
    .moveTo(-25, 27)
    .lineTo(-25, -8)
    .arc(0, -8, 25, Math.PI, 0)
    .lineTo(25, 27)
    .closePath()
    .fill(hot ? 0xffffff : DAYLIGHT)
    .stroke({ color: INK, width: 4 })
    .moveTo(-31, 29)
    .lineTo(31, 29)
    .stroke({ color: INK, width: 6, cap: 'round' })
}

const rim = (): Graphics =>
  new Graphics()
    .circle(0, 0, RIM)
    .stroke({ color: INK, width: 11 })
    .circle(0, 0, RIM)
    .stroke({ color: REFUSED, width: 7 })

function skull(): Graphics {
  const { x, y, radius } = BADGE
  return new Graphics()
    .circle(x, y, radius)
    .fill(REFUSED)
    .stroke({ color: INK, width: 3 })
    .ellipse(x, y - 2, 8.5, 7.5)
    .rect(x - 4.5, y + 3, 9, 6)
    .fill(0xffffff)
    .circle(x - 3.6, y - 1.5, 2.4)
    .circle(x + 3.6, y - 1.5, 2.4)
    .rect(x - 1.9, y + 5, 1.2, 4)
    .rect(x + 0.9, y + 5, 1.2, 4)
    .fill(INK)
}
