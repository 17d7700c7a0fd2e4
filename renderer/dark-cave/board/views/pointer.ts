import { Container, type IHitArea, Rectangle } from 'pixi.js'
import { type CellId, CREATURE_IDS, cellOf, GNOMES, type SpaceId, spaceId } from '../../../../engine/dark-cave/index.ts'
import type { Box, Point } from '../../../stage/geometry.ts'
import { placesOfNumbers } from '../effects/numbers.ts'
import { type Gesture, keyOf, type Lit, type ProposedWay, type Target } from '../kit/targets.ts'
import type { View, Workshop } from '../kit/view.ts'
import { footOf, roomOn } from '../layout/feet.ts'
import { boxOfCell, middleOfBoundary } from '../layout/grid.ts'
import { tilesOf } from '../layout/tiles.ts'
import { figuresOn, type Picture } from '../picture/picture.ts'
import { type Look, Mark, type Place } from './marks.ts'
import type { Toll } from './tolls.ts'

/** Targets are never smaller than this many CSS pixels. */
const MIN_TARGET = 32
const SPACE_HEIGHT = 84
const WEB = 84
const FIGURE = { width: 64, height: 128 }
/** Around a hole, around a web, and under a figure's feet. */
const HOLE = 46
const HUNG = 24
const FEET = { wide: 48, high: 18 }
const OVER_HEADS = 158
/** How wide a number is, but for what its neighbour may cover. */
const DISC = 50
const HALF = DISC / 2
/** What lies over what: figures before webs before spaces before cells; and whatever is lit before all that is not. */
const RANK = { cell: 0, space: 1, boundary: 2, creature: 3, gnome: 4 } as const
const LIT_RANK = 10
/** Far less than a rank, however low in the picture a figure stands. */
const IN_FRONT = 1e-5

interface Area {
  readonly target: Target
  readonly area: Container
  readonly mark: Mark
  /** As it is drawn; fingers get more where that is small. */
  readonly box: Rectangle
}

/** What can be pointed at: hover, click and keyboard go the same way. */
export class PointerView implements View {
  readonly #workshop: Workshop
  readonly #layer: Container
  readonly #report: (target: Target, gesture: Gesture) => void
  readonly #onWay: (way: ProposedWay | null) => void
  readonly #areas = new Map<string, Area>()
  #lit = new Map<string, Lit>()
  /** Where the numbers of steps stand, by their targets. */
  #numbers = new Map<string, Point>()
  #focus: string | null = null
  #picked: string | null = null
  #hovered: string | null = null
  #picture: Picture | null = null
  #least = MIN_TARGET
  #scale = 1

  constructor(
    workshop: Workshop,
    report: (target: Target, gesture: Gesture) => void,
    onWay: (way: ProposedWay | null) => void,
  ) {
    this.#workshop = workshop
    this.#layer = workshop.layers.get('lit')
    this.#report = report
    this.#onWay = onWay
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
    this.#scale = scale
    for (const [key, { area, box, mark }] of this.#areas) {
      area.hitArea = this.#hitArea(key, box)
      mark.fit(scale)
    }
  }

  #grown({ x, y, width, height }: Rectangle): Rectangle {
    const [wide, high] = [Math.max(width, this.#least), Math.max(height, this.#least)]
    return new Rectangle(x - (wide - width) / 2, y - (high - height) / 2, wide, high)
  }

  /** A number is hit before the floor of any other space. */
  #hitArea(key: string, box: Rectangle): IHitArea {
    const floor = this.#grown(box)
    const own = this.#numbers.get(key)
    if (!own) return floor
    const coin = this.#grown(around(own))
    const others = [...this.#numbers.values()].filter((number) => number !== own).map(around)
    return {
      contains: (x, y) =>
        coin.contains(x, y) || (floor.contains(x, y) && !others.some((other) => other.contains(x, y))),
    }
  }

  /** Where a target is, in the picture's units; null while it is not there. */
  boxOf(target: Target): Box | null {
    const found = this.#areas.get(keyOf(target))
    if (!found?.area.visible) return null
    const number = this.#numbers.get(keyOf(target))
    const { x, y, width, height } = this.#grown(number ? around(number) : found.box)
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
    for (const [key, { area, mark }] of this.#areas) {
      if (wanted.has(key)) continue
      mark.destroy()
      area.removeAllListeners()
      area.destroy({ children: true })
      this.#areas.delete(key)
      if (this.#hovered === key) this.#hovered = null
    }
    for (const [key, target] of wanted) if (!this.#areas.has(key)) this.#areas.set(key, this.#make(picture, target))
    for (const { target, area } of this.#areas.values()) {
      if (target.kind === 'gnome') area.visible = picture.figures.some(({ gnome, at }) => gnome === target.gnome && at)
      if (target.kind === 'creature') area.visible = picture.creatures[target.creature] !== null
    }
    this.#numbers = this.#placeNumbers(picture)
    this.#dress()
  }

  /** The way out has the first choice of where it stands. */
  #placeNumbers(picture: Picture): Map<string, Point> {
    const counted = [...this.#lit.values()].filter(({ kind, steps }) => kind === 'space' && steps !== undefined)
    const first = counted.toSorted((a, b) => Number(b.out ?? false) - Number(a.out ?? false))
    const spaces = first.flatMap((lit): SpaceId[] => (lit.kind === 'space' ? [lit.space] : []))
    const places = placesOfNumbers(picture, spaces)
    return new Map([...places].map(([space, at]) => [keyOf({ kind: 'space', space }), at]))
  }

  #make(picture: Picture, target: Target): Area {
    const box = boxFor(picture, target)
    const area = this.#layer.addChild(new Container({ hitArea: this.#grown(box), eventMode: 'static' }))
    area.on('pointerover', () => this.#hover(target, true))
    area.on('pointerout', () => this.#hover(target, false))
    area.on('pointertap', () => this.#report(target, 'click'))
    const mark = new Mark(this.#workshop, placeFor(target, box))
    mark.fit(this.#scale)
    return { target, area, mark, box }
  }

  #isOccupied(space: SpaceId): boolean {
    const picture = this.#picture
    return (
      picture !== null && (figuresOn(picture, space).length > 0 || Object.values(picture.creatures).includes(space))
    )
  }

  #isTaken(picture: Picture, cell: CellId): boolean {
    return tilesOf(picture).has(cell) || picture.corners.some((corner) => corner.cell === cell)
  }

  #hover(target: Target, over: boolean): void {
    this.#hovered = over ? keyOf(target) : null
    this.#dress()
    this.#report(target, over ? 'hover' : 'leave')
  }

  #dress(): void {
    const room = this.#roomForDiscs()
    for (const [key, { area, mark, target, box }] of this.#areas) {
      const lit = this.#lit.get(key)
      const isUnderFeet = target.kind === 'space' && this.#isOccupied(target.space)
      const place = this.#numberAt(key, box) ?? placeFor(target, box, isUnderFeet)
      mark.dress(area.visible ? this.#lookOf(key, target, lit) : null, place, room.get(key))
      area.hitArea = this.#hitArea(key, box)
      area.cursor = lit ? 'pointer' : 'default'
      area.zIndex = this.#rankOf(key, target)
    }
    this.#onWay(this.#lit.get(this.#hovered ?? this.#focus ?? '')?.way ?? null)
  }

  /** Where a number of steps stands, with its space where that is elsewhere. */
  #numberAt(key: string, box: Rectangle): Place | null {
    const at = this.#numbers.get(key)
    if (!at) return null
    const foot = { x: box.x + box.width / 2, y: box.y + box.height - 8 }
    const isAside = Math.abs(foot.x - at.x) > HALF
    return { ...at, wide: HOLE, high: HOLE, top: 0, foot: isAside ? foot : undefined }
  }

  #lookOf(key: string, target: Target, lit: Lit | undefined): Look | null {
    const marked = this.#focus === key || this.#picked === key
    if (!lit && !marked) return null
    const hot = marked || this.#hovered === key
    if (target.kind === 'cell') {
      const isTaken = this.#picture !== null && this.#isTaken(this.#picture, target.cell)
      return isTaken ? { shape: 'frame', hot, sign: lit ? 'pointer' : null } : { shape: 'slot', hot, sign: null }
    }
    if (lit?.steps !== undefined) return { shape: 'disc', hot, steps: lit.steps, toll: tollOf(lit), sign: null }
    const isBare = target.kind === 'boundary' && !this.#picture?.webs.some(({ at }) => at === target.boundary)
    // Whoever stands on a hole stands in its ring, not behind it.
    const isUnderFeet = target.kind === 'space' && this.#isOccupied(target.space)
    const shape = target.kind === 'gnome' || target.kind === 'creature' || isUnderFeet ? 'foot' : 'ring'
    return { shape, hot, sign: lit ? (isBare ? 'plus' : 'pointer') : null }
  }

  /** How large each number may be beside its neighbours. */
  #roomForDiscs(): ReadonlyMap<string, number> {
    const discs = [...this.#numbers].map(([key, at]) => ({ key, ...at }))
    return new Map(
      discs.map((disc) => {
        const others = discs.filter(({ key }) => key !== disc.key)
        return [disc.key, Math.min(...others.map(({ x, y }) => Math.hypot(x - disc.x, y - disc.y))) / DISC]
      }),
    )
  }

  #rankOf(key: string, { kind }: Target): number {
    return RANK[kind] + (this.#lit.has(key) ? LIT_RANK : 0)
  }

  /** Figures move, and their targets with them; whoever stands in front is hit first. */
  follow(target: Target, { x, y, zIndex }: Container): void {
    const key = keyOf(target)
    const found = this.#areas.get(key)
    if (!found) return
    found.area.position.set(x, y)
    found.area.zIndex = this.#rankOf(key, target) + zIndex * IN_FRONT
    found.mark.root.position.set(x, y)
  }

  update(_elapsed: number, time: number): void {
    for (const { mark } of this.#areas.values()) mark.beat(time)
  }

  destroy(): void {
    for (const area of this.#layer.children) area.removeAllListeners()
    for (const { mark } of this.#areas.values()) mark.destroy()
    // Whoever still speaks to a board that is gone changes nothing.
    this.#areas.clear()
  }
}

/** What a number of steps covers. */
const around = ({ x, y }: Point): Rectangle => new Rectangle(x - HALF, y - HALF, DISC, DISC)

function tollOf({ way, out = false }: Lit): Toll | undefined {
  if (!way) return undefined
  const { cards, gold, danger } = way
  return { cards, gold, danger, out }
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

/** Where the mark of a target stands. */
function placeFor({ kind }: Target, box: Rectangle, isUnderFeet = false): Place {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  switch (kind) {
    case 'cell':
      return { x: box.x, y: box.y, wide: box.width, high: box.height, top: box.height / 2 - 8 }
    case 'space': {
      const floor = box.y + box.height - 8
      if (isUnderFeet) return { x, y: floor, ...FEET, top: OVER_HEADS }
      return { x, y: floor - HOLE / 2, wide: HOLE, high: HOLE, top: HOLE + 8 }
    }
    case 'boundary':
      return { x, y, wide: HUNG, high: HUNG, top: HUNG + 8 }
    case 'gnome':
    case 'creature':
      return { x, y: box.y + box.height, ...FEET, top: box.height + 4 }
  }
}
