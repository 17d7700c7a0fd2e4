import { Container } from 'pixi.js'
import type { Quality } from './quality.ts'

/** The layers of a game's board. */
export interface LayerPlan<Name extends string> {
  /** Back to front. Things of one kind share a layer all over the board, so that they are drawn in one go. */
  readonly order: readonly Name[]
  /** What stands still unless the game changes it; a slow machine draws it once and keeps the picture. */
  readonly backdrop: readonly Name[]
  /** The same around it: solid, so that it can be painted over itself. */
  readonly surround: readonly Name[]
  /** The first layer that lies in front of the surround. */
  readonly front: Name
  /** Light, which is added to what lies below. */
  readonly light: readonly Name[]
  /** Whatever lies there is sorted by `zIndex`. */
  readonly sorted: readonly Name[]
  /** Whatever lies there can be pointed at. */
  readonly pointed: readonly Name[]
  /** Decoration that a machine does without. */
  readonly hidden: Readonly<Record<Quality, readonly Name[]>>
}

/** One container for each layer, in their order or parted into scenery and what moves. */
export class Layers<Name extends string> {
  readonly root = new Container({ label: 'board' })
  /** The scenery alone, while it is kept as a picture. */
  readonly backdrop = new Container({ label: 'backdrop' })
  readonly surround = new Container({ label: 'surround' })
  readonly #plan: LayerPlan<Name>
  readonly #layers: Readonly<Record<Name, Container>>

  constructor(plan: LayerPlan<Name>) {
    this.#plan = plan
    this.#layers = Object.fromEntries(
      plan.order.map((name) => [name, new Container({ label: name, eventMode: 'none' })]),
    ) as Record<Name, Container>
    this.flatten(false)
    for (const name of plan.light) this.#layers[name].blendMode = 'add'
    for (const name of plan.sorted) this.#layers[name].sortableChildren = true
    for (const name of plan.pointed) this.#layers[name].eventMode = 'passive'
  }

  get(name: Name): Container {
    return this.#layers[name]
  }

  get front(): Container {
    return this.#layers[this.#plan.front]
  }

  /** As much decoration as a quality has. */
  show(quality: Quality): void {
    const { order, hidden } = this.#plan
    for (const name of order) this.#layers[name].renderable = !hidden[quality].includes(name)
  }

  /** Takes the scenery out of the moving picture, or puts it back in its places. */
  flatten(flat: boolean): void {
    const { order, backdrop, surround } = this.#plan
    for (const name of order) {
      const parent =
        flat && backdrop.includes(name) ? this.backdrop : flat && surround.includes(name) ? this.surround : this.root
      parent.addChild(this.#layers[name])
    }
  }

  destroy(): void {
    this.root.destroy({ children: true })
    this.backdrop.destroy({ children: true })
    this.surround.destroy({ children: true })
  }
}
