import { COLORS, type Color, type GameEvent, type PathStep } from '../../../engine/red-november/index.ts'
import type { PaletteId } from '../../../preload/contract.ts'
import { Canvas } from '../../stage/canvas.ts'
import type { Company, Tools } from '../../stage/company.ts'
import type { Dye } from '../../stage/dye.ts'
import type { Box } from '../../stage/geometry.ts'
import type { Around } from '../../stage/quiet-place.ts'
import { movesOf } from '../../stage/script.ts'
import { type Production, Stage, type StageOptions } from '../../stage/stage.ts'
import { dyesOf } from '../palette/dyes.ts'
import { BOARD_PALETTES } from '../palette/palettes.ts'
import { Ensemble } from './ensemble.ts'
import { DEEP } from './kit/colors.ts'
import { LAYERS } from './kit/layers.ts'
import type { Gesture, OnPoint, Target } from './kit/targets.ts'
import { DRAWINGS } from './kit/textures.ts'
import type { Submarine } from './kit/view.ts'
import { ENGLISH, type Words } from './kit/words.ts'
import { PICTURE_SIZE, pageBelow } from './layout/fit.ts'
import { GAUGES } from './layout/gauges.ts'
import { layTrack } from './layout/lay.ts'
import { TRACK_SIDES } from './layout/track.ts'
import { type Picture, pictureOf, type Seen } from './picture/picture.ts'
import { SCRIPT } from './picture/script.ts'

export interface BoardOptions extends StageOptions {
  /** Where the canvas goes. */
  readonly parent: HTMLElement
  readonly words?: Words
  readonly onPoint?: OnPoint
  readonly palette?: PaletteId
}

const PRODUCTION: Production<Submarine> = {
  picture: PICTURE_SIZE,
  below: pageBelow,
  layers: LAYERS,
  drawings: DRAWINGS,
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

/** Hats, markers and badges go by the palette; everything else is as it was drawn. */
function dyeOf(palette: PaletteId): (id: string) => Dye | null {
  const dyes = dyesOf(palette)
  return (id) => dyes[(/^(?:gnomes\/|track\/marker-|track\/badge-)([a-z]+)/.exec(id)?.[1] ?? '') as Color] ?? null
}

/** Where a way leads; the sea has no room to light. */
function endOf(way: readonly PathStep[]): Target | null {
  const last = way.at(-1)
  const end = last && (last.enters ? last.to : last.from)
  return end === undefined || end === 'sea' ? null : { kind: 'room', room: end }
}

/** A camera that sees less of the picture than this, in its units, looks at faces. */
const NEAR = 800

/** The board: give it what a seat sees and what happens, it shows them. */
export class Board extends Stage<Submarine> {
  readonly #onPoint: OnPoint
  #words: Words
  #palette: PaletteId
  #ensemble: Ensemble | null = null
  #lit: readonly Target[] = []
  #way: readonly PathStep[] = []
  #focus: Target | null = null
  #preview: number | null = null
  #isHushed = false

  private constructor(canvas: Canvas, options: BoardOptions) {
    super(canvas, PRODUCTION, options)
    this.#words = options.words ?? ENGLISH
    this.#palette = options.palette ?? 'poster'
    this.#onPoint = options.onPoint ?? (() => undefined)
  }

  static async create(options: BoardOptions): Promise<Board> {
    const board = new Board(await Canvas.open(options.parent, DEEP, options.quality ?? 'auto'), options)
    await board.open()
    return board
  }

  protected override cast(tools: Tools<Submarine>): Company<Submarine> {
    tools.art.dye(dyeOf(this.#palette))
    const workshop = { ...tools, words: this.#words, palette: BOARD_PALETTES[this.#palette] }
    const ensemble = new Ensemble(workshop, (target, gesture) => this.#point(target, gesture))
    ensemble.pointer.light(this.#lit)
    ensemble.pointer.focus(this.#focus)
    ensemble.way.propose(this.#way)
    ensemble.pointer.pick(endOf(this.#way))
    ensemble.hush(this.#isHushed)
    this.#ensemble = ensemble
    return ensemble
  }

  #point(target: Target, gesture: Gesture): void {
    // A drag that ends on something is no click.
    if (gesture !== 'click' || !this.dragged) this.#onPoint(target, gesture, this.boxOf(target) ?? NOWHERE)
  }

  /** Another language: new plaques, the same picture. */
  async speak(words: Words): Promise<void> {
    this.#words = words
    await this.recast()
  }

  /** Other colours for gnomes and tracks, the same picture. */
  async paint(palette: PaletteId): Promise<void> {
    if (palette === this.#palette) return
    this.#palette = palette
    await this.recast()
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

  /** Where a target is, in CSS pixels of the canvas; null while it is not on the board. */
  boxOf(target: Target): Box | null {
    const box = this.#ensemble?.pointer.boxOf(target)
    return box ? this.onScreen(box) : null
  }

  /** What words about something on the board keep off: the track and what hangs from it, gauges, gnomes, and rooms. */
  get around(): Around {
    const { picture } = this.director
    const hanging = picture ? layTrack(picture, this.#preview).taken : []
    return {
      free: { x: 0, y: 0, width: this.size.width, height: this.size.height },
      busy: [
        ...[...TRACK_SIDES, ...hanging, GAUGES].map((box) => this.onScreen(box)),
        ...COLORS.flatMap((gnome) => this.boxOf({ kind: 'gnome', gnome }) ?? []),
      ],
      // Words that go with the pointer may lie over an empty room: near is better.
      ground: [],
    }
  }

  /** Where the names of the rooms hang, in CSS pixels of the canvas. */
  get names(): readonly Box[] {
    return (this.#ensemble?.names ?? []).map((name) => this.onScreen(name))
  }

  /** Where the whole picture is, in CSS pixels of the canvas. */
  get frame(): Box {
    return this.onScreen({ x: 0, y: 0, ...PICTURE_SIZE })
  }

  /** The camera comes close to a part of the picture; null: it steps back. */
  closeUp(box: Box | null): void {
    this.#isHushed = box !== null && box.width < NEAR
    this.#ensemble?.hush(this.#isHushed)
    this.lookAt(box)
  }

  /** What may be clicked now. */
  light(targets: readonly Target[]): void {
    this.#lit = targets
    this.#ensemble?.pointer.light(targets)
  }

  /** A ring around what the keyboard is on. */
  focus(target: Target | null): void {
    this.#focus = target
    this.#ensemble?.pointer.focus(target)
  }

  /** The way that is proposed; none takes it away. */
  propose(way: readonly PathStep[]): void {
    this.#way = way
    this.#ensemble?.way.propose(way)
    this.#ensemble?.pointer.pick(endOf(way))
  }

  /** What is looked at elsewhere on the page glows white; it is not pointed at. */
  glow(target: Target | null): void {
    this.#ensemble?.pointer.focus(target ?? this.#focus)
  }

  /** Where the ghost would land after a hovered action. */
  preview(ghost: number | null): void {
    this.#preview = ghost
    this.#ensemble?.preview(ghost)
  }

  protected override bare(isBare: boolean): void {
    const ensemble = this.#ensemble
    const way = isBare ? [] : this.#way
    const ghost = isBare ? null : this.#preview
    ensemble?.pointer.light(isBare ? [] : this.#lit)
    ensemble?.pointer.focus(isBare ? null : this.#focus)
    ensemble?.pointer.pick(endOf(way))
    ensemble?.way.propose(way)
    ensemble?.preview(ghost)
  }
}
