import type { CreatureId, GnomeId } from '../../../../engine/dark-cave/index.ts'
import type { Box } from '../../../stage/geometry.ts'
import type { Motion } from '../../../stage/motion.ts'
import type { Dust } from '../kit/view.ts'
import type { AirView } from '../views/air.ts'
import type { CardsView } from '../views/cards.ts'
import type { CreatureView } from '../views/creature.ts'
import type { FlightView } from '../views/flight.ts'
import type { GatesView } from '../views/gates.ts'
import type { GnomeView } from '../views/gnome.ts'
import type { QuakeView } from '../views/quake.ts'
import type { RimsView } from '../views/rims.ts'
import type { SignsView } from '../views/signs.ts'
import type { SpecialsView } from '../views/specials.ts'
import type { TankView } from '../views/tank.ts'
import type { WebsView } from '../views/webs.ts'

/** Everybody an event can call on stage. */
export interface Cast {
  readonly motion: Motion
  /** The camera goes near to what matters, while it does; null: back to where it was. */
  look(at: Box | null): void
  readonly rims: RimsView
  readonly cards: CardsView
  readonly gates: GatesView
  readonly specials: SpecialsView
  readonly tank: TankView
  readonly webs: WebsView
  readonly air: AirView
  readonly flight: FlightView
  readonly quake: QuakeView
  readonly signs: SignsView
  readonly dust: Dust
  readonly gnomes: Readonly<Record<GnomeId, GnomeView>>
  readonly creatures: Readonly<Record<CreatureId, CreatureView>>
}
