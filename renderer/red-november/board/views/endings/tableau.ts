import type { Container } from 'pixi.js'
import type { Art } from '../../../../stage/art.ts'
import type { Particles } from '../../../../stage/particles.ts'
import type { Picture } from '../../picture/picture.ts'

/** What a last scene is made with. */
export interface Stage {
  readonly art: Art
  readonly sparks: Particles
  /** Before everything but track and gauges. */
  readonly front: Container
  /** Moves and bends with the boat. */
  readonly boat: Container
  readonly picture: Picture
}

/** What an ending adds to the picture, as a function of how much of it has passed; at 1 it is what stays. */
export interface Scene {
  /** `time` 0 means: be still. */
  show(part: number, time: number): void
}

export type MakeScene = (stage: Stage) => Scene

/** Calls `act` once as the scene passes a moment; never when it starts behind it. */
export function onPassing(moments: readonly number[], act: (index: number) => void): (part: number) => void {
  let before = 1
  return (part) => {
    moments.forEach((moment, index) => {
      if (before < moment && part >= moment) act(index)
    })
    before = part
  }
}

/** Calls `act` so many times a second. */
export function every(seconds: number, act: (count: number) => void): (time: number) => void {
  let count = 0
  return (time) => {
    const now = Math.floor(time / seconds)
    if (now === count || time === 0) return
    count = now
    act(count)
  }
}
