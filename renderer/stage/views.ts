/** One thing on the board. */
export interface View<Picture> {
  /** Shows what is true. `snap` leaves nothing to glide there by itself. */
  sync(picture: Picture, snap: boolean): void
  /** What lives on its own: waves, flames, breath. Seconds since the last frame and since the start; a time of 0 means: be still. */
  update(elapsed: number, time: number): void
  destroy(): void
}

/** What must not move by itself; what has happened is shown all the same. */
export type Still = 'nothing' | 'scenery' | 'everything'

/** All views of one board, in the order they are put on stage. */
export class Views<Picture> {
  readonly #all: View<Picture>[] = []
  /** Whatever a slow machine shows as a picture. */
  readonly #scenery = new Set<View<Picture>>()

  add<V extends View<Picture>>(view: V): V {
    this.#all.push(view)
    return view
  }

  addScenery<V extends View<Picture>>(view: V): V {
    this.#scenery.add(view)
    return this.add(view)
  }

  sync(picture: Picture, snap: boolean): void {
    for (const view of this.#all) view.sync(picture, snap)
  }

  update(elapsed: number, time: number, still: Still): void {
    for (const view of this.#all) {
      const held = still === 'everything' || (still === 'scenery' && this.#scenery.has(view))
      view.update(elapsed, held ? 0 : time)
    }
  }

  destroy(): void {
    for (const view of this.#all) view.destroy()
  }
}

/** How far something glides to its goal in this time; always the same way at any frame rate. */
export const glide = (from: number, to: number, elapsed: number, haste = 8): number =>
  Math.abs(to - from) < 0.001 ? to : to + (from - to) * Math.exp(-elapsed * haste)
