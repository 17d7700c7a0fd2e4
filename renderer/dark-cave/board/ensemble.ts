import type { Rectangle } from 'pixi.js'
import {
  type CellId,
  CREATURE_IDS,
  type CreatureId,
  type GameEvent,
  GNOMES,
  type GnomeId,
  type GoalId,
} from '../../../engine/dark-cave/index.ts'
import type { Company } from '../../stage/company.ts'
import type { Box } from '../../stage/geometry.ts'
import type { Motion } from '../../stage/motion.ts'
import { Particles } from '../../stage/particles.ts'
import { type Still, Views } from '../../stage/views.ts'
import { type Gesture, keyOf, type Lit, type Target } from './kit/targets.ts'
import type { TextureId } from './kit/textures.ts'
import type { Dust, Mountain, Workshop } from './kit/view.ts'
import type { Picture } from './picture/picture.ts'
import type { Cast } from './play/cast.ts'
import { show } from './play/handlers.ts'
import { AirView } from './views/air.ts'
import { BearingsView } from './views/bearings.ts'
import { CardsView } from './views/cards.ts'
import { CreatureView } from './views/creature.ts'
import { CrowdsView } from './views/crowds.ts'
import { FlightView } from './views/flight.ts'
import { GatesView } from './views/gates.ts'
import { GlintsView } from './views/glints.ts'
import { GlowsView } from './views/glows.ts'
import { GnomeView } from './views/gnome.ts'
import { LightView } from './views/light.ts'
import { MotesView } from './views/motes.ts'
import { OwnView } from './views/own.ts'
import { PointerView } from './views/pointer.ts'
import { QuakeView } from './views/quake.ts'
import { RimsView } from './views/rims.ts'
import { RockView } from './views/rock.ts'
import { SignsView } from './views/signs.ts'
import { SpecialsView } from './views/specials.ts'
import { TankView } from './views/tank.ts'
import { WayView } from './views/way.ts'
import { WebsView } from './views/webs.ts'

/** All views of the cave: the company on its stage, and the cast that events call. */
export class Ensemble implements Cast, Company<Mountain> {
  readonly motion: Motion
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
  readonly way: WayView
  readonly pointer: PointerView
  readonly gnomes: Readonly<Record<GnomeId, GnomeView>>
  readonly creatures: Readonly<Record<CreatureId, CreatureView>>
  readonly windows: readonly Rectangle[] = []
  readonly movesScenery = false
  readonly #light: LightView
  readonly #bearings: BearingsView
  readonly #own: OwnView
  readonly #crowds: CrowdsView
  readonly #views = new Views<Picture>()

  constructor(
    workshop: Workshop,
    onPoint: (target: Target, gesture: Gesture) => void,
    readonly look: (at: Box | null) => void,
    seen: () => Box,
  ) {
    const views = this.#views
    this.motion = workshop.motion
    this.dust = new Particles<TextureId>(workshop.art, workshop.layers.get('dust'))
    views.addScenery(new RockView(workshop))
    this.tank = views.addScenery(new TankView(workshop))
    const surface = (): number => this.tank.surface
    this.rims = views.addScenery(new RimsView(workshop, (field) => light.take(field)))
    this.cards = views.addScenery(new CardsView(workshop))
    this.gates = views.addScenery(new GatesView(workshop, seen))
    this.gnomes = each(GNOMES, (gnome) => new GnomeView(workshop, gnome))
    const light = new LightView(workshop, Object.values(this.gnomes), surface)
    this.specials = views.add(new SpecialsView(workshop))
    this.webs = views.add(new WebsView(workshop))
    this.creatures = each(CREATURE_IDS, (creature) => views.add(new CreatureView(workshop, creature)))
    for (const gnome of GNOMES) views.add(this.gnomes[gnome])
    // After whoever carries a lamp.
    this.#light = views.addScenery(light)
    views.addScenery(new GlowsView(workshop, surface))
    views.add(new GlintsView(workshop))
    this.flight = views.add(new FlightView(workshop))
    this.quake = views.add(new QuakeView(workshop))
    const there = (): readonly GnomeView[] => GNOMES.map((gnome) => this.gnomes[gnome]).filter(({ isThere }) => isThere)
    views.add(new MotesView(this.dust, () => there().map(({ at }) => at), surface))
    this.air = views.add(new AirView(workshop))
    this.way = views.add(new WayView(workshop))
    this.#own = views.add(
      new OwnView(workshop, (gnome) => (this.gnomes[gnome].isThere ? this.gnomes[gnome].feet : null)),
    )
    this.signs = views.add(new SignsView(workshop, there))
    this.#crowds = views.add(new CrowdsView(workshop))
    this.#bearings = views.add(new BearingsView(workshop, seen))
    this.pointer = views.add(new PointerView(workshop, onPoint, (way) => this.way.hint(way)))
  }

  sync(picture: Picture, snap: boolean): void {
    this.#views.sync(picture, snap)
    if (snap) this.dust.clear()
  }

  perform(event: GameEvent, next: Picture): Promise<void> {
    return show(this, event, next)
  }

  update(elapsed: number, time: number, still: Still): void {
    this.#views.update(elapsed, time, still)
    if (still === 'everything') this.dust.clear()
    else this.dust.update(elapsed)
    for (const gnome of GNOMES) this.pointer.follow({ kind: 'gnome', gnome }, this.gnomes[gnome].figure)
    for (const creature of CREATURE_IDS) {
      this.pointer.follow({ kind: 'creature', creature }, this.creatures[creature].figure)
    }
  }

  /** What may be picked now; everything else steps back behind it. */
  light(targets: readonly Lit[], isAtOnce = false): void {
    this.pointer.light(targets)
    const lit = new Set(targets.map(keyOf))
    this.#light.stepsBack = lit.size > 0
    if (isAtOnce) this.#light.settle()
    const stepsBack = (target: Target): boolean => lit.size > 0 && !lit.has(keyOf(target))
    for (const gnome of GNOMES) this.gnomes[gnome].stepsBack = stepsBack({ kind: 'gnome', gnome })
    // Where steps are counted, one of them may be the one that is led.
    const isLed = targets.some(({ steps }) => steps !== undefined)
    for (const creature of CREATURE_IDS)
      this.creatures[creature].stepsBack = !isLed && stepsBack({ kind: 'creature', creature })
  }

  /** Whose screen this is, and what is said of that gnome. */
  own(own: GnomeId | null, word: string): void {
    this.#own.mark(own, word)
    for (const gnome of GNOMES) this.gnomes[gnome].isOwn = gnome === own
  }

  /** What who looks at the board has seen behind closed gates. */
  recall(known: ReadonlyMap<CellId, GoalId>): void {
    this.gates.recall(known)
    this.#bearings.recall(known)
  }

  fit(scale: number): void {
    this.gates.fit()
    this.#bearings.fit()
    this.#crowds.fit(scale)
    this.signs.fit(scale)
    this.#own.fit(scale)
    this.pointer.fit(scale)
  }

  destroy(): void {
    this.#views.destroy()
  }
}

/** One view for each, in their order. */
const each = <Key extends string, Made>(keys: readonly Key[], make: (key: Key) => Made): Record<Key, Made> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Made>
