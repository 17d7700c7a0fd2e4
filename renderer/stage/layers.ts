import { Container } from 'pixi.js'

/** Back to front. Things of one kind share a layer over all rooms, so that they are drawn in one go. */
const ORDER = [
  ...(['sea', 'rays', 'krakenBack', 'halo', 'hull', 'rooms', 'refraction', 'props', 'light', 'fireBack'] as const),
  ...([
    'gnomes',
    'fireFront',
    'smoke',
    'water',
    'sheen',
    'swimmers',
    'air',
    'edges',
    'here',
    'hatches',
    'jets',
  ] as const),
  ...(['labels', 'scars', 'haze'] as const),
  ...(['krakenFront', 'dusk', 'divers', 'foreground', 'finale', 'sparks', 'cover', 'gauges', 'track'] as const),
  ...(['signs', 'pieces', 'markers', 'lit', 'top'] as const),
] as const

export type LayerName = (typeof ORDER)[number]

/** What stands still unless the game changes it; a slow machine draws it once and keeps the picture. */
const BOAT: ReadonlySet<LayerName> = new Set<LayerName>([
  ...(['sea', 'rays', 'halo', 'hull', 'rooms', 'refraction', 'props', 'light', 'air'] as const),
  ...(['edges', 'labels', 'haze', 'dusk'] as const),
])
/** The same around the boat: solid, so that it can be painted over itself. */
const AROUND: ReadonlySet<LayerName> = new Set<LayerName>(['cover', 'gauges', 'track'])

export class Layers {
  readonly root = new Container({ label: 'board' })
  /** The scenery alone, while it is kept as a picture. */
  readonly boat = new Container({ label: 'boat' })
  readonly rail = new Container({ label: 'rail' })
  readonly #layers = Object.fromEntries(
    ORDER.map((name) => [name, new Container({ label: name, eventMode: 'none' })]),
  ) as Record<LayerName, Container>

  constructor() {
    this.flatten(false)
    for (const name of ['light', 'sheen', 'halo', 'rays'] as const) this.#layers[name].blendMode = 'add'
    this.#layers.gnomes.sortableChildren = true
    this.#layers.swimmers.sortableChildren = true
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

  /** Takes the scenery out of the moving picture, or puts it back in its places. */
  flatten(flat: boolean): void {
    for (const name of ORDER) {
      const parent = flat && BOAT.has(name) ? this.boat : flat && AROUND.has(name) ? this.rail : this.root
      parent.addChild(this.#layers[name])
    }
  }

  destroy(): void {
    this.root.destroy({ children: true })
    this.boat.destroy({ children: true })
    this.rail.destroy({ children: true })
  }
}
