/** A loop that runs. */
export interface Running {
  setVolume(volume: number): void
  stop(): void
}

/** What makes the air move. Nothing here ever throws: no sound is no reason to stop a game. */
export interface Speaker {
  /** Plays it once, unless it cannot be had soon enough to still make sense. */
  once(sound: string, volume: number): void
  /** Starts loops together, on the same sample; null stands for one that cannot be heard. */
  start(sounds: readonly string[]): Promise<readonly (Running | null)[]>
  /** Holds the breath of everything, or lets it go on. */
  hold(held: boolean): void
  destroy(): void
}

/** A machine without sound. */
export class MuteSpeaker implements Speaker {
  once(): void {}
  start(sounds: readonly string[]): Promise<readonly null[]> {
    return Promise.resolve(sounds.map(() => null))
  }
  hold(): void {}
  destroy(): void {}
}
