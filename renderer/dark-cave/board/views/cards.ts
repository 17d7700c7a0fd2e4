import { Container, type Sprite } from 'pixi.js'
import {
  type CellId,
  cellOf,
  hasEdge,
  opposite,
  SIDE_INDICES,
  SIDES,
  type SideIndex,
} from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import type { View, Workshop } from '../kit/view.ts'
import { CELL, cornerOf, FLOOR } from '../layout/grid.ts'
import { type DrawingId, footIn } from '../layout/spots.ts'
import { type Look, type Tile, tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'

const FLOODED = 3
const EAST: SideIndex = 1
const WEST: SideIndex = 3

/** The tunnels: one drawing for each card, walls that fade where two groups meet, dark ends where nobody has dug yet. */
export class CardsView implements View {
  readonly #workshop: Workshop
  readonly #tiles = new Map<CellId, { readonly sprite: Sprite; readonly drawing: DrawingId }>()
  readonly #joints = new Container()
  readonly #ends = new Container()
  #net = ''

  constructor(workshop: Workshop) {
    this.#workshop = workshop
    workshop.layers.get('ends').addChild(this.#joints, this.#ends)
  }

  sync(picture: Picture): void {
    const tiles = tilesOf(picture)
    for (const [cell, { sprite, drawing }] of this.#tiles) {
      sprite.alpha = 1
      if (tiles.get(cell)?.drawing === drawing) continue
      sprite.destroy()
      this.#tiles.delete(cell)
    }
    for (const { cell, drawing } of tiles.values()) {
      if (this.#tiles.has(cell)) continue
      const { x, y } = cornerOf(cell)
      const sprite = this.#workshop.layers
        .get('tiles')
        .addChild(this.#workshop.art.sprite(`cave/tiles/${drawing}`, x, y))
      this.#tiles.set(cell, { sprite, drawing })
    }
    const gates = picture.corners.filter(({ face }) => !face).map(({ cell }) => cell)
    const net = [...[...tiles.values()].map(({ cell, drawing }) => `${cell} ${drawing}`), ...gates].join()
    if (net === this.#net) return
    this.#net = net
    this.#join(tiles, new Set(gates))
  }

  /** A tile that is only so far there. */
  fade(cell: CellId, part: number): void {
    const sprite = this.#tiles.get(cell)?.sprite
    if (sprite) sprite.alpha = part
  }

  #join(tiles: ReadonlyMap<CellId, Tile>, gates: ReadonlySet<CellId>): void {
    for (const child of [...this.#joints.removeChildren(), ...this.#ends.removeChildren()]) child.destroy()
    for (const tile of tiles.values()) {
      const { cell, face, look } = tile
      for (const side of SIDE_INDICES) {
        if (!hasEdge(face.open, side)) continue
        const beside = cellOf(cell).beside[side] as CellId
        const other = tiles.get(beside)
        if (!other || !hasEdge(other.face.open, opposite(side))) {
          if (!gates.has(beside)) this.#end(cell, side)
        } else if (other.look !== look && !isTakenArm(tile, side)) this.#seam(cell, side, look, other.look)
      }
    }
  }

  /** Undug rock closes a way. */
  #end(cell: CellId, side: SideIndex): void {
    const { x, y } = cornerOf(cell)
    this.#ends.addChild(this.#workshop.art.sprite(`cave/stage/end-${SIDES[side] ?? 'N'}`, x, y))
  }

  /** Walls of two groups meet in the middle between them; a low weir keeps the water where it is. */
  #seam(cell: CellId, side: SideIndex, look: Look, other: Look): void {
    const { art } = this.#workshop
    const { x, y } = cornerOf(cell)
    const pair = `${Math.min(look, other)}${Math.max(look, other)}` as '12' | '13' | '23'
    this.#joints.addChild(art.sprite(`cave/stage/seam-${SIDES[side] ?? 'N'}-${pair}`, x, y))
    if (look !== FLOODED || (side !== EAST && side !== WEST)) return
    this.#joints.addChild(art.sprite('cave/stage/weir', side === EAST ? x + CELL.width : x, y))
  }

  update(): void {}

  destroy(): void {}
}

/** An arm with a hole or a ladder on it keeps its own walls: they would be painted over. */
function isTakenArm({ face, drawing }: Tile, side: SideIndex): boolean {
  const { special } = face
  return special !== null && face.touching[side] === special.at && isArm(footIn(drawing, special.at))
}

const isArm = ({ x, y }: Point): boolean => x !== CELL.width / 2 || y !== FLOOR
