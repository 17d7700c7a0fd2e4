import type { GameEvent, GameState } from '../../engine/red-november/index.ts'
import { Board } from '../../renderer/red-november/board/board.ts'
import { ENGLISH } from '../../renderer/red-november/board/kit/words.ts'
import type { Quality } from '../../renderer/stage/quality.ts'
import { Darkroom, FRAME, type Moment, type Scene } from './darkroom.ts'
import { SAMPLES } from './gallery-events.ts'
import { countListeners, countTickers, heldFrom } from './gallery-leftovers.ts'
import { difference } from './gallery-pixels.ts'

/** One picture of the boat that must not change by accident. */
export interface Shot extends Moment {
  readonly event?: keyof typeof SAMPLES
}

export type Clip = Scene<GameEvent>

/** What a closed board has left. */
export interface Leftovers {
  readonly canvases: number
  readonly listeners: number
  readonly tickers: number
  readonly drawings: number
}

export type GalleryWindow = Window & { readonly prover: Prover }

/** Frames of an event that a board shows before it is closed. */
const PLAYED_FRAMES = 12

const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))

/** The boat in front of the camera. */
export class Prover extends Darkroom<Shot, GameEvent> {
  readonly #board: Board
  readonly #stateOf: (scenario: string) => GameState

  constructor(board: Board, stateOf: (scenario: string) => GameState) {
    super(board)
    this.#board = board
    this.#stateOf = stateOf
  }

  protected override async pose({ scenario }: Shot): Promise<void> {
    await this.#board.speak(ENGLISH)
    this.act(scenario)
  }

  protected override begin({ event }: Shot): void {
    if (event) this.play(SAMPLES[event])
  }

  protected override act(scenario: string): void {
    this.#board.show(this.#stateOf(scenario))
  }

  protected override play(events: readonly GameEvent[]): void {
    void this.#board.present(events)
  }

  /** An event cut short in the middle, against a new board of the state it leaves. */
  async skipAgainstSync(event: keyof typeof SAMPLES): Promise<number> {
    const board = this.#board
    board.quality = 'medium'
    board.reducedMotion = true
    board.show(this.#stateOf('catastrophe'))
    const played = board.present(SAMPLES[event])
    await this.pass(0.1)
    board.director.skipAll()
    await played
    const skipped = this.pixels(1)
    await board.speak(ENGLISH)
    return difference(skipped, this.pixels(1))
  }

  /** How often the scenery of a still board is painted in so many frames, in a window whose three quarters are no whole pixels. */
  async repaints(frames: number): Promise<number> {
    const board = this.#board
    const { width, height } = board.size
    await this.show({ name: 'still', scenario: 'calm', still: true, quality: 'low' })
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
    await this.show({ name: 'lost', scenario: 'catastrophe', still: true, quality })
    const before = this.pixels(1)
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
    await this.#board.revived
    return difference(before, this.pixels(1))
  }

  /** Opens another board, plays on it and closes it again. */
  async openAndClose(): Promise<Leftovers> {
    const parent = document.body.appendChild(document.createElement('div'))
    parent.style.cssText = 'width: 320px; height: 200px'
    const atlas = './atlas/../atlas'
    const before = heldFrom(atlas).length
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
      drawings: heldFrom(atlas).length - before,
    }
    parent.remove()
    return left
  }
}
