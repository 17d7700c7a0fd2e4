import type { WebGLRenderer } from 'pixi.js'
import {
  type CellId,
  CREATURE_IDS,
  type GameEvent,
  type GnomeId,
  type GoalId,
} from '../../../engine/dark-cave/index.ts'
import { Canvas } from '../../stage/canvas.ts'
import type { Company, Tools } from '../../stage/company.ts'
import type { Box, Size } from '../../stage/geometry.ts'
import type { Around } from '../../stage/quiet-place.ts'
import { movesOf } from '../../stage/script.ts'
import { type Production, Stage, type StageOptions } from '../../stage/stage.ts'
import { around, atLeast, freeIn, type Kept, NOTHING_KEPT, windowAround } from './effects/framing.ts'
import { areaOf, homeOf, isSameBox, NEAREST, netOf } from './effects/ground.ts'
import { Ensemble } from './ensemble.ts'
import { NIGHT } from './kit/colors.ts'
import { LAYERS } from './kit/layers.ts'
import type { Gesture, Lit, OnPoint, ProposedWay, Target } from './kit/targets.ts'
import { DRAWINGS } from './kit/textures.ts'
import type { Mountain } from './kit/view.ts'
import { boxOfCell, CELL, grown } from './layout/grid.ts'
import { tilesOf } from './layout/tiles.ts'
import { type Picture, pictureOf, type Seen } from './picture/picture.ts'
import { SCRIPT } from './picture/script.ts'
import type { HeldCard } from './views/air.ts'

export type { Kept } from './effects/framing.ts'
export type { Lit, ProposedWay } from './kit/targets.ts'
export type { HeldCard } from './views/air.ts'

export interface BoardOptions extends StageOptions {
  /** Where the canvas goes. */
  readonly parent: HTMLElement
  readonly onPoint?: OnPoint
}

/** The page below the picture takes 228 of 1000. */
const PAGE_SHARE = 0.228
/** Around what is framed. */
const AIR = 60
/** Nobody looks nearer, neither by hand nor in a lesson. */
const CLOSEST = { width: 3 * CELL.width, height: 2.4 * CELL.height }
/** Around what happens. */
const NEAR = 240

const PRODUCTION: Production<Mountain> = {
  // The drawings are as sharp as the nearest look at them.
  picture: NEAREST,
  closest: CLOSEST,
  below: (height) => Math.round(height * PAGE_SHARE),
  layers: LAYERS,
  drawings: DRAWINGS,
}

const NOTHING_KNOWN: ReadonlyMap<CellId, GoalId> = new Map()
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

/** The board of The Dark Cave: give it what a seat sees and what happens, it shows them. */
export class CaveBoard extends Stage<Mountain> {
  readonly #onPoint: OnPoint
  #ensemble: Ensemble | null = null
  #lit: readonly Lit[] = []
  #focus: Target | null = null
  #picked: Target | null = null
  #way: ProposedWay | null = null
  #held: HeldCard | null = null
  #known: ReadonlyMap<CellId, GoalId> = new Map()
  #own: GnomeId | null = null
  #ownWord = ''
  #area: Box | null = null
  /** The net with whoever stands in it, and where the camera is while nothing else is asked of it. */
  #net: Box | null = null
  #home: Box | null = null
  /** What the camera was sent to; the whole cave otherwise. */
  #framed: readonly Target[] = []
  #withNet = false
  /** What happens now, and is worth a nearer look. */
  #spotted: Box | null = null
  readonly #parent: HTMLElement
  /** The picture has been drawn since boxes were last somewhere else. */
  #isDrawn = false
  #kept = NOTHING_KEPT
  /** The whole mountain was asked for, until the net is asked for again. */
  #isWide = false
  /** CSS pixels that the page keeps for itself under the picture; null: the usual part. */
  #below: number | null = null

  private constructor(canvas: Canvas, options: BoardOptions) {
    super(canvas, PRODUCTION, options)
    this.#onPoint = options.onPoint ?? (() => undefined)
    this.#parent = options.parent
    this.watch(() => {
      this.#isDrawn = false
      this.#fitArea()
    })
    // Before Pixi hears of it.
    this.#parent.addEventListener('pointerdown', this.#catchUp, { capture: true })
  }

  /** Pixi finds what was pressed where it was drawn last: a camera that has moved since is drawn first. */
  readonly #catchUp = (): void => {
    if (!this.#isDrawn) this.draw(0)
    this.#isDrawn = true
  }

  override destroy(): Promise<void> {
    this.#parent.removeEventListener('pointerdown', this.#catchUp, { capture: true })
    return super.destroy()
  }

  static async create(options: BoardOptions): Promise<CaveBoard> {
    const board = new CaveBoard(await Canvas.open(options.parent, NIGHT, options.quality ?? 'auto'), options)
    await board.open()
    return board
  }

  protected override cast(tools: Tools<Mountain>): Company<Mountain> {
    const ensemble = new Ensemble(
      { ...tools, renderer: this.app.renderer as WebGLRenderer },
      (target, gesture) => this.#point(target, gesture),
      (at) => this.#spot(at),
      () => this.#seen,
    )
    ensemble.light(this.#lit)
    ensemble.pointer.focus(this.#focus)
    ensemble.pointer.pick(this.#picked)
    ensemble.way.propose(this.#way)
    ensemble.air.hold(this.#held)
    ensemble.recall(this.#known)
    ensemble.own(this.#own, this.#ownWord)
    this.#ensemble = ensemble
    return ensemble
  }

  #point(target: Target, gesture: Gesture): void {
    // A drag that ends on something is no click.
    if (gesture !== 'click' || !this.dragged) this.#onPoint(target, gesture, this.boxOf(target) ?? NOWHERE)
  }

  /** A position, at once: a loaded game, an undo, a jump in a replay. */
  show(seen: Seen): void {
    this.look(pictureOf(seen))
  }

  /** A picture of a moment between two positions, at once. */
  look(picture: Picture): void {
    this.director.show(picture)
  }

  /** What happened, one event after the other; `seen`, if it is known, is the position that they lead to. */
  present(events: readonly GameEvent[], seen?: Seen): Promise<void> {
    const from = this.director.ahead
    return this.director.play(from ? movesOf(SCRIPT, from, events) : [], seen && pictureOf(seen))
  }

  /** Whatever the camera was sent to, it still looks there in a window of another size. */
  override resize(width: number, height: number, below?: number): void {
    this.cover({ x: 0, y: 0, ...NEAREST }, false)
    super.resize(width, height, below)
    this.#below = below ?? this.#below
    this.#area = null
    this.#fitArea()
    this.frame(this.#framed, this.#withNet)
  }

  /** What the page keeps for itself at the edges has changed: whatever is looked at lies in what is left. */
  keep(kept: Kept): void {
    const sides = ['top', 'right', 'bottom', 'left'] as const
    if (sides.every((side) => kept[side] === this.#kept[side])) return
    this.#kept = kept
    this.#fitArea()
  }

  /** P6: the area is no limit, so the picture grows with the net and with where it could be extended. */
  #fitArea(): void {
    const { picture } = this.director
    if (!picture) return
    const cells = this.#lit.flatMap((target) => (target.kind === 'cell' ? target.cell : []))
    const near = homeOf(picture, cells)
    const home = this.#framing(near)
    const area = this.#framing(around(areaOf(picture, cells), near))
    const net = netOf(picture, cells)
    const isNew = !isSameBox(this.#area, area)
    if (!isNew && isSameBox(this.#home, home) && isSameBox(this.#net, net)) return
    const travels = this.#area !== null
    this.#area = area
    this.#net = net
    this.#home = home
    if (isNew) this.cover(area, travels)
    // Whoever looks at something else looks on.
    if (isNew || this.#withNet || (this.#framed.length === 0 && !this.#isWide)) this.frame(this.#framed, this.#withNet)
  }

  /** The part of the canvas that is not below the page. */
  get #window(): Size {
    const { width, height } = this.size
    return { width, height: Math.max(1, height - (this.#below ?? PRODUCTION.below(height))) }
  }

  /** What the window shows when this lies between columns, notes and desk. */
  #framing(box: Box): Box {
    return windowAround(box, this.#window, this.#kept)
  }

  /** The part of the picture that can be seen now, in what the page leaves free. */
  get #seen(): Box {
    const { x, y, width: scale } = this.onScreen({ x: 0, y: 0, width: 1, height: 1 })
    const free = freeIn(this.#window, this.#kept)
    return {
      x: (free.x - x) / scale,
      y: (free.y - y) / scale,
      width: free.width / scale,
      height: free.height / scale,
    }
  }

  /** The whole mountain, until the net is asked for again. */
  set wide(isWide: boolean) {
    if (isWide === this.#isWide) return
    this.#isWide = isWide
    this.frame(this.#framed, this.#withNet)
  }

  /** Where a target is, in CSS pixels of the canvas; null while it is not on the board. */
  boxOf(target: Target): Box | null {
    const box = this.#ensemble?.pointer.boxOf(target) ?? (target.kind === 'cell' ? boxOfCell(target.cell) : null)
    return box ? this.onScreen(box) : null
  }

  /** Where words may stand, and what they had better not cover, in CSS pixels of the canvas. */
  get around(): Around {
    const { picture } = this.director
    const boxes = (targets: readonly Target[]): readonly Box[] => targets.flatMap((target) => this.boxOf(target) ?? [])
    const things = [
      ...(picture?.webs ?? []).map(({ at }) => ({ kind: 'boundary', boundary: at }) as const),
      ...(picture?.figures ?? []).flatMap(({ at, gnome }) => (at ? [{ kind: 'gnome', gnome } as const] : [])),
      ...CREATURE_IDS.map((creature) => ({ kind: 'creature', creature }) as const),
    ]
    return {
      free: freeIn(this.#window, this.#kept),
      busy: boxes([...things, ...this.#lit]),
      ground: picture ? boxes([...tilesOf(picture).keys()].map((cell) => ({ kind: 'cell', cell }))) : [],
    }
  }

  /** What may be clicked now. An empty cell becomes a slot; a space shows its number of steps. */
  light(targets: readonly Lit[]): void {
    this.#lit = targets
    this.#ensemble?.light(targets)
    this.#fitArea()
  }

  /** The gnome of who sits at the screen is found at any time, by the word on its pennant; null: the screen is nobody's. */
  mine(gnome: GnomeId | null, word: string): void {
    this.#own = gnome
    this.#ownWord = word
    this.#ensemble?.own(gnome, word)
  }

  /** A white ring around what the keyboard is on. */
  focus(target: Target | null): void {
    this.#focus = target
    this.#ensemble?.pointer.focus(target)
  }

  /** A ring around what has been chosen and waits to be confirmed. */
  pick(target: Target | null): void {
    this.#picked = target
    this.#ensemble?.pointer.pick(target)
  }

  /** What is looked at elsewhere on the page glows white; it is not pointed at. */
  glow(target: Target | null): void {
    this.#ensemble?.pointer.focus(target ?? this.#focus)
  }

  /** A card in the air over a cell; another way round turns it over. Null takes it away. */
  hold(card: HeldCard | null): void {
    this.#held = card
    this.#ensemble?.air.hold(card)
  }

  /** The way that somebody would go, with its price; null takes it away. */
  propose(way: ProposedWay | null): void {
    this.#way = way
    this.#ensemble?.way.propose(way)
  }

  /** What the person at the screen has seen behind closed gates. Private: none while the curtain is up. */
  recall(known: ReadonlyMap<CellId, GoalId>): void {
    this.#known = known
    this.#ensemble?.recall(known)
  }

  protected override bare(isBare: boolean): void {
    const ensemble = this.#ensemble
    ensemble?.light(isBare ? [] : this.#lit, true)
    ensemble?.pointer.focus(isBare ? null : this.#focus)
    ensemble?.pointer.pick(isBare ? null : this.#picked)
    ensemble?.way.propose(isBare ? null : this.#way)
    ensemble?.air.hold(isBare ? null : this.#held)
    ensemble?.recall(isBare ? NOTHING_KNOWN : this.#known)
    ensemble?.own(isBare ? null : this.#own, this.#ownWord)
  }

  /** Goes near to what happens, and back. A slow machine keeps its picture, and whoever wants no motion has none. */
  #spot(at: Box | null): void {
    const near = at && !this.reducedMotion && this.quality !== 'low' ? this.#framing(grown(at, NEAR)) : null
    if (near === this.#spotted) return
    this.#spotted = near
    this.frame(this.#framed, this.#withNet)
  }

  /** Looks at what matters, alone or with the net; nothing: at the net and where it could grow, or at all of it where that was asked for. */
  frame(targets: readonly Target[], withNet = false): void {
    this.#framed = targets
    this.#withNet = withNet
    const boxes = targets.flatMap((target) => {
      const cell = target.kind === 'cell' ? boxOfCell(target.cell) : this.#ensemble?.pointer.boxOf(target)
      return cell ?? []
    })
    const [first, ...rest] = boxes
    const near = first ? grown(rest.reduce(around, first), AIR) : null
    const net = withNet ? this.#net : null
    const asked = near && net ? around(near, net) : (near ?? net)
    const home = this.#isWide ? null : this.#home
    this.lookAt(this.#spotted ?? (asked ? this.#framing(atLeast(asked, withNet ? CLOSEST : NEAREST)) : home))
  }
}
