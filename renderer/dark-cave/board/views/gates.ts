import { Container, type Sprite } from 'pixi.js'
import type { CellId, GoalId } from '../../../../engine/dark-cave/index.ts'
import type { Box } from '../../../stage/geometry.ts'
import { smooth } from '../../../stage/motion.ts'
import { isInSight } from '../effects/bearing.ts'
import type { View, Workshop } from '../kit/view.ts'
import { cornerOf } from '../layout/grid.ts'
import type { Picture } from '../picture/picture.ts'

const OPENING = 620
/** The thumbnail of a goal that its onlooker remembers. */
const NOTE_SCALE = 0.36

interface Gate {
  readonly root: Container
  readonly arch: Sprite
  readonly wings: readonly [Sprite, Sprite]
  note: Container | null
}

/** The four gates in the corners, and behind which of them who looks at the board knows what lies. */
export class GatesView implements View {
  readonly #workshop: Workshop
  readonly #gates = new Map<CellId, Gate>()
  readonly #opening = new Set<CellId>()
  readonly #seen: () => Box
  #closed = new Set<CellId>()
  #known: ReadonlyMap<CellId, GoalId> = new Map()

  /** `seen`: the part of the picture that can be seen now. */
  constructor(workshop: Workshop, seen: () => Box) {
    this.#workshop = workshop
    this.#seen = seen
  }

  sync({ corners }: Picture, snap: boolean): void {
    this.#leave(new Set(corners.map(({ cell }) => cell)))
    this.#closed = new Set(corners.filter(({ face }) => face === null).map(({ cell }) => cell))
    for (const { cell } of corners) {
      if (snap) this.#opening.delete(cell)
      const gate = this.#gates.get(cell) ?? this.#make(cell)
      if (this.#opening.has(cell)) continue
      gate.root.alpha = 1
      this.#swing(gate, 0)
    }
    this.#remember()
    this.fit()
  }

  /** Another part of the picture is seen: a gate that is cut off by its edge leaves it to its signpost (`BearingsView`). */
  fit(): void {
    const seen = this.#seen()
    for (const [cell, { root, note }] of this.#gates) {
      if (!this.#opening.has(cell)) root.visible = this.#closed.has(cell) && isInSight(cell, seen)
      if (note) note.visible = root.visible
    }
  }

  /** Another game has its gates elsewhere. */
  #leave(cells: ReadonlySet<CellId>): void {
    for (const [cell, gate] of this.#gates) {
      if (cells.has(cell)) continue
      gate.note?.destroy({ children: true })
      gate.root.destroy({ children: true })
      this.#gates.delete(cell)
    }
  }

  #make(cell: CellId): Gate {
    const { art, layers } = this.#workshop
    const { x, y } = cornerOf(cell)
    const root = layers.get('gates').addChild(new Container({ x, y }))
    const arch = root.addChild(art.sprite('cave/stage/gate-arch'))
    const right = root.addChild(art.sprite('cave/stage/gate-wing', 120, 0))
    const left = root.addChild(art.sprite('cave/stage/gate-wing', 120, 0))
    left.scale.x = -1
    const gate: Gate = { root, arch, wings: [left, right], note: null }
    this.#gates.set(cell, gate)
    return gate
  }

  /** Wings turn into the dark around their hinges. */
  #swing({ wings: [left, right] }: Gate, part: number): void {
    const wide = Math.cos(part * 1.35)
    const hinge = 54
    left.scale.x = -wide
    left.x = 120 - hinge * (1 - wide)
    right.scale.x = wide
    right.x = 120 + hinge * (1 - wide)
  }

  /** M8: somebody opens it. */
  async open(cell: CellId): Promise<void> {
    const gate = this.#gates.get(cell)
    if (!gate) return
    this.#opening.add(cell)
    gate.root.visible = true
    await this.#workshop.motion.run(OPENING, (t) => this.#swing(gate, t), smooth)
    await this.#workshop.motion.run(260, (t) => {
      gate.root.alpha = 1 - t
    })
    this.#opening.delete(cell)
    this.#closed.delete(cell)
    gate.root.visible = false
  }

  /** A2: somebody looks through the crack. */
  async peek(cell: CellId): Promise<void> {
    const gate = this.#gates.get(cell)
    if (!gate) return
    await this.#workshop.motion.run(900, (t) => this.#swing(gate, 0.25 * Math.sin(t * Math.PI)), smooth)
  }

  /** What who looks at the board has seen behind closed gates. */
  recall(known: ReadonlyMap<CellId, GoalId>): void {
    this.#known = known
    this.#remember()
    this.fit()
  }

  #remember(): void {
    const { art, layers } = this.#workshop
    for (const [cell, gate] of this.#gates) {
      gate.note?.destroy({ children: true })
      gate.note = null
      const goal = this.#known.get(cell)
      if (!goal || !this.#closed.has(cell)) continue
      const { x, y } = cornerOf(cell)
      const note = new Container({ x: x + 120 - 120 * NOTE_SCALE, y: y + 56, scale: NOTE_SCALE })
      note.addChild(
        art.sprite('cave/stage/plate'),
        art.sprite(`cave/tiles/goal-${goal}`),
        art.sprite('cave/stage/plate-frame'),
      )
      gate.note = layers.get('signs').addChild(note)
    }
  }

  update(): void {}

  destroy(): void {}
}
