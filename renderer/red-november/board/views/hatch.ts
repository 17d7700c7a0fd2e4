import { Container, type Sprite } from 'pixi.js'
import type { Place } from '../../../../engine/red-november/index.ts'
import { outBack } from '../../../stage/motion.ts'
import { glide } from '../../../stage/views.ts'
import { FOAM, LAMP_WARM } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { type AnyHatch, hatchOnTheWay, spotOf } from '../layout/hatches.ts'
import { activeFigure, type Picture } from '../picture/picture.ts'

const DRAWN_RADIUS = 20
const OPENING = 420
/** Planks are wider than the hatch they bar: one sees them from afar. */
const BARRED = 1.42

/** A wheel in the wall that turns and swings open, or is barred with planks. */
export class HatchView implements View {
  readonly hatch: AnyHatch
  readonly #workshop: Workshop
  readonly #door = new Container()
  readonly #wheel: Sprite
  readonly #lid: Sprite
  readonly #planks: Sprite
  /** What comes through while it is open: lamp light, or water. */
  readonly #through: Sprite
  readonly #rest: number
  #open = 0
  #goal = 0
  #blocked = false

  constructor(workshop: Workshop, hatch: AnyHatch) {
    const { art, layers } = workshop
    this.hatch = hatch
    this.#workshop = workshop
    const { x, y, radius, in: kind } = spotOf(hatch)
    const root = new Container({ position: { x, y }, scale: radius / DRAWN_RADIUS })
    if (typeof hatch === 'number') root.addChild(art.sprite('stage/hatch-base'))
    this.#wheel = art.sprite('stage/hatch-wheel')
    this.#rest = (x * 7 + y) % 1
    this.#wheel.rotation = this.#rest
    this.#door.addChild(art.sprite('stage/hatch-plate'), this.#wheel, art.sprite('stage/hatch-shine'))
    this.#lid = art.sprite('stage/hatch-lid', kind === 'wall' ? 0 : 26, kind === 'wall' ? -24 : 0)
    this.#lid.rotation = kind === 'wall' ? -1.1 : -1.3
    this.#lid.scale.set(1.3)
    this.#lid.visible = false
    this.#through = art.sprite('fx/glow')
    this.#through.scale.set(0.34)
    this.#through.visible = false
    this.#planks = art.sprite('stage/blocked')
    this.#planks.visible = false
    root.addChild(art.sprite('stage/hatch-ring'), this.#through, this.#door, this.#lid, this.#planks)
    layers.get('hatches').addChild(root)
  }

  sync(picture: Picture, snap: boolean): void {
    const active = activeFigure(picture)
    const held = active && picture.opened !== null ? hatchOnTheWay(active.place, picture.opened) : null
    this.#goal = held === this.hatch ? 1 : 0
    this.#blocked = (picture.blocked as readonly AnyHatch[]).includes(this.hatch)
    this.#planks.visible = this.#blocked
    this.#planks.scale.set(BARRED)
    this.#through.tint = active && isWet(picture, active.place, picture.opened) ? FOAM : LAMP_WARM
    if (snap) {
      this.#open = this.#goal
      this.#wheel.rotation = this.#rest
    }
  }

  /** The wheel spins, the lid swings. */
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
    this.#door.scale.set(1 - this.#open)
    this.#door.visible = this.#open < 0.98
    this.#lid.visible = this.#open > 0.3
    this.#lid.alpha = Math.min(1, (this.#open - 0.3) * 2)
    this.#through.visible = this.#open > 0.3
    this.#through.alpha = this.#open
  }

  destroy(): void {}
}

/** M3: water stands on one side of the open hatch. */
const isWet = ({ rooms }: Picture, ...sides: readonly (Place | null)[]): boolean =>
  sides.some((side) => side === 'sea' || (side !== null && (rooms[side] === 'low' || rooms[side] === 'high')))
