import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { SoundKit } from '../../shared/sound-kit.ts'
import { BoatSounds } from './boat-sounds.ts'
import { SOUNDS } from './manifest.ts'
import { MUSIC } from './music/index.ts'

/** The sounds of this game. */
export const SOUND_KIT: SoundKit<RedNovember> = {
  sounds: SOUNDS,
  folder: 'red-november',
  music: MUSIC,
  soundscape: () => new BoatSounds(),
}
