import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { SoundKit } from '../../shared/sound-kit.ts'
import { BoatSounds } from './boat-sounds.ts'
import { LAYERS, SOUNDS } from './manifest.ts'

/** The sounds of this game. */
export const SOUND_KIT: SoundKit<RedNovember> = { sounds: SOUNDS, layers: LAYERS, soundscape: () => new BoatSounds() }
