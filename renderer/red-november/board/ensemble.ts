import type { Rectangle } from 'pixi.js'
import {
  COLORS,
  type Color,
  type GameEvent,
  type GameEventType,
  HATCHES,
  ROOM_IDS,
  type RoomId,
  TOKEN_IDS,
  type TokenId,
} from '../../../engine/red-november/index.ts'
import type { Company } from '../../stage/director.ts'
import type { Motion } from '../../stage/motion.ts'
import { Particles } from '../../stage/particles.ts'
import type { View, Workshop } from '../../stage/view.ts'
import { Finale } from './effects/finale.ts'
import type { Gesture, Target } from './kit/targets.ts'
import { type AnyHatch, LOCK_IDS } from './layout/hatches.ts'
import type { Picture } from './picture/picture.ts'
import type { Cast } from './play/cast.ts'
import { show } from './play/handlers.ts'
import { AmbienceView } from './views/ambience.ts'
import { DieView } from './views/die.ts'
import { DriftView } from './views/drift.ts'
import { FinaleView } from './views/finale.ts'
import { FireView } from './views/fire.ts'
import { FireLightView } from './views/fire-light.ts'
import { GaugesView } from './views/gauges.ts'
import { GhostView } from './views/ghost.ts'
import { GnomeView } from './views/gnome.ts'
import { HatchView } from './views/hatch.ts'
import { HotAirView } from './views/hot-air.ts'
import { HullView } from './views/hull.ts'
import { JetView } from './views/jet.ts'
import { KrakenView } from './views/kraken.ts'
import { LampView } from './views/lamp.ts'
import { MarkerView } from './views/marker.ts'
import { PointerView } from './views/pointer.ts'
import { PropsView } from './views/props.ts'
import { RoomView } from './views/room.ts'
import { SeaView } from './views/sea.ts'
import { TokenView } from './views/token.ts'
import { TrackView } from './views/track.ts'
import { WaterView } from './views/water.ts'
import { WayView } from './views/way.ts'

/** The die lies there until what it was thrown for is decided. */
const DIE_STAYS: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'die-rolled',
  'fix-succeeded',
  'fix-failed',
  'duel-decided',
])

/** All views of one board, in the order they are put on stage. */
export class Ensemble implements Cast, Company {
  readonly motion: Motion
  readonly hull: HullView
  readonly water: WaterView
  readonly jet: JetView
  readonly kraken: KrakenView
  readonly track: TrackView
  readonly gauges: GaugesView
  readonly die: DieView
  readonly way: WayView
  readonly ghost: GhostView
  readonly pointer: PointerView
  readonly finale: FinaleView
  readonly sparks: Particles
  /** Where the names of the rooms hang. */
  readonly plaques: readonly Rectangle[]
  readonly #workshop: Workshop
  readonly #views: View[] = []
  /** Whatever a slow machine shows as a picture. */
  readonly #scenery = new Set<View>()
  readonly #gnomes = new Map<Color, GnomeView>()
  readonly #markers = new Map<Color, MarkerView>()
  readonly #hatches = new Map<AnyHatch, HatchView>()
  readonly #fires = new Map<RoomId, FireView>()
  readonly #tokens = new Map<TokenId, TokenView>()

  constructor(workshop: Workshop, onPoint: (target: Target, gesture: Gesture) => void) {
    this.#workshop = workshop
    this.motion = workshop.motion
    this.sparks = new Particles(workshop.art, workshop.layers.get('sparks'))
    // First, so that everybody else sees the ending of this very frame.
    const finale = new Finale(workshop.motion)
    this.finale = this.#add(new FinaleView(workshop, finale, this.sparks))
    this.#paint(new SeaView(workshop))
    this.#add(new DriftView(workshop))
    this.kraken = this.#add(new KrakenView(workshop, finale))
    this.hull = this.#paint(new HullView(workshop, finale))
    const rooms = ROOM_IDS.map((room) => this.#paint(new RoomView(workshop, room, finale)))
    this.plaques = rooms.map(({ plaque }) => plaque)
    this.#paint(new PropsView(workshop))
    for (const room of rooms) this.#paint(new LampView(workshop, room, finale))
    for (const room of ROOM_IDS) this.#paint(new FireLightView(workshop, room))
    for (const room of ROOM_IDS) this.#fires.set(room, this.#add(new FireView(workshop, room)))
    this.#add(new HotAirView(workshop, this.#fires))
    this.water = this.#add(new WaterView(workshop))
    for (const hatch of [...HATCHES, ...LOCK_IDS]) this.#hatches.set(hatch, this.#add(new HatchView(workshop, hatch)))
    this.jet = this.#add(new JetView(workshop, this.sparks, this.water))
    for (const color of COLORS) this.#gnomes.set(color, this.#add(new GnomeView(workshop, color, finale)))
    this.gauges = this.#paint(new GaugesView(workshop))
    this.track = this.#paint(new TrackView(workshop))
    for (const token of TOKEN_IDS) this.#tokens.set(token, this.#add(new TokenView(workshop, token)))
    this.ghost = this.#add(new GhostView(workshop))
    for (const color of COLORS) this.#markers.set(color, this.#add(new MarkerView(workshop, color)))
    this.#add(new AmbienceView(this.sparks))
    this.die = this.#add(new DieView(workshop))
    this.way = this.#add(new WayView(workshop))
    this.pointer = this.#add(new PointerView(workshop, this.plaques, onPoint))
  }

  #add<T extends View>(view: T): T {
    this.#views.push(view)
    return view
  }

  #paint<T extends View>(view: T): T {
    this.#scenery.add(view)
    return this.#add(view)
  }

  sync(picture: Picture, snap: boolean): void {
    for (const view of this.#views) view.sync(picture, snap)
    if (snap) this.sparks.clear()
  }

  perform(event: GameEvent, next: Picture): Promise<void> {
    if (!DIE_STAYS.has(event.type)) this.die.hide()
    return show(this, event, next)
  }

  /** One frame. `still` holds what is decoration, or the scenery's part of it; what has happened is shown all the same. */
  update(elapsed: number, time: number, still: 'nothing' | 'scenery' | 'everything'): void {
    for (const view of this.#views) {
      const held = still === 'everything' || (still === 'scenery' && this.#scenery.has(view))
      view.update(elapsed, held ? 0 : time)
    }
    if (still === 'everything') this.sparks.clear()
    else this.sparks.update(elapsed)
    for (const [color, gnome] of this.#gnomes) {
      const { x, y } = gnome.head
      this.pointer.followGnome(color, { x, y: y + 42 }, this.#markers.get(color)?.at ?? { x, y })
    }
    for (const [token, view] of this.#tokens) this.pointer.followToken(token, view.at)
  }

  gnome(color: Color): GnomeView | undefined {
    return this.#gnomes.get(color)
  }

  marker(color: Color): MarkerView | undefined {
    return this.#markers.get(color)
  }

  hatch(hatch: AnyHatch): HatchView | undefined {
    return this.#hatches.get(hatch)
  }

  fire(room: RoomId): FireView | undefined {
    return this.#fires.get(room)
  }

  token(token: TokenId): TokenView | undefined {
    return this.#tokens.get(token)
  }

  destroy(): void {
    for (const view of this.#views) view.destroy()
    this.#workshop.layers.destroy()
  }
}
