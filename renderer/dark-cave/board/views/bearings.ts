import { Container, type Sprite } from 'pixi.js'
import type { CellId, GoalId } from '../../../../engine/dark-cave/index.ts'
import { type Box, clamp } from '../../../stage/geometry.ts'
import { bearingOf, SIGHT } from '../effects/bearing.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

const GATE = 0.3
const ARROW = { away: 42, scale: 0.5, tint: 0xd8b27a }
/** A gate at the edge is half in sight still: its signpost fades in over so many units. */
const FADE = { from: 30, over: 120 }
const STRENGTH = 0.92

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
  #known: ReadonlyMap<CellId, GoalId> = new Map()

  constructor(workshop: Workshop, seen: () => Box) {
    this.#workshop = workshop
    this.#seen = seen
  }

  sync({ corners }: Picture): void {
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
    const glow = root.addChild(art.sprite('cave/fx/glow'))
    glow.alpha = 0.35
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
      const { at, away, towards } = bearingOf(cell, seen)
      root.alpha = STRENGTH * clamp((away - FADE.from) / FADE.over, 0, 1)
      root.visible = root.alpha > 0 && this.#closed.has(cell)
      root.position.set(at.x, at.y)
      root.scale.set(seen.width / SIGHT)
      arrow.position.set(Math.cos(towards) * ARROW.away, Math.sin(towards) * ARROW.away)
      // It is drawn pointing down.
      arrow.rotation = towards - Math.PI / 2
    }
  }

  update(): void {}

  destroy(): void {}
}
