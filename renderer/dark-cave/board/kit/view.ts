import type { WebGLRenderer } from 'pixi.js'
import type { GameEvent } from '../../../../engine/dark-cave/index.ts'
import type { BoardTypes, Tools } from '../../../stage/company.ts'
import type { Particles } from '../../../stage/particles.ts'
import type { View as AnyView } from '../../../stage/views.ts'
import type { Picture } from '../picture/picture.ts'
import type { LayerName } from './layers.ts'
import type { TextureId, TileId } from './textures.ts'

/** The types of this board, for the stage. */
export interface Mountain extends BoardTypes {
  readonly event: GameEvent
  readonly picture: Picture
  readonly layer: LayerName
  readonly texture: TextureId
  readonly tile: TileId
}

export type View = AnyView<Picture>
export type Dust = Particles<TextureId>

/** What every view is made with. */
export interface Workshop extends Tools<Mountain> {
  /** For what is painted aside first: the field of all hollows, the light. */
  readonly renderer: WebGLRenderer
}
