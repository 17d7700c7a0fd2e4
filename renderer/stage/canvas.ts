import 'pixi.js/unsafe-eval'
import { Application, type Matrix, type Rectangle, type WebGLRenderer } from 'pixi.js'
import type { Layers } from './layers.ts'
import { firstQuality, QUALITIES, type Quality, rendererName } from './quality.ts'
import { Scenery } from './scenery.ts'
import { isStale } from './stale.ts'

/** What is drawn on: the canvas on which everything moves and, for a slow machine, the scenery behind it. */
export class Canvas {
  readonly app = new Application()
  readonly #background: number
  #quality: Quality
  #scenery: Scenery | null = null
  /** The canvas has lost what was on it. */
  #blank = true
  /** Nothing can be drawn: every texture went with a lost context. */
  #isLost = false
  /** The context is there again, and its textures are to be uploaded before `resume`. */
  onRestored: (() => void) | null = null

  private constructor(background: number, quality: Quality) {
    this.#background = background
    this.#quality = quality
  }

  /** As large as its parent. `auto` begins with what the machine promises. */
  static async open(parent: HTMLElement, background: number, wish: Quality | 'auto'): Promise<Canvas> {
    const quality = wish === 'auto' ? firstQuality(rendererName()) : wish
    const canvas = new Canvas(background, quality)
    const { app } = canvas
    const { antialias, texturesAtOnce } = QUALITIES[quality]
    await app.init({
      width: parent.clientWidth,
      height: parent.clientHeight,
      background,
      // The scenery may lie behind it, on a canvas of its own.
      backgroundAlpha: 0,
      antialias,
      autoDensity: true,
      resolution: canvas.#resolution,
      preference: 'webgl',
    })
    app.renderer.limits.maxBatchableTextures = texturesAtOnce
    // Only what has changed is drawn, and by whoever moves it.
    app.ticker.remove(app.render, app)
    parent.append(app.canvas)
    app.canvas.addEventListener('webglcontextlost', canvas.#lose)
    app.canvas.addEventListener('webglcontextrestored', canvas.#restore)
    canvas.#shine()
    return canvas
  }

  /** Light is added to what lies behind the canvas too: it must not cover it. */
  #shine(): void {
    const { gl, state } = this.#renderer
    const { blendModesMap } = state as unknown as { readonly blendModesMap: Record<string, readonly number[]> }
    blendModesMap.add = [gl.ONE, gl.ONE, gl.ZERO, gl.ONE]
  }

  readonly #lose = (): void => {
    this.#isLost = true
  }

  readonly #restore = (): void => {
    this.#isLost = true
    this.#shine()
    this.onRestored?.()
  }

  /** The textures are there again; whatever was painted is gone. */
  resume(): void {
    // It may be lost once more already.
    this.#isLost = this.#renderer.context.isLost
    this.renew()
    this.#blank = true
  }

  get #renderer(): WebGLRenderer {
    return this.app.renderer as WebGLRenderer
  }

  /** The scenery is kept as a picture. */
  get isFlat(): boolean {
    return this.#scenery !== null
  }

  /** Something has changed since it was drawn last. */
  get isStale(): boolean {
    return this.#blank || isStale(this.app.stage)
  }

  /** From now on the scenery is a picture behind everything that moves. */
  flatten<Layer extends string>(layers: Layers<Layer>, windows: () => readonly Rectangle[]): void {
    this.#scenery ??= new Scenery(layers, windows, this.app.canvas, this.#background)
    this.#back(0, 0)
  }

  /** The scenery moves with everything else again. */
  unflatten(): void {
    this.#scenery?.destroy()
    this.#scenery = null
    this.#back(this.#background, 1)
  }

  #back(color: number, alpha: number): void {
    const { background } = this.app.renderer
    background.color = color
    background.alpha = alpha
  }

  /** The scenery's picture is out of date: a jump. */
  renew(): void {
    this.#scenery?.renew()
  }

  /** Also where only the display is another one: its pixels count. */
  resize(width: number, height: number): void {
    this.app.renderer.resize(width, height, this.#resolution)
    this.#blank = true
  }

  get #resolution(): number {
    return window.devicePixelRatio * QUALITIES[this.#quality].pixels
  }

  get quality(): Quality {
    return this.#quality
  }

  /** Takes effect at once, but for smooth edges, which a canvas has from its birth or never. */
  set quality(quality: Quality) {
    this.#quality = quality
    const { width, height } = this.app.screen
    this.resize(width, height)
  }

  /** Puts what is true now on the screen, unless it is there already. */
  draw(camera: Matrix, elapsed: number): void {
    if (this.#isLost) return
    this.#scenery?.refresh(this.#renderer, camera, elapsed)
    if (this.isStale) this.app.render()
    this.#blank = false
  }

  /** A copy of the whole picture at least so wide, in pixels, however few of them the window has. */
  photograph(camera: Matrix, least: number): OffscreenCanvas {
    const { renderer } = this.app
    // Copied: whole pixels of another resolution would change the screen by a part of one, for good.
    const { width, height } = this.app.screen
    const { resolution } = renderer
    renderer.resize(width, height, Math.max(resolution, least / width))
    const photo = new OffscreenCanvas(this.app.canvas.width, this.app.canvas.height)
    const picture = photo.getContext('2d')
    if (picture) this.copyTo(picture, camera)
    renderer.resize(width, height, resolution)
    this.#blank = true
    return photo
  }

  /** Draws and copies the whole picture. */
  copyTo(picture: OffscreenCanvasRenderingContext2D, camera: Matrix): void {
    // What was drawn in an earlier task is gone from the canvas: it is drawn once more, whether it has changed or not.
    this.#blank = true
    this.draw(camera, Number.POSITIVE_INFINITY)
    const { width, height } = picture.canvas
    for (const canvas of [this.#scenery?.picture, this.app.canvas]) {
      if (canvas) picture.drawImage(canvas, 0, 0, width, height)
    }
  }

  /** Together with all that was put on its stage. */
  destroy(): void {
    this.app.canvas.removeEventListener('webglcontextlost', this.#lose)
    this.app.canvas.removeEventListener('webglcontextrestored', this.#restore)
    this.app.destroy({ removeView: true }, { children: true })
  }
}
