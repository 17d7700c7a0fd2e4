import { plus } from '../../shared/bundle.ts'
import type { Draft } from './draft.ts'
import { doomOf, kill } from './dying.ts'
import { judge, judgeTokens, lastSafeMinute } from './ending.ts'
import { resolveCard } from './events.ts'
import { drawItem, revealEvent } from './piles.ts'
import { activeGnome, isAlive, turnOf } from './query.ts'
import { ADVANCE, END_TURN, EVENT_ICON, ITEM_ICON, OFFER_CHARM, OFFER_CHARM_AND_ADVANCE } from './steps.ts'

/** U1: first D2, then the way to the ghost. */
export function beginUpdates(d: Draft): void {
  d.turn.phase = 'updates'
  d.emit({ type: 'phase-began', phase: 'updates' })
  const doom = d.turn.newcomer ? null : doomOf(d.state, activeGnome(d.state))
  if (doom) {
    kill(d, d.turn.active, doom)
    judge(d)
    if (d.state.outcome) return
  }
  d.plan(OFFER_CHARM_AND_ADVANCE)
}

/** C7: a charm may be played until the first event card, if there is an icon ahead. */
export function offerCharm(d: Draft): void {
  const { minute, hand } = activeGnome(d.state)
  const { ghost, cardRevealed, active } = turnOf(d.state)
  if (cardRevealed || !hand.includes('lucky-charm')) return
  if (d.state.icons.events.some((icon) => icon < minute && icon >= ghost)) d.ask({ kind: 'lucky-charm', who: active })
}

/** U1, V11: minute by minute to the next icon, or to the ghost. U2: the dead go nowhere. */
export function advance(d: Draft): void {
  const { ghost, active } = d.turn
  const gnome = d.active
  if (!isAlive(gnome)) return d.plan(END_TURN)
  const from = gnome.minute
  const lastSafe = lastSafeMinute(d.state, active)
  const { events, items } = d.state.icons
  const event = nextIcon(events, from)
  const item = nextIcon(items, from)
  const to = Math.min(from, Math.max(ghost, lastSafe - 1, event, item))
  gnome.minute = to
  if (to !== from) d.emit({ type: 'marker-moved', gnome: active, from, to })
  if (to < lastSafe) judgeTokens(d)
  else planStop(d, to === event, to === item)
}

/** The first icon on the way from a minute on; none: below every space. */
function nextIcon(icons: readonly number[], from: number): number {
  let next = -1
  for (let at = 0; at < icons.length; at++) {
    const icon = icons[at] as number
    if (icon < from && icon > next) next = icon
  }
  return next
}

/** U1: the event comes before the item; without either the ghost is reached. */
function planStop(d: Draft, event: boolean, item: boolean): void {
  d.plan(event || item ? ADVANCE : END_TURN)
  if (item) d.plan(ITEM_ICON)
  if (event) d.plan(EVENT_ICON)
}

/** U1, C5: an ignored icon turns no card. */
export function meetEvent(d: Draft): void {
  const { minute } = activeGnome(d.state)
  if (d.turn.ignores > 0) {
    d.turn.ignores--
    return d.emit({ type: 'icon-ignored', gnome: d.turn.active, minute })
  }
  d.turn.cardRevealed = true
  turnCard(d, minute)
}

/** The top card is read and done. */
export function turnCard(d: Draft, minute: number): void {
  const card = revealEvent(d)
  if (!card) return
  d.emit({ type: 'event-revealed', card, minute })
  resolveCard(d, card)
}

/** U1: one item, if the gnome still lives to take it. */
export function meetItem(d: Draft): void {
  if (!isAlive(activeGnome(d.state))) return
  const item = drawItem(d)
  if (!item) return
  const gnome = d.active
  gnome.hand = plus(gnome.hand, item)
  d.emit({ type: 'items-drawn', gnome: gnome.color, items: [item], source: 'icon' })
  if (item === 'lucky-charm') d.plan(OFFER_CHARM)
}
