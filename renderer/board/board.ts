import 'pixi.js/unsafe-eval'
import { Application, Container } from 'pixi.js'
import type { GameEvent, GameState } from '../../engine/red-november/index.ts'
import { Art } from './art.ts'
import { Ensemble } from './ensemble.ts'
import { DEEP } from './kit/colors.ts'
import { Layers } from './kit/layers.ts'
import { firstQuality, QUALITIES, type Quality, QualityJudge, rendererName } from './kit/quality.ts'
import { loadType } from './kit/type.ts'
import { type Camera, type Fit, fitPicture, panBy, textureResolution, WHOLE_BOARD, zoomAt } from './layout/fit.ts'
import type { Picture } from './picture/picture.ts'
import { Director } from './play/director.ts'
import { Motion } from './play/motion.ts'
import { nextTarget, type OnPoint, type Target } from './targets.ts'
import { ENGLISH, type Words } from './words.ts'

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
}

/** A long pause between two frames (a hidden window) is no reason to jump. */
const LONGEST_FRAME = 0.1

/** The board: give it states and events, it shows them. */
export class Board {
  readonly app = new Application()
  readonly director: Director
  reducedMotion: boolean
  readonly #motion = new Motion()
  readonly #camera = new Container()
  #words: Words
  readonly #onPoint: OnPoint
  readonly #atlas: string
  #art: Art | null = null
  #ensemble: Ensemble | null = null
  #fit: Fit = { scale: 1, x: 0, y: 0 }
  #view: Camera = WHOLE_BOARD
  #time = 0
  #lit: readonly Target[] = []
  #focus: Target | null = null
  #below: number | undefined
  #quality: Quality
  #judge: QualityJudge | null
  #layers: Layers | null = null

  private constructor(options: BoardOptions) {
    this.#words = options.words ?? ENGLISH
    this.#onPoint = options.onPoint ?? (() => undefined)
    this.#atlas = options.atlas ?? './atlas'
    this.reducedMotion = options.reducedMotion ?? false
    const wish = options.quality ?? 'auto'
    this.#quality = wish === 'auto' ? firstQuality(rendererName()) : wish
    this.#judge = wish === 'auto' ? new QualityJudge(this.#quality) : null
    this.director = new Director(
      {
        sync: (picture: Picture, snap: boolean) => this.#ensemble?.sync(picture, snap),
        perform: (event, next) => this.#ensemble?.perform(event, next) ?? Promise.resolve(),
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
      antialias: QUALITIES[board.#quality].antialias,
      autoDensity: true,
      resolution: window.devicePixelRatio * QUALITIES[board.#quality].pixels,
      preference: 'webgl',
    })
    board.app.renderer.limits.maxBatchableTextures = QUALITIES[board.#quality].texturesAtOnce
    options.parent.append(board.app.canvas)
    board.app.stage.addChild(board.#camera)
    await loadType()
    await board.#outfit(textureResolution(fitPicture(width, height).scale, window.devicePixelRatio))
    board.resize(width, height)
    board.app.ticker.add(board.#tick)
    board.#listen()
    return board
  }

  /** New drawings, new views, the same picture. */
  async #outfit(resolution: 1 | 2): Promise<void> {
    const before = this.#art
    const art = before?.resolution === resolution ? before : await Art.load(this.#atlas, resolution)
    const picture = this.director.picture
    this.#ensemble?.destroy()
    if (before !== art) void before?.destroy()
    this.#art = art
    const layers = new Layers()
    this.#layers = layers
    layers.hide(QUALITIES[this.#quality].hidden)
    this.#camera.addChild(layers.root)
    const workshop = { art, motion: this.#motion, layers, words: this.#words }
    this.#ensemble = new Ensemble(workshop, (target, gesture) => this.#onPoint(target, gesture))
    if (picture) this.#ensemble.sync(picture, true)
    this.#ensemble.pointer.light(this.#lit)
  }

  /** Another language: new plaques, the same picture. */
  async speak(words: Words): Promise<void> {
    this.#words = words
    if (this.#art) await this.#outfit(this.#art.resolution)
  }

  readonly #tick = ({ elapsedMS }: { readonly elapsedMS: number }): void => {
    const elapsed = Math.min(LONGEST_FRAME, elapsedMS / 1000)
    this.step(elapsed)
    if (this.#judge?.hear(elapsedMS)) this.quality = this.#judge.level
  }

  /** One frame of so many seconds; the ticker calls it, and whoever needs a certain moment. */
  step(elapsed: number): void {
    this.#motion.advance(elapsed * 1000)
    const pace = this.director.paused ? 0 : elapsed * this.director.speed
    this.#time += elapsed
    this.#ensemble?.update(Math.max(pace, this.director.paused ? 0 : elapsed), this.#time, this.reducedMotion)
  }

  /** The window has a new size; `below` is what the page keeps under the picture. */
  resize(width: number, height: number, below = this.#below): void {
    this.#below = below
    this.app.renderer.resize(width, height)
    this.#fit = below === undefined ? fitPicture(width, height) : fitPicture(width, height, below)
    this.#view = WHOLE_BOARD
    this.#place()
    const wanted = textureResolution(this.#fit.scale, window.devicePixelRatio)
    if (this.#art && wanted > this.#art.resolution) void this.#outfit(wanted)
  }

  #place(): void {
    this.#camera.scale.set(this.#fit.scale * this.#view.zoom)
    this.#camera.position.set(this.#fit.x + this.#view.x, this.#fit.y + this.#view.y)
  }

  zoom(by: number, x = this.app.screen.width / 2, y = this.app.screen.height / 2): void {
    this.#view = zoomAt(this.#view, this.#fit, by, x, y)
    this.#place()
  }

  pan(dx: number, dy: number): void {
    this.#view = panBy(this.#view, this.#fit, dx, dy)
    this.#place()
  }

  get quality(): Quality {
    return this.#quality
  }

  /** Takes effect at once, but for smooth edges, which a canvas has from its birth or never. */
  set quality(quality: Quality) {
    this.#quality = quality
    this.#layers?.hide(QUALITIES[quality].hidden)
    const { width, height } = this.app.screen
    this.app.renderer.resize(width, height, window.devicePixelRatio * QUALITIES[quality].pixels)
  }

  /** A state, at once: a loaded game, an undo, a jump in a replay. */
  show(state: GameState): void {
    this.director.show(state)
  }

  /** What happened, one event after the other. */
  present(events: readonly GameEvent[], state?: GameState): Promise<void> {
    return this.director.present(events, state)
  }

  /** What may be clicked now. */
  light(targets: readonly Target[]): void {
    this.#lit = targets
    this.#focus = null
    this.#ensemble?.pointer.light(targets)
    this.#ensemble?.pointer.focus(null)
  }

  /** Where the ghost would land after a hovered action. */
  preview(ghost: number | null): void {
    this.#ensemble?.track.preview(ghost)
    this.#ensemble?.ghost.preview(ghost)
  }

  #listen(): void {
    const { canvas } = this.app
    canvas.tabIndex = 0
    canvas.addEventListener('keydown', this.#onKey)
    canvas.addEventListener('wheel', this.#onWheel, { passive: false })
  }

  readonly #onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.zoom(Math.exp(-event.deltaY * 0.0015), event.offsetX, event.offsetY)
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1
    if (event.key.startsWith('Arrow')) {
      this.#focus = nextTarget(this.#ensemble?.pointer.lit ?? [], this.#focus, step)
      this.#ensemble?.pointer.focus(this.#focus)
      if (this.#focus) this.#onPoint(this.#focus, 'hover')
    } else if ((event.key === 'Enter' || event.key === ' ') && this.#focus) this.#onPoint(this.#focus, 'click')
    else if (event.key === '+') this.zoom(1.25)
    else if (event.key === '-') this.zoom(0.8)
    else return
    event.preventDefault()
  }

  async destroy(): Promise<void> {
    const { canvas } = this.app
    canvas.removeEventListener('keydown', this.#onKey)
    canvas.removeEventListener('wheel', this.#onWheel)
    this.app.ticker.remove(this.#tick)
    this.#motion.drop()
    this.#ensemble?.destroy()
    this.#ensemble = null
    this.app.destroy({ removeView: true }, { children: true })
    await this.#art?.destroy()
  }
}
