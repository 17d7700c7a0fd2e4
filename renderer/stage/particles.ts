import type { Container, Sprite } from 'pixi.js'
import type { Art } from './art.ts'

export interface Throw<Texture extends string> {
  readonly texture: Texture
  readonly x: number
  readonly y: number
  readonly speedX: number
  readonly speedY: number
  /** Pixels a second, each second. */
  readonly gravity: number
  readonly seconds: number
  readonly size?: number
  readonly grow?: number
  readonly tint?: number
  /** At first; it fades from there. */
  readonly alpha?: number
}

interface Flying<Texture extends string> {
  readonly sprite: Sprite
  readonly how: Throw<Texture>
  age: number
  speedY: number
}

const MAX_FLYING = 160

/** Small things that fly and fade: drops, sparks, bubbles, puffs. Sprites are used again and again. */
export class Particles<Texture extends string> {
  readonly #art: Pick<Art<Texture, never>, 'texture' | 'sprite'>
  readonly #layer: Container
  readonly #spare: Sprite[] = []
  #flying: Flying<Texture>[] = []

  constructor(art: Pick<Art<Texture, never>, 'texture' | 'sprite'>, layer: Container) {
    this.#art = art
    this.#layer = layer
  }

  throw(how: Throw<Texture>): void {
    if (this.#flying.length >= MAX_FLYING) return
    const sprite = this.#spare.pop() ?? this.#layer.addChild(this.#art.sprite(how.texture))
    sprite.texture = this.#art.texture(how.texture)
    sprite.tint = how.tint ?? 0xffffff
    sprite.position.set(how.x, how.y)
    this.#flying.push({ sprite, how, age: 0, speedY: how.speedY })
  }

  /** Many at once, spread around one direction. */
  burst(count: number, how: Throw<Texture>, spread: number): void {
    for (let at = 0; at < count; at++) {
      const part = count === 1 ? 0 : (at / (count - 1)) * 2 - 1
      const jitter = 0.6 + ((at * 37) % 10) / 12
      this.throw({
        ...how,
        speedX: how.speedX * jitter + part * spread,
        speedY: how.speedY * jitter,
        size: (how.size ?? 1) * jitter,
        seconds: how.seconds * jitter,
      })
    }
  }

  update(elapsed: number): void {
    for (const one of this.#flying) {
      const { sprite, how } = one
      one.age += elapsed
      one.speedY += how.gravity * elapsed
      sprite.x += how.speedX * elapsed
      sprite.y += one.speedY * elapsed
      const part = Math.min(1, one.age / how.seconds)
      sprite.alpha = (how.alpha ?? 1) * (1 - part * part)
      sprite.scale.set((how.size ?? 1) * (1 + (how.grow ?? 0) * part))
    }
    const over = this.#flying.filter((one) => one.age >= one.how.seconds)
    if (over.length === 0) return
    this.#flying = this.#flying.filter((one) => one.age < one.how.seconds)
    for (const { sprite } of over) {
      // It has faded to nothing. Hiding it as well would make Pixi sort out the whole board again.
      sprite.scale.set(0)
      this.#spare.push(sprite)
    }
  }

  /** Nothing flies any more: after a skip only what is true is seen. */
  clear(): void {
    for (const one of this.#flying) one.age = one.how.seconds
    this.update(0)
  }
}
