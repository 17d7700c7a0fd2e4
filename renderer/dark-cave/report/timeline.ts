import {
  type ActionKind,
  betrayalsOf,
  type CellId,
  discoveriesOf,
  type GnomeId,
  isGnome,
  kindOf,
  passagesOf,
  type Story,
} from '../../../engine/dark-cave/index.ts'

/** Something that is told in a miner's gallery. */
export type Mark =
  | { readonly kind: 'gate'; readonly cell: CellId }
  | { readonly kind: 'card'; readonly of: GnomeId }
  | { readonly kind: 'action'; readonly action: ActionKind }
  | { readonly kind: 'aside' | 'gold' | 'betrayal' | 'exit' }

export interface Placed {
  readonly round: number
  readonly mark: Mark
}

/** The way of one miner through the game. */
export interface Gallery {
  readonly gnome: GnomeId
  readonly marks: readonly Placed[]
  /** The round in which it left; null: it is still inside. */
  readonly out: number | null
  /** From here on it worked openly enough against its own hat. */
  readonly betrayed: number | null
}

/** What is told of a game, round by round: a round is as many turns as there are players. */
export interface Timeline {
  readonly rounds: number
  readonly galleries: readonly Gallery[]
}

/** Actions that are worth a picture of their own; looking is told by what was looked at. */
const TOLD: ReadonlySet<ActionKind> = new Set(['rockfall', 'swap', 'web', 'boots', 'axe', 'rat', 'lindworm', 'goblin'])

/** The round of each command. */
export function roundsOf(story: Story): readonly number[] {
  const players = story.states[0]?.players.length ?? 1
  // A written position begins in the middle of a turn that nobody saw begin.
  const unseen = story.opening.some(({ type }) => type === 'turn-began') ? 0 : 1
  return passagesOf(story).map(({ turn }) => Math.ceil((turn + unseen) / players))
}

export function timelineOf(story: Story): Timeline {
  const rounds = roundsOf(story)
  const at = (number: number): number => rounds[number] ?? 1
  const betrayals = betrayalsOf(story)
  const discoveries = discoveriesOf(story)
  const galleries = (story.states[0]?.players ?? []).map(({ gnome }): Gallery => {
    const treason = betrayals.find((found) => found.gnome === gnome)
    const betrayed = treason ? at(treason.deed.number) : null
    const seen = discoveries.flatMap(({ number, by, what, source }): Placed[] => {
      if (by !== gnome) return []
      if (what === 'aside') return [{ round: at(number), mark: { kind: 'aside' } }]
      if (source !== 'peeked') return []
      return [{ round: at(number), mark: isGnome(what) ? { kind: 'card', of: what } : { kind: 'gate', cell: what } }]
    })
    const done = story.events.flatMap((events, number) =>
      events.flatMap((event): Placed[] => {
        if (!('player' in event) || event.player !== gnome) return []
        if (event.type === 'gold-taken') return [{ round: at(number), mark: { kind: 'gold' } }]
        if (event.type === 'left') return [{ round: at(number), mark: { kind: 'exit' } }]
        const action = event.type === 'action-played' ? kindOf(event.card) : null
        return action && TOLD.has(action) ? [{ round: at(number), mark: { kind: 'action', action } }] : []
      }),
    )
    const marks = [...seen, ...done, ...(betrayed ? [{ round: betrayed, mark: { kind: 'betrayal' as const } }] : [])]
    return {
      gnome,
      marks: marks.toSorted((a, b) => a.round - b.round),
      out: marks.find(({ mark }) => mark.kind === 'exit')?.round ?? null,
      betrayed,
    }
  })
  return { rounds: rounds.at(-1) ?? 1, galleries }
}

/** A moment of which a map is drawn: the last position of a round. */
export interface MapMoment {
  readonly round: number
  readonly state: Story['states'][number]
}

/** So many maps from the first round to the last, as far apart as the game allows. */
export function momentsOf(story: Story, count: number): readonly MapMoment[] {
  const rounds = roundsOf(story)
  const last = rounds.at(-1) ?? 1
  const wanted = Array.from({ length: Math.min(count, last) }, (_, at, among = Math.min(count, last)) =>
    among === 1 ? last : Math.round(1 + (at * (last - 1)) / (among - 1)),
  )
  return wanted.flatMap((round) => {
    const state = story.states[rounds.lastIndexOf(round) + 1]
    return state ? [{ round, state }] : []
  })
}
