import { fromCallback } from 'xstate'
import { stateOf } from '../../engine/red-november/machine/session.ts'
import type { PresenterInput, TableEvent } from '../../engine/red-november/machine/table.ts'
import type { Board } from './board.ts'

/** The table machine's presenter: shows a scene on the board, then says so. `provide({ actors: { presenter } })`. */
export const presenterOn = (board: Pick<Board, 'present' | 'director'>) =>
  fromCallback<TableEvent, PresenterInput>(({ input, sendBack }) => {
    const { scene, session } = input
    let left = false
    // Only after the last scene is what is seen the state itself.
    const last = session.scenes.length <= 1
    void board.present(scene.events, last ? stateOf(session) : undefined).then(() => {
      if (!left) sendBack({ type: 'presented' })
    })
    return () => {
      left = true
      board.director.skipAll()
    }
  })
