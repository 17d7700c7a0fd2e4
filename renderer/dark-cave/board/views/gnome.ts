import type { Container, Sprite } from 'pixi.js'
import type { GnomeId, SpaceId } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { bounce, smooth } from '../../../stage/motion.ts'
import { glide } from '../../../stage/views.ts'
import { depthOfGnome } from '../effects/depth.ts'
import { flicker, type Lamp } from '../effects/lamps.ts'
import { placeOfGnome } from '../effects/places.ts'
import { STEPPED_BACK } from '../kit/colors.ts'
import { type GnomePose, WALK_FRAMES } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import { CELL } from '../layout/grid.ts'
import type { Stand } from '../layout/standing.ts'
import { type Figure, figureOf, figuresOn, type Picture } from '../picture/picture.ts'
import { Aura } from './aura.ts'
import type { Bearer } from './light.ts'
import type { Feet } from './own.ts'
import { Walker } from './walker.ts'

const HEIGHT = 116
const FRAME = 0.09
/** The lantern in its hand, in units from the feet. */
const LANTERN = { x: 35, y: -20 }
/** In tile widths: how far its light reaches. */
const REACH = { usual: 1.7, active: 2.1, lying: 0.9 }
/** The light comes after the hand that carries it. */
const LAG = 12
/** Of the light of each lantern among several: more of them do not make it day. */
const CROWD_LAMP = 0.3
/** Whoever is up is a little larger. */
const TALLER = 1.08

/** A gnome: it stands, walks with its lantern, tumbles, is afraid, leaves. */
export class GnomeView implements View, Bearer {
  readonly gnome: GnomeId
  readonly walker: Walker
  readonly #workshop: Workshop
  readonly #glow: Sprite
  readonly #core: Sprite
  readonly #phase: number
  #pose: GnomePose = 'stand'
  #acting: GnomePose | null = null
  #lying = false
  #active = false
  /** It belongs to who looks at the board. */
  isOwn = false
  #light: Point = { x: 0, y: 0 }
  /** Of the light of all lanterns in a crowd, its own: each has a flame, the first few glow for all. */
  #share = { core: 1, glow: 1 }
  #aura: Aura | null = null

  constructor(workshop: Workshop, gnome: GnomeId) {
    const { art, layers, motion } = workshop
    this.#workshop = workshop
    this.gnome = gnome
    this.#phase = gnome.charCodeAt(0) + gnome.charCodeAt(1) * 3.7
    this.walker = new Walker(motion, art.sprite(`cave/figures/${gnome}/stand`), art.sprite('cave/fx/shadow'))
    layers.get('figures').addChild(this.walker.root)
    this.#glow = layers.get('shine').addChild(art.sprite('cave/fx/glow'))
    this.#core = layers.get('shine').addChild(art.sprite('cave/fx/core'))
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

  get feet(): Feet {
    const { x, y, scale } = this.walker.root
    return { x, y, scale: scale.y }
  }

  /** Over its hat. */
  get head(): Point {
    const { x, y, scale } = this.walker.root
    return { x, y: y - (this.#lying ? 60 : HEIGHT) * scale.y }
  }

  get #lantern(): Point {
    const { x, y, scale } = this.walker.root
    return { x: x + (this.#lying ? 0 : LANTERN.x * this.walker.facing * scale.y), y: y + LANTERN.y * scale.y }
  }

  get lamp(): Lamp | null {
    if (!this.isThere) return null
    const reach = this.#lying ? REACH.lying : this.#active ? REACH.active : REACH.usual
    const { x, y } = this.#light
    const strength = this.#active || this.#share.core === 1 ? 1 : CROWD_LAMP
    return { kind: 'lamp', x, y: y - 12, radius: reach * CELL.width, strength, core: 0, phase: this.#phase }
  }

  sync(picture: Picture, snap: boolean): void {
    const figure = figureOf(picture, this.gnome)
    const { walker } = this
    walker.root.visible = figure?.at != null
    this.#active = picture.active === this.gnome
    this.#acting = null
    if (!figure?.at) return
    this.#lying = figure.lying
    walker.home = this.#place(picture, figure.at)
    this.#share = shareOf(picture, figure)
    walker.root.alpha = 1
    walker.root.rotation = 0
    walker.body.rotation = 0
    if (!snap) return
    // The two halves of a crowd look at each other.
    walker.facing = walker.home.x > 0 && picture.figures.filter(({ at }) => at === figure.at).length > 2 ? -1 : 1
    walker.stand()
    this.#light = this.#lantern
  }

  #place(picture: Picture, at: SpaceId): Stand {
    const stand = placeOfGnome(picture, this.gnome, at)
    return this.#active ? { ...stand, scale: stand.scale * TALLER } : stand
  }

  /** Something else is to be picked: it steps back. */
  set stepsBack(back: boolean) {
    this.walker.body.tint = back && !this.#active ? STEPPED_BACK : 0xffffff
  }

  /** M1: along a way, corner by corner. */
  async walk(way: readonly Point[], next: Picture, to: SpaceId, squeeze: boolean): Promise<void> {
    this.walker.home = this.#place(next, to)
    const { x, y } = this.walker.home
    const path = [this.at, ...way.slice(1, -1), { x, y }].map((point) => ({ x: point.x, y: point.y }))
    await this.walker.follow(path, squeeze ? 760 : 300 + 36 * path.length + length(path) * 1.3, squeeze ? 0.55 : 1)
  }

  /** M3: out of the frame above, and onto the other ladder. */
  async climb(next: Picture, to: SpaceId): Promise<void> {
    const { walker } = this
    const { motion } = this.#workshop
    const { x, y } = walker.root
    walker.walking = 0
    await motion.run(420, (t) => {
      walker.root.position.set(x, y - 70 * t)
      walker.root.alpha = 1 - t * t
    })
    walker.home = this.#place(next, to)
    walker.root.scale.set(walker.home.scale)
    await motion.run(420, (t) => {
      walker.root.position.set(walker.home.x, walker.home.y - 70 * (1 - t))
      walker.root.alpha = t
    })
    walker.walking = null
  }

  /** Does something for a while. */
  async act(pose: GnomePose, milliseconds: number): Promise<void> {
    this.#acting = pose
    await this.#workshop.motion.wait(milliseconds)
    this.#acting = null
  }

  /** C7: over it goes. */
  async fall(): Promise<void> {
    const { walker } = this
    await this.#workshop.motion.run(
      560,
      (t) => {
        walker.body.rotation = t < 1 ? (-Math.PI / 2) * t * walker.facing : 0
      },
      bounce,
    )
    this.#lying = true
  }

  /** T2c: up again, with a shake of the head. */
  async rise(): Promise<void> {
    this.#lying = false
    const { walker } = this
    await this.#workshop.motion.run(520, (t) => {
      walker.body.rotation = 0.14 * Math.sin(t * Math.PI * 4) * (1 - t)
    })
  }

  /** E1: into the daylight. */
  async leave(): Promise<void> {
    const { walker } = this
    walker.root.visible = true
    await this.act('cheer', 600)
    this.#acting = 'cheer'
    const { x, y } = walker.root
    const scale = walker.root.scale.y
    walker.walking = 0
    await this.#workshop.motion.run(
      800,
      (t) => {
        walker.root.position.set(x, y - 34 * t)
        walker.root.scale.set(scale * (1 - 0.55 * t))
        walker.root.alpha = 1 - t * t
      },
      smooth,
    )
    walker.walking = null
    walker.root.visible = false
  }

  update(elapsed: number, time: number): void {
    const { walker } = this
    const shown = walker.root.visible
    this.#glow.visible = shown && this.#share.glow > 0
    this.#core.visible = shown
    if (!shown) return
    walker.settle(elapsed)
    this.#draw(time)
    this.#shine()
    walker.root.zIndex = depthOfGnome(walker.root.y, this.isOwn, this.#active)
    const { x, y } = this.#lantern
    this.#light = { x: glide(this.#light.x, x, elapsed, LAG), y: glide(this.#light.y, y, elapsed, LAG) }
    const beat = flicker(time, this.#phase)
    this.#glow.position.set(x, y)
    this.#glow.scale.set((this.#lying ? 0.8 : this.#active ? 1.9 : 1.5) * beat * walker.root.scale.y)
    this.#glow.alpha = 0.27 * this.#share.glow * walker.root.alpha
    this.#core.position.set(x, y)
    this.#core.scale.set(walker.root.scale.y)
    this.#core.alpha = this.#lying ? 0 : 0.5 * Math.sqrt(this.#share.core) * walker.root.alpha
  }

  #draw(time: number): void {
    const { walker } = this
    const step = walker.walking === null ? 0 : (Math.floor(walker.walking / FRAME) % WALK_FRAMES.length) + 1
    const pose: GnomePose = this.#acting ?? (this.#lying ? 'lie' : step > 0 ? (`walk-${step}` as GnomePose) : 'stand')
    if (pose !== this.#pose) {
      this.#pose = pose
      walker.body.texture = this.#workshop.art.texture(`cave/figures/${this.gnome}/${pose}`)
    }
    const beat = time + this.#phase
    const breath = pose === 'stand' ? 1 + 0.014 * Math.sin(beat * 3.1) : 1
    walker.body.scale.set(walker.facing / breath, breath)
    walker.body.y = pose === 'cheer' ? -Math.abs(Math.sin(beat * 6.5)) * 9 : 0
  }

  /** A rim of light around whoever is up. */
  #shine(): void {
    const { body, root } = this.walker
    if (this.#active && !this.#aura) {
      this.#aura = new Aura(body)
      root.addChildAt(this.#aura.mesh, 1)
    }
    if (!this.#aura) return
    this.#aura.mesh.visible = this.#active
    if (this.#active) this.#aura.follow(body)
  }

  destroy(): void {
    this.#aura?.destroy()
  }
}

/** So many glows are seen as one: what lies over them is not seen, and costs as much. Whoever is up is among them. */
const GLOWS = 2

function shareOf(picture: Picture, { gnome, at }: Figure): { readonly core: number; readonly glow: number } {
  const crowd = figuresOn(picture, at as SpaceId).map((figure) => figure.gnome)
  const glowing = crowd.toSorted((a, b) => Number(b === picture.active) - Number(a === picture.active)).slice(0, GLOWS)
  return { core: 1 / crowd.length, glow: glowing.includes(gnome) ? 1 / glowing.length : 0 }
}

const length = (way: readonly Point[]): number =>
  way.reduce((sum, { x, y }, at) => sum + Math.hypot(x - (way[at - 1]?.x ?? x), y - (way[at - 1]?.y ?? y)), 0)
