import { type IMediaInstance, sound as library, Sound, webaudio } from '@pixi/sound'
import { joined } from './join.ts'
import { Orchestra } from './orchestra.ts'
import { Shelf } from './shelf.ts'
import type { Podium, Running, Speaker } from './speaker.ts'

/** Seconds of one channel that stay decoded for the next time: some 12 MB. */
const KEPT = 64
/** Seconds after which a sound that was still on its way would only puzzle. */
const TOO_LATE = 0.4
const GESTURES = ['pointerdown', 'keydown'] as const

/** What a speaker has to know of a game's sounds. */
export interface Files {
  fileOf(sound: string): string | undefined
  isLoop(sound: string): boolean
}

/**
 * The machine's loudspeaker: @pixi/sound on Web Audio. Its context is made once and outlives every speaker: the browser keeps closed
 * ones for as long as the page lives.
 */
export class PixiSpeaker implements Speaker {
  readonly #audio: AudioContext
  readonly #shelf = new Shelf<string, Sound>(KEPT, discard)
  readonly #loops = new Set<Sound>()
  readonly #orchestra: Orchestra
  #held = false
  #gone = false

  /** Throws where there is no Web Audio; `openSpeaker` knows what to do then. */
  constructor(private readonly files: Files) {
    if (!library.context) library.init()
    const { context } = library
    if (!(context instanceof webaudio.WebAudioContext)) throw new Error('this machine has no Web Audio')
    this.#audio = withoutAnalysers(context.audioContext)
    // A lost focus is no reason for silence; a hidden window is, and the board says so.
    context.autoPause = false
    // A gentle ceiling for crowded moments instead of the steep default.
    context.compressor.threshold.value = -12
    context.compressor.knee.value = 10
    context.compressor.ratio.value = 6
    this.#orchestra = new Orchestra(this.#audio, context.destination, (id) => this.#decode(id))
    for (const gesture of GESTURES) addEventListener(gesture, this.#wake, true)
    // The speaker before may have been held when it went.
    this.#wake()
  }

  get time(): number {
    return this.#audio.currentTime
  }

  once(id: string, volume: number): void {
    const asked = performance.now()
    this.#take(id)
      .then((sound) => {
        if (!sound || this.#gone || this.#held || performance.now() - asked > TOO_LATE * 1000) return
        sound.play({ volume })
      })
      .catch(() => undefined)
  }

  async start(id: string): Promise<Running | null> {
    const sound = await this.#load(id)
    if (!sound || this.#gone) return null
    const instance = sound.play({ loop: true, volume: 0 })
    if (instance instanceof Promise) return null
    this.#loops.add(sound)
    return this.#running(sound, instance)
  }

  prepare(sounds: readonly string[]): Promise<void> {
    return this.#orchestra.prepare(sounds)
  }

  podium(): Podium {
    return this.#orchestra.podium()
  }

  hold(held: boolean): void {
    this.#held = held
    if (this.#gone) return
    const settled = held ? this.#audio.suspend() : this.#audio.resume()
    settled.catch(() => undefined)
  }

  destroy(): void {
    if (this.#gone) return
    this.#gone = true
    for (const gesture of GESTURES) removeEventListener(gesture, this.#wake, true)
    for (const sound of [...this.#loops, ...this.#shelf.clear()]) sound.destroy()
    this.#loops.clear()
    this.#orchestra.destroy()
  }

  #running(sound: Sound, instance: IMediaInstance): Running {
    return {
      setVolume: (volume) => {
        if (this.#loops.has(sound)) instance.volume = volume
      },
      stop: () => {
        if (this.#loops.delete(sound)) sound.destroy()
      },
    }
  }

  /** Browsers keep still until somebody touches something. */
  readonly #wake = (): void => {
    if (!this.#held && this.#audio.state === 'suspended') this.#audio.resume().catch(() => undefined)
  }

  async #take(id: string): Promise<Sound | null> {
    const kept = this.#shelf.get(id)
    if (kept) return kept
    const sound = await this.#load(id)
    if (!sound || this.#gone) return null
    // Asked for twice at once: the first one stays.
    const first = this.#shelf.get(id)
    if (first) sound.destroy()
    else this.#shelf.put(id, sound, sound.duration)
    return first ?? sound
  }

  async #load(id: string): Promise<Sound | null> {
    const decoded = await this.#decode(id)
    if (!decoded || this.#gone) return null
    return Sound.from({ source: this.files.isLoop(id) ? round(decoded) : decoded, preload: true })
  }

  async #decode(id: string): Promise<AudioBuffer | null> {
    try {
      const file = this.files.fileOf(id)
      if (!file) return null
      const answer = await fetch(file)
      return answer.ok ? await this.#audio.decodeAudioData(await answer.arrayBuffer()) : null
    } catch {
      return null
    }
  }
}

/**
 * @pixi/sound puts an analyser behind every sound, which nobody here reads, and of each that was ever heard Chromium keeps half a
 * megabyte until the page goes. A plain gain stands in for it.
 */
function withoutAnalysers(audio: AudioContext): AudioContext {
  audio.createAnalyser = () => new GainNode(audio) as AudioNode as AnalyserNode
  return audio
}

function discard(sound: Sound): boolean {
  if (sound.isPlaying) return false
  sound.destroy()
  return true
}

/** A loop without its margin. */
function round(decoded: AudioBuffer): AudioBuffer {
  const { numberOfChannels, sampleRate } = decoded
  const channels = Array.from({ length: numberOfChannels }, (_, n) => joined(decoded.getChannelData(n), sampleRate))
  const buffer = new AudioBuffer({ numberOfChannels, sampleRate, length: channels[0]?.length ?? 1 })
  for (const [n, channel] of channels.entries()) buffer.copyToChannel(channel, n)
  return buffer
}
