import type { GameEvent } from '../../../../engine/dark-cave/index.ts'
import type { Script } from '../../../stage/script.ts'
import { after } from './after.ts'
import type { Picture } from './picture.ts'
import { together } from './together.ts'

/** What the cave's events do to its picture. */
export const SCRIPT: Script<GameEvent, Picture> = { after, together }
