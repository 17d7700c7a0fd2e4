import { Container, Sprite, Texture } from 'pixi.js'
import type { Finale } from '../effects/finale.ts'
import { BOAT_LAYERS, KRAKEN_LAYERS, type LayerName } from '../kit/layers.ts'
import type { Sparks, View, Workshop } from '../kit/view.ts'
import { BOARD_WIDTH, PICTURE_HEIGHT } from '../layout/track.ts'
import type { Ending } from '../picture/ending.ts'
import type { Picture } from '../picture/picture.ts'
import { abyss } from './endings/abyss.ts'
import { core } from './endings/core.ts'
import { hats } from './endings/hats.ts'
import { haze } from './endings/haze.ts'
import { missiles } from './endings/missiles.ts'
import { rescue } from './endings/rescue.ts'
import { swimmers } from './endings/swimmers.ts'
import type { MakeTableau, Tableau } from './endings/tableau.ts'
import { wreck } from './endings/wreck.ts'

const TABLEAUX: Readonly<Record<Ending, MakeTableau>> = {
  rescue,
  missiles,
  crushed: wreck,
  airless: haze,
  meltdown: core,
  devoured: abyss,
  'all-dead': hats,
  deserted: swimmers,
}

const MIDDLE = { x: 800, y: 440 }

/** E1, E2: how it ends, and what stays of it. */
export class FinaleView implements View {
  readonly #workshop: Workshop
  readonly #finale: Finale
  readonly #sparks: Sparks
  readonly #veil = new Sprite({ texture: Texture.WHITE, visible: false })
  #front = new Container()
  #boat = new Container()
  #tableau: Tableau | null = null
  #built: Ending | null = null

  constructor(workshop: Workshop, finale: Finale, sparks: Sparks) {
    this.#workshop = workshop
    this.#finale = finale
    this.#sparks = sparks
    this.#veil.setSize(BOARD_WIDTH, PICTURE_HEIGHT)
    workshop.layers.get('finale').addChild(this.#veil)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#finale.sync(picture, snap)
    this.#build(picture)
  }

  async play(picture: Picture): Promise<void> {
    const done = this.#finale.play(picture)
    this.#build(picture)
    await done
  }

  /** Puts up what the ending needs, and takes down what another needed. */
  #build(picture: Picture): void {
    const { ending } = this.#finale
    if (ending === this.#built) return
    this.#built = ending
    this.#front.destroy({ children: true })
    this.#boat.destroy({ children: true })
    const { art, layers } = this.#workshop
    this.#front = layers.get('finale').addChild(new Container())
    this.#boat = layers.get('scars').addChild(new Container())
    const parts = { art, sparks: this.#sparks, front: this.#front, boat: this.#boat, picture }
    this.#tableau = ending && TABLEAUX[ending](parts)
  }

  update(_elapsed: number, time: number): void {
    this.#finale.still = time === 0
    const { look, part, ending } = this.#finale
    const { x, y, turn, wide, high } = look.boat
    // What holds the boat goes with it.
    const held = ending === 'devoured'
    for (const name of BOAT_LAYERS) this.#move(name, x, y, turn, wide, high)
    for (const name of KRAKEN_LAYERS) this.#move(name, held ? x : 0, held ? y : 0, held ? turn : 0, 1, 1)
    this.#veil.visible = look.veil.part > 0
    this.#veil.alpha = look.veil.part
    this.#veil.tint = look.veil.color
    this.#tableau?.show(part, time)
  }

  #move(name: LayerName, x: number, y: number, turn: number, wide: number, high: number): void {
    const layer = this.#workshop.layers.get(name)
    layer.updateTransform({
      x: MIDDLE.x + x,
      y: MIDDLE.y + y,
      rotation: turn,
      scaleX: wide,
      scaleY: high,
      pivotX: MIDDLE.x,
      pivotY: MIDDLE.y,
    })
  }

  destroy(): void {}
}
