import { type Application, Sprite, Texture } from 'pixi.js'
import type { Size } from '../../renderer/stage/geometry.ts'
import type { Quality } from '../../renderer/stage/quality.ts'
import { difference, lightnessOf, paper, pixelsOf } from './gallery-pixels.ts'

/** One picture that must not change by accident. */
export interface Moment {
  readonly name: string
  readonly scenario: string
  /** What is played, and how many seconds of it are over. */
  readonly event?: string
  readonly at?: number
  readonly quality?: Quality
  readonly still?: boolean
}

/** Something to watch for a while. */
export interface Scene<Event> {
  readonly scenario: string
  readonly events?: readonly Event[]
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

/** A board, as far as it is photographed. */
export interface Sitter {
  readonly app: Application
  readonly size: Size
  quality: Quality
  reducedMotion: boolean
  time: number
  step(elapsed: number): void
  copyTo(picture: OffscreenCanvasRenderingContext2D): void
}

export const FRAME = 1 / 30
const SETTLE = 1.2
/** Pictures are compared at half their size: smooth edges differ from machine to machine. */
const SMALLER = 2
const WEBP_QUALITY = 0.86
/** Pixels of a picture that make one part of a film. */
const GRAIN = 2
/** Seconds between two pictures of a film: ten flashes a second can still be told apart. */
const FILM_FRAME = 1 / 20

/** Sets a board to a certain moment, the same one every time: its clock stands and is moved by hand. */
export abstract class Darkroom<Shot extends Moment, Event> {
  protected constructor(private readonly sitter: Sitter) {
    sitter.app.ticker.stop()
  }

  /** The position of this shot is there. */
  protected abstract pose(shot: Shot): Promise<void> | void
  /** What happens in it begins, in the same moment as the clock. */
  protected abstract begin(shot: Shot): void
  /** The same for a film. */
  protected abstract act(scenario: string): void
  protected abstract play(events: readonly Event[]): void

  protected async show(shot: Shot): Promise<void> {
    const { sitter } = this
    sitter.quality = shot.quality ?? 'medium'
    sitter.reducedMotion = shot.still ?? false
    sitter.time = 0
    await this.pose(shot)
    this.begin(shot)
    await this.pass(shot.at ?? SETTLE)
  }

  /** Seconds go by, frame by frame; whoever waits for an animation goes on in between. */
  protected async pass(seconds: number, length = FRAME): Promise<void> {
    for (let frame = 0; frame < seconds / length; frame++) {
      this.sitter.step(length)
      for (let turn = 0; turn < 6; turn++) await Promise.resolve()
    }
  }

  /** The picture of a moment, as a file. */
  async picture(shot: Shot): Promise<string> {
    await this.show(shot)
    const { canvas } = this.#atRest(1)
    const file = await canvas.convertToBlob({ type: 'image/webp', quality: WEBP_QUALITY })
    return new Promise((done) => {
      const reader = new FileReader()
      reader.onload = () => done(reader.result as string)
      reader.readAsDataURL(file)
    })
  }

  /** The part of the pixels in which a moment differs from the picture that was kept. */
  async compare(shot: Shot, kept: string | null): Promise<number> {
    await this.show(shot)
    const now = this.pixels(SMALLER)
    if (!kept) return 1
    const image = new Image()
    image.src = kept
    await image.decode()
    return difference(now, pixelsOf(image, image.width / SMALLER, image.height / SMALLER))
  }

  /** What happens, frame by frame, at the richest quality: no clock is asked. */
  async film({ scenario, events = [], seconds, strobe = 0 }: Scene<Event>): Promise<Film> {
    const { sitter } = this
    sitter.quality = 'high'
    sitter.reducedMotion = false
    sitter.time = 0
    this.act(scenario)
    await this.pass(FILM_FRAME)
    this.play(events)
    const frames: string[] = []
    const { width, height } = sitter.size
    const veil = sitter.app.stage.addChild(new Sprite({ texture: Texture.WHITE, width, height }))
    for (let frame = 0; frame < seconds / FILM_FRAME; frame++) {
      await this.pass(FILM_FRAME, FILM_FRAME)
      veil.visible = Math.floor(frame * FILM_FRAME * strobe * 2 + 1e-9) % 2 === 1
      const copy = this.#copy(1)
      frames.push(btoa(String.fromCharCode(...lightnessOf(copy.getImageData(0, 0, width, height), GRAIN))))
    }
    veil.destroy()
    const grain = { columns: Math.floor(width / GRAIN), rows: Math.floor(height / GRAIN) }
    return { ...grain, framesPerSecond: 1 / FILM_FRAME, frames }
  }

  protected pixels(smaller: number): Uint8ClampedArray {
    const copy = this.#atRest(smaller)
    return copy.getImageData(0, 0, copy.canvas.width, copy.canvas.height).data
  }

  /** Walls take their light from the lamp of the frame before. */
  #atRest(smaller: number): OffscreenCanvasRenderingContext2D {
    this.sitter.step(0)
    this.sitter.step(0)
    return this.#copy(smaller)
  }

  #copy(smaller: number): OffscreenCanvasRenderingContext2D {
    const { width, height } = this.sitter.size
    const copy = paper(width / smaller, height / smaller)
    this.sitter.copyTo(copy)
    return copy
  }
}
