import type { GameTypes } from '../../../engine/shared/game.ts'
import { fileOf } from './files.ts'
import type { Files } from './pixi-speaker.ts'
import { SoundBoard, type SoundBoardOptions } from './sound-board.ts'
import { MuteSpeaker, type Speaker } from './speaker.ts'

export type { Volumes } from './mixer.ts'
export { SoundBoard } from './sound-board.ts'

/** The machine's loudspeaker, or none: a machine without sound plays in silence and with captions. */
export async function openSpeaker(files: Files): Promise<Speaker> {
  try {
    const { PixiSpeaker } = await import('./pixi-speaker.ts')
    return new PixiSpeaker(files)
  } catch {
    return new MuteSpeaker()
  }
}

/**
 * A board that is silent while the window is hidden, until it is destroyed. The library comes only now: the title
 * screen need not wait for it.
 */
export async function openSoundBoard<G extends GameTypes>(
  options: Omit<SoundBoardOptions<G>, 'speaker' | 'onDestroy'>,
): Promise<SoundBoard<G>> {
  const watch = new AbortController()
  const { sounds, folder } = options.kit
  const speaker = await openSpeaker({
    fileOf: (sound) => fileOf(folder, sound),
    isLoop: (sound) => sounds[sound]?.loop ?? false,
  })
  const board = new SoundBoard({ ...options, speaker, onDestroy: () => watch.abort() })
  const look = (): void => board.silence(document.hidden)
  document.addEventListener('visibilitychange', look, { signal: watch.signal })
  look()
  return board
}
