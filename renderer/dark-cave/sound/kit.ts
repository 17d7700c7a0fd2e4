import type { DarkCave, GameEvent, GameEventType } from '../../../engine/dark-cave/index.ts'
import type { Cue, SoundData, SoundKit, Soundscape, UiSound } from '../../shared/sound-kit.ts'

const effect = (caption: string): SoundData => ({ group: 'effects', loop: false, caption })

type SoundId = UiSound | 'card-turn' | 'card-draw'

const SOUNDS: Readonly<Record<SoundId, SoundData>> = {
  'ui-hover': effect('uiHover'),
  'ui-click': effect('uiClick'),
  'ui-confirm': effect('uiConfirm'),
  'ui-refuse': effect('uiRefuse'),
  'card-turn': effect('cardTurn'),
  'card-draw': effect('cardDraw'),
}

const CUES: Readonly<Partial<Record<GameEventType, SoundId>>> = {
  'action-played': 'card-turn',
  'goal-turned': 'card-turn',
  'clan-shown': 'card-turn',
  drew: 'card-draw',
}

/** The cave by ear: cards are turned and drawn. */
class CaveSounds implements Soundscape<DarkCave> {
  readonly loops = {}

  sync(): void {}

  play({ type }: GameEvent): readonly Cue[] {
    const sound = CUES[type]
    return sound ? [[sound]] : []
  }

  due(): readonly string[] {
    return []
  }
}

/** The sounds of this game. */
export const SOUND_KIT: SoundKit<DarkCave> = { sounds: SOUNDS, layers: [], soundscape: () => new CaveSounds() }
