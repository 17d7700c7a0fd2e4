import { Container } from 'pixi.js'

/** Back to front. Things of one kind share a layer over all rooms, so that they are drawn in one go. */
const ORDER = [
  ...(['sea', 'rays', 'krakenBack', 'halo', 'hull', 'rooms', 'refraction', 'props', 'light', 'fireBack'] as const),
  ...(['gnomes', 'fireFront', 'smoke', 'water', 'sheen', 'air', 'edges', 'hatches', 'jets', 'labels'] as const),
  ...([
    'haze',
    'krakenFront',
    'dusk',
    'divers',
    'foreground',
    'sparks',
    'cover',
    'gauges',
    'track',
    'markers',
    'lit',
    'top',
  ] as const),
] as const

export type LayerName = (typeof ORDER)[number]

export class Layers {
  readonly root = new Container({ label: 'board' })
  readonly #layers = Object.fromEntries(
    ORDER.map((name) => [name, new Container({ label: name, eventMode: 'none' })]),
  ) as Record<LayerName, Container>

  constructor() {
    for (const name of ORDER) this.root.addChild(this.#layers[name])
    for (const name of ['light', 'sheen', 'halo', 'rays'] as const) this.#layers[name].blendMode = 'add'
    this.#layers.gnomes.sortableChildren = true
    this.#layers.markers.sortableChildren = true
    this.#layers.lit.eventMode = 'passive'
  }

  get(name: LayerName): Container {
    return this.#layers[name]
  }

  /** Decoration that a slow machine does without. */
  hide(names: readonly LayerName[]): void {
    for (const name of ORDER) this.#layers[name].renderable = !names.includes(name)
  }

  destroy(): void {
    this.root.destroy({ children: true })
  }
}
