import {
  DEFAULT_OPTIONS,
  FEWEST_GNOMES,
  ITEM_IDS,
  MOST_GNOMES,
  OPTION_IDS,
  type Simulation,
} from '../../engine/red-november/index.ts'

/** A row of the balance page: what is played, and how often. */
export interface Row {
  readonly name: string
  readonly simulation: Simulation
  readonly games: number
}

const MANY = 2000
const CAPTAINS = 300
/** One item more or less moves the rate by a point or two: 2,000 games could not tell that from luck. */
const FOR_ITEMS = 20_000

/** The crew that options and items are measured with. */
export const USUAL = 4
export const SIZES = Array.from({ length: MOST_GNOMES - FEWEST_GNOMES + 1 }, (_, at) => FEWEST_GNOMES + at)
/** Every ten minutes for the chart. */
export const STARTS = [60, 50, 40, 30] as const
/** Minute by minute where a crew comes near the level of five or of three gnomes: neighbours differ by their icons. */
const WINDOWS: Readonly<Record<number, readonly (readonly [from: number, to: number])[]>> = {
  3: [],
  4: [[51, 47]],
  5: [[44, 39]],
  6: [
    [54, 51],
    [39, 34],
  ],
  7: [
    [48, 44],
    [37, 32],
  ],
  8: [
    [42, 38],
    [35, 31],
  ],
}

/** All start spaces that are measured for a crew, latest first. */
export const startsFor = (gnomes: number): readonly number[] =>
  [
    ...new Set([
      ...STARTS,
      ...(WINDOWS[gnomes] ?? []).flatMap(([from, to]) => Array.from({ length: from - to + 1 }, (_, at) => from - at)),
    ]),
  ].toSorted((a, b) => b - a)

const row = (name: string, games: number, more: Partial<Simulation>): Row => ({
  name,
  games,
  simulation: { seed: 'balance', gnomes: USUAL, bot: 'sailor', options: {}, ...more },
})

/** Everything that is measured, what matters most first: a run that is cut short has the best of it. */
export const ROWS: readonly Row[] = [
  ...SIZES.map((gnomes) => row(`sailor-${gnomes}`, MANY, { gnomes })),
  ...SIZES.map((gnomes) => row(`cadet-${gnomes}`, MANY, { gnomes, bot: 'cadet' })),
  ...OPTION_IDS.map((option) => row(`sailor-${option}`, MANY, { options: { [option]: !DEFAULT_OPTIONS[option] } })),
  ...SIZES.map((gnomes) => row(`seasoned-${gnomes}`, MANY, { gnomes, seasoned: true })),
  ...SIZES.flatMap((gnomes) =>
    startsFor(gnomes).map((start) => row(`sailor-${gnomes}-from-${start}`, MANY, { gnomes, start })),
  ),
  row('sailor-with-nothing', FOR_ITEMS, {}),
  ...ITEM_IDS.map((gift) => row(`sailor-with-${gift}`, FOR_ITEMS, { gift })),
  ...[4, 5, 3, 6, 8, 7].map((gnomes) => row(`captain-${gnomes}`, CAPTAINS, { gnomes, bot: 'captain' })),
  ...OPTION_IDS.map((option) =>
    row(`captain-${option}`, CAPTAINS, { bot: 'captain', options: { [option]: !DEFAULT_OPTIONS[option] } }),
  ),
]
