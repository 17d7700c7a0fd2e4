import type { DarkCave } from '../../../engine/dark-cave/index.ts'
import type { SoundKit } from '../../shared/sound-kit.ts'
import { CaveSounds } from './cave-sounds.ts'
import { SOUNDS } from './manifest.ts'
import { MUSIC } from './music/index.ts'

/** The sounds of this game. */
export const SOUND_KIT: SoundKit<DarkCave> = {
  sounds: SOUNDS,
  folder: 'dark-cave',
  music: MUSIC,
  soundscape: () => new CaveSounds(),
}
