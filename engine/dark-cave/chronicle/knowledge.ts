import type { GnomeId } from '../data/gnomes.ts'
import type { PeekTarget } from '../model/state.ts'
import { type Story, toldEvents } from './story.ts'

/** How a face became known. */
export type Source = 'peeked' | 'turned-up' | 'took-gold' | 'left' | 'end'

/** A goal or a clan card that somebody came to know; the clan cards set aside are `aside`. */
export interface Discovery {
  readonly number: number
  readonly what: PeekTarget | 'aside'
  readonly by: GnomeId
  /** Who knows it from now on. */
  readonly to: GnomeId | 'all'
  readonly source: Source
}

/** A deed that shows the clan card of who did it, unless it lies open already. */
interface Shows {
  readonly player: GnomeId
  readonly source: Source
}

/** How each goal and each role became known to whom. */
export function discoveriesOf(story: Story): readonly Discovery[] {
  const found: Discovery[] = []
  let shows: Shows | null = null
  const hasAside = (story.states[0]?.aside.length ?? 0) > 0
  for (const { number, event } of toldEvents(story)) {
    switch (event.type) {
      case 'peeked':
        found.push({ number, what: event.at, by: event.player, to: event.player, source: 'peeked' })
        break
      case 'goal-turned':
        found.push({ number, what: event.cell, by: event.player, to: 'all', source: 'turned-up' })
        break
      case 'gold-taken':
        shows = { player: event.player, source: 'took-gold' }
        break
      case 'left':
        shows = { player: event.player, source: 'left' }
        if (event.first && hasAside) {
          found.push({ number, what: 'aside', by: event.player, to: event.player, source: 'left' })
        }
        break
      case 'clan-shown':
        found.push({ number, what: event.player, by: event.player, to: 'all', source: sourceOf(shows, event.player) })
        break
      default:
    }
  }
  return found
}

const sourceOf = (shows: Shows | null, player: GnomeId): Source => (shows?.player === player ? shows.source : 'end')
