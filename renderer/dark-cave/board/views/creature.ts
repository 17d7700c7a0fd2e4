import type { Container } from 'pixi.js'
import type { CreatureId, SpaceId } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { outBack, smooth } from '../../../stage/motion.ts'
import { depthOfCreature } from '../effects/depth.ts'
import { placeOfCreature } from '../effects/places.ts'
import { STEPPED_BACK } from '../kit/colors.ts'
import { type CreaturePose, WALK_FRAMES } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'
import { Walker } from './walker.ts'

const FRAME = 0.07
const HEIGHT = { rat: 70, lindworm: 104, goblin: 92 } as const
/** Milliseconds for a space: the worm crawls, the rat scurries. */
const PACE = { rat: 330, lindworm: 560, goblin: 400 } as const

/** A creature: it comes out of a hole, goes its way, attacks, and goes back into the dark. */
export class CreatureView implements View {
  readonly creature: CreatureId
  readonly walker: Walker
  readonly #workshop: Workshop
  readonly #phase: number
  #pose: CreaturePose = 'idle'
  #acting: CreaturePose | null = null

  constructor(workshop: Workshop, creature: CreatureId) {
    const { art, layers, motion } = workshop
    this.#workshop = workshop
    this.creature = creature
    this.#phase = creature.length * 1.7
    this.walker = new Walker(motion, art.sprite(`cave/figures/${creature}/idle`), art.sprite('cave/fx/shadow'))
    layers.get('figures').addChild(this.walker.root)
    this.walker.root.visible = false
  }

  get isThere(): boolean {
    return this.walker.root.visible
  }

  get at(): Point {
    return this.walker.root.position
  }

  get figure(): Container {
    return this.walker.root
  }

  get head(): Point {
    const { x, y, scale } = this.walker.root
    return { x, y: y - HEIGHT[this.creature] * scale.y }
  }

  sync(picture: Picture, snap: boolean): void {
    const space = picture.creatures[this.creature]
    const { walker } = this
    const was = walker.root.visible
    walker.root.visible = space !== null
    this.#acting = null
    if (space === null) return
    walker.home = placeOfCreature(picture, this.creature, space)
    walker.root.alpha = 1
    // It looks at whom it stands with.
    if (picture.figures.some(({ at }) => at === space)) walker.facing = -1
    if (snap || !was) walker.stand()
  }

  /** Something else is to be picked: it steps back. */
  set stepsBack(back: boolean) {
    this.walker.body.tint = back ? STEPPED_BACK : 0xffffff
  }

  /** C1: through the lip of the hole. */
  async rise(next: Picture, at: SpaceId): Promise<void> {
    const { walker } = this
    walker.home = placeOfCreature(next, this.creature, at)
    walker.stand()
    walker.root.visible = true
    await this.#workshop.motion.run(
      520,
      (t) => {
        walker.root.scale.set(walker.home.scale * Math.max(0.05, t))
        walker.root.y = walker.home.y - 12 * (1 - t)
        walker.root.alpha = Math.min(1, t * 2)
      },
      outBack,
    )
  }

  /** C3: along its real way. */
  async walk(way: readonly Point[], next: Picture, to: SpaceId): Promise<void> {
    this.walker.home = placeOfCreature(next, this.creature, to)
    const { x, y } = this.walker.home
    const path = [this.at, ...way.slice(1, -1), { x, y }].map((point) => ({ x: point.x, y: point.y }))
    await this.walker.follow(path, PACE[this.creature])
  }

  /** Up one ladder and down the other. */
  async climb(next: Picture, to: SpaceId): Promise<void> {
    const { walker } = this
    const { y } = walker.root
    const { motion } = this.#workshop
    await motion.run(300, (t) => {
      walker.root.y = y - 50 * t
      walker.root.alpha = 1 - t
    })
    walker.home = placeOfCreature(next, this.creature, to)
    walker.stand()
    await motion.run(300, (t) => {
      walker.root.alpha = t
    })
  }

  /** C7: a lunge, held for a moment. */
  async attack(towards: Point): Promise<void> {
    const { walker } = this
    const { x } = walker.root
    walker.facing = towards.x < x ? -1 : 1
    this.#acting = 'attack'
    walker.walking = 0
    await this.#workshop.motion.run(620, (t) => {
      walker.root.x = x + walker.facing * 30 * Math.sin(Math.min(1, t * 1.4) * Math.PI)
    })
    walker.walking = null
    this.#acting = null
  }

  /** Back into the nearest dark. */
  async go(chased: boolean): Promise<void> {
    const { walker } = this
    const { x } = walker.root
    const scale = walker.root.scale.y
    walker.root.visible = true
    if (chased) walker.facing *= -1
    walker.walking = 0
    await this.#workshop.motion.run(
      chased ? 620 : 480,
      (t) => {
        walker.root.scale.set(scale * (1 - 0.8 * t))
        walker.root.x = x + (chased ? walker.facing * 60 * t : 0)
        walker.root.alpha = 1 - t * t
      },
      smooth,
    )
    walker.walking = null
    walker.root.visible = false
  }

  update(elapsed: number, time: number): void {
    const { walker } = this
    if (!walker.root.visible) return
    walker.settle(elapsed)
    const step = walker.walking === null ? 0 : (Math.floor(walker.walking / FRAME) % WALK_FRAMES.length) + 1
    const pose: CreaturePose = this.#acting ?? (step > 0 ? (`walk-${step}` as CreaturePose) : 'idle')
    if (pose !== this.#pose) {
      this.#pose = pose
      walker.body.texture = this.#workshop.art.texture(`cave/figures/${this.creature}/${pose}`)
    }
    walker.root.zIndex = depthOfCreature(walker.root.y, this.creature)
    const breath = pose === 'idle' ? 1 + 0.02 * Math.sin(time * 2.4 + this.#phase) : 1
    const squash = walker.walking === null ? 1 : 1 + 0.06 * Math.sin(walker.walking * 26)
    walker.body.scale.set((walker.facing / breath) * squash, breath / squash)
  }

  destroy(): void {}
}
