import { ColorMatrixFilter, Container, Sprite, type Texture } from 'pixi.js'
import { AMBER_LIGHT } from './colors.ts'

const REACH = 3.4
const COPIES = 8

/** A warm line around a drawing: copies of it to all sides, in one plain colour, to lie behind it. */
export function warmRim(texture: Texture): Container {
  const rim = new Container({ visible: false })
  for (let at = 0; at < COPIES; at++) {
    const turn = (at / COPIES) * Math.PI * 2
    const copy = new Sprite(texture)
    copy.position.set(Math.cos(turn) * REACH, Math.sin(turn) * REACH)
    rim.addChild(copy)
  }
  const plain = new ColorMatrixFilter({ resolution: 'inherit', antialias: 'inherit' })
  const [red, green, blue] = [AMBER_LIGHT >> 16, (AMBER_LIGHT >> 8) & 255, AMBER_LIGHT & 255].map((part) => part / 255)
  plain.matrix = [0, 0, 0, 0, red ?? 1, 0, 0, 0, 0, green ?? 1, 0, 0, 0, 0, blue ?? 1, 0, 0, 0, 1, 0]
  rim.filters = [plain]
  return rim
}
