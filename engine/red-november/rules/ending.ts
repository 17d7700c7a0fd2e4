import { RESCUE } from '../data/board.ts'
import type { Color } from '../data/gnomes.ts'
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts'
import type { Cause, GameState } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { isAlive } from './query.ts'

/** E1, V12: what a death or a desertion can end. Tokens first, then "nobody left". */
export function judge(d: Draft): void {
  if (d.state.outcome) return
  if (judgeTokens(d)) return
  if (!d.state.gnomes.some(isAlive)) finishGame(d, false, 'nobody-left')
}

/** V11: a token strikes as soon as every time keeper has passed it. */
export function judgeTokens(d: Draft): boolean {
  const token = struckToken(d.state)
  if (!token) return false
  d.emit({ type: 'token-struck', token })
  finishGame(d, false, token)
  return true
}

/** The token that every time keeper on the track has passed, if there is one. */
export function struckToken(state: GameState): TokenId | undefined {
  if (state.stack.length === 0) return undefined
  const rearmost = rearmostMinute(state)
  return TOKEN_IDS.find((token) => rearmost < (state.tokens[token] ?? RESCUE))
}

/** Below this minute the gnome would be the last to pass a token; 0 if there is none. Asked once a move, not each step. */
export function lastSafeMinute(state: GameState, color: Color): number {
  let last = RESCUE
  for (const token in state.tokens) last = Math.max(last, state.tokens[token as TokenId] ?? RESCUE)
  // Where the others have not passed the highest token, they have passed none.
  return last > RESCUE && rearmostMinute(state, color) < last ? last : RESCUE
}

/** Where the time keeper stands that has most minutes left, perhaps without one of them; 0 if none is on the track. */
function rearmostMinute(state: GameState, without?: Color): number {
  let most = RESCUE
  for (const { color, minute } of state.gnomes) {
    if (minute > most && color !== without && state.stack.includes(color)) most = minute
  }
  return most
}

/** E2: every time keeper that is left has reached "Rescued!". */
export function isSaved({ stack, gnomes }: GameState): boolean {
  for (const { color, minute } of gnomes) if (minute > RESCUE && stack.includes(color)) return false
  return stack.length > 0
}

/** E1, E2: the game is over, and nothing else happens (V12). */
export function finishGame(d: Draft, saved: boolean, cause: Cause): void {
  const winners = d.state.gnomes.filter((gnome) => (gnome.status === 'deserted') !== saved).map((gnome) => gnome.color)
  d.state.outcome = { saved, cause, winners }
  d.state.turn = null
  d.state.pending = null
  d.agenda.length = 0
  d.emit({ type: 'game-ended', outcome: d.state.outcome })
}
