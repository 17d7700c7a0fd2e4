import type { Color, RoomId, TokenId } from '../../../../engine/red-november/index.ts'
import type { Motion } from '../../../stage/motion.ts'
import type { Sparks } from '../kit/view.ts'
import type { AnyHatch } from '../layout/hatches.ts'
import type { DieView } from '../views/die.ts'
import type { FinaleView } from '../views/finale.ts'
import type { FireView } from '../views/fire.ts'
import type { GaugesView } from '../views/gauges.ts'
import type { GnomeView } from '../views/gnome.ts'
import type { HatchView } from '../views/hatch.ts'
import type { HullView } from '../views/hull.ts'
import type { JetView } from '../views/jet.ts'
import type { KrakenView } from '../views/kraken.ts'
import type { MarkerView } from '../views/marker.ts'
import type { RoomView } from '../views/room.ts'
import type { TokenView } from '../views/token.ts'
import type { TrackView } from '../views/track.ts'
import type { WaterView } from '../views/water.ts'

/** Everybody an event can call on stage. */
export interface Cast {
  readonly motion: Motion
  readonly hull: HullView
  readonly water: WaterView
  readonly jet: JetView
  readonly kraken: KrakenView
  readonly track: TrackView
  readonly gauges: GaugesView
  readonly die: DieView
  readonly finale: FinaleView
  readonly sparks: Sparks
  readonly gnomes: Readonly<Record<Color, GnomeView>>
  readonly markers: Readonly<Record<Color, MarkerView>>
  readonly hatches: Readonly<Record<AnyHatch, HatchView>>
  readonly rooms: Readonly<Record<RoomId, RoomView>>
  readonly fires: Readonly<Record<RoomId, FireView>>
  readonly tokens: Readonly<Record<TokenId, TokenView>>
}
