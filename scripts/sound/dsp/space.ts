import { type Clip, length, RATE, round, type Wave } from './wave.ts'

export interface Room {
  /** How long the room answers, in seconds until 60 dB less. */
  readonly tail: number
  /** 0 bare iron, 1 bedding. */
  readonly damp: number
  readonly wet: number
}

/** An iron compartment, a long boat, the open sea. */
export const CABIN: Room = { tail: 0.5, damp: 0.45, wet: 0.22 }
export const BOAT: Room = { tail: 1.4, damp: 0.4, wet: 0.3 }
export const SEA: Room = { tail: 3.2, damp: 0.65, wet: 0.5 }

/** Primes: the lines never answer together. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797] as const

interface Line {
  readonly memory: Float32Array
  readonly loss: number
  at: number
  held: number
}

/** Eight delay lines that feed each other; two of their mixtures are left and right. */
function echoes(x: Wave, room: Room): readonly [Wave, Wave] {
  const lines = LINES.map(
    (size): Line => ({ memory: new Float32Array(size), loss: 10 ** ((-3 * size) / RATE / room.tail), at: 0, held: 0 }),
  )
  const left = new Float32Array(x.length)
  const right = new Float32Array(x.length)
  for (let i = 0; i < x.length; i++) {
    let sum = 0
    for (const line of lines) {
      const heard = line.memory[line.at] ?? 0
      line.held += (heard - line.held) * (1 - room.damp * 0.8)
      sum += line.held
    }
    let l = 0
    let r = 0
    let sign = 1
    // Householder's matrix: each line gets itself less a quarter of all.
    for (const line of lines) {
      line.memory[line.at] = (x[i] ?? 0) * 0.35 + (line.held - sum * 0.25) * line.loss
      line.at = (line.at + 1) % line.memory.length
      if (sign > 0) l += line.held
      else r += line.held
      sign = -sign
    }
    left[i] = l
    right[i] = r
  }
  return [left, right]
}

const blend = (dry: Wave, wet: Wave, by: number): Wave => dry.map((v, i) => v + (wet[i] ?? 0) * by)

const longer = (x: Wave, seconds: number): Wave => {
  const out = new Float32Array(x.length + length(seconds))
  out.set(x)
  return out
}

/** A short sound in a room, one channel; the tail is part of it. */
export function inRoom(x: Wave, room: Room, tail = room.tail * 0.7): Wave {
  const dry = longer(x, tail)
  return blend(dry, echoes(dry, room)[0], room.wet)
}

/** A short sound in a room, both ears. */
export function inWideRoom(x: Wave, room: Room, tail = room.tail * 0.7): Clip {
  const dry = longer(x, tail)
  const [left, right] = echoes(dry, room)
  return [blend(dry, left, room.wet), blend(dry, right, room.wet)]
}

/** A loop in a room: the tail of its end sounds into its beginning. */
export function loopInRoom([left, right = left]: Clip & { readonly 0: Wave }, room: Room): Clip {
  const ear = (x: Wave, side: 0 | 1): Wave => round(x, (twice) => blend(twice, echoes(twice, room)[side], room.wet))
  return [ear(left, 0), ear(right, 1)]
}
