import type { Sprite } from 'pixi.js'
import type { CellId } from '../../../../engine/dark-cave/index.ts'
import type { View, Workshop } from '../kit/view.ts'
import { CELL, cornerOf } from '../layout/grid.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'

/** While so few cards lie there, the rock still tells where one could dig. */
const FEW_CARDS = 3
/** Towards each gate. */
const COUNT = 7
/** Seconds from one wave of light to the next, and how long it takes from the start to a gate. */
const EVERY = 5.2
const WAY = 2.6
const SHORT = 0.9

interface Glint {
  readonly star: Sprite
  /** How far it is from the start: 0 to 1. */
  readonly far: number
}

/** Specks in the rock between the start and the gates; now and then a glimmer runs along them. */
export class GlintsView implements View {
  readonly #workshop: Workshop
  #glints: readonly Glint[] = []
  #net = ''

  constructor(workshop: Workshop) {
    this.#workshop = workshop
  }

  sync(picture: Picture): void {
    const gates = picture.cards.length > FEW_CARDS ? [] : picture.corners.filter(({ face }) => !face)
    const tiles = tilesOf(picture)
    const net = `${gates.map(({ cell }) => cell).join()} ${[...tiles.keys()].join()}`
    if (net === this.#net) return
    this.#net = net
    for (const { star } of this.#glints) star.destroy()
    this.#glints = gates.flatMap(({ cell }, at) => this.#towards(cell, at))
  }

  #towards(gate: CellId, seed: number): readonly Glint[] {
    const { x, y } = cornerOf(gate)
    const { art, layers } = this.#workshop
    return Array.from({ length: COUNT }, (_, at) => {
      const far = (at + 1.4) / (COUNT + 1)
      const aside = Math.sin(seed * 2.3 + at * 2.1) * 46
      const star = art.sprite(
        'cave/fx/star',
        CELL.width / 2 + x * far + aside * Math.sign(y),
        CELL.height / 2 + y * far - aside * Math.sign(x) * 0.8,
      )
      star.scale.set(0)
      layers.get('shine').addChild(star)
      return { star, far }
    })
  }

  update(_elapsed: number, time: number): void {
    for (const { star, far } of this.#glints) {
      const part = ((((time - far * WAY) % EVERY) + EVERY) % EVERY) / SHORT
      const shine = time === 0 ? 0.5 : part < 1 ? Math.sin(part * Math.PI) : 0
      star.scale.set(0.26 + 0.6 * shine)
      star.alpha = 0.3 + 0.6 * shine
      star.rotation = far * 5 + (time === 0 ? 0 : part * 0.3)
    }
  }

  destroy(): void {}
}
