import { HALL, hallFor } from '../music/room.ts'
import type { Podium, Stroke } from './speaker.ts'

/** Musicians on Web Audio: every note is a stretch of a file, and all of them share one hall. */
export class Orchestra {
  readonly #buffers = new Map<string, AudioBuffer>()
  readonly #door: GainNode
  #hall: AudioNode | null = null

  constructor(
    private readonly audio: AudioContext,
    out: AudioNode,
    private readonly load: (sound: string) => Promise<AudioBuffer | null>,
  ) {
    this.#door = new GainNode(audio)
    this.#door.connect(out)
  }

  async prepare(sounds: readonly string[]): Promise<void> {
    const missing = sounds.filter((sound) => !this.#buffers.has(sound))
    await Promise.all(
      missing.map(async (sound) => {
        const buffer = await this.load(sound)
        if (buffer) this.#buffers.set(sound, buffer)
      }),
    )
  }

  podium(): Podium {
    const { audio } = this
    const out = this.#door
    this.#hall ??= hallIn(audio, out)
    const desk = new GainNode(audio, { gain: 0 })
    const send = new GainNode(audio, { gain: HALL.wet })
    desk.connect(out)
    desk.connect(send).connect(this.#hall)
    return {
      play: (stroke) => this.#play(stroke, desk),
      setVolume: (volume) => void desk.gain.setTargetAtTime(volume, audio.currentTime, 0.1),
      leave: (seconds) => {
        desk.gain.cancelScheduledValues(audio.currentTime)
        desk.gain.setTargetAtTime(0, audio.currentTime, seconds / 5)
        // What the hall still answers is let out first.
        setTimeout(() => [desk, send].forEach((node) => void node.disconnect()), (seconds + HALL.seconds) * 1000)
      },
    }
  }

  /** Notes that are still to come are played to nobody. */
  destroy(): void {
    this.#door.disconnect()
    this.#buffers.clear()
  }

  #play({ sound, at, offset, length, rate, gain, pan, attack, held, release }: Stroke, desk: AudioNode): void {
    const buffer = this.#buffers.get(sound)
    const begins = Math.max(at, this.audio.currentTime)
    if (!buffer || begins - at > attack + 0.05) return
    const source = new AudioBufferSourceNode(this.audio, { buffer, playbackRate: rate })
    const shape = new GainNode(this.audio, { gain: 0 })
    shape.gain.setValueAtTime(0, begins)
    shape.gain.linearRampToValueAtTime(gain, begins + attack)
    const letGo = begins + Math.max(attack, held)
    shape.gain.setValueAtTime(gain, letGo)
    shape.gain.linearRampToValueAtTime(0, letGo + release)
    source.connect(shape).connect(new StereoPannerNode(this.audio, { pan })).connect(desk)
    source.start(begins, offset, length * rate)
    source.stop(letGo + release)
  }
}

function hallIn(audio: AudioContext, out: AudioNode): AudioNode {
  const ears = [hallFor(0, audio.sampleRate), hallFor(1, audio.sampleRate)] as const
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: ears[0].length, sampleRate: audio.sampleRate })
  for (const [n, ear] of ears.entries()) buffer.copyToChannel(ear, n)
  const hall = new ConvolverNode(audio, { buffer, disableNormalization: true })
  hall.connect(out)
  return hall
}
