import { CLANS, type Clan, clanOf, otherClan, worksFor } from '../data/gnomes.ts'
import type { Cause, GameState, Outcome, Player } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { loseGold } from './losses.ts'
import { hasLeft, playerOf } from './query.ts'

/** B5 */
export const employerOf = ({ gnome, role }: Pick<Player, 'gnome' | 'role'>): Clan => worksFor(clanOf(gnome), role)

const workersOf = (players: readonly Player[], clan: Clan): readonly Player[] =>
  players.filter((player) => employerOf(player) === clan)

/** G1: the deck and all hands are empty. */
export const areCardsOut = ({ deck, script, players }: GameState): boolean =>
  deck.length === 0 && script.cards.length === 0 && players.every(({ hand }) => hand.length === 0)

/** G2: every gnome that works for one of the clans has left. */
export const isClanOut = ({ players }: GameState): boolean =>
  CLANS.some((clan) => workersOf(players, clan).every(hasLeft))

/** G4: all clan cards are turned up, gold left in the cave goes to the pool, and the treasure is counted. */
export function finishGame(d: Draft, cause: Cause): void {
  for (const { gnome, role, revealed } of d.state.players) {
    if (revealed) continue
    d.player(gnome).revealed = true
    d.emit({ type: 'clan-shown', player: gnome, role })
  }
  for (const player of d.state.players) if (!hasLeft(player)) loseGold(d, player.gnome, 'left-behind', player.gold)
  d.state.outcome = judge(d.state, cause)
  d.endTurns()
  d.state.pending = null
  d.agenda.length = 0
  d.emit({ type: 'game-ended', outcome: d.state.outcome })
}

/** G5-G7 */
function judge(state: GameState, cause: Cause): Outcome {
  const { players } = state
  const gold = byClan((clan) =>
    workersOf(players, clan).reduce((sum, player) => (hasLeft(player) ? sum + player.gold : sum), 0),
  )
  const treasure = byClan((clan) => gold[clan] * workersOf(players, otherClan(clan)).length)
  const winner = winnerOf(state, treasure)
  const winners = winner ? workersOf(players, winner).map(({ gnome }) => gnome) : []
  return { cause, winner, gold, treasure, winners }
}

const byClan = <T>(count: (clan: Clan) => T): Readonly<Record<Clan, T>> => ({
  yellow: count('yellow'),
  blue: count('blue'),
})

/** G6: in a tie the clan for which the first leaver worked; nobody left, no winner. */
function winnerOf(state: GameState, { yellow, blue }: Readonly<Record<Clan, number>>): Clan | null {
  if (state.firstOut === null) return null
  if (yellow === blue) return employerOf(playerOf(state, state.firstOut))
  return yellow > blue ? 'yellow' : 'blue'
}
