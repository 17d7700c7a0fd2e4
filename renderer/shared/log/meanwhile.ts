import type { Game, GameTypes } from '../../../engine/shared/game.ts'
import type { GameRecord } from '../../../engine/shared/record.ts'
import type { Seat } from '../../../engine/shared/table/session.ts'
import type { Narrator } from '../narrator.ts'

/** What somebody did in their turn, in few words. */
export interface Deed {
  readonly player: string
  /** Why, in their own words; null where that may not be known. */
  readonly quote: string | null
  readonly lines: readonly string[]
}

/** Of each turn so many lines are told: how it came out is what counts. */
const LINES = 2

/** What is known of the table when it is told. */
interface Told<G extends GameTypes> {
  readonly game: Game<G>
  readonly record: GameRecord<G>
  readonly seats: readonly Seat<G>[]
  /** Why each command that stands was given. */
  readonly reasons: readonly (G['reason'] | null)[]
  readonly narrator: Pick<Narrator<G>, 'line' | 'moments' | 'reason'>
}

/** The turns that bots have taken since so many commands stood, as one reader may know them. An answer in somebody's turn is no turn. */
export function meanwhile<G extends GameTypes>(told: Told<G>, since: number): readonly Deed[] {
  const { game, record, seats, narrator, reasons } = told
  const isBot = (state: G['state']): boolean => (seats[game.seatToSpeak(state) ?? -1] ?? 'person') !== 'person'
  const asked = turnIn(narrator, record.states.at(-1) as G['state'])
  const deeds: { player: string; quote: string | null; lines: string[] }[] = []
  for (let at = since; at < record.commands.length; at++) {
    const before = record.states[at] as G['state']
    const player = turnIn(narrator, before)
    if (player === null || player === asked || !isBot(before)) continue
    if (deeds.at(-1)?.player !== player) deeds.push({ player, quote: null, lines: [] })
    const deed = deeds.at(-1) as (typeof deeds)[number]
    const reason = reasons[at]
    deed.quote = (reason && narrator.reason(reason, before)) ?? deed.quote
    for (const event of record.events[at] ?? []) {
      const line = narrator.line(event)
      if (line?.player === player) deed.lines.push(line.text)
    }
  }
  return deeds.map((deed) => ({ ...deed, lines: deed.lines.slice(-LINES) }))
}

const turnIn = <G extends GameTypes>({ moments }: Pick<Narrator<G>, 'moments'>, state: G['state']): string | null =>
  moments(state, [])[0]?.player ?? null
