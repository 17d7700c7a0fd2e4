import type { Tried } from '../../shared/halving.ts'
import { clanOf, type Role, worksFor } from '../data/gnomes.ts'
import { beliefOf } from './belief.ts'
import type { Bot } from './bot.ts'
import { decisionFor, seatBehind } from './digger.ts'
import type { Idea } from './ideas.ts'
import { Outlook } from './outlook.ts'
import { byRuleOfThumb, ideasFor, withoutThought } from './rule-of-thumb.ts'
import { weigh } from './search.ts'
import { worldFrom } from './worlds.ts'

/** Games in the head for one decision: what the balance tables are made with, and what people play against. */
export const PLAYOUTS = 240
/** Less hangs on a walk: this part of them will do. */
const WALK_SHARE = 0.5
/** Ideas that are looked at closely, and so many of one kind. */
const IDEAS = 8
const ALIKE = 3

/**
 * Thinks ahead: every promising idea is played out in worlds drawn from what it believes, and the one that wins most
 * often is said. A fixed number of games, so the same random stream gives the same decision; a deadline only for the impatient.
 */
export const master: Bot = (view, random, manner = {}) => {
  const belief = beliefOf(view)
  const seat = seatBehind(view)
  const state = worldFrom(view, belief, random)
  const me = view.players[seat]
  if (!me || withoutThought(state, seat)) return decisionFor(state, byRuleOfThumb(state, seat, belief))
  const ideas = promising(ideasFor(new Outlook(state, seat, belief)))
  if (ideas.length < 2) return decisionFor(state, byRuleOfThumb(state, seat, belief))
  const clan = worksFor(clanOf(me.gnome), me.role as Role)
  const { playouts: most = PLAYOUTS, isLate } = manner
  const playouts = state.turn?.phase === 'move' ? most * WALK_SHARE : most
  const { tried, hurried } = weigh(ideas, { view, belief, random, clan, playouts, isLate })
  const best = tried[0] as Tried<Idea>
  const decision = decisionFor(state, best.idea.commands)
  return { ...decision, ...(best.playouts > 0 && { chance: best.chance }), ...(hurried && { hurried }) }
}

/** The best by rule of thumb, but not all of one kind. */
function promising(ideas: readonly Idea[]): readonly Idea[] {
  const alike = new Map<string, number>()
  const chosen: Idea[] = []
  for (const idea of [...ideas].sort((a, b) => b.worth - a.worth)) {
    const seen = alike.get(idea.kind) ?? 0
    if (seen >= ALIKE) continue
    alike.set(idea.kind, seen + 1)
    chosen.push(idea)
    if (chosen.length === IDEAS) break
  }
  return chosen
}
