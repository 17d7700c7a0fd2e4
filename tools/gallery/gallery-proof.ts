import { Sprite, Texture } from 'pixi.js'
import type { GameEvent, GameState } from '../../engine/red-november/index.ts'
import { Board } from '../../renderer/red-november/board/board.ts'
import { ENGLISH } from '../../renderer/red-november/board/kit/words.ts'
import type { Quality } from '../../renderer/stage/quality.ts'
import { SAMPLES } from './gallery-events.ts'
import { cachedUnder, countListeners, countTickers } from './gallery-leftovers.ts'
import { difference, lightnessOf, paper, pixelsOf } from './gallery-pixels.ts'

/** One picture that must not change by accident. */
export interface Shot {
  readonly name: string
  readonly scenario: string
  /** What is played, and how many seconds of it are over. */
  readonly event?: keyof typeof SAMPLES
  readonly at?: number
  readonly quality?: Quality
  readonly still?: boolean
}

/** Something to watch for a while. */
export interface Clip {
  readonly scenario: string
  readonly events?: readonly GameEvent[]
  readonly seconds: number
  /** Blinds with white so many times a second: whoever looks for flashes must see these. */
  readonly strobe?: number
}

/** How light every part of the picture was in each frame, in rows: a byte each, 0 black, 255 white. As text it travels soonest. */
export interface Film {
  readonly columns: number
  readonly rows: number
  readonly framesPerSecond: number
  readonly frames: readonly string[]
}

/** What a closed board has left. */
export interface Leftovers {
  readonly canvases: number
  readonly listeners: number
  readonly tickers: number
  readonly drawings: number
}

export type GalleryWindow = Window & { readonly prover: Prover }

const FRAME = 1 / 30
const SETTLE = 1.2
/** Pictures are compared at half their size: smooth edges differ from machine to machine. */
const SMALLER = 2
const WEBP_QUALITY = 0.86
/** Pixels of a picture that make one part of a film. */
const GRAIN = 4
/** Seconds between two pictures of a film: ten flashes a second can still be told apart. */
const FILM_FRAME = 1 / 20

/** Frames of an event that a board shows before it is closed. */
const PLAYED_FRAMES = 12

const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))

/** Sets a board to a certain moment, the same one every time: its clock stands and is moved by hand. */
export class Prover {
  readonly #board: Board
  readonly #stateOf: (scenario: string) => GameState

  constructor(board: Board, stateOf: (scenario: string) => GameState) {
    this.#board = board
    this.#stateOf = stateOf
    board.app.ticker.stop()
  }

  async #show({ scenario, event, at = SETTLE, quality = 'medium', still = false }: Shot): Promise<void> {
    const board = this.#board
    board.quality = quality
    board.reducedMotion = still
    board.time = 0
    await board.speak(ENGLISH)
    board.show(this.#stateOf(scenario))
    if (event) void board.present(SAMPLES[event])
    await this.#pass(at)
  }

  /** Seconds go by, frame by frame; whoever waits for an animation goes on in between. */
  async #pass(seconds: number, length = FRAME): Promise<void> {
    for (let frame = 0; frame < seconds / length; frame++) {
      this.#board.step(length)
      for (let turn = 0; turn < 6; turn++) await Promise.resolve()
    }
  }

  /** The picture of a moment, as a file. */
  async picture(shot: Shot): Promise<string> {
    await this.#show(shot)
    const { canvas } = this.#copy(1)
    const file = await canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY })
    return new Promise((done) => {
      const reader = new FileReader()
      reader.onload = () => done(reader.result as string)
      reader.readAsDataURL(file)
    })
  }

  /** The part of the pixels in which a moment differs from the picture that was kept. */
  async compare(shot: Shot, kept: string | null): Promise<number> {
    await this.#show(shot)
    const now = this.#pixels(SMALLER)
    if (!kept) return 1
    const image = new Image()
    image.src = kept
    await image.decode()
    return difference(now, pixelsOf(image, image.width / SMALLER, image.height / SMALLER))
  }

  /** What happens, frame by frame, at the richest quality: no clock is asked. */
  async film({ scenario, events = [], seconds, strobe = 0 }: Clip): Promise<Film> {
    const board = this.#board
    board.quality = 'high'
    board.reducedMotion = false
    board.time = 0
    board.show(this.#stateOf(scenario))
    await this.#pass(FILM_FRAME)
    void board.present(events)
    const frames: string[] = []
    const { width, height } = board.size
    const veil = board.app.stage.addChild(new Sprite({ texture: Texture.WHITE, width, height }))
    for (let frame = 0; frame < seconds / FILM_FRAME; frame++) {
      await this.#pass(FILM_FRAME, FILM_FRAME)
      veil.visible = Math.floor(frame * FILM_FRAME * strobe * 2 + 1e-9) % 2 === 1
      const copy = this.#copy(1)
      frames.push(btoa(String.fromCharCode(...lightnessOf(copy.getImageData(0, 0, width, height), GRAIN))))
    }
    veil.destroy()
    const grain = { columns: Math.floor(width / GRAIN), rows: Math.floor(height / GRAIN) }
    return { ...grain, framesPerSecond: 1 / FILM_FRAME, frames }
  }

  /** An event cut short in the middle, against a new board of the state it leaves. */
  async skipAgainstSync(event: keyof typeof SAMPLES): Promise<number> {
    const board = this.#board
    board.quality = 'medium'
    board.reducedMotion = true
    board.show(this.#stateOf('catastrophe'))
    const played = board.present(SAMPLES[event])
    await this.#pass(0.1)
    board.director.skipAll()
    await played
    const skipped = this.#pixels(1)
    await board.speak(ENGLISH)
    return difference(skipped, this.#pixels(1))
  }

  /** How often the scenery of a still board is painted in so many frames, in a window whose three quarters are no whole pixels. */
  async repaints(frames: number): Promise<number> {
    const board = this.#board
    const { width, height } = board.size
    await this.#show({ name: 'still', scenario: 'calm', still: true, quality: 'low' })
    board.resize(width - 1, height - 1)
    board.draw()
    const { prototype } = CanvasRenderingContext2D
    const { putImageData: plain } = prototype
    let painted = 0
    prototype.putImageData = function (...args: unknown[]): void {
      painted++
      Reflect.apply(plain, this, args)
    }
    for (let frame = 0; frame < frames; frame++) {
      board.step(FRAME)
      board.draw()
    }
    prototype.putImageData = plain
    board.resize(width, height)
    return painted
  }

  /** The WebGL context goes and comes back. */
  async loseContext(quality: Quality): Promise<number> {
    await this.#show({ name: 'lost', scenario: 'catastrophe', still: true, quality })
    const before = this.#pixels(1)
    const { canvas, renderer } = this.#board.app
    const { gl } = renderer as unknown as { readonly gl: WebGL2RenderingContext }
    const handle = gl.getExtension('WEBGL_lose_context')
    const heard = (name: string): Promise<unknown> =>
      new Promise((done) => canvas.addEventListener(name, done, { once: true }))
    const lost = heard('webglcontextlost')
    handle?.loseContext()
    await lost
    // Only once everybody has heard of it may it be given back.
    await nextFrame()
    const back = heard('webglcontextrestored')
    handle?.restoreContext()
    await back
    return difference(before, this.#pixels(1))
  }

  #pixels(smaller: number): Uint8ClampedArray {
    // Walls take their light from the lamp of the frame before.
    this.#board.step(0)
    this.#board.step(0)
    const copy = this.#copy(smaller)
    return copy.getImageData(0, 0, copy.canvas.width, copy.canvas.height).data
  }

  #copy(smaller: number): OffscreenCanvasRenderingContext2D {
    const { width, height } = this.#board.size
    const copy = paper(width / smaller, height / smaller)
    this.#board.copyTo(copy)
    return copy
  }

  /** Opens another board, plays on it and closes it again. */
  async openAndClose(): Promise<Leftovers> {
    const parent = document.body.appendChild(document.createElement('div'))
    parent.style.cssText = 'width: 320px; height: 200px'
    const atlas = './atlas/../atlas'
    const before = cachedUnder(atlas).length
    const usual = await countTickers()
    const listening = countListeners()
    const board = await Board.create({ parent, quality: 'low', atlas })
    board.show(this.#stateOf('catastrophe'))
    void board.present(SAMPLES['fire-started'])
    for (let frame = 0; frame < PLAYED_FRAMES; frame++) await nextFrame()
    await board.destroy()
    const tickers = (await countTickers()) - usual
    const left = {
      canvases: parent.childElementCount,
      listeners: listening(),
      tickers,
      drawings: cachedUnder(atlas).length - before,
    }
    parent.remove()
    return left
  }
}
