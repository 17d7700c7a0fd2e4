import { CLEAR, Matrix, type Rectangle, RenderContainer, RenderTexture, type WebGLRenderer } from 'pixi.js'
import type { Layers } from './layers.ts'
import { restAfter } from './pace.ts'
import { isStale } from './stale.ts'

/** Seconds between two pictures of a scenery that is still changing; what surrounds it is quickly painted. */
const PATIENCE = { backdrop: 0.35, surround: 0.1 }
/** Rows of pixels that are read at once. */
const STRIP = 128
const NOTHING = [0, 0, 0, 0] as const

/**
 * The scenery as one picture on a canvas of its own, behind the one on which everything moves: painted when it has changed.
 * Without a GPU every pixel that is laid down anew costs time; what lies on the page already costs next to nothing.
 */
export class Scenery {
  readonly #layers: Pick<Layers<string>, 'root' | 'backdrop' | 'surround' | 'front' | 'flatten'>
  readonly #background: number
  /** In a shadow: for the rest of the page the board is one canvas. */
  readonly #place = document.createElement('div')
  readonly #canvas = document.createElement('canvas')
  readonly #paper = new OffscreenCanvas(1, 1)
  /** Parts of the board where the scenery is seen in front of everybody: there whatever moves is wiped away. */
  readonly #windows: () => readonly Rectangle[]
  readonly #wipe = new RenderContainer((renderer) => this.#clear(renderer as WebGLRenderer))
  readonly #now = new Matrix()
  #painted: Matrix | null = null
  #texture: RenderTexture | null = null
  #size = ''
  #age = { backdrop: 0, surround: 0 }
  /** Seconds that the last picture took. */
  readonly #effort = { backdrop: 0, surround: 0 }

  constructor(
    layers: Pick<Layers<string>, 'root' | 'backdrop' | 'surround' | 'front' | 'flatten'>,
    windows: () => readonly Rectangle[],
    front: HTMLElement,
    background: number,
  ) {
    this.#layers = layers
    this.#background = background
    this.#windows = windows
    this.#place.style.cssText = 'position: relative; height: 0; pointer-events: none'
    this.#canvas.style.cssText = 'position: absolute; left: 0; top: 0; transform-origin: 0 0'
    this.#place.attachShadow({ mode: 'closed' }).append(this.#canvas)
    front.style.position = 'relative'
    front.before(this.#place)
    layers.flatten(true)
    layers.root.addChildAt(this.#wipe, layers.root.getChildIndex(layers.front))
  }

  /** What lies behind, for whoever needs a picture of the whole. */
  get picture(): HTMLCanvasElement {
    return this.#canvas
  }

  /** Paints anew what has changed, a long fade in steps; while the camera moves, what was painted moves along. */
  refresh(renderer: WebGLRenderer, camera: Matrix, elapsed: number): void {
    this.#age.backdrop += elapsed
    this.#age.surround += elapsed
    const resized = this.#fit(renderer)
    const moved = resized || !this.#painted?.equals(camera)
    this.#now.copyFrom(camera)
    const { backdrop, surround } = this.#layers
    const all = resized || !this.#painted || (this.#isDue('backdrop') && (moved || isStale(backdrop)))
    const some = all || (!moved && this.#isDue('surround') && isStale(surround))
    const before = performance.now()
    if (all) this.#paint(renderer, 'backdrop')
    if (some) {
      this.#paint(renderer, 'surround')
      this.#hang(renderer)
      this.#effort[all ? 'backdrop' : 'surround'] = (performance.now() - before) / 1000
    }
    if (moved) this.#move()
  }

  #isDue(part: 'backdrop' | 'surround'): boolean {
    return this.#age[part] >= restAfter(this.#effort[part], PATIENCE[part])
  }

  /** Forgets the picture: a jump, or a canvas that was lost. */
  renew(): void {
    this.#painted = null
  }

  #paint(renderer: WebGLRenderer, part: 'backdrop' | 'surround'): void {
    this.#age[part] = 0
    if (part === 'backdrop') this.#painted = this.#now.clone()
    renderer.render({
      container: this.#layers[part],
      target: this.#texture as RenderTexture,
      transform: this.#now,
      clear: part === 'backdrop',
      clearColor: this.#background,
    })
  }

  /** From the texture to the page, strip by strip, and handed over as a whole: of a canvas that is painted on the browser keeps four copies. */
  #hang({ gl, renderTarget }: WebGLRenderer): void {
    renderTarget.bind({ target: this.#texture as RenderTexture, clear: CLEAR.NONE })
    const { width, height } = this.#paper
    const paint = this.#paper.getContext('2d', { alpha: false, willReadFrequently: true })
    const strip = new ImageData(width, Math.min(STRIP, height))
    for (let y = 0; y < height; y += STRIP) {
      gl.readPixels(0, y, width, Math.min(STRIP, height - y), gl.RGBA, gl.UNSIGNED_BYTE, strip.data)
      paint?.putImageData(strip, 0, y)
    }
    this.#canvas
      .getContext('bitmaprenderer', { alpha: false })
      ?.transferFromImageBitmap(this.#paper.transferToImageBitmap())
  }

  /** Lays what was painted where the camera sees it now. */
  #move(): void {
    const { a, d, tx, ty } = this.#painted ?? this.#now
    const [wide, high] = [this.#now.a / a, this.#now.d / d]
    const at = `${this.#now.tx - tx * wide}, ${this.#now.ty - ty * high}`
    this.#canvas.style.transform = this.#painted?.equals(this.#now) ? '' : `matrix(${wide}, 0, 0, ${high}, ${at})`
  }

  /** All pixels of the screen, whatever the moving picture has: names and numbers stay sharp. True if it is a new one. */
  #fit({ screen: { width, height } }: WebGLRenderer): boolean {
    const resolution = window.devicePixelRatio
    // A texture has whole pixels only: it cannot tell what was asked of it.
    const size = `${width} ${height} ${resolution}`
    if (size === this.#size) return false
    this.#size = size
    this.#texture?.destroy(true)
    this.#texture = RenderTexture.create({ width, height, resolution })
    this.#paper.width = this.#texture.source.pixelWidth
    this.#paper.height = this.#texture.source.pixelHeight
    this.#canvas.style.width = `${width}px`
    this.#canvas.style.height = `${height}px`
    return true
  }

  #clear(renderer: WebGLRenderer): void {
    const { gl, resolution, screen, renderTarget } = renderer
    gl.enable(gl.SCISSOR_TEST)
    for (const { x, y, width, height } of this.#windows()) {
      const from = this.#now.apply({ x, y })
      const to = this.#now.apply({ x: x + width, y: y + height })
      const [left, right] = [from.x, to.x].map((at) => Math.round(Math.max(0, at) * resolution)) as [number, number]
      const [top, bottom] = [from.y, to.y].map((at) => Math.round((screen.height - at) * resolution)) as [
        number,
        number,
      ]
      if (right <= left || top <= bottom) continue
      gl.scissor(left, bottom, right - left, top - bottom)
      renderTarget.clear(renderTarget.renderTarget, CLEAR.COLOR, [...NOTHING])
    }
    gl.disable(gl.SCISSOR_TEST)
  }

  /** The layers are one picture again. */
  destroy(): void {
    this.#place.remove()
    this.#wipe.destroy()
    this.#texture?.destroy(true)
    this.#layers.flatten(false)
  }
}
