import type { Rectangle } from 'pixi.js'
import type { Art } from './art.ts'
import type { Players } from './director.ts'
import type { Layers } from './layers.ts'
import type { Motion } from './motion.ts'
import type { Still } from './views.ts'

/** The types of one game's board, for everything that is written for any. */
export interface BoardTypes {
  /** Something that happened. */
  readonly event: unknown
  /** What is to be seen of a game. */
  readonly picture: unknown
  readonly layer: string
  /** A drawing in an atlas. */
  readonly texture: string
  /** A drawing of its own, which repeats. */
  readonly tile: string
}

/** What a company is made with. */
export interface Tools<B extends BoardTypes> {
  readonly art: Art<B['texture'], B['tile']>
  readonly motion: Motion
  readonly layers: Layers<B['layer']>
}

/** Everybody on stage, as the stage and its director know them. */
export interface Company<B extends BoardTypes> extends Players<B['event'], B['picture']> {
  /** One frame: seconds since the last one and since the start. */
  update(elapsed: number, time: number, still: Still): void
  /** So many CSS pixels are one unit of the picture now. */
  fit(scale: number): void
  /** Where the scenery is seen in front of whatever moves. */
  readonly windows: readonly Rectangle[]
  /** The scenery moves as well: a slow machine cannot keep it as a picture meanwhile. */
  readonly movesScenery: boolean
  destroy(): void
}
