import { HALL, hallFor } from '../../../renderer/shared/music/room.ts'
import type { Music, Wish } from '../../../renderer/shared/music/score.ts'
import { Conductor } from '../../../renderer/shared/sound/conductor.ts'
import { MuteSpeaker, type Podium, type Speaker, type Stroke } from '../../../renderer/shared/sound/speaker.ts'
import { fileOf } from '../catalogue.ts'
import { decode } from '../codec.ts'
import { type Clip, RATE, type Wave } from '../dsp/wave.ts'
import { convolve } from './fft.ts'

/** What was played: notes with their places, pieces with their beginnings. */
export interface Session {
  readonly strokes: readonly Stroke[]
  readonly pieces: readonly (readonly [at: number, caption: string])[]
}

/** A speaker whose clock somebody else turns: the same conductor as in the page, only without waiting. */
class Tape extends MuteSpeaker implements Speaker {
  readonly strokes: Stroke[] = []
  now = 0
  override get time(): number {
    return this.now
  }
  override podium(): Podium {
    return { play: (stroke) => void this.strokes.push(stroke), setVolume: () => {}, leave: () => {} }
  }
}

/** Lets the band play for some seconds; `wish` says what is wanted when. */
export async function perform(
  music: Music,
  seconds: number,
  wish: (t: number) => Wish,
  seed: string,
): Promise<Session> {
  const tape = new Tape()
  const pieces: (readonly [number, string])[] = []
  const conductor = new Conductor(music, tape, seed, (caption) => pieces.push([tape.now, caption]))
  conductor.follow(wish(0))
  await Promise.resolve()
  for (; tape.now < seconds; tape.now += 0.25) {
    const wanted = wish(tape.now)
    conductor.follow(wanted)
    // A new occasion waits for its instruments.
    await Promise.resolve()
    conductor.beat(1)
  }
  return { strokes: tape.strokes, pieces }
}

/** The same music as a recording, made as the page makes it. */
export function record({ strokes }: Session, game: string, seconds: number): Clip {
  const files = new Map<string, Wave>()
  const left = new Float32Array(Math.round(seconds * RATE))
  const right = new Float32Array(left.length)
  for (const stroke of strokes) {
    const file = files.get(stroke.sound) ?? (decode(fileOf({ game, id: stroke.sound }), 1)[0] as Wave)
    files.set(stroke.sound, file)
    play(stroke, file, left, right)
  }
  return [left, right].map((dry, ear) => {
    const wet = convolve(dry, hallFor(ear as 0 | 1, RATE))
    return dry.map((v, i) => v + (wet[i] as number) * HALL.wet)
  })
}

function play(stroke: Stroke, file: Wave, left: Float32Array, right: Float32Array): void {
  const { at, offset, rate, gain, pan, attack, held, release } = stroke
  const letGo = Math.max(attack, held)
  const start = Math.round(at * RATE)
  const end = Math.min(left.length - start, Math.round((letGo + release) * RATE))
  const angle = ((pan + 1) * Math.PI) / 4
  const toLeft = Math.cos(angle)
  const toRight = Math.sin(angle)
  for (let i = 0; i < end; i++) {
    const t = i / RATE
    const shape = t < attack ? t / attack : t < letGo ? 1 : 1 - (t - letGo) / release
    const from = offset * RATE + i * rate
    const k = Math.floor(from)
    const a = file[k] ?? 0
    const v = (a + ((file[k + 1] ?? 0) - a) * (from - k)) * shape * gain
    left[start + i] = (left[start + i] ?? 0) + v * toLeft
    right[start + i] = (right[start + i] ?? 0) + v * toRight
  }
}
