import { Container, type Sprite } from 'pixi.js'
import type { Place } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { outBack } from '../../../stage/motion.ts'
import { glide } from '../../../stage/views.ts'
import { FOAM, LAMP_WARM } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { type AnyHatch, hatchOnTheWay, spotOf } from '../layout/hatches.ts'
import { middleOf } from '../layout/rooms.ts'
import { activeFigure, type Picture } from '../picture/picture.ts'

const DRAWN_RADIUS = 20
const OPENING = 420
/** Planks are wider than the hatch they bar: one sees them from afar. */
const BARRED = 1.42
/** An open door hangs so far beside its hole, and is so thin. */
const HINGE = 25
const AJAR = 0.62
const THROUGH = 0.42
const BEAM = { away: 34, long: 1.05, wide: 0.62 }

/** A wheel in the wall that turns and swings open, or is barred with planks. */
export class HatchView implements View {
  readonly hatch: AnyHatch
  readonly #workshop: Workshop
  readonly #door = new Container()
  readonly #wheel: Sprite
  readonly #planks: Sprite
  /** What comes through while it is open: lamp light, or water. */
  readonly #through: Sprite
  /** And where it falls, on the other side. */
  readonly #beam: Sprite
  readonly #kind: 'wall' | 'deck'
  readonly #rest: number
  readonly #at: Point
  #open = 0
  #goal = 0
  #blocked = false

  constructor(workshop: Workshop, hatch: AnyHatch) {
    const { art, layers } = workshop
    this.hatch = hatch
    this.#workshop = workshop
    const { x, y, radius, in: kind } = spotOf(hatch)
    this.#at = { x, y }
    const root = new Container({ position: { x, y }, scale: radius / DRAWN_RADIUS })
    if (typeof hatch === 'number') root.addChild(art.sprite('stage/hatch-base'))
    this.#wheel = art.sprite('stage/hatch-wheel')
    this.#rest = (x * 7 + y) % 1
    this.#wheel.rotation = this.#rest
    this.#door.addChild(art.sprite('stage/hatch-plate'), this.#wheel, art.sprite('stage/hatch-shine'))
    this.#kind = kind
    this.#through = art.sprite('fx/glow')
    this.#through.scale.set(THROUGH)
    this.#beam = art.sprite('fx/glow')
    for (const light of [this.#through, this.#beam]) light.visible = false
    this.#planks = art.sprite('stage/blocked')
    this.#planks.visible = false
    root.addChild(this.#beam, art.sprite('stage/hatch-ring'), this.#through, this.#door, this.#planks)
    layers.get('hatches').addChild(root)
  }

  sync(picture: Picture, snap: boolean): void {
    const active = activeFigure(picture)
    const held = active && picture.opened !== null ? hatchOnTheWay(active.place, picture.opened) : null
    this.#goal = held === this.hatch ? 1 : 0
    this.#blocked = (picture.blocked as readonly AnyHatch[]).includes(this.hatch)
    this.#planks.visible = this.#blocked
    this.#planks.scale.set(BARRED)
    const tint = active && isWet(picture, active.place, picture.opened) ? FOAM : LAMP_WARM
    this.#through.tint = tint
    this.#beam.tint = tint
    if (active && held === this.hatch) this.#shineFrom(active.place, picture.opened)
    if (snap) {
      this.#open = this.#goal
      this.#wheel.rotation = this.#rest
    }
  }

  /** The light of the other side falls into the room of whoever opens it. */
  #shineFrom(here: Place, there: Place | null): void {
    const far = (place: Place | null): Point => (place === null || place === 'sea' ? this.#at : middleOf(place))
    const [a, b] = [far(here), far(there)]
    const side = this.#kind === 'wall' ? { x: Math.sign(a.x - b.x), y: 0 } : { x: 0, y: Math.sign(a.y - b.y) }
    this.#beam.position.set(side.x * BEAM.away, side.y * BEAM.away)
    this.#beam.scale.set(this.#kind === 'wall' ? BEAM.long : BEAM.wide, this.#kind === 'wall' ? BEAM.wide : BEAM.long)
  }

  /** The wheel spins, the door swings. */
  open(): Promise<void> {
    const from = this.#wheel.rotation
    this.#goal = 1
    return this.#workshop.motion.run(OPENING, (t) => {
      this.#wheel.rotation = from + t * Math.PI * 2
      this.#open = Math.max(0, t * 2 - 1)
    })
  }

  /** Planks slam across, or fly off. */
  bar(isBarred: boolean): Promise<void> {
    this.#planks.visible = true
    return this.#workshop.motion.run(
      360,
      (t) => {
        const size = isBarred ? 2.4 - 1.4 * t : 1 + t
        this.#planks.scale.set(size * BARRED)
        this.#planks.alpha = isBarred ? Math.min(1, t * 2) : 1 - Math.min(1, t)
        if (t >= 1) {
          this.#planks.visible = isBarred
          this.#planks.alpha = 1
        }
      },
      isBarred ? outBack : undefined,
    )
  }

  /** Somebody rattles at it. */
  rattle(): Promise<void> {
    const from = this.#wheel.rotation
    return this.#workshop.motion.run(300, (t) => {
      this.#wheel.rotation = from + Math.sin(t * 25) * 0.2 * (1 - t)
    })
  }

  update(elapsed: number): void {
    this.#open = glide(this.#open, this.#goal, elapsed, 7)
    // Around its hinge: ajar it is seen from the edge, beside the hole.
    const thin = 1 - AJAR * this.#open
    const aside = HINGE * this.#open
    if (this.#kind === 'wall') this.#door.scale.set(thin, 1 + 0.1 * this.#open)
    else this.#door.scale.set(1 + 0.1 * this.#open, thin)
    this.#door.position.set(this.#kind === 'wall' ? -aside : 0, this.#kind === 'wall' ? 0 : -aside)
    for (const light of [this.#through, this.#beam]) light.visible = this.#open > 0.05
    this.#through.alpha = this.#open
    this.#beam.alpha = this.#open * 0.55
  }

  destroy(): void {}
}

/** M3: water stands on one side of the open hatch. */
const isWet = ({ rooms }: Picture, ...sides: readonly (Place | null)[]): boolean =>
  sides.some((side) => side === 'sea' || (side !== null && (rooms[side] === 'low' || rooms[side] === 'high')))
