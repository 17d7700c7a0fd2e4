/** What can be asked of the camera. */
export interface Steered {
  zoom(by: number, x?: number, y?: number): void
  pan(dx: number, dy: number): void
  /** The whole picture again. */
  whole(): void
}

const PAN_STEP = 80

/** The camera by keyboard: Shift with an arrow moves. The keys that zoom are the player's choice, so the page has them. */
const KEYS: Readonly<Record<string, (camera: Steered) => void>> = {
  ArrowLeft: (camera) => camera.pan(PAN_STEP, 0),
  ArrowRight: (camera) => camera.pan(-PAN_STEP, 0),
  ArrowUp: (camera) => camera.pan(0, PAN_STEP),
  ArrowDown: (camera) => camera.pan(0, -PAN_STEP),
}

/** Does what a key asks of the camera; false where it asks nothing. */
export function steerByKey(camera: Steered, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  const order = shiftKey ? KEYS[key] : undefined
  order?.(camera)
  return order !== undefined
}

const WHEEL = 0.0015
/** A trackpad tells a pinch as a wheel with Ctrl, in small steps. */
const PINCH = 0.01
/** A hand that only clicks still moves a little. */
const SLACK = 6

/** The camera by mouse, trackpad and touch: the wheel zooms, a drag moves, two fingers do both, a double click shows all. */
export class Steering {
  readonly #canvas: HTMLElement
  readonly #camera: Steered
  readonly #fingers = new Map<number, { readonly x: number; readonly y: number }>()
  #way = 0

  constructor(canvas: HTMLElement, camera: Steered) {
    this.#canvas = canvas
    this.#camera = camera
    canvas.style.touchAction = 'none'
    canvas.addEventListener('wheel', this.#wheel, { passive: false })
    canvas.addEventListener('pointerdown', this.#down)
    canvas.addEventListener('pointermove', this.#move)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) canvas.addEventListener(end, this.#up)
    canvas.addEventListener('dblclick', this.#whole)
  }

  /** The last press was a drag: it clicks on nothing. */
  get dragged(): boolean {
    return this.#way > SLACK
  }

  /** On what may be clicked it is two clicks. */
  readonly #whole = (): void => {
    if (this.#canvas.style.cursor !== 'pointer') this.#camera.whole()
  }

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault()
    if (event.shiftKey) this.#camera.pan(-event.deltaX - event.deltaY, 0)
    else this.#camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL)), event.offsetX, event.offsetY)
  }

  readonly #down = ({ pointerId, offsetX: x, offsetY: y }: PointerEvent): void => {
    if (this.#fingers.size === 0) this.#way = 0
    this.#fingers.set(pointerId, { x, y })
  }

  readonly #move = ({ pointerId, offsetX: x, offsetY: y }: PointerEvent): void => {
    const before = this.#fingers.get(pointerId)
    if (!before) return
    const other = [...this.#fingers].find(([id]) => id !== pointerId)?.[1]
    this.#fingers.set(pointerId, { x, y })
    const [dx, dy] = [x - before.x, y - before.y]
    this.#way += Math.hypot(dx, dy)
    if (other) {
      const spread = Math.hypot(before.x - other.x, before.y - other.y)
      const middle = { x: (x + other.x) / 2, y: (y + other.y) / 2 }
      if (spread > 0) this.#camera.zoom(Math.hypot(x - other.x, y - other.y) / spread, middle.x, middle.y)
      this.#camera.pan(dx / 2, dy / 2)
    } else if (this.dragged) this.#camera.pan(dx, dy)
  }

  readonly #up = ({ pointerId }: PointerEvent): void => {
    this.#fingers.delete(pointerId)
  }

  destroy(): void {
    const canvas = this.#canvas
    canvas.removeEventListener('wheel', this.#wheel)
    canvas.removeEventListener('pointerdown', this.#down)
    canvas.removeEventListener('pointermove', this.#move)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) canvas.removeEventListener(end, this.#up)
    canvas.removeEventListener('dblclick', this.#whole)
  }
}
