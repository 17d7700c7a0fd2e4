import { KINDS, type Kind } from './kinds.ts'
import type { GameId } from './tables.ts'

/** What was found after the kills of one kind. */
export interface Count {
  kills: number
  /** The game stood at the last answered line. */
  exact: number
  /** One further: that line was written, but killed before its answer was seen. */
  ahead: number
  /** With half a line behind it, which is told and dropped. */
  torn: number
  /** Killed while another game took its place, or while its file was away: it was the old one still, the new one already, or nothing. */
  changing: number
  /** Something half done lay about: a file under a passing name. */
  halfDone: number
}
export type Found = Exclude<keyof Count, 'kills' | 'halfDone'>

const none = (): Count => ({ kills: 0, exact: 0, ahead: 0, torn: 0, changing: 0, halfDone: 0 })

/** Kills by game and kind. */
export class Tally {
  readonly #counts = new Map<string, Count>()
  /** How many answered lines were there to be lost. */
  answered = 0

  of(game: GameId, kind: Kind): Count {
    const key = `${game} ${kind}`
    const known = this.#counts.get(key) ?? none()
    this.#counts.set(key, known)
    return known
  }

  note(game: GameId, kind: Kind, found: Found, halfDone: boolean): void {
    const count = this.of(game, kind)
    count.kills++
    count[found]++
    if (halfDone) count.halfDone++
  }

  /** Over all games, one kind. */
  sum(kind: Kind, games: readonly GameId[]): Count {
    const sum = none()
    for (const game of games) {
      for (const [name, value] of Object.entries(this.of(game, kind)) as [keyof Count, number][]) sum[name] += value
    }
    return sum
  }

  total(games: readonly GameId[]): number {
    return KINDS.reduce((all, kind) => all + this.sum(kind, games).kills, 0)
  }
}
