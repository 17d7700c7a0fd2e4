/**
 * Seconds that a loop's file goes on after the loop's end, playing its beginning again. A codec changes every sample a
 * little, so end and beginning no longer meet; what follows the end does, and is blended into the beginning.
 */
export const LOOP_MARGIN = 0.1
/** The very end of a file is rough again and stays out of it. */
const BLEND = 0.08

/** One channel of a loop's file, as a round that joins itself without a click. */
export function joined(channel: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const length = channel.length - Math.round(LOOP_MARGIN * rate)
  const blend = Math.round(BLEND * rate)
  const round = channel.slice(0, length)
  for (let i = 0; i < blend; i++) {
    const share = i / blend
    round[i] = (channel[length + i] ?? 0) * (1 - share) + (channel[i] ?? 0) * share
  }
  return round
}
