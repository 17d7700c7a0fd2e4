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
import type { Company } from '../../stage/company.ts'
import type { Motion } from '../../stage/motion.ts'
import { Particles } from '../../stage/particles.ts'
import { type Still, Views } from '../../stage/views.ts'
import { Finale } from './effects/finale.ts'
import type { Gesture, Target } from './kit/targets.ts'
import type { TextureId } from './kit/textures.ts'
import type { Sparks, Submarine, Workshop } from './kit/view.ts'
import { type AnyHatch, LOCK_IDS } from './layout/hatches.ts'
import { PLAQUES_IN_FRONT, SCENERY_IN_FRONT } from './layout/windows.ts'
import type { Picture } from './picture/picture.ts'
import type { Cast } from './play/cast.ts'
import { show } from './play/handlers.ts'
import { AmbienceView } from './views/ambience.ts'
import { DieView } from './views/die.ts'
import { DriftView } from './views/drift.ts'
import { FinaleView } from './views/finale.ts'
import { FireView } from './views/fire.ts'
import { FireLightView } from './views/fire-light.ts'
import { FloatsView } from './views/floats.ts'
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
import { PilesView } from './views/piles.ts'
import { PlateView } from './views/plate.ts'
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

/** All views of the boat: the company on its stage, and the cast that events call. */
export class Ensemble implements Cast, Company<Submarine> {
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
  readonly sparks: Sparks
  readonly gnomes: Readonly<Record<Color, GnomeView>>
  readonly markers: Readonly<Record<Color, MarkerView>>
  readonly hatches: Readonly<Record<AnyHatch, HatchView>>
  readonly rooms: Readonly<Record<RoomId, RoomView>>
  readonly fires: Readonly<Record<RoomId, FireView>>
  readonly tokens: Readonly<Record<TokenId, TokenView>>
  readonly #piles: PilesView
  /** Where the names of the rooms hang. */
  readonly names: readonly Rectangle[]
  readonly #plaques: readonly Rectangle[]
  #isHushed = false
  #movesScenery = false
  readonly #views = new Views<Picture>()

  constructor(workshop: Workshop, onPoint: (target: Target, gesture: Gesture) => void) {
    const views = this.#views
    this.motion = workshop.motion
    this.sparks = new Particles<TextureId>(workshop.art, workshop.layers.get('sparks'))
    // First, so that everybody else sees the ending of this very frame.
    const finale = new Finale(workshop.motion)
    this.finale = views.add(new FinaleView(workshop, finale, this.sparks))
    views.addScenery(new SeaView(workshop))
    views.add(new DriftView(workshop))
    this.kraken = views.add(new KrakenView(workshop, finale))
    this.hull = views.addScenery(new HullView(workshop, finale))
    this.rooms = each(ROOM_IDS, (room) => views.addScenery(new RoomView(workshop, room, finale)))
    this.names = ROOM_IDS.map((room) => this.rooms[room].plaque)
    this.#plaques = [...PLAQUES_IN_FRONT, ...this.names]
    views.addScenery(new PropsView(workshop))
    for (const room of ROOM_IDS) views.addScenery(new LampView(workshop, this.rooms[room], finale))
    for (const room of ROOM_IDS) views.addScenery(new FireLightView(workshop, room))
    this.fires = each(ROOM_IDS, (room) => views.add(new FireView(workshop, room)))
    views.add(new HotAirView(workshop, this.fires))
    this.water = views.add(new WaterView(workshop))
    views.add(new FloatsView(workshop, this.water))
    this.hatches = each([...HATCHES, ...LOCK_IDS], (hatch) => views.add(new HatchView(workshop, hatch)))
    this.jet = views.add(new JetView(workshop, this.sparks, this.water))
    views.add(new PlateView(workshop))
    this.gnomes = each(COLORS, (color) => views.add(new GnomeView(workshop, color, finale)))
    this.gauges = views.addScenery(new GaugesView(workshop))
    this.track = views.addScenery(new TrackView(workshop))
    this.tokens = each(TOKEN_IDS, (token) => views.add(new TokenView(workshop, token)))
    this.#piles = views.add(new PilesView(workshop))
    this.ghost = views.add(new GhostView(workshop))
    this.markers = each(COLORS, (color) => views.add(new MarkerView(workshop, color)))
    views.add(new AmbienceView(this.sparks))
    this.die = views.add(new DieView(workshop))
    this.way = views.add(new WayView(workshop))
    this.pointer = views.add(new PointerView(workshop, this.names, onPoint))
  }

  /** The camera is close to somebody: what is written on the board gives way. */
  hush(isHushed: boolean): void {
    this.#isHushed = isHushed
    this.track.hush(isHushed)
    for (const room of ROOM_IDS) this.rooms[room].hush(isHushed)
  }

  /** Where the ghost would land after a hovered action. */
  preview(ghost: number | null): void {
    const { track, ghost: marker, markers, tokens } = this
    for (const view of [track, this.#piles, marker, ...Object.values(markers), ...Object.values(tokens)]) {
      view.preview(ghost)
    }
  }

  get windows(): readonly Rectangle[] {
    return this.#isHushed ? SCENERY_IN_FRONT : [...SCENERY_IN_FRONT, ...this.#plaques]
  }

  /** At the end the whole boat moves. */
  get movesScenery(): boolean {
    return this.#movesScenery
  }

  sync(picture: Picture, snap: boolean): void {
    this.#movesScenery = picture.outcome !== null
    this.#views.sync(picture, snap)
    if (!snap) return
    this.sparks.clear()
    this.#follow()
  }

  perform(event: GameEvent, next: Picture): Promise<void> {
    this.#movesScenery = next.outcome !== null
    if (!DIE_STAYS.has(event.type)) this.die.hide()
    return show(this, event, next)
  }

  update(elapsed: number, time: number, still: Still): void {
    this.#views.update(elapsed, time, still)
    if (still === 'everything') this.sparks.clear()
    else this.sparks.update(elapsed)
    this.#follow()
  }

  /** What can be pointed at goes along with what moves. */
  #follow(): void {
    for (const color of COLORS) {
      const { head, tall } = this.gnomes[color]
      this.pointer.followGnome(color, { ...head, tall }, this.markers[color].at)
    }
    for (const token of TOKEN_IDS) this.pointer.followToken(token, this.tokens[token].at)
  }

  fit(scale: number): void {
    this.pointer.fit(scale)
    for (const room of ROOM_IDS) this.rooms[room].fit(scale)
  }

  destroy(): void {
    this.#views.destroy()
  }
}

/** One view for each, in their order. */
const each = <Key extends string | number, Made>(keys: readonly Key[], make: (key: Key) => Made): Record<Key, Made> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Made>
