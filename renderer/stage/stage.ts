import type { Application } from 'pixi.js'
import { Art, type Drawings } from './art.ts'
import { Camera } from './camera.ts'
import type { Canvas } from './canvas.ts'
import type { BoardTypes, Company, Tools } from './company.ts'
import { Director } from './director.ts'
import { type Resolution, resolutionFor } from './fit.ts'
import type { Box, Size } from './geometry.ts'
import { type LayerPlan, Layers } from './layers.ts'
import { Motion } from './motion.ts'
import { Pace } from './pace.ts'
import { QUALITIES, type Quality, QualityJudge } from './quality.ts'
import { Steering, steerByKey } from './steering.ts'
import { loadType } from './type.ts'

/** What a game brings to its stage. */
export interface Production<B extends BoardTypes> {
  /** The size of its picture, in units of its own. */
  readonly picture: Size
  /** The smallest part of a picture that grows with the game which is still looked at. */
  readonly closest?: Size
  /** What the page keeps under the picture in a window that high, where it does not say so itself. */
  readonly below: (height: number) => number
  readonly layers: LayerPlan<B['layer']>
  readonly drawings: Drawings<B['tile']>
}

export interface StageOptions {
  /** Stills what is decoration; all information stays. */
  readonly reducedMotion?: boolean
  /** Where assets/public/atlas is, as seen from the page. */
  readonly atlas?: string
  /** `auto` looks at the machine and at how long frames take, and settles. */
  readonly quality?: Quality | 'auto'
}

/** A long pause between two frames (a hidden window) is no reason to jump. */
const LONGEST_FRAME = 0.1

/** A canvas, a camera, drawings, a company and its director. What stands on it is the game's. */
export abstract class Stage<B extends BoardTypes> {
  readonly director: Director<B['event'], B['picture']>
  reducedMotion: boolean
  /** Seconds since the start, for all that moves by itself; whoever needs a certain moment sets it. */
  time = 0
  readonly #production: Production<B>
  readonly #atlas: string
  readonly #canvas: Canvas
  readonly #camera: Camera
  readonly #steering: Steering
  readonly #motion = new Motion()
  readonly #pace = new Pace()
  readonly #judge: QualityJudge | null
  readonly #watchers = new Set<() => void>()
  #hasLeft = false
  #art: Art<B['texture'], B['tile']> | null = null
  #layers: Layers<B['layer']> | null = null
  #company: Company<B> | null = null
  #below: number | undefined
  #revived: Promise<void> = Promise.resolve()
  #isClosed = false

  protected constructor(canvas: Canvas, production: Production<B>, options: StageOptions) {
    this.#canvas = canvas
    this.#production = production
    this.#atlas = options.atlas ?? './atlas'
    this.reducedMotion = options.reducedMotion ?? false
    this.#judge = (options.quality ?? 'auto') === 'auto' ? new QualityJudge(canvas.quality) : null
    this.#camera = new Camera(production.picture, (travels) => this.#moved(travels), production.closest)
    this.#steering = new Steering(canvas.app.canvas, this.#camera)
    this.director = new Director(this.#motion, (snap) => this.#shown(snap))
    canvas.app.stage.addChild(this.#camera.root)
    canvas.onRestored = () => {
      this.#revived = this.#revive()
    }
  }

  /** Makes everybody who will be on stage. */
  protected abstract cast(tools: Tools<B>): Company<B>

  /** Once, before anything is shown. */
  protected async open(): Promise<void> {
    const { width, height } = this.#canvas.app.screen
    await loadType()
    this.#camera.fit(width, height, this.#production.below(height))
    await this.#raise(this.#sharpEnough)
    this.#canvas.app.ticker.add(this.#tick)
  }

  /** A new company, the same picture. */
  protected async recast(): Promise<void> {
    if (this.#art) await this.#raise(this.#art.resolution)
  }

  get #sharpEnough(): Resolution {
    return resolutionFor(this.#camera.wholeScale, window.devicePixelRatio)
  }

  /** New drawings, a new company, the same picture. */
  async #raise(resolution: Resolution): Promise<void> {
    const { layers: plan, drawings } = this.#production
    const before = this.#art
    const art = before?.resolution === resolution ? before : await Art.load(this.#atlas, drawings, resolution)
    // A new company may be painted in other colours.
    if (art === before) await art.decode()
    await this.#calm()
    if (this.#isClosed) return void (before !== art && art.destroy())
    this.#strike()
    if (before !== art) before?.destroy()
    this.#art = art
    const layers = new Layers(plan)
    this.#layers = layers
    layers.show(this.quality)
    this.#camera.root.addChild(layers.root)
    this.#company = this.cast({ art, motion: this.#motion, layers })
    this.#company.fit(this.#camera.scale)
    art.upload(this.#canvas.app.renderer)
    this.director.company = this.#company
    const { picture } = this.director
    if (picture !== null) this.#company.sync(picture, true)
    this.#dress()
  }

  /** A lost context took every texture with it: their pixels come anew before anything is drawn. */
  async #revive(): Promise<void> {
    const art = this.#art
    await art?.decode()
    if (this.#isClosed) return
    art?.upload(this.#canvas.app.renderer)
    this.#canvas.resume()
  }

  /** Ends when the board is there again after a context was lost. */
  get revived(): Promise<void> {
    return this.#revived
  }

  /** Whoever still moves would move what is about to go. */
  #calm(): Promise<void> {
    this.director.skipAll()
    return this.director.done
  }

  /** Takes everybody off the stage. */
  #strike(): void {
    this.#canvas.unflatten()
    this.director.company = null
    this.#company?.destroy()
    this.#company = null
    this.#layers?.destroy()
  }

  /** As rich as the machine can bear. */
  #dress(): void {
    const flat = QUALITIES[this.quality].flat && !this.#company?.movesScenery
    if (!this.#layers || flat === this.#canvas.isFlat) return
    if (flat) this.#canvas.flatten(this.#layers, () => this.#company?.windows ?? [])
    else this.#canvas.unflatten()
  }

  readonly #tick = ({ elapsedMS }: { readonly elapsedMS: number }): void => {
    const elapsed = this.#pace.next(Math.min(LONGEST_FRAME, elapsedMS / 1000), this.#isCalm)
    if (elapsed !== null) {
      this.step(elapsed)
      this.draw(elapsed)
    }
    if (this.#judge?.hear(elapsedMS)) this.quality = this.#judge.level
  }

  /** A slow machine, and nothing happens: whoever stands there breathes, and that is all. */
  get #isCalm(): boolean {
    return this.#canvas.isFlat && !this.#canvas.isStale && this.#motion.idle && !this.#camera.isTravelling
  }

  /** One frame of so many seconds; the ticker calls it, and whoever needs a certain moment. */
  step(elapsed: number): void {
    this.#dress()
    const pace = this.director.paused ? 0 : Math.max(1, this.director.speed)
    this.#camera.advance(elapsed * Math.max(1, pace))
    this.#motion.advance(elapsed * 1000)
    this.time += elapsed
    const still = this.reducedMotion ? 'everything' : this.#canvas.isFlat ? 'scenery' : 'nothing'
    this.#company?.update(elapsed * pace, this.time, still)
  }

  /** Puts what is true now on the screen, unless it is there already. */
  draw(elapsed = Number.POSITIVE_INFINITY): void {
    this.#dress()
    this.#canvas.draw(this.#camera.transform, elapsed)
  }

  /** Draws and copies the whole picture. */
  copyTo(picture: OffscreenCanvasRenderingContext2D): void {
    this.#dress()
    this.#canvas.copyTo(picture, this.#camera.transform)
  }

  /** A picture to pass around: no more than everybody may see, and nothing of what is offered to whoever sits here. */
  photograph(width: number): OffscreenCanvas {
    this.bare(true)
    this.#dress()
    const photo = this.#canvas.photograph(this.#camera.transform, width)
    this.bare(false)
    this.draw()
    return photo
  }

  /** Takes away what only whoever sits here is shown, or puts it back. */
  protected abstract bare(isBare: boolean): void

  #shown(snap: boolean): void {
    if (snap) this.#canvas.renew()
    this.#tell()
  }

  /** Whoever watches is told when the camera leaves and when it has arrived, not on its way. */
  #moved(travels: boolean): void {
    this.#company?.fit(this.#camera.scale)
    const isNews = !travels || !this.#hasLeft
    this.#hasLeft = travels
    if (isNews) this.#tell()
  }

  /** Is the camera on its way? Boxes are nowhere then. */
  get isTravelling(): boolean {
    return this.#camera.isTravelling
  }

  /** Calls when boxes are somewhere else: another position, size or part of the board. Gives back how to stop it. */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener)
    return () => this.#watchers.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#watchers) listener()
  }

  get app(): Application {
    return this.#canvas.app
  }

  /** Of the canvas, in CSS pixels. */
  get size(): Size {
    return this.#canvas.app.screen
  }

  /** The window has a new size; `below` is what the page keeps under the picture. */
  resize(width: number, height: number, below = this.#below): void {
    this.#below = below
    this.#canvas.resize(width, height)
    this.#camera.fit(width, height, below ?? this.#production.below(height))
    if (this.#art && this.#sharpEnough > this.#art.resolution) void this.#raise(this.#sharpEnough)
  }

  get quality(): Quality {
    return this.#canvas.quality
  }

  set quality(quality: Quality) {
    this.#canvas.quality = quality
    this.#layers?.show(quality)
    this.#dress()
  }

  zoom(by: number, x?: number, y?: number): void {
    this.#camera.zoom(by, x, y)
  }

  pan(dx: number, dy: number): void {
    this.#camera.pan(dx, dy)
  }

  /** The whole board again. */
  whole(): void {
    this.#camera.whole()
  }

  /** The picture is another part of the world from now on: one whose size the game changes. */
  protected cover(picture: Box, travels: boolean): void {
    this.#camera.cover(picture, travels && !this.reducedMotion)
  }

  /** Looks at a part of the picture; null: at all of it. */
  protected lookAt(box: Box | null): void {
    // A scenery that is one picture has an edge, and whoever sees more than before would see it: that is a cut.
    const cuts = this.#canvas.isFlat && (this.reducedMotion || this.#camera.widens(box))
    if (cuts) this.#canvas.renew()
    this.#camera.frame(box, !this.reducedMotion && !cuts)
  }

  /** Does what a key asks of the camera (`steering.ts` lists them); false where it asks nothing. */
  steer(event: KeyboardEvent): boolean {
    return steerByKey(this.#camera, event)
  }

  /** The last press moved the camera: it clicks on nothing. */
  protected get dragged(): boolean {
    return this.#steering.dragged
  }

  /** Where a part of the picture is, in CSS pixels of the canvas. */
  protected onScreen(box: Box): Box {
    return this.#camera.boxOf(box)
  }

  async destroy(): Promise<void> {
    this.#isClosed = true
    this.#steering.destroy()
    this.#watchers.clear()
    this.#canvas.app.ticker.remove(this.#tick)
    await this.#calm()
    this.#strike()
    this.#canvas.destroy()
    this.#art?.destroy()
  }
}
