import { signal } from '@preact/signals'
import { type DarkCave, type GnomeId, type PlayerView, speaker } from '../../../engine/dark-cave/index.ts'
import type { Presenter, Showing } from '../../table/show/presenter.ts'

/** What only the one at the screen sees. It stays until that person has seen it, at every speed. */
export type Alone =
  /** HS4: a gate or a clan card; afterwards only the note remains. */
  | { readonly kind: 'peek'; readonly by: GnomeId; readonly at: PlayerView['players'][number]['knows'][number] }
  /** E3: the clan cards that were set aside. */
  | { readonly kind: 'aside'; readonly by: GnomeId }
  /** HS5: the last cards of the hand are new; whoever drew them ends the turn. */
  | { readonly kind: 'drawn'; readonly by: GnomeId; readonly count: number }

/** What is being seen alone, with the view of who sees it. */
export interface Seeing {
  readonly what: Alone
  readonly view: PlayerView
  /** HS4: others sit around the screen, so whoever looks is asked once more. */
  readonly asks: boolean
}

export const seeing = signal<Seeing | null>(null)

type Part = Pick<Showing<DarkCave>, 'events' | 'own'>

/** What of a scene is for the eyes of who sits there alone. `company`: other people sit around the screen. */
export function aloneIn({ events, own }: Part, company: boolean): readonly Alone[] {
  const me = own?.seat === null || own?.seat === undefined ? null : own.players[own.seat]?.gnome
  if (!own || !me || own.outcome) return []
  return events.flatMap((event): Alone[] => {
    if (!('player' in event) || event.player !== me) return []
    if (event.type === 'peeked') return [{ kind: 'peek', by: me, at: event.at }]
    if (event.type === 'left') return event.first && own.aside.length > 0 ? [{ kind: 'aside', by: me }] : []
    // Where nobody else looks on, the hand lies open anyway; whoever is up again keeps it.
    const endsTurn = event.type === 'drew' && company && speaker(own) !== me
    return endsTurn ? [{ kind: 'drawn', by: me, count: event.count }] : []
  })
}

let close: () => void = () => undefined

/** Shows it, and ends when it was seen. */
async function showAlone(seen: Seeing): Promise<void> {
  seeing.value = seen
  await new Promise<void>((end) => {
    close = end
  })
  seeing.value = null
}

/** It has been seen, or nobody is there any more to see it. */
export function closeAlone(): void {
  close()
}

/** A show, and after each part of it what only the one at the screen may see of it. Nothing of one that was broken off is seen. */
export function withAlone(show: Presenter<DarkCave>, hasCompany: () => boolean): Presenter<DarkCave> {
  let run = 0
  return {
    present: async (showing) => {
      const mine = run
      await show.present(showing)
      const asks = hasCompany()
      for (const what of aloneIn(showing, asks)) {
        if (showing.own && mine === run) await showAlone({ what, view: showing.own, asks })
      }
    },
    skip: () => {
      run++
      closeAlone()
      show.skip()
    },
  }
}
