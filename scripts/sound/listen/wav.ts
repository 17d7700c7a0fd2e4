import { type Clip, RATE } from '../dsp/wave.ts'

/** A recording as a WAV file, 16 bits. */
export function wavOf(clip: Clip): Buffer {
  const channels = clip.length
  const samples = clip[0]?.length ?? 0
  const out = Buffer.alloc(44 + samples * channels * 2)
  out.write('RIFF', 0)
  out.writeUInt32LE(out.length - 8, 4)
  out.write('WAVEfmt ', 8)
  out.writeUInt32LE(16, 16)
  out.writeUInt16LE(1, 20)
  out.writeUInt16LE(channels, 22)
  out.writeUInt32LE(RATE, 24)
  out.writeUInt32LE(RATE * channels * 2, 28)
  out.writeUInt16LE(channels * 2, 32)
  out.writeUInt16LE(16, 34)
  out.write('data', 36)
  out.writeUInt32LE(samples * channels * 2, 40)
  for (let i = 0; i < samples; i++)
    for (const [c, x] of clip.entries()) {
      const v = Math.max(-1, Math.min(1, x[i] ?? 0))
      out.writeInt16LE(Math.round(v * 32_767), 44 + (i * channels + c) * 2)
    }
  return out
}
