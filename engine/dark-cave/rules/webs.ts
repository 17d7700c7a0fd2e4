import type { WebCause } from '../model/event.ts'
import type { Web } from '../model/state.ts'
import type { Draft } from './draft.ts'

/** T2a, A10: 2 becomes 1; 1 is removed and its card discarded. */
export function weakenWeb(d: Draft, web: Web, cause: WebCause): void {
  if (web.shows === 1) return removeWeb(d, web, cause)
  d.state.webs = d.state.webs.map((other) => (other === web ? { ...web, shows: 1 } : other))
  d.emit({ type: 'web-weakened', at: web.at, cause })
}

export function removeWeb(d: Draft, web: Web, cause: WebCause): void {
  d.state.webs = d.state.webs.filter((other) => other !== web)
  d.discard(web.card)
  d.emit({ type: 'web-removed', at: web.at, card: web.card, cause })
}
