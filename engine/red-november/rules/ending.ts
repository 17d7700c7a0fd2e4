import { RESCUE } from '../data/board.ts'
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts'
import type { Cause, GameState } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { gnomeOf, isAlive } from './query.ts'

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
  const rearmost = rearmostMinute(state)
  for (const token of TOKEN_IDS) {
    const space = state.tokens[token]
    if (space !== undefined && rearmost !== null && rearmost < space) return token
  }
  return undefined
}

/** Where the time keeper stands that has most minutes left; null if none is on the track. */
function rearmostMinute(state: GameState): number | null {
  if (state.stack.length === 0) return null
  let most = RESCUE
  for (const color of state.stack) most = Math.max(most, gnomeOf(state, color).minute)
  return most
}

/** E2: every time keeper that is left has reached "Rescued!". */
export const isSaved = (state: GameState): boolean => rearmostMinute(state) === RESCUE

/** E1, E2: the game is over, and nothing else happens (V12). */
export function finishGame(d: Draft, saved: boolean, cause: Cause): void {
  const winners = d.state.gnomes.filter((gnome) => (gnome.status === 'deserted') !== saved).map((gnome) => gnome.color)
  d.state.outcome = { saved, cause, winners }
  d.state.turn = null
  d.state.pending = null
  d.agenda.length = 0
  d.emit({ type: 'game-ended', outcome: d.state.outcome })
}
