import { Container, Graphics, type Sprite } from 'pixi.js'
import type { CellId, GoalId } from '../../../../engine/dark-cave/index.ts'
import type { Box } from '../../../stage/geometry.ts'
import { bearingOf, isInSight, SIGHT } from '../effects/bearing.ts'
import { BRASS, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { boxOfCell } from '../layout/grid.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'

const GATE = 0.3
/** A plate with a rim: nobody takes a signpost for a gate in the rock. */
const PLATE = { wide: 84, high: 60, corner: 12, strength: 0.86 }
const ARROW = { beyond: 9, scale: 0.5, tint: 0xffd98a }

interface Post {
  readonly root: Container
  readonly arrow: Sprite
  face: Container
}

/** Where the gates lie that are out of sight: a small one at the edge of the picture for each, with an arrow. */
export class BearingsView implements View {
  readonly #workshop: Workshop
  readonly #seen: () => Box
  readonly #posts = new Map<CellId, Post>()
  #closed = new Set<CellId>()
  #dug: readonly Box[] = []
  #known: ReadonlyMap<CellId, GoalId> = new Map()

  constructor(workshop: Workshop, seen: () => Box) {
    this.#workshop = workshop
    this.#seen = seen
  }

  sync(picture: Picture): void {
    const { corners } = picture
    this.#dug = [...tilesOf(picture).keys()].map(boxOfCell)
    const cells = new Set(corners.map(({ cell }) => cell))
    for (const [cell, { root }] of this.#posts) {
      if (cells.has(cell)) continue
      root.destroy({ children: true })
      this.#posts.delete(cell)
    }
    for (const { cell } of corners) if (!this.#posts.has(cell)) this.#posts.set(cell, this.#make(cell))
    this.#closed = new Set(corners.filter(({ face }) => face === null).map(({ cell }) => cell))
    this.fit()
  }

  #make(cell: CellId): Post {
    const { art, layers } = this.#workshop
    const root = layers.get('signs').addChild(new Container())
    const { wide, high, corner, strength } = PLATE
    root.addChild(
      new Graphics()
        .roundRect(-wide / 2, -high / 2, wide, high, corner)
        .fill({ color: INK, alpha: strength })
        .stroke({ color: BRASS, width: 2.5 }),
    )
    const arrow = root.addChild(art.sprite('cave/fx/arrow'))
    arrow.scale.set(ARROW.scale)
    arrow.tint = ARROW.tint
    return { root, arrow, face: root.addChild(this.#faceOf(cell)) }
  }

  /** The gate, or what who looks at the board knows to lie behind it. */
  #faceOf(cell: CellId): Container {
    const { art } = this.#workshop
    const goal = this.#known.get(cell)
    const face = new Container({ x: -120 * GATE, y: -80 * GATE, scale: GATE })
    if (!goal) face.addChild(art.sprite('cave/stage/gate'))
    else
      face.addChild(
        art.sprite('cave/stage/plate'),
        art.sprite(`cave/tiles/goal-${goal}`),
        art.sprite('cave/stage/plate-frame'),
      )
    return face
  }

  /** Private: an empty map while the curtain is up. */
  recall(known: ReadonlyMap<CellId, GoalId>): void {
    this.#known = known
    for (const [cell, post] of this.#posts) {
      post.face.destroy({ children: true })
      post.face = post.root.addChild(this.#faceOf(cell))
    }
  }

  /** Another part of the picture is seen. */
  fit(): void {
    const seen = this.#seen()
    for (const [cell, { root, arrow }] of this.#posts) {
      const { at, towards, isInTheWay } = bearingOf(cell, seen, this.#dug)
      root.visible = this.#closed.has(cell) && !isInSight(cell, seen) && !isInTheWay
      root.position.set(at.x, at.y)
      root.scale.set(seen.width / SIGHT)
      const away = beyondPlate(towards)
      arrow.position.set(Math.cos(towards) * away, Math.sin(towards) * away)
      // It is drawn pointing down.
      arrow.rotation = towards - Math.PI / 2
    }
  }

  update(): void {}

  destroy(): void {}
}

/** From the middle of the plate to where an arrow in this direction stands, just outside. */
const beyondPlate = (towards: number): number =>
  ARROW.beyond +
  Math.min(
    PLATE.wide / 2 / Math.max(0.01, Math.abs(Math.cos(towards))),
    PLATE.high / 2 / Math.max(0.01, Math.abs(Math.sin(towards))),
  )
