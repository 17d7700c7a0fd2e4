import type { Settings } from '../../../preload/contract.ts'
import { Stage } from '../../../scripts/screens/stage.ts'
import { SHOTS } from '../../../scripts/screens/table.ts'
import type { Running } from './game.ts'

/** Enough for what was just opened to lie in its place. */
const FRAMES = 2

type Look = (name: string, stage: Stage) => Promise<void>

/** Walks every screen, dialog and question in one window of 1280x800, and looks at each. */
export async function walkScreens(game: Running, settings: Partial<Settings>, look: Look): Promise<void> {
  const stage = Stage.on(game, { quality: 'low', ...settings })
  await stage.resize(1280, 800)
  for (const shot of SHOTS) {
    if (shot.again) continue
    await stage.show(shot)
    await stage.settle(FRAMES)
    await look(shot.name, stage)
  }
}
