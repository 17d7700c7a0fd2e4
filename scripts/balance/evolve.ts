/**
 * `tsx scripts/balance/evolve.ts [generations] [games]`: looks for better weights of the Captain's rules of thumb. Each
 * generation a few variants on both sides of the present weights play the same games of all crews, new ones every time; the
 * weights move towards those that saved more subs (an evolution strategy with mirrored samples). Prints what it has found.
 */
import { playout } from '../../engine/red-november/bots/playout.ts'
import { SEASONED, type Weights } from '../../engine/red-november/bots/weights.ts'
import { COLORS, createGame, MIN_GNOMES } from '../../engine/red-november/index.ts'

/** What a death costs, in subs. */
const DEATH = 0.05
const PAIRS = 6
/** How far a variant may lie, and how much of the last step goes on. */
const SPREAD = 0.15
const MOMENTUM = 0.7

type Genes = readonly number[]

const NAMES = (Object.keys(SEASONED) as (keyof Weights)[]).filter((name) => typeof SEASONED[name] === 'number')

/** Every weight is positive, and what counts is by how many times it changes. */
const genesOf = (weights: Weights): Genes =>
  [...NAMES.map((name) => weights[name] as number), ...weights.track.slice(2)].map(Math.log)

function weightsOf(genes: Genes): Weights {
  const values = genes.map(Math.exp)
  const named = Object.fromEntries(NAMES.map((name, at) => [name, values[at]]))
  return { ...SEASONED, ...named, track: [0, 0, ...values.slice(NAMES.length)] } as Weights
}

/** Subs saved by all crews, each counted the same, less what the dead cost. */
function fitness(weights: Weights, seed: string, games: number): number {
  let sum = 0
  for (let size = MIN_GNOMES; size <= COLORS.length; size++) {
    for (let game = 0; game < games; game++) {
      const start = createGame({ seed: `${seed}/${game}`, gnomes: COLORS.slice(0, size), options: {} })
      const end = playout(start, true, [], 0, weights, (events) => {
        for (const { type } of events) if (type === 'died') sum -= DEATH
      })
      if (end.outcome?.saved) sum++
    }
  }
  return sum / games / (COLORS.length - MIN_GNOMES + 1)
}

/** A number from the bell curve. */
const bell = (): number => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())

const [generations = 60, games = 50] = process.argv.slice(2).map(Number)
let genes = genesOf(SEASONED)
let step: Genes = genes.map(() => 0)
for (let generation = 0; generation < generations; generation++) {
  const ways = Array.from({ length: PAIRS }, () => genes.map(bell)).flatMap((way) => [way, way.map((value) => -value)])
  const ranked = ways
    .map((way) => {
      const variant = genes.map((gene, at) => gene + SPREAD * (way[at] ?? 0))
      return { way, fit: fitness(weightsOf(variant), `evolve/${generation}`, games) }
    })
    .sort((a, b) => b.fit - a.fit)
  const ranks = ranked.map((_, rank) => (ranked.length - 1) / 2 - rank)
  const scale = (2 * SPREAD) / ranks.reduce((sum, rank) => sum + Math.abs(rank), 0)
  step = step.map((last, at) => {
    const pull = ranked.reduce((sum, { way }, place) => sum + (ranks[place] ?? 0) * (way[at] ?? 0), 0)
    return MOMENTUM * last + (1 - MOMENTUM) * scale * pull
  })
  genes = genes.map((gene, at) => gene + (step[at] ?? 0))
  const mean = ranked.reduce((sum, { fit }) => sum + fit, 0) / ranked.length
  console.log(`${generation}: ${mean.toFixed(3)}`)
}
console.log(
  JSON.stringify(weightsOf(genes), (_, value) => (typeof value === 'number' ? Number(value.toPrecision(2)) : value)),
)
