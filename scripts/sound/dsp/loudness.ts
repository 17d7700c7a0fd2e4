import { type Clip, RATE, type Wave } from './wave.ts'

/** ITU-R BS.1770: the ear's weighting at 48 kHz, two biquads one after the other. */
const STAGES = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const

function weigh(x: Wave): Wave {
  return STAGES.reduce((input, [b0, b1, b2, a1, a2]) => {
    let x1 = 0
    let x2 = 0
    let y1 = 0
    let y2 = 0
    return input.map((v) => {
      const y = b0 * v + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = v
      y2 = y1
      y1 = y
      return y
    })
  }, x)
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12))

/** Powers of 400 ms blocks, a new one every 100 ms; shorter sounds are one block with silence around. */
function blocks(clip: Clip): readonly number[] {
  const weighed = clip.map(weigh)
  const block = 0.4 * RATE
  const hop = 0.1 * RATE
  const samples = weighed[0]?.length ?? 0
  const powers: number[] = []
  for (let start = 0; start === 0 || start + block <= samples; start += hop) {
    let power = 0
    for (const x of weighed) for (let i = start; i < start + block; i++) power += (x[i] ?? 0) ** 2
    // One channel is played by both loudspeakers.
    powers.push((power / block) * (clip.length === 1 ? 2 : 1))
  }
  return powers
}

/** The loudest 400 ms. What an effect is judged by. */
export const momentary = (clip: Clip): number => lufs(Math.max(...blocks(clip)))

const mean = (list: readonly number[]): number => list.reduce((sum, v) => sum + v, 0) / Math.max(1, list.length)

/** Loudness of the whole, without its pauses. What loops and music are judged by. */
export function integrated(clip: Clip): number {
  const heard = blocks(clip).filter((power) => lufs(power) > -70)
  const gate = lufs(mean(heard)) - 10
  return lufs(mean(heard.filter((power) => lufs(power) > gate)))
}

export const peak = (clip: Clip): number =>
  20 * Math.log10(Math.max(1e-6, ...clip.map((x) => x.reduce((most, v) => Math.max(most, Math.abs(v)), 0))))
