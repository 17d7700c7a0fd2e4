import { Container, type Sprite } from 'pixi.js'
import type { Point } from '../../../stage/geometry.ts'
import { linear, type Motion, smooth } from '../../../stage/motion.ts'
import { glide } from '../../../stage/views.ts'
import type { Stand } from '../layout/standing.ts'

const HASTE = 7

/** Whatever goes about the cave on its own feet: where it stands, where it goes, which way it looks. */
export class Walker {
  readonly root = new Container()
  readonly body: Sprite
  readonly shadow: Sprite
  facing = 1
  /** Seconds that it has been on its way; null while it stands. */
  walking: number | null = null
  home: Stand = { x: 0, y: 0, scale: 1 }
  readonly #motion: Motion

  constructor(motion: Motion, body: Sprite, shadow: Sprite) {
    this.#motion = motion
    this.body = body
    this.shadow = shadow
    this.root.addChild(shadow, body)
  }

  /** At once. */
  stand(): void {
    this.walking = null
    this.root.position.set(this.home.x, this.home.y)
    this.root.scale.set(this.home.scale)
    this.root.alpha = 1
    this.root.rotation = 0
    this.body.rotation = 0
  }

  /** Along all corners of a way, in so many milliseconds. `squeeze` makes it small in the middle. */
  async follow(way: readonly Point[], milliseconds: number, squeeze = 1): Promise<void> {
    const legs = way.slice(1).map((to, at) => {
      const from = way[at] ?? to
      return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
    })
    const all = legs.reduce((sum, { length }) => sum + length, 0)
    const scale = this.root.scale.y
    this.walking = 0
    await this.#motion.run(
      all === 0 ? 0 : milliseconds,
      (t) => {
        let left = t * all
        let leg = legs[0]
        for (const next of legs) {
          leg = next
          if (left <= next.length) break
          left -= next.length
        }
        if (!leg) return
        const part = leg.length === 0 ? 1 : Math.min(1, left / leg.length)
        this.root.position.set(leg.from.x + (leg.to.x - leg.from.x) * part, leg.from.y + (leg.to.y - leg.from.y) * part)
        if (Math.abs(leg.to.x - leg.from.x) > 3) this.facing = leg.to.x < leg.from.x ? -1 : 1
        this.root.scale.set(scale + (this.home.scale - scale) * t)
        if (squeeze !== 1) this.root.scale.set(this.root.scale.y * (1 - (1 - squeeze) * Math.sin(t * Math.PI)))
      },
      legs.length > 1 ? linear : smooth,
    )
    this.walking = null
  }

  /** Drifts to its place when others make room. */
  settle(elapsed: number): void {
    if (this.walking !== null) {
      this.walking += elapsed
      return
    }
    this.root.x = glide(this.root.x, this.home.x, elapsed, HASTE)
    this.root.y = glide(this.root.y, this.home.y, elapsed, HASTE)
    this.root.scale.set(glide(this.root.scale.y, this.home.scale, elapsed, HASTE))
  }
}
