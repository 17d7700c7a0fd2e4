import { LOOP_MARGIN } from '../../renderer/shared/sound/join.ts'
import { integrated, momentary, peak } from './dsp/loudness.ts'
import { type Clip, gain, RATE, type Wave } from './dsp/wave.ts'

/** dBFS. Opus overshoots a little; this leaves it room. */
const CEILING = -2
/** The most that peaks may be pressed down, in dB; past that the whole sound stays softer. */
const MAX_PRESSED = 5

const factor = (db: number): number => 10 ** (db / 20)

export const loudnessOf = (clip: Clip, whole: boolean): number => (whole ? integrated(clip) : momentary(clip))

/** Presses peaks down smoothly: the gain is on its way 3 ms before the peak comes. In a loop that way is round. */
function limit(clip: Clip): Clip {
  const most = factor(CEILING)
  const samples = clip[0]?.length ?? 0
  const reach = Math.round(0.003 * RATE)
  const held = new Float32Array(samples).fill(1)
  for (let i = 0; i < samples; i++) {
    const loudest = Math.max(...clip.map((x) => Math.abs(x[i] ?? 0)))
    if (loudest <= most) continue
    for (let k = i - reach; k <= i + reach; k++) {
      const at = (k + samples) % samples
      held[at] = Math.min(held[at] ?? 1, most / loudest)
    }
  }
  const smooth: Wave = new Float32Array(samples)
  let sum = 0
  const window = reach * 2 + 1
  for (let k = -reach; k <= reach; k++) sum += held[(k + samples) % samples] ?? 1
  for (let i = 0; i < samples; i++) {
    smooth[i] = sum / window
    sum += (held[(i + reach + 1) % samples] ?? 1) - (held[(i - reach + samples) % samples] ?? 1)
  }
  return clip.map((x) => x.map((v, i) => Math.max(-most, Math.min(most, v * (smooth[i] ?? 1)))))
}

/** Brings a sound to its loudness without clipping it. */
export function finish(clip: Clip, loudness: number, whole: boolean): Clip {
  const wanted = loudness - loudnessOf(clip, whole)
  const allowed = CEILING + MAX_PRESSED - peak(clip)
  const raised = clip.map((x) => gain(x, factor(Math.min(wanted, allowed))))
  return peak(raised) > CEILING ? limit(raised) : raised
}

/** A loop's file: the loop, and its beginning once more (see `joined`). */
export const withMargin = (clip: Clip): Clip =>
  clip.map((x) => {
    const margin = Math.round(LOOP_MARGIN * RATE)
    const out: Wave = new Float32Array(x.length + margin)
    out.set(x)
    out.set(x.subarray(0, margin), x.length)
    return out
  })
