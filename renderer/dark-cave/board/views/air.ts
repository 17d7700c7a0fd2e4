import { Container, type Sprite } from 'pixi.js'
import type { CellId, GoalId, PathId } from '../../../../engine/dark-cave/index.ts'
import { smooth } from '../../../stage/motion.ts'
import { AMBER, REFUSED } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { CELL, cornerOf } from '../layout/grid.ts'
import type { DrawingId } from '../layout/spots.ts'

/** A card held over a cell; a goal that was just turned up can be laid either way, too. */
export interface HeldCard {
  readonly card: PathId | `goal-${GoalId}`
  readonly cell: CellId
  readonly turned: boolean
  /** It could be laid there that way round. */
  readonly fits: boolean
}

const LIFT = 12
const FLIP = 240
const DROP = 240

const drawingOf = (card: HeldCard['card'], turned: boolean): DrawingId => (turned ? `${card}-turned` : card)

/** The card in the air: over the cell where it would lie, and as it comes down. */
export class AirView implements View {
  readonly #workshop: Workshop
  readonly #held: Plate
  readonly #falling: Plate
  #now: HeldCard | null = null
  #beat = 0

  constructor(workshop: Workshop) {
    this.#workshop = workshop
    this.#held = new Plate(workshop)
    this.#falling = new Plate(workshop)
  }

  hold(card: HeldCard | null): void {
    const before = this.#now
    this.#now = card
    this.#held.root.visible = card !== null
    if (!card) return
    this.#held.put(card.cell)
    this.#held.frame.tint = card.fits ? AMBER : REFUSED
    this.#held.tile.alpha = card.fits ? 1 : 0.75
    const flips = before?.card === card.card && before.cell === card.cell && before.turned !== card.turned
    if (flips) void this.#flip(card)
    else this.#held.show(drawingOf(card.card, card.turned))
  }

  /** Over its long axis. */
  async #flip({ card, turned }: HeldCard): Promise<void> {
    const { motion } = this.#workshop
    const plate = this.#held
    await motion.run(FLIP / 2, (t) => plate.face.scale.set(1, 1 - 0.98 * t))
    plate.show(drawingOf(card, turned))
    await motion.run(FLIP / 2, (t) => plate.face.scale.set(1, 0.02 + 0.98 * t))
  }

  /** With weight. */
  async lay(card: PathId, cell: CellId, turned: boolean): Promise<void> {
    const plate = this.#falling
    this.hold(null)
    plate.put(cell)
    plate.show(drawingOf(card, turned))
    plate.frame.tint = AMBER
    plate.root.visible = true
    plate.root.alpha = 1
    await this.#workshop.motion.run(
      DROP,
      (t) => {
        plate.face.y = CELL.height / 2 - 84 * (1 - t)
        plate.face.scale.set(1 + 0.26 * (1 - t))
      },
      (t) => t * t,
    )
  }

  /** The plate cracks away from the hollow that opens under it. */
  async crack(): Promise<void> {
    const { root } = this.#falling
    await this.#workshop.motion.run(
      320,
      (t) => {
        root.alpha = 1 - t
      },
      smooth,
    )
    root.visible = false
  }

  sync(_picture: unknown, snap: boolean): void {
    if (snap) this.#falling.root.visible = false
  }

  update(elapsed: number, time: number): void {
    this.#beat += elapsed
    if (!this.#now) return
    this.#held.face.y = CELL.height / 2 - LIFT + (time === 0 ? 0 : Math.sin(this.#beat * 2.6) * 2)
  }

  destroy(): void {}
}

/** A tile as a solid plate, with its own rock and a frame. */
class Plate {
  readonly root = new Container({ visible: false })
  readonly face = new Container()
  readonly tile: Sprite
  readonly frame: Sprite
  readonly #workshop: Workshop

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    const shadow = art.sprite('cave/fx/dark', CELL.width / 2, CELL.height / 2 + 14)
    shadow.setSize(CELL.width * 1.35, CELL.height * 1.4)
    shadow.alpha = 0.8
    this.face.position.set(CELL.width / 2, CELL.height / 2)
    const inner = new Container({ x: -CELL.width / 2, y: -CELL.height / 2 })
    this.tile = art.sprite('cave/tiles/I-01')
    this.frame = art.sprite('cave/stage/plate-frame')
    inner.addChild(art.sprite('cave/stage/plate'), this.tile, this.frame)
    this.face.addChild(inner)
    this.root.addChild(shadow, this.face)
    layers.get('air').addChild(this.root)
  }

  put(cell: CellId): void {
    const { x, y } = cornerOf(cell)
    this.root.position.set(x, y)
  }

  show(drawing: DrawingId): void {
    this.tile.texture = this.#workshop.art.texture(`cave/tiles/${drawing}`)
    this.face.scale.set(1)
  }
}
