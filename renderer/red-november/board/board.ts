import 'pixi.js/unsafe-eval'
import { Application, Container, type Rectangle, type WebGLRenderer } from 'pixi.js'
import type { GameEvent, GameState, PathStep } from '../../../engine/red-november/index.ts'
import type { PaletteId } from '../../../preload/contract.ts'
import { Art } from '../../stage/art.ts'
import { Director } from '../../stage/director.ts'
import { type Camera, type Fit, fitPicture, panBy, textureResolution, WHOLE_BOARD, zoomAt } from '../../stage/fit.ts'
import { Layers } from '../../stage/layers.ts'
import { Motion } from '../../stage/motion.ts'
import { firstQuality, QUALITIES, type Quality, QualityJudge, rendererName } from '../../stage/quality.ts'
import { Scenery } from '../../stage/scenery.ts'
import { isStale } from '../../stage/stale.ts'
import { Steering, steerByKey } from '../../stage/steering.ts'
import { loadType } from '../../stage/type.ts'
import { BOARD_PALETTES } from '../palette/palettes.ts'
import { Ensemble } from './ensemble.ts'
import { DEEP } from './kit/colors.ts'
import type { Box, OnPoint, Target } from './kit/targets.ts'
import { ENGLISH, type Words } from './kit/words.ts'
import { SCENERY_IN_FRONT } from './layout/windows.ts'
import type { Picture } from './picture/picture.ts'

export interface BoardOptions {
  /** Where the canvas goes. */
  readonly parent: HTMLElement
  readonly words?: Words
  readonly onPoint?: OnPoint
  /** Stills what is decoration; all information stays. */
  readonly reducedMotion?: boolean
  /** Where assets/public/atlas is, as seen from the page. */
  readonly atlas?: string
  /** `auto` looks at the machine and at how long frames take, and settles. */
  readonly quality?: Quality | 'auto'
  readonly palette?: PaletteId
}

/** A long pause between two frames (a hidden window) is no reason to jump. */
const LONGEST_FRAME = 0.1

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

/** The board: give it states and events, it shows them. */
export class Board {
  readonly app = new Application()
  readonly director: Director
  reducedMotion: boolean
  /** Seconds since the start, for all that moves by itself; whoever needs a certain moment sets it. */
  time = 0
  readonly #motion = new Motion()
  readonly #camera = new Container()
  #words: Words
  #palette: PaletteId
  readonly #onPoint: OnPoint
  readonly #atlas: string
  #art: Art | null = null
  #ensemble: Ensemble | null = null
  #fit: Fit = { scale: 1, x: 0, y: 0 }
  #view: Camera = WHOLE_BOARD
  #lit: readonly Target[] = []
  #way: readonly PathStep[] = []
  #focus: Target | null = null
  #steering: Steering | null = null
  readonly #watchers = new Set<() => void>()
  #below: number | undefined
  #quality: Quality
  #judge: QualityJudge | null
  #layers: Layers | null = null
  #scenery: Scenery | null = null
  /** The canvas has lost what was on it. */
  #blank = true

  private constructor(options: BoardOptions) {
    this.#words = options.words ?? ENGLISH
    this.#palette = options.palette ?? 'poster'
    this.#onPoint = options.onPoint ?? (() => undefined)
    this.#atlas = options.atlas ?? './atlas'
    this.reducedMotion = options.reducedMotion ?? false
    const wish = options.quality ?? 'auto'
    this.#quality = wish === 'auto' ? firstQuality(rendererName()) : wish
    this.#judge = wish === 'auto' ? new QualityJudge(this.#quality) : null
    this.director = new Director(
      {
        sync: (picture: Picture, snap: boolean) => {
          this.#dress(picture)
          this.#ensemble?.sync(picture, snap)
          if (snap) this.#scenery?.renew()
          this.#tell()
        },
        perform: (event, next) => {
          this.#dress(next)
          return this.#ensemble?.perform(event, next) ?? Promise.resolve()
        },
      },
      this.#motion,
    )
  }

  static async create(options: BoardOptions): Promise<Board> {
    const board = new Board(options)
    const { clientWidth: width, clientHeight: height } = options.parent
    await board.app.init({
      width,
      height,
      background: DEEP,
      // The scenery may lie behind it, on a canvas of its own.
      backgroundAlpha: 0,
      antialias: QUALITIES[board.#quality].antialias,
      autoDensity: true,
      resolution: window.devicePixelRatio * QUALITIES[board.#quality].pixels,
      preference: 'webgl',
    })
    board.app.renderer.limits.maxBatchableTextures = QUALITIES[board.#quality].texturesAtOnce
    options.parent.append(board.app.canvas)
    board.#shine()
    board.app.stage.addChild(board.#camera)
    await loadType()
    await board.#outfit(textureResolution(fitPicture(width, height).scale, window.devicePixelRatio))
    board.resize(width, height)
    board.app.ticker.remove(board.app.render, board.app)
    board.app.ticker.add(board.#tick)
    board.app.canvas.addEventListener('webglcontextrestored', board.#repaint)
    board.#steering = new Steering(board.app.canvas, board)
    return board
  }

  /** New drawings, new views, the same picture. */
  async #outfit(resolution: 1 | 2): Promise<void> {
    const before = this.#art
    const art = before?.resolution === resolution ? before : await Art.load(this.#atlas, resolution)
    // Whoever still moves would move what is about to go.
    this.director.skipAll()
    await this.director.done
    const picture = this.director.picture
    this.#scenery?.destroy()
    this.#scenery = null
    this.#ensemble?.destroy()
    if (before !== art) void before?.destroy()
    this.#art = art
    const layers = new Layers()
    this.#layers = layers
    this.#camera.addChild(layers.root)
    this.#dress(picture)
    const workshop = { art, motion: this.#motion, layers, words: this.#words, palette: BOARD_PALETTES[this.#palette] }
    this.#ensemble = new Ensemble(workshop, (target, gesture) => {
      // A drag that ends on something is no click.
      if (gesture !== 'click' || !this.#steering?.dragged) this.#onPoint(target, gesture, this.boxOf(target) ?? NOWHERE)
    })
    this.#ensemble.pointer.fit(this.#fit.scale)
    if (picture) this.#ensemble.sync(picture, true)
    this.#ensemble.pointer.light(this.#lit)
    this.#ensemble.way.propose(this.#way)
    this.#ensemble.pointer.focus(this.#focus)
  }

  /** As rich as the machine can bear. */
  #dress(picture: Picture | null): void {
    const layers = this.#layers
    if (!layers) return
    const { hidden, flat: wanted } = QUALITIES[this.#quality]
    layers.hide(hidden)
    // In the last scene the whole boat moves.
    const flat = wanted && !picture?.outcome
    const inFront = (): readonly Rectangle[] => [...SCENERY_IN_FRONT, ...(this.#ensemble?.plaques ?? [])]
    if (flat) this.#scenery ??= new Scenery(layers, inFront, this.app.canvas)
    else {
      this.#scenery?.destroy()
      this.#scenery = null
    }
    const { background } = this.app.renderer
    background.color = flat ? 0 : DEEP
    background.alpha = flat ? 0 : 1
  }

  /** Light is added to what lies behind the canvas too: it must not cover it. */
  #shine(): void {
    const { gl, state } = this.app.renderer as WebGLRenderer
    const { blendModesMap } = state as unknown as { readonly blendModesMap: Record<string, readonly number[]> }
    blendModesMap.add = [gl.ONE, gl.ONE, gl.ZERO, gl.ONE]
  }

  /** Another language: new plaques, the same picture. */
  async speak(words: Words): Promise<void> {
    this.#words = words
    if (this.#art) await this.#outfit(this.#art.resolution)
  }

  /** Other colours for gnomes and tracks, the same picture. */
  async paint(palette: PaletteId): Promise<void> {
    if (palette === this.#palette) return
    this.#palette = palette
    if (this.#art) await this.#outfit(this.#art.resolution)
  }

  readonly #tick = ({ elapsedMS }: { readonly elapsedMS: number }): void => {
    const elapsed = Math.min(LONGEST_FRAME, elapsedMS / 1000)
    this.step(elapsed)
    this.draw(elapsed)
    if (this.#judge?.hear(elapsedMS)) this.quality = this.#judge.level
  }

  /** One frame of so many seconds; the ticker calls it, and whoever needs a certain moment. */
  step(elapsed: number): void {
    this.#motion.advance(elapsed * 1000)
    const pace = this.director.paused ? 0 : elapsed * this.director.speed
    this.time += elapsed
    const still = this.reducedMotion ? 'everything' : this.#scenery ? 'scenery' : 'nothing'
    this.#ensemble?.update(Math.max(pace, this.director.paused ? 0 : elapsed), this.time, still)
  }

  /** Puts what is true now on the screen, unless it is there already. */
  draw(elapsed = Number.POSITIVE_INFINITY): void {
    this.#scenery?.refresh(this.app.renderer as WebGLRenderer, this.#camera.localTransform, elapsed)
    if (this.#blank || isStale(this.app.stage)) this.app.render()
    this.#blank = false
  }

  /** Draws and copies the whole picture. */
  copyTo(picture: OffscreenCanvasRenderingContext2D): void {
    // What was drawn in an earlier task is gone from the canvas: it is drawn once more, whether it has changed or not.
    this.#blank = true
    this.draw()
    const { width, height } = picture.canvas
    for (const canvas of [this.#scenery?.picture, this.app.canvas]) {
      if (canvas) picture.drawImage(canvas, 0, 0, width, height)
    }
  }

  /** Whatever was painted is gone. */
  readonly #repaint = (): void => {
    this.#shine()
    this.#scenery?.renew()
    this.#blank = true
  }

  /** The window has a new size; `below` is what the page keeps under the picture. */
  resize(width: number, height: number, below = this.#below): void {
    this.#below = below
    this.app.renderer.resize(width, height)
    this.#blank = true
    this.#fit = below === undefined ? fitPicture(width, height) : fitPicture(width, height, below)
    this.#view = WHOLE_BOARD
    this.#place()
    const wanted = textureResolution(this.#fit.scale, window.devicePixelRatio)
    if (this.#art && wanted > this.#art.resolution) void this.#outfit(wanted)
  }

  #place(): void {
    this.#camera.scale.set(this.#fit.scale * this.#view.zoom)
    this.#camera.position.set(this.#fit.x + this.#view.x, this.#fit.y + this.#view.y)
    this.#camera.updateLocalTransform()
    this.#ensemble?.pointer.fit(this.#camera.scale.x)
    this.#tell()
  }

  zoom(by: number, x = this.app.screen.width / 2, y = this.app.screen.height / 2): void {
    this.#view = zoomAt(this.#view, this.#fit, by, x, y)
    this.#place()
  }

  pan(dx: number, dy: number): void {
    this.#view = panBy(this.#view, this.#fit, dx, dy)
    this.#place()
  }

  /** The whole board again. */
  whole(): void {
    this.#view = WHOLE_BOARD
    this.#place()
  }

  /** Does what a key asks of the camera (`kit/steering.ts` lists them); false where it asks nothing. */
  steer(event: KeyboardEvent): boolean {
    return steerByKey(this, event)
  }

  /** Where a target is, in CSS pixels of the canvas; null while it is not on the board. */
  boxOf(target: Target): Box | null {
    const box = this.#ensemble?.pointer.boxOf(target)
    if (!box) return null
    const { x, y } = this.#camera.localTransform.apply(box)
    const scale = this.#camera.scale.x
    return { x, y, width: box.width * scale, height: box.height * scale }
  }

  /** Of the canvas, in CSS pixels. */
  get size(): { readonly width: number; readonly height: number } {
    return this.app.screen
  }

  /** Calls when boxes are somewhere else: another position, size or part of the board. Gives back how to stop it. */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener)
    return () => this.#watchers.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#watchers) listener()
  }

  get quality(): Quality {
    return this.#quality
  }

  /** Takes effect at once, but for smooth edges, which a canvas has from its birth or never. */
  set quality(quality: Quality) {
    this.#quality = quality
    this.#dress(this.director.picture)
    const { width, height } = this.app.screen
    this.#blank = true
    this.app.renderer.resize(width, height, window.devicePixelRatio * QUALITIES[quality].pixels)
  }

  /** A state, at once: a loaded game, an undo, a jump in a replay. */
  show(state: GameState): void {
    this.director.show(state)
  }

  /** A picture of a moment between two states, at once. */
  look(picture: Picture): void {
    this.director.look(picture)
  }

  /** What happened, one event after the other. */
  present(events: readonly GameEvent[], state?: GameState): Promise<void> {
    return this.director.present(events, state)
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
  }

  /** What is looked at elsewhere on the page glows white; it is not pointed at. */
  glow(target: Target | null): void {
    this.#ensemble?.pointer.focus(target ?? this.#focus)
  }

  /** Where the ghost would land after a hovered action. */
  preview(ghost: number | null): void {
    this.#ensemble?.track.preview(ghost)
    this.#ensemble?.ghost.preview(ghost)
  }

  async destroy(): Promise<void> {
    this.#steering?.destroy()
    this.app.canvas.removeEventListener('webglcontextrestored', this.#repaint)
    this.#watchers.clear()
    this.app.ticker.remove(this.#tick)
    this.#motion.drop()
    this.#scenery?.destroy()
    this.#ensemble?.destroy()
    this.#ensemble = null
    this.app.destroy({ removeView: true }, { children: true })
    await this.#art?.destroy()
  }
}
