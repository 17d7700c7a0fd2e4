import { spawnSync } from 'node:child_process'
import { type Clip, RATE, type Wave } from './dsp/wave.ts'

const QUIET = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-threads', '1']
const RAW = ['-f', 'f32le', '-ar', String(RATE)]

function ffmpeg(args: readonly string[], input?: Uint8Array): Buffer {
  const done = spawnSync('ffmpeg', [...QUIET, ...args], { ...(input && { input }), maxBuffer: 64 * 1024 * 1024 })
  if (done.error) throw new Error('ffmpeg with libopus is missing: apt-get install -y --no-install-recommends ffmpeg')
  if (done.status !== 0) throw new Error(`ffmpeg: ${done.stderr.toString().trim()}`)
  return done.stdout
}

/** Says in one line what is missing. */
export function needFfmpeg(): void {
  if (!ffmpeg(['-encoders']).includes('libopus'))
    throw new Error('This ffmpeg lacks libopus; the one of Debian has it.')
}

/** WebM with Opus, the same bytes every time: no dates, no random ids, no encoder's name. */
export function encode(clip: Clip, kbps: number, file: string, tonal: boolean): void {
  const channels = clip.length
  const samples = clip[0]?.length ?? 0
  const raw = new Float32Array(samples * channels)
  for (const [c, x] of clip.entries()) for (let i = 0; i < samples; i++) raw[i * channels + c] = x[i] ?? 0
  const input = [...RAW, '-ac', String(channels), '-i', 'pipe:0', '-map_metadata', '-1']
  // One channel is knocks and noise: "lowdelay" keeps the half of Opus that was made for speech out of it.
  const application = channels === 1 && !tonal ? 'lowdelay' : 'audio'
  const opus = ['-c:a', 'libopus', '-b:a', `${kbps}k`, '-vbr', 'constrained', '-application', application]
  ffmpeg(
    [...input, ...opus, '-fflags', '+bitexact', '-flags:a', '+bitexact', '-f', 'webm', '-y', file],
    new Uint8Array(raw.buffer),
  )
}

/** How many channels a file has. */
export function channelsOf(file: string): number {
  const asked = ['-v', 'error', '-show_entries', 'stream=channels', '-of', 'csv=p=0', file]
  return Number.parseInt(spawnSync('ffprobe', asked).stdout.toString(), 10)
}

/** What a player hears: the file, decoded. */
export function decode(file: string, channels: number): Clip {
  const bytes = ffmpeg(['-i', file, ...RAW, '-ac', String(channels), 'pipe:1'])
  const raw = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const samples = Math.floor(raw.length / channels)
  return Array.from({ length: channels }, (_, c): Wave => {
    const x = new Float32Array(samples)
    for (let i = 0; i < samples; i++) x[i] = raw[i * channels + c] ?? 0
    return x
  })
}
