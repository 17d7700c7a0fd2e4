import type { Container } from 'pixi.js'
import type { Sparks, Workshop } from '../../kit/view.ts'
import type { Picture } from '../../picture/picture.ts'

/** What a tableau is made with. */
export interface TableauParts {
  readonly art: Workshop['art']
  readonly sparks: Sparks
  /** Before everything but track and gauges. */
  readonly front: Container
  /** Moves and bends with the boat. */
  readonly boat: Container
  readonly picture: Picture
}

/** What an ending adds to the picture, as a function of how much of it has passed; at 1 it is what stays. */
export interface Tableau {
  /** `time` 0 means: be still. */
  show(part: number, time: number): void
}

export type MakeTableau = (parts: TableauParts) => Tableau

/** Calls `act` once as the tableau passes a moment; never when it starts behind it. */
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
