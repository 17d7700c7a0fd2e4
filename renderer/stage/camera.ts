import { Container, type Matrix } from 'pixi.js'
import { type Aim, type Fit, fitInto, panBy, WHOLE, zoomAt } from './fit.ts'
import type { Box, Size } from './geometry.ts'
import type { Steered } from './steering.ts'

/** Holds the picture and moves it, so that the wanted part of it fills the window. */
export class Camera implements Steered {
  readonly root = new Container()
  readonly #picture: Size
  readonly #onMove: () => void
  #fit: Fit = { scale: 1, x: 0, y: 0 }
  #aim: Aim = WHOLE
  #window: Size = { width: 0, height: 0 }

  constructor(picture: Size, onMove: () => void) {
    this.#picture = picture
    this.#onMove = onMove
  }

  /** CSS pixels for one unit of the picture, while all of it is seen. */
  get wholeScale(): number {
    return this.#fit.scale
  }

  /** CSS pixels for one unit of the picture now. */
  get scale(): number {
    return this.root.scale.x
  }

  get transform(): Matrix {
    return this.root.localTransform
  }

  /** The window has a new size: the whole picture is seen in it. */
  fit(width: number, height: number, below: number): void {
    this.#window = { width, height }
    this.#fit = fitInto(this.#picture, width, height, below)
    this.#look(WHOLE)
  }

  zoom(by: number, x = this.#window.width / 2, y = this.#window.height / 2): void {
    this.#look(zoomAt(this.#aim, this.#picture, this.#fit, by, x, y))
  }

  pan(dx: number, dy: number): void {
    this.#look(panBy(this.#aim, this.#picture, this.#fit, dx, dy))
  }

  whole(): void {
    this.#look(WHOLE)
  }

  #look(aim: Aim): void {
    this.#aim = aim
    this.root.scale.set(this.#fit.scale * aim.zoom)
    this.root.position.set(this.#fit.x + aim.x, this.#fit.y + aim.y)
    this.root.updateLocalTransform()
    this.#onMove()
  }

  /** Where a part of the picture is in the window, in CSS pixels. */
  boxOf(box: Box): Box {
    const { x, y } = this.transform.apply(box)
    return { x, y, width: box.width * this.scale, height: box.height * this.scale }
  }
}
