import type { GameEvent } from '../../../../engine/red-november/index.ts'
import type { BoardTypes, Tools } from '../../../stage/company.ts'
import type { Particles } from '../../../stage/particles.ts'
import type { View as AnyView } from '../../../stage/views.ts'
import type { Palette } from '../../palette/palettes.ts'
import type { Picture } from '../picture/picture.ts'
import type { LayerName } from './layers.ts'
import type { TextureId, TileId } from './textures.ts'
import type { Words } from './words.ts'

/** The types of this board, for the stage. */
export interface Submarine extends BoardTypes {
  readonly event: GameEvent
  readonly picture: Picture
  readonly layer: LayerName
  readonly texture: TextureId
  readonly tile: TileId
}

export type View = AnyView<Picture>
export type Sparks = Particles<TextureId>

/** What every view is made with. */
export interface Workshop extends Tools<Submarine> {
  readonly words: Words
  readonly palette: Palette
}
