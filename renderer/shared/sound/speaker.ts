/** A loop that runs. */
export interface Running {
  setVolume(volume: number): void
  stop(): void
}

/** A stretch of a file, on the speaker's clock. */
export interface Stroke {
  readonly sound: string
  readonly at: number
  /** Where in the file it begins, and how many seconds of it are wanted at most. */
  readonly offset: number
  readonly length: number
  /** Faster is higher. */
  readonly rate: number
  readonly gain: number
  readonly pan: number
  readonly attack: number
  /** When it is let go, after its beginning, and how long that takes. */
  readonly held: number
  readonly release: number
}

/** A place for musicians, with a hall around it. */
export interface Podium {
  play(stroke: Stroke): void
  setVolume(volume: number): void
  /** Falls silent within some seconds, and is cleared. */
  leave(seconds: number): void
}

/** What makes the air move. Nothing here ever throws: no sound is no reason to stop a game. */
export interface Speaker {
  /** Seconds, as the loudspeaker counts them: they stand still while it is held. */
  readonly time: number
  /** Plays it once, unless it cannot be had soon enough to still make sense. */
  once(sound: string, volume: number): void
  /** Starts a loop; null stands for one that cannot be heard. */
  start(sound: string): Promise<Running | null>
  /** Has these at hand, so that a podium can play them. */
  prepare(sounds: readonly string[]): Promise<void>
  podium(): Podium
  /** Holds the breath of everything, or lets it go on. */
  hold(held: boolean): void
  destroy(): void
}

const NOBODY: Podium = { play: () => {}, setVolume: () => {}, leave: () => {} }

/** A machine without sound. */
export class MuteSpeaker implements Speaker {
  get time(): number {
    return performance.now() / 1000
  }
  once(): void {}
  start(): Promise<null> {
    return Promise.resolve(null)
  }
  prepare(): Promise<void> {
    return Promise.resolve()
  }
  podium(): Podium {
    return NOBODY
  }
  hold(): void {}
  destroy(): void {}
}
