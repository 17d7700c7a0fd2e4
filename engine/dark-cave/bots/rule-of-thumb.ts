import { bestOf } from '../../shared/bots.ts'
import type { Command } from '../commands/index.ts'
import { isPath } from '../data/actions.ts'
import type { GameState, Pending } from '../model/state.ts'
import type { Belief } from './belief.ts'
import { huntOn } from './hunts.ts'
import type { Idea } from './ideas.ts'
import { Outlook } from './outlook.ts'
import { playIdeas } from './plays.ts'
import { areStranded } from './stranded.ts'
import { walkIdeas } from './walks.ts'

/** What a seat says now by rule of thumb, and what it means to say after that. */
export function byRuleOfThumb(state: GameState, seat: number, belief: Belief, hurries = false): readonly Command[] {
  const quick = withoutThought(state, seat)
  return quick ?? bestOf(ideasFor(new Outlook(state, seat, belief, hurries)), ({ worth }) => worth).commands
}

/** Answers and proposals hang on open facts alone. */
export function withoutThought(state: GameState, seat: number): readonly Command[] | null {
  const { pending, turn } = state
  if (pending) return [answer(state, pending)]
  if (turn?.phase === 'play' && !turn.proposed && wantsToEnd(state, seat)) return [{ type: 'propose' }]
  return null
}

/** Everything worth a thought now. */
export function ideasFor(outlook: Outlook): readonly Idea[] {
  switch (outlook.state.turn?.phase) {
    case 'play':
      return playIdeas(outlook)
    case 'creature':
      return [{ commands: huntOn(outlook), worth: 0, kind: 'hunt' }]
    default:
      return walkIdeas(outlook)
  }
}

/** Nobody gets out any more, and no card is left anywhere that could change it. */
const wantsToEnd = (state: GameState, seat: number): boolean =>
  state.deck.length === 0 &&
  state.players.every(({ hand }, at) => (at === seat ? !hand.some(isPath) : hand.length === 0)) &&
  areStranded(state)

function answer(state: GameState, pending: Pending): Command {
  switch (pending.kind) {
    // An axe is there to be used, whoever one is.
    case 'axe':
      return { type: 'drive' }
    case 'goal-way':
      return { type: 'lay', turned: false }
    case 'agreement':
      return { type: areStranded(state) ? 'agree' : 'refuse' }
  }
}
