import { fixOdds, type PlayerView, pathTo } from '../../../engine/red-november/index.ts'
import type { Intent } from './helm.ts'
import { isFixJob, offers } from './offers.ts'

/** All minutes that the picked thing would cost. */
export function minutesOf(view: PlayerView, what: Intent): number {
  switch (what.kind) {
    case 'play':
      return 0
    case 'open':
      return 1
    case 'walk': {
      const path = pathTo(view, what.goal)
      return path.ok ? path.minutes : 0
    }
    case 'act': {
      if (isFixJob(what.action)) return fixOdds(view, what.action, what.minutes).cost
      const offer = offers(view).find(({ action }) => action === what.action)
      if (!offer) return 0
      // A12: a minute for every item, and the offer is for one.
      return what.action === 'draw' ? offer.cost - offer.minutes + what.minutes : offer.cost
    }
  }
}
