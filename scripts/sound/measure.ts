import { statSync } from 'node:fs'
import { joined } from '../../renderer/shared/sound/join.ts'
import { type Entry, fileOf, judgedWhole } from './catalogue.ts'
import { channelsOf, decode } from './codec.ts'
import { peak } from './dsp/loudness.ts'
import { type Clip, RATE, type Wave } from './dsp/wave.ts'
import { loudnessOf } from './finish.ts'

export interface Measured {
  readonly entry: Entry
  readonly seconds: number
  readonly channels: number
  readonly bytes: number
  /** LUFS, in the way its kind is judged. */
  readonly loudness: number
  readonly target: number
  /** dBFS */
  readonly peak: number
  /** Only loops: the bend over the seam, as a share of the largest bend inside. Above 1 it might be heard. */
  readonly seam: number | null
  /** Samples that the way through the codec added or lost; null where what was encoded is not at hand. */
  readonly drift: number | null
}

/** A click is a sudden bend: how far a sample lies from where the two before it were heading. */
function seamOf(clip: Clip): number {
  const share = (x: Wave): number => {
    const at = (i: number): number => x[(i + x.length) % x.length] ?? 0
    const bend = (i: number): number => Math.abs(at(i) - 2 * at(i - 1) + at(i - 2))
    let most = 0
    for (let i = 2; i < x.length; i++) most = Math.max(most, bend(i))
    return Math.max(bend(0), bend(1)) / most
  }
  return Math.max(...clip.map(share))
}

/** Measures a file as it will be heard, after the codec. */
export function measure(entry: Entry, made: Clip | null): Measured {
  const file = fileOf(entry)
  const decoded = decode(file, made?.length ?? channelsOf(file))
  const heard = entry.loop ? decoded.map((x) => joined(x, RATE)) : decoded
  const samples = heard[0]?.length ?? 0
  return {
    entry,
    seconds: samples / RATE,
    channels: heard.length,
    bytes: statSync(file).size,
    loudness: loudnessOf(heard, judgedWhole(entry)),
    target: entry.recipe.loudness,
    peak: peak(heard),
    seam: entry.loop ? seamOf(heard) : null,
    drift: made && samples - (made[0]?.length ?? 0),
  }
}
