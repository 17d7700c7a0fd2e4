import type { Game, GameTypes } from '../../../engine/shared/game.ts'
import type { GameRecord } from '../../../engine/shared/record.ts'
import type { Seat } from '../../../engine/shared/table/session.ts'
import type { Narrator, Tidings } from '../narrator.ts'

/** What somebody did in their turn, in few words. */
export interface BotTurn {
  readonly player: string
  /** Why, in their own words; null where that may not be known. */
  readonly quote: string | null
  readonly lines: readonly string[]
}

export interface Meanwhile<G extends GameTypes> {
  readonly news: readonly Tidings<G>[]
  readonly turns: readonly BotTurn[]
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
  readonly narrator: Pick<Narrator<G>, 'brief' | 'line' | 'moments' | 'news' | 'reason'>
}

/** A turn while it is gathered. */
interface Turn<G extends GameTypes> {
  readonly player: string
  quote: string | null
  readonly events: G['event'][]
}

/**
 * The turns that bots have taken since so many commands stood, as one reader may know them: what came of them, what they did, and what of
 * it befell who is asked now. An answer in the turn of a person is no turn; what a person answers in that of a bot belongs to it.
 */
export function meanwhile<G extends GameTypes>(told: Told<G>, since: number): Meanwhile<G> {
  const { game, record, seats, narrator, reasons } = told
  const isBot = (state: G['state']): boolean => (seats[game.seatToSpeak(state) ?? -1] ?? 'person') !== 'person'
  const isBotsTurn = (at: number): boolean => isBot(record.states[beganAt(told, at)] as G['state'])
  const asked = turnIn(narrator, record.states.at(-1) as G['state'])
  const turns: Turn<G>[] = []
  for (let at = since; at < record.commands.length; at++) {
    const before = record.states[at] as G['state']
    const player = turnIn(narrator, before)
    if (player === null || player === asked || !isBotsTurn(at)) continue
    if (turns.at(-1)?.player !== player) turns.push({ player, quote: null, events: [] })
    const turn = turns.at(-1) as Turn<G>
    const reason = reasons[at]
    turn.quote = (reason && narrator.reason(reason, before)) ?? turn.quote
    turn.events.push(...ofThisTurn(game, record.events[at] ?? []))
  }
  const news = narrator.news?.(turns.flatMap(({ events }) => events)) ?? []
  const isToldAlready = new Set(news.flatMap((tidings) => tidings.events))
  return {
    news,
    turns: turns.map(({ player, quote, events }, at) => ({
      player,
      // What somebody has said already is not said again.
      quote: turns.slice(0, at).some((before) => before.quote === quote) ? null : quote,
      lines: linesOf(
        narrator,
        [player, asked],
        events.filter((event) => !isToldAlready.has(event)),
      ),
    })),
  }
}

/** With which command the turn of this one began; whoever is up speaks first. */
function beganAt<G extends GameTypes>({ game, record }: Told<G>, at: number): number {
  const begins = (event: G['event']): boolean => game.phases.beginsTurn(event)
  let first = at
  while (first > 0 && !record.events[first - 1]?.some(begins)) first--
  return first
}

/** With the last word of a turn the next one begins. */
function ofThisTurn<G extends GameTypes>(game: Game<G>, events: readonly G['event'][]): readonly G['event'][] {
  const next = events.findIndex((event) => game.phases.beginsTurn(event))
  return next < 0 ? events : events.slice(0, next)
}

function linesOf<G extends GameTypes>(
  narrator: Told<G>['narrator'],
  about: readonly (string | null)[],
  events: readonly G['event'][],
): readonly string[] {
  return (narrator.brief?.(events) ?? events)
    .flatMap((event) => {
      const line = narrator.line(event)
      return line?.player && about.includes(line.player) ? [line.text] : []
    })
    .slice(-LINES)
}

const turnIn = <G extends GameTypes>({ moments }: Pick<Narrator<G>, 'moments'>, state: G['state']): string | null =>
  moments(state, [])[0]?.player ?? null
