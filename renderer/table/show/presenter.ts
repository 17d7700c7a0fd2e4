import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Scene } from '../../../engine/shared/table/scenes.ts'
import type { Session } from '../../../engine/shared/table/session.ts'

/** Shows what happened, scene by scene, before the next to speak is asked. */
export interface Presenter<G extends GameTypes> {
  /** Ends when the scene has been seen. */
  present(scene: Scene<G>, session: Session<G>): Promise<void>
  /** Ends at once what is being shown, and with it everything else that the same command brought. */
  skip(): void
}

/** Nothing to show: text, or no picture yet. */
export const AT_ONCE: Presenter<GameTypes> = { present: async () => undefined, skip: () => undefined }
