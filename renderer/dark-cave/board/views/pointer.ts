import { type BitmapText, Container, Graphics, Rectangle, type Sprite } from 'pixi.js'
import { type CellId, CREATURE_IDS, cellOf, GNOMES, spaceId } from '../../../../engine/dark-cave/index.ts'
import type { Box, Point } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { AMBER, AMBER_LIGHT, INK } from '../kit/colors.ts'
import { type Gesture, keyOf, type Target } from '../kit/targets.ts'
import type { View, Workshop } from '../kit/view.ts'
import { footOf, roomOn } from '../layout/feet.ts'
import { boxOfCell, middleOfBoundary } from '../layout/grid.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'

/** Something that may be clicked; a space can tell how many steps lead there. */
export type Lit = Target & { readonly steps?: number }

/** Targets are never smaller than this many CSS pixels. */
const MIN_TARGET = 32
const SPACE_HEIGHT = 84
const WEB = 84
const FIGURE = { width: 54, height: 104 }
/** What lies over what: figures before webs before spaces before cells; and whatever is lit before all that is not. */
const RANK = { cell: 0, space: 1, boundary: 2, creature: 3, gnome: 4 } as const
const LIT_RANK = 10

interface Area {
  readonly target: Target
  readonly area: Container
  readonly ring: Container
  /** As it is drawn; fingers get more where that is small. */
  readonly box: Rectangle
  readonly slot: Sprite | null
  readonly steps: Badge | null
}

interface Badge {
  readonly badge: Container
  readonly line: BitmapText
}

/** What can be pointed at: hover, click and keyboard go the same way. */
export class PointerView implements View {
  readonly #workshop: Workshop
  readonly #layer: Container
  readonly #report: (target: Target, gesture: Gesture) => void
  readonly #areas = new Map<string, Area>()
  #lit = new Map<string, Lit>()
  #focus: string | null = null
  #picked: string | null = null
  #hovered: string | null = null
  #picture: Picture | null = null
  #least = MIN_TARGET

  constructor(workshop: Workshop, report: (target: Target, gesture: Gesture) => void) {
    this.#workshop = workshop
    this.#layer = workshop.layers.get('lit')
    this.#report = report
  }

  sync(picture: Picture): void {
    this.#picture = picture
    this.#renew()
  }

  /** What may be clicked now glows. */
  light(targets: readonly Lit[]): void {
    this.#lit = new Map(targets.map((target) => [keyOf(target), target]))
    this.#renew()
  }

  focus(target: Target | null): void {
    this.#focus = target && keyOf(target)
    this.#dress()
  }

  /** What has been chosen and waits to be confirmed. */
  pick(target: Target | null): void {
    this.#picked = target && keyOf(target)
    this.#dress()
  }

  /** So many CSS pixels are one unit of the picture now. */
  fit(scale: number): void {
    this.#least = MIN_TARGET / scale
    for (const { area, box } of this.#areas.values()) area.hitArea = this.#grown(box)
  }

  #grown({ x, y, width, height }: Rectangle): Rectangle {
    const [wide, high] = [Math.max(width, this.#least), Math.max(height, this.#least)]
    return new Rectangle(x - (wide - width) / 2, y - (high - height) / 2, wide, high)
  }

  /** Where a target is, in the picture's units; null while it is not there. */
  boxOf(target: Target): Box | null {
    const found = this.#areas.get(keyOf(target))
    if (!found?.area.visible) return null
    const { x, y, width, height } = this.#grown(found.box)
    return { x: x + found.area.x, y: y + found.area.y, width, height }
  }

  /** All that is lit, where a step with an arrow key can go. */
  get litTargets(): readonly Target[] {
    return [...this.#lit.values()]
  }

  #wanted(picture: Picture): readonly Target[] {
    const cells = new Set<CellId>([...tilesOf(picture).keys(), ...picture.corners.map(({ cell }) => cell)])
    return [
      ...[...cells].map((cell) => ({ kind: 'cell', cell }) as const),
      ...[...tilesOf(picture).values()].flatMap(({ cell, face }) =>
        face.spaces.map((name) => ({ kind: 'space', space: spaceId(cellOf(cell), name) }) as const),
      ),
      ...picture.webs.map(({ at }) => ({ kind: 'boundary', boundary: at }) as const),
      ...CREATURE_IDS.map((creature) => ({ kind: 'creature', creature }) as const),
      ...GNOMES.map((gnome) => ({ kind: 'gnome', gnome }) as const),
      ...this.#lit.values(),
    ]
  }

  #renew(): void {
    const picture = this.#picture
    if (!picture) return
    const wanted = new Map(this.#wanted(picture).map((target) => [keyOf(target), target]))
    for (const [key, { area }] of this.#areas) {
      if (wanted.has(key)) continue
      area.removeAllListeners()
      area.destroy({ children: true })
      this.#areas.delete(key)
    }
    for (const [key, target] of wanted) if (!this.#areas.has(key)) this.#areas.set(key, this.#make(picture, target))
    for (const { target, area } of this.#areas.values()) {
      if (target.kind === 'gnome') area.visible = picture.figures.some(({ gnome, at }) => gnome === target.gnome && at)
      if (target.kind === 'creature') area.visible = picture.creatures[target.creature] !== null
    }
    this.#dress()
  }

  #make(picture: Picture, target: Target): Area {
    const box = boxFor(picture, target)
    const area = this.#layer.addChild(new Container({ hitArea: this.#grown(box), eventMode: 'static' }))
    area.on('pointerover', () => this.#hover(target, true))
    area.on('pointerout', () => this.#hover(target, false))
    area.on('pointertap', () => this.#report(target, 'click'))
    const isEmptyCell = target.kind === 'cell' && !this.#isTaken(picture, target.cell)
    const slot = isEmptyCell ? this.#workshop.art.sprite('cave/stage/slot-legal', box.x, box.y) : null
    const ring = slot ?? ringAround(target, box)
    ring.visible = false
    area.addChild(ring)
    return { target, area, ring, box, slot, steps: target.kind === 'space' ? this.#number(area, box) : null }
  }

  #isTaken(picture: Picture, cell: CellId): boolean {
    return tilesOf(picture).has(cell) || picture.corners.some((corner) => corner.cell === cell)
  }

  /** How many steps lead there. */
  #number(area: Container, box: Rectangle): Badge {
    const badge = area.addChild(new Container({ x: box.x + box.width / 2, y: box.y + box.height - 8, visible: false }))
    badge.addChild(new Graphics().circle(0, 0, 15).fill(AMBER).stroke({ color: INK, width: 3 }))
    const line = badge.addChild(textOf('', 'display', 20, 0x2a1602))
    return { badge, line }
  }

  #hover(target: Target, over: boolean): void {
    this.#hovered = over ? keyOf(target) : null
    this.#dress()
    this.#report(target, over ? 'hover' : 'leave')
  }

  #dress(): void {
    for (const [key, { area, ring, slot, steps, target }] of this.#areas) {
      const lit = this.#lit.get(key)
      const hovered = this.#hovered === key
      const marked = this.#focus === key || this.#picked === key
      ring.visible = lit !== undefined || marked
      if (slot)
        slot.texture = this.#workshop.art.texture(hovered || marked ? 'cave/stage/slot-hot' : 'cave/stage/slot-legal')
      else ring.tint = this.#focus === key || (hovered && lit) ? 0xffffff : AMBER_LIGHT
      if (steps) {
        steps.badge.visible = lit?.steps !== undefined
        steps.line.text = String(lit?.steps ?? '')
      }
      area.cursor = lit ? 'pointer' : 'default'
      area.zIndex = RANK[target.kind] + (lit ? LIT_RANK : 0)
    }
  }

  /** Figures move, and their targets with them. */
  follow(target: Target, { x, y }: Point): void {
    this.#areas.get(keyOf(target))?.area.position.set(x, y)
  }

  update(_elapsed: number, time: number): void {
    const breath = 0.78 + 0.22 * Math.sin(time * 3.6)
    for (const [key, { ring }] of this.#areas) {
      if (ring.visible) ring.alpha = this.#focus === key || this.#picked === key || this.#hovered === key ? 1 : breath
    }
  }

  destroy(): void {
    for (const area of this.#layer.children) area.removeAllListeners()
  }
}

function boxFor(picture: Picture, target: Target): Rectangle {
  switch (target.kind) {
    case 'cell': {
      const { x, y, width, height } = boxOfCell(target.cell)
      return new Rectangle(x, y, width, height)
    }
    case 'space': {
      const { x, y } = footOf(picture, target.space)
      const half = Math.min(46, roomOn(picture, target.space))
      return new Rectangle(x - half, y - SPACE_HEIGHT + 8, 2 * half, SPACE_HEIGHT)
    }
    case 'boundary': {
      const { x, y } = middleOfBoundary(target.boundary)
      return new Rectangle(x - WEB / 2, y - WEB / 2, WEB, WEB)
    }
    case 'gnome':
    case 'creature':
      return new Rectangle(-FIGURE.width / 2, -FIGURE.height, FIGURE.width, FIGURE.height)
  }
}

/** A pool of light on a space, a ring around a web, a frame around the rest. */
function ringAround({ kind }: Target, box: Rectangle): Container {
  const ring = new Graphics({ eventMode: 'none' })
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const draw = (width: number, color: number, alpha: number): void => {
    if (kind === 'space') ring.ellipse(x, box.y + box.height - 8, Math.min(34, box.width / 2), 10)
    else if (kind === 'boundary') ring.circle(x, y, WEB / 2 - 4)
    else ring.roundRect(box.x + 6, box.y + 6, box.width - 12, box.height - 12, 16)
    ring.stroke({ color, width, alpha })
  }
  if (kind === 'space')
    ring.ellipse(x, box.y + box.height - 8, Math.min(34, box.width / 2), 10).fill({ color: AMBER, alpha: 0.35 })
  draw(11, INK, 0.5)
  draw(10, AMBER, 0.35)
  draw(4.6, 0xffffff, 1)
  return ring
}
