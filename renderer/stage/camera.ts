import { Container, type Matrix } from 'pixi.js'
import { type Aim, aimAt, type Fit, fitInto, nearestZoom, panBy, WHOLE, zoomAt } from './fit.ts'
import type { Box, Size } from './geometry.ts'
import type { Steered } from './steering.ts'
import { glide } from './views.ts'

/** How fast it travels by itself, and when it has arrived. */
const HASTE = 5
const NEAR = 0.4

/** Holds the picture and moves it, so that the wanted part of it fills the window. */
export class Camera implements Steered {
  readonly root = new Container()
  #picture: Box
  readonly #onMove: (travels: boolean) => void
  readonly #closest: Size | null
  #fit: Fit = { scale: 1, x: 0, y: 0 }
  #aim: Aim = WHOLE
  #window: Size = { width: 0, height: 0 }
  #below = 0
  /** Where it is going by itself. */
  #goal: Fit | null = null

  /** `closest`: the smallest part that is ever looked at, in a picture that grows. */
  constructor(picture: Size, onMove: (travels: boolean) => void, closest: Size | null = null) {
    this.#picture = { x: 0, y: 0, ...picture }
    this.#onMove = onMove
    this.#closest = closest
  }

  get #nearest(): number {
    return nearestZoom(this.#picture, this.#closest)
  }

  /** CSS pixels for one unit of the picture, while all of it is seen. */
  get wholeScale(): number {
    return this.#fit.scale
  }

  /** CSS pixels for one unit of the picture now. */
  get scale(): number {
    return this.root.scale.x
  }

  /** On its way by itself. */
  get isTravelling(): boolean {
    return this.#goal !== null
  }

  get transform(): Matrix {
    return this.root.localTransform
  }

  /** The window has a new size: the whole picture is seen in it. */
  fit(width: number, height: number, below: number): void {
    this.#window = { width, height }
    this.#below = below
    this.#refit()
    this.#look(WHOLE)
  }

  #refit(): void {
    const { width, height } = this.#window
    this.#fit = fitInto(this.#picture, width, height, this.#below)
  }

  /** The picture has grown or shrunk: it is seen whole again. `travels`: one sees the camera go there. */
  cover(picture: Box, travels: boolean): void {
    this.#picture = picture
    this.#refit()
    this.#look(WHOLE, travels)
  }

  /** As much of the picture as holds this box; null: all of it. */
  frame(box: Box | null, travels: boolean): void {
    this.#look(box ? aimAt(this.#picture, this.#fit, box, this.#nearest) : WHOLE, travels)
  }

  /** Looking at this shows more of the picture than what is seen now; null: at all of it. */
  widens(box: Box | null): boolean {
    if (box === null || this.root.destroyed) return true
    return this.#fit.scale * aimAt(this.#picture, this.#fit, box, this.#nearest).zoom < this.scale
  }

  /** Goes on towards where it was sent. */
  advance(elapsed: number): void {
    const goal = this.#goal
    if (!goal) return
    const { x, y } = this.root.position
    const scale = glide(this.scale, goal.scale, elapsed, HASTE)
    const [left, top] = [glide(x, goal.x, elapsed, HASTE), glide(y, goal.y, elapsed, HASTE)]
    const arrived = Math.hypot(goal.x - left, goal.y - top) < NEAR
    if (arrived) this.#goal = null
    this.#stand(arrived ? goal : { scale, x: left, y: top })
  }

  zoom(by: number, x = this.#window.width / 2, y = this.#window.height / 2): void {
    this.#look(zoomAt(this.#aim, this.#picture, this.#fit, by, x, y, this.#nearest))
  }

  pan(dx: number, dy: number): void {
    this.#look(panBy(this.#aim, this.#picture, this.#fit, dx, dy))
  }

  whole(): void {
    this.#look(WHOLE)
  }

  #look(aim: Aim, travels = false): void {
    this.#aim = aim
    const scale = this.#fit.scale * aim.zoom
    const { x, y } = this.#picture
    const goal = { scale, x: this.#fit.x + aim.x - x * scale, y: this.#fit.y + aim.y - y * scale }
    this.#goal = travels ? goal : null
    if (!travels) this.#stand(goal)
  }

  #stand({ scale, x, y }: Fit): void {
    // What lies over the board is put away after it, and still sends the camera back.
    if (this.root.destroyed) return
    this.root.scale.set(scale)
    this.root.position.set(x, y)
    this.root.updateLocalTransform()
    this.#onMove(this.#goal !== null)
  }

  /** Where a part of the picture is in the window, in CSS pixels. */
  boxOf(box: Box): Box {
    const { x, y } = this.transform.apply(box)
    return { x, y, width: box.width * this.scale, height: box.height * this.scale }
  }
}
