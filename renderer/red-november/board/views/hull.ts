import { type Container, Graphics, GraphicsPath, type Sprite } from 'pixi.js'
import { ROOM_IDS } from '../../../../engine/red-november/index.ts'
import { clamp, mixColor } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import type { Finale } from '../effects/finale.ts'
import { stressOf } from '../effects/flicker.ts'
import { ALARM, INK, LAMP_WARM } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { Picture } from '../picture/picture.ts'

const INSIDE =
  'M346,280L298,280C214,287 163,366 155,454C160,524 188,572 226,590Q238,595 252,595L1372,595Q1390,595 1404,587C1446,562 1474,506 1476,438C1474,356 1402,284 1300,280L903,280L900,190Q897,142 856,139L736,139Q695,140 693,190L690,280Z'

/** Lights on the outside: periscope, mast, railings, and the searchlight under the bow. */
const LANTERNS = [
  { x: 747, y: 100, size: 0.5, color: LAMP_WARM },
  { x: 892, y: 94, size: 0.55, color: ALARM },
  { x: 346, y: 229, size: 0.6, color: LAMP_WARM },
  { x: 1226, y: 229, size: 0.6, color: LAMP_WARM },
  { x: 1253, y: 642, size: 0.9, color: LAMP_WARM },
]

/** The boat itself: hull, screw, and the air inside that turns green. */
export class HullView implements View {
  readonly #root: Container
  readonly #halo: Sprite
  readonly #screw: Sprite
  readonly #haze: Graphics
  readonly #lanterns: Sprite[] = []
  readonly #plates: Sprite
  readonly #finale: Finale
  #stress = 0
  #airless = 0
  #air = 0
  #pressure = 0
  #groan = 0
  #lurch = 0

  constructor({ art, layers, words }: Workshop, finale: Finale) {
    this.#finale = finale
    this.#root = layers.root
    this.#halo = layers.get('halo').addChild(art.sprite('backdrop/hull-glow'))
    this.#screw = art.sprite('stage/propeller', 0, 462)
    // It turns around its shaft, not around the board's corner.
    this.#screw.pivot.y = 462
    const name = textOf(words.boat, 'display', 18, 0xf3e0c0)
    name.style.letterSpacing = 6
    name.position.set(801, 617)
    this.#plates = art.sprite('stage/hull')
    layers.get('hull').addChild(this.#screw, this.#plates, name)
    const edges = new Graphics()
    for (const room of ROOM_IDS) {
      const outline = new GraphicsPath(ROOM_PLACES[room].outline)
      edges.path(outline).stroke({ color: INK, width: 4 })
      edges.path(outline).stroke({ color: 0xffe2a8, width: 1.5, alpha: 0.22 })
    }
    layers.get('edges').addChild(edges)
    for (const { x, y, size, color } of LANTERNS) {
      const glow = art.sprite('fx/glow', x, y)
      glow.tint = color
      glow.scale.set(size)
      this.#lanterns.push(layers.get('light').addChild(glow))
    }
    this.#haze = new Graphics().path(new GraphicsPath(INSIDE)).fill(0x5f9a3c)
    layers.get('air').addChild(this.#haze)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#stress = stressOf(picture.tracks)
    this.#airless = clamp((picture.tracks.asphyxiation - 4) / 6) * 0.24
    this.#pressure = clamp((picture.tracks.pressure - 4) / 5)
    if (snap) this.#air = this.#airless
  }

  /** The plates give way a little. */
  groan(strength = 1): void {
    this.#groan = Math.max(this.#groan, strength)
  }

  /** A current heaves the whole boat. */
  lurch(): void {
    this.#lurch = 1
  }

  update(elapsed: number, time: number): void {
    const { look } = this.#finale
    this.#air = glide(this.#air, this.#airless, elapsed, 2)
    this.#haze.alpha = Math.max(this.#air, look.haze) * (0.85 + 0.15 * Math.sin(time * 0.9))
    this.#haze.visible = this.#haze.alpha > 0.01
    const { color, part } = look.paint('hull')
    this.#plates.tint = mixColor(0xffffff, color, part)
    const lanterns = look.lamp('deck')
    this.#halo.alpha = (0.55 - 0.3 * this.#stress + 0.04 * Math.sin(time * 0.8)) * lanterns
    this.#lanterns.forEach((glow, at) => {
      glow.alpha = (at === 1 ? 0.55 + 0.45 * Math.sin(time * 2) : 0.95 - 0.3 * this.#stress) * lanterns
    })
    this.#screw.scale.y = Math.cos(time * (2.6 - 1.6 * this.#pressure))
    this.#groan = Math.max(0, this.#groan - elapsed * 1.6)
    // Deep down the boat trembles now and then by itself.
    const restless = Math.max(0, Math.sin(time * 0.37) - 0.9) * 8 * this.#pressure
    // A still boat does not tremble.
    const shake = time === 0 ? 0 : this.#groan ** 2 * 5 + restless + look.shake
    this.#lurch = Math.max(0, this.#lurch - elapsed * 0.45)
    const heave = time === 0 ? 0 : Math.sin(this.#lurch * 9) * this.#lurch * 13
    this.#root.pivot.set(Math.sin(time * 47) * shake + heave, Math.cos(time * 53) * shake * 0.7)
  }

  destroy(): void {
    this.#root.pivot.set(0)
  }
}
