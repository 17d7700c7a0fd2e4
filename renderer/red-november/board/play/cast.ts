import type { Color, RoomId, TokenId } from '../../../../engine/red-november/index.ts'
import type { Motion } from '../../../stage/motion.ts'
import type { Particles } from '../../../stage/particles.ts'
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
  readonly sparks: Particles
  gnome(color: Color): GnomeView | undefined
  marker(color: Color): MarkerView | undefined
  hatch(hatch: AnyHatch): HatchView | undefined
  fire(room: RoomId): FireView | undefined
  token(token: TokenId): TokenView | undefined
}
