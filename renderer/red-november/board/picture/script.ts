import type { GameEvent } from '../../../../engine/red-november/index.ts'
import type { Script } from '../../../stage/script.ts'
import { after } from './after.ts'
import type { Picture } from './picture.ts'

/** Water that levels out rises and falls in one movement: such events are played side by side. */
export function together(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const groups: (readonly [GameEvent, ...GameEvent[]])[] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && flows(event) && flows(last[0])) groups[groups.length - 1] = [...last, event]
    else groups.push([event])
  }
  return groups
}

const flows = (event: GameEvent): boolean =>
  (event.type === 'water-changed' && event.cause !== 'pump') || (event.type === 'fire-out' && event.cause === 'reflow')

/** How this game's events become pictures. */
export const SCRIPT: Script<GameEvent, Picture> = { after, together }
