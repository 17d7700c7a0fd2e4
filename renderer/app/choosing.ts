import { keys } from '../core/keys/window.ts'
import { atLeisure } from '../core/leisure.ts'
import { putInFront, uiOf } from '../shared/current.ts'
import type { AnyGameUi } from '../shared/game-ui.ts'

/** A game comes in front, fetched where nobody has wanted it yet; keys wait for what follows. The one before stays in its journal. */
export async function choose(id: string, then?: (its: AnyGameUi) => unknown): Promise<void> {
  const isThere = keys.expect()
  try {
    const its = await uiOf(id)
    if (!its) return
    putInFront(its)
    await then?.(its)
  } finally {
    isThere()
  }
}

/** It is about to be wanted: it is fetched while the hand is still on its way. */
export const foresee = (id: string): void => void atLeisure(() => void uiOf(id))
