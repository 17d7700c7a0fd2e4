import { RandomStream, seedState } from '../../../engine/shared/random.ts'

/** Seconds until the hall is still, and how much of it is heard. */
export const HALL = { seconds: 1.9, wet: 0.3 } as const

/** How fast the hall swallows what is high: a share of the difference is kept from sample to sample. */
const DARKER = 0.55

/** One ear's answer of the hall: noise that dies away and darkens. */
export function hallFor(ear: 0 | 1, rate: number): Float32Array<ArrayBuffer> {
  const random = new RandomStream(seedState(`hall ${ear}`))
  const answer = new Float32Array(Math.round(HALL.seconds * rate))
  let held = 0
  let power = 0
  for (let i = 0; i < answer.length; i++) {
    const t = i / answer.length
    const noise = (random.die(20_001) - 10_001) / 10_000
    held += (noise - held) * (1 - DARKER * (0.4 + 0.6 * t))
    // The walls are some metres away.
    const value = held * Math.exp(-6.2 * t) * Math.min(1, (i / rate) * 50)
    answer[i] = value
    power += value * value
  }
  const even = 1 / Math.sqrt(power)
  return answer.map((value) => value * even)
}
