/**
 * `tsx scripts/balance/fit.ts [games]`: fits the coefficients of engine/red-november/bots/prospect.ts. Seasoned Sailors
 * play; positions on the way are set against how the game ended, by logistic regression. Prints the coefficients, and how
 * much better they guess than the mere share of wins (on games that were not looked at).
 */
import { features } from '../../engine/red-november/bots/prospect.ts'
import { turnByRuleOfThumb } from '../../engine/red-november/bots/sailor.ts'
import { SEASONED } from '../../engine/red-november/bots/weights.ts'
import { perform } from '../../engine/red-november/commands/apply.ts'
import { COLORS, createGame, MIN_GNOMES } from '../../engine/red-november/index.ts'
import { Draft } from '../../engine/red-november/rules/draft.ts'
import { run } from '../../engine/red-november/rules/run.ts'

interface Sample {
  readonly seen: readonly number[]
  readonly saved: number
}

const SIZES = 6
/** Of the turns of a game every so-manieth is looked at: neighbours tell the same story. */
const EVERY = 5

function samplesOf(number: number): readonly Sample[] {
  const gnomes = COLORS.slice(0, MIN_GNOMES + (number % SIZES))
  const d = new Draft(createGame({ seed: `fit/${number}`, gnomes, options: { slowerDeath: number % EVERY === 0 } }))
  const seen: (readonly number[])[] = []
  for (let turn = number; !d.state.outcome; turn++) {
    if (!d.state.pending && d.state.turn?.phase === 'movement' && turn % EVERY === 0) seen.push(features(d.state))
    for (const command of turnByRuleOfThumb(d.state, true, SEASONED)) perform(d, command)
    run(d)
    d.events.length = 0
  }
  const saved = d.state.outcome.saved ? 1 : 0
  return seen.map((position) => ({ seen: position, saved }))
}

const guess = (weights: readonly number[], seen: readonly number[]): number =>
  1 / (1 + Math.exp(-seen.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)))

const ROUNDS = 400
const STEP = 1

/** Plain gradient descent over all samples, each feature at its own pace (AdaGrad). */
function regression(samples: readonly Sample[]): readonly number[] {
  const size = samples[0]?.seen.length ?? 0
  const weights = Array<number>(size).fill(0)
  const paces = Array<number>(size).fill(1e-9)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = Array<number>(size).fill(0)
    for (const { seen, saved } of samples) {
      const error = (guess(weights, seen) - saved) / samples.length
      for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + error * (seen[at] ?? 0)
    }
    for (let at = 0; at < size; at++) {
      const steep = slope[at] ?? 0
      paces[at] = (paces[at] ?? 0) + steep * steep
      weights[at] = (weights[at] ?? 0) - (STEP * steep) / Math.sqrt(paces[at] ?? 1)
    }
  }
  return weights
}

/** The mean surprise at how the games ended, in nats. */
const surprise = (samples: readonly Sample[], rate: (seen: readonly number[]) => number): number =>
  samples.reduce((sum, { seen, saved }) => sum - Math.log(saved ? rate(seen) : 1 - rate(seen)), 0) / samples.length

const games = Number(process.argv[2] ?? 6000)
const [known, unknown]: [Sample[], Sample[]] = [[], []]
for (let number = 0; number < games; number++) (number % 10 === 0 ? unknown : known).push(...samplesOf(number))
const weights = regression(known)
const share = known.reduce((sum, { saved }) => sum + saved, 0) / known.length
process.stdout.write(
  `${JSON.stringify({
    samples: known.length,
    surprise: surprise(unknown, (seen) => guess(weights, seen)).toFixed(3),
    surpriseOfShare: surprise(unknown, () => share).toFixed(3),
    coefficients: weights.map((weight) => Number(weight.toFixed(3))),
  })}\n`,
)
