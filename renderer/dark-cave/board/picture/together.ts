import type { GameEvent, GameEventType } from '../../../../engine/dark-cave/index.ts'

/** What one attack does to several gnomes is one movement. */
const HARM: ReadonlySet<GameEventType> = new Set<GameEventType>(['card-lost', 'gold-lost', 'knocked-down'])

export function together(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const groups: (readonly [GameEvent, ...GameEvent[]])[] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && HARM.has(event.type) && last[0].type === event.type) groups[groups.length - 1] = [...last, event]
    else groups.push([event])
  }
  return groups
}
