import type { Scene } from '../../../engine/red-november/phases.ts'
import type { Session } from '../../../engine/shared/table/session.ts'

/** Shows what happened, scene by scene, before the next to speak is asked. */
export interface Presenter {
  /** Ends when the scene has been seen. */
  present(scene: Scene, session: Session): Promise<void>
  /** Ends at once what is being shown, and with it everything else that the same command brought. */
  skip(): void
}

/** Nothing to show: text, or no picture yet. */
export const AT_ONCE: Presenter = { present: async () => undefined, skip: () => undefined }
