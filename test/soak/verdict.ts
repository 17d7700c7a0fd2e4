/** What was counted at one moment, by name. */
export type Sample = Readonly<Record<string, number>>

export interface Verdict {
  readonly what: string
  /** Medians of the first, the middle and the last third of all samples. */
  readonly thirds: readonly [number, number, number]
  readonly isRising: boolean
}

/** How much more the last third may have than the middle one: a share of it, and so much besides. */
interface Slack {
  readonly share: number
  readonly more: number
}

/** Numbers of things: a leak of one a game is more than this after a few games. */
const COUNT: Slack = { share: 0.02, more: 2 }
/** Memory is taken and given back in pieces. */
const SLACK: Readonly<Record<string, Slack>> = {
  'heap of the page, MB': { share: 0.05, more: 1 },
  'memory of all processes, MB': { share: 0.04, more: 10 },
}

/** Fewer samples say nothing about a third of them. */
export const FEWEST_SAMPLES = 6

/** What stays flat and what rises. The first third is warming up: things are fetched and kept once. */
export function judge(samples: readonly Sample[]): readonly Verdict[] {
  if (samples.length < FEWEST_SAMPLES) throw new Error(`${samples.length} samples say nothing`)
  const third = Math.floor(samples.length / 3)
  const names = Object.keys(samples[0] ?? {})
  return names.map((what) => {
    const values = samples.map((sample) => sample[what] ?? 0)
    const first = median(values.slice(0, -2 * third))
    const middle = median(values.slice(-2 * third, -third))
    const last = median(values.slice(-third))
    const { share, more } = SLACK[what] ?? COUNT
    return { what, thirds: [first, middle, last], isRising: last > middle * (1 + share) + more }
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}
