/** How an idea went in one world. */
export interface Result {
  /** By this ideas are compared. */
  readonly score: number
  /** Of winning, 0 to 1. */
  readonly chance: number
}

/** What ideas are tried in, and how closely. */
export interface Trying<Idea, World> {
  /** Games in the head, all in all. */
  readonly playouts: number
  /** How many ideas stay to the last round. */
  readonly finalists: number
  /** How many standard errors another must be better than the first idea. */
  readonly doubt: number
  /** A few equal worlds are no proof: the least spread to reckon with, squared. */
  readonly leastSpread: number
  /** Asked before every game: must it end now? */
  readonly isLate?: (() => boolean) | undefined
  /** One more world in which things may be as they look. */
  guess(): World
  play(idea: Idea, world: World): Result
}

/** An idea and how it went in the head. */
export interface Tried<Idea> {
  readonly idea: Idea
  readonly playouts: number
  /** Of winning, 0 to 1. */
  readonly chance: number
}

export interface Found<Idea> {
  /** Best first: by what speaks for each against the first idea, doubt taken off. */
  readonly tried: readonly Tried<Idea>[]
  readonly hurried: boolean
}

/**
 * Successive halving: all ideas are played out in the same few worlds, the worse half leaves, and the rest go on in more
 * of them. The first idea is the one to beat: it stays to the end, and another must be better than it by more than
 * chance would have it.
 */
export function halve<Idea, World>(ideas: readonly Idea[], trying: Trying<Idea, World>): Found<Idea> {
  const { playouts, finalists } = trying
  const worlds: World[] = []
  const trials = ideas.map((idea) => new Trial(idea, trying))
  const [champion] = trials
  if (!champion) return { tried: [], hurried: false }
  let field = trials
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length / finalists)))
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.round(playouts / rounds / field.length))
    for (let game = 0; game < games; game++) {
      for (const trial of field) {
        if (trying.isLate?.()) return { tried: ranked(trials, champion).map(triedOf), hurried: true }
        // Every idea meets the same worlds in the same order: what differs is what it does in them.
        worlds[trial.games] ??= trying.guess()
        trial.play(worlds[trial.games] as World)
      }
    }
    const best = ranked(field, champion).slice(0, Math.max(finalists, Math.ceil(field.length / 2)))
    field = field.filter((trial) => trial === champion || best.includes(trial))
  }
  return { tried: ranked(trials, champion).map(triedOf), hurried: false }
}

/** An idea on trial. */
class Trial<Idea, World> {
  /** World by world. */
  private readonly scores: number[] = []
  private chances = 0

  constructor(
    readonly idea: Idea,
    private readonly trying: Trying<Idea, World>,
  ) {}

  get games(): number {
    return this.scores.length
  }

  get chance(): number {
    return this.games === 0 ? 0 : this.chances / this.games
  }

  play(world: World): void {
    const { score, chance } = this.trying.play(this.idea, world)
    this.scores.push(score)
    this.chances += chance
  }

  /** How much better than another it did in the worlds that both have seen, less the doubt about it. */
  leadOver(other: Trial<Idea, World>): number {
    if (other === this) return 0
    const games = Math.min(this.games, other.games)
    if (games === 0) return Number.NEGATIVE_INFINITY
    let [sum, squares] = [0, 0]
    for (let at = 0; at < games; at++) {
      const lead = (this.scores[at] as number) - (other.scores[at] as number)
      sum += lead
      squares += lead * lead
    }
    const { doubt, leastSpread } = this.trying
    const mean = sum / games
    return mean - doubt * Math.sqrt((squares / games - mean * mean + leastSpread) / games)
  }
}

const triedOf = <Idea>({ idea, games, chance }: Trial<Idea, unknown>): Tried<Idea> => ({
  idea,
  playouts: games,
  chance,
})

function ranked<Idea, World>(
  trials: readonly Trial<Idea, World>[],
  champion: Trial<Idea, World>,
): readonly Trial<Idea, World>[] {
  return trials
    .map((trial) => ({ trial, lead: trial.leadOver(champion) }))
    .sort((a, b) => b.lead - a.lead)
    .map(({ trial }) => trial)
}
