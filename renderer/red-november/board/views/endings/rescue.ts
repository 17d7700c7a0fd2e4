import { Graphics } from 'pixi.js'
import { COLORS } from '../../../../../engine/red-november/index.ts'
import { mix } from '../../../../stage/geometry.ts'
import { inTurn } from '../../../../stage/in-turn.ts'
import { span } from '../../effects/looks.ts'
import { GNOME_COLORS, LAMP_WARM } from '../../kit/colors.ts'
import { every, type MakeTableau, onPassing } from './tableau.ts'

const SHIP = { x: 520, y: 50 }
const LAMPS = [-60, 60]
const LANDED = 0.56
const DECK = 246

/** E2: the ship comes, its light finds the boat, and a bell goes down to the deck. */
export const rescue: MakeTableau = ({ art, sparks, front }) => {
  const warmth = art.sprite('fx/glow', 760, 420)
  warmth.setSize(1900, 900)
  const beams = LAMPS.map((x, at) => {
    const beam = art.sprite('fx/cone', SHIP.x + x, SHIP.y + 62)
    beam.rotation = at === 0 ? 0.16 : -0.34
    return beam
  })
  for (const light of [warmth, ...beams]) {
    light.tint = LAMP_WARM
    light.blendMode = 'add'
  }
  const rope = new Graphics()
  const bell = art.sprite('stage/bell')
  const ship = art.sprite('stage/rescue-ship')
  front.addChild(warmth, ...beams, rope, bell, ship)
  const toss = (x: number, y: number, count: number): void => {
    for (let at = 0; at < count; at++) {
      const tint = GNOME_COLORS[inTurn(COLORS, at)]
      const aside = ((at * 37) % 100) / 50 - 1
      sparks.throw({
        texture: 'fx/confetti',
        x: x + aside * 30,
        y: y - ((at * 29) % 40),
        speedX: aside * 190,
        speedY: -150 - ((at * 53) % 90),
        gravity: 190,
        seconds: 2.4,
        size: 1.7,
        tint,
      })
    }
  }
  const landing = onPassing([LANDED], () => toss(SHIP.x, DECK - 60, 40))
  const party = every(0.45, (count) => toss(260 + ((count * 331) % 1080), 300 + ((count * 97) % 120), 7))
  return {
    show(part, time) {
      const come = span(part, 0, 0.24)
      const lowered = span(part, 0.22, LANDED)
      const bob = Math.sin(time * 1.1) * 2
      ship.position.set(SHIP.x - 240 * (1 - come), SHIP.y - 74 * (1 - come) + bob)
      bell.position.set(SHIP.x, mix(SHIP.y + 140, DECK, lowered) + bob * 0.5)
      bell.rotation = Math.sin(time * 1.4) * 0.05 * (1 - 0.7 * lowered)
      bell.visible = rope.visible = come > 0.9
      rope.clear()
      rope.moveTo(SHIP.x, ship.y + 66).lineTo(bell.x, bell.y - 104)
      rope.stroke({ color: 0x0a141c, width: 6 })
      rope.moveTo(SHIP.x, ship.y + 66).lineTo(bell.x, bell.y - 104)
      rope.stroke({ color: 0xd9c79a, width: 2.6 })
      const light = span(part, 0.16, 0.4)
      for (const beam of beams) {
        beam.position.y = ship.y + 62
        beam.scale.set(3.4 * light, 2.7)
        beam.alpha = light * (0.52 + 0.05 * Math.sin(time * 1.3))
      }
      warmth.alpha = 0.13 * span(part, 0.3, 0.7)
      landing(part)
      if (part > LANDED) party(time)
    },
  }
}
