import { radio } from '../../shared/sound/on-air.ts'

/** What is heard in a scene that no event tells of: at the unmasking cards are turned, and then the gold is weighed. */
export type SceneName = 'loyal-card' | 'saboteur-card' | 'unmasked'

export const hearScene = (name: SceneName): void => radio.scene(name)
