import {
  DEFAULT_OPTIONS,
  FAIR_START_MINUTE,
  FIRST_MINUTE,
  ITEM_IDS,
  MAX_GNOMES,
  MIN_GNOMES,
  OPTION_IDS,
  type OptionId,
  type Simulation,
  START_MINUTE,
} from '../../engine/red-november/index.ts'
import type { Measured } from './kept.ts'

/** A row of the balance page. */
export type Row = Measured<'red-november'>

const MANY = 2000
const CAPTAINS = 300
/** One item more or less moves the rate by a point or two: so many pairs of games tell half a point and more from luck. */
const FOR_ITEMS = 20_000

/** Games in the head that Captains of these tables have for a decision: a quarter of what people play against, for four times the games. */
export const TABLED = 256
/** What more and less of them bring, the crews that think so, and how many games they play with the most. */
const SHALLOWER: readonly number[] = [64, TABLED, 1024]
const DEEPEST = 4096
export const THOUGHTS = [...SHALLOWER, DEEPEST]
export const THINKERS: readonly number[] = [4, 6]
const OF_THE_DEEPEST = 250

/** The crew that options and items are measured with. */
export const USUAL = 4
export const SIZES = Array.from({ length: MAX_GNOMES - MIN_GNOMES + 1 }, (_, at) => MIN_GNOMES + at)
/** Every ten minutes for the chart. */
export const STARTS = [60, 50, 40, 30] as const
/** Minute by minute where a crew comes near the level of five or of three gnomes: neighbours differ by their icons. */
const WINDOWS: Readonly<Record<number, readonly (readonly [from: number, to: number])[]>> = {
  3: [[59, 56]],
  4: [[51, 47]],
  5: [[44, 39]],
  6: [
    [54, 51],
    [39, 34],
  ],
  7: [
    [48, 44],
    [39, 32],
  ],
  8: [
    [45, 45],
    [42, 31],
  ],
}

/** Spaces that the page may point to are played more often: the best of many would else be the luckiest. */
const CLOSELY = 10_000
const CLOSE: Readonly<Record<number, readonly number[]>> = {
  3: [58],
  4: [49],
  5: [44],
  6: [54, 37],
  7: [47, 39],
  8: [32],
}

const ownStart = (gnomes: number): number => START_MINUTE[gnomes] ?? FIRST_MINUTE

/** The row of Sailors who start there; from their own space it is the plain one. */
export const startRow = (gnomes: number, start: number): string =>
  start === ownStart(gnomes) ? `sailor-${gnomes}` : `sailor-${gnomes}-from-${start}`

/** The switch of the lobby: five gnomes and more, from where it lets them start. */
export const FAIR_SIZES = SIZES.filter((gnomes) => gnomes >= 5)
export const fairStart = (gnomes: number): number => FAIR_START_MINUTE[gnomes] ?? ownStart(gnomes)
/** How rows call a crew there; where it starts as always it is the plain one. */
export const fairCrew = (gnomes: number): string =>
  fairStart(gnomes) === ownStart(gnomes) ? `${gnomes}` : `${gnomes}-from-${fairStart(gnomes)}`

/** All start spaces that are measured for a crew, its own too, earliest first. */
export const startsFor = (gnomes: number): readonly number[] =>
  [
    ...new Set([
      ownStart(gnomes),
      ...STARTS,
      ...(WINDOWS[gnomes] ?? []).flatMap(([from, to]) => Array.from({ length: from - to + 1 }, (_, at) => from - at)),
    ]),
  ].toSorted((a, b) => b - a)

const row = (name: string, games: number, more: Partial<Simulation>, showsEnds = false): Row => ({
  name,
  games,
  showsEnds,
  simulation: { seed: 'balance', gnomes: USUAL, bot: 'sailor', options: {}, ...more },
})

/** A row of Captains: it names how much they think, whatever their default is. */
export const captainRow = (what: string | number, playouts = TABLED): string => `captain-${what}-thinking-${playouts}`

function captains(what: string | number, more: Partial<Simulation>, playouts = TABLED): Row {
  const manner = { loyal: more.manner?.loyal ?? true, playouts }
  const games = playouts === DEEPEST ? OF_THE_DEEPEST : CAPTAINS
  return row(captainRow(what, playouts), games, { bot: 'captain', ...more, manner })
}

/** O2: everybody for themselves. */
const DERANGED: Partial<Simulation> = { options: { derangedGnomes: true }, manner: { loyal: false } }

const turned = (option: OptionId): Partial<Simulation> => ({ options: { [option]: !DEFAULT_OPTIONS[option] } })

/** Crews that the lobby's switch moves. */
const MOVED = FAIR_SIZES.filter((gnomes) => fairStart(gnomes) !== ownStart(gnomes))

/** Everything that is measured, what matters most first; the rows of a group grow together: a run that is cut short has the best of it. */
export const GROUPS: readonly (readonly Row[])[] = [
  SIZES.map((gnomes) => row(`sailor-${gnomes}`, MANY, { gnomes }, true)),
  SIZES.map((gnomes) => row(`cadet-${gnomes}`, MANY, { gnomes, bot: 'cadet' })),
  OPTION_IDS.map((option) => row(`sailor-${option}`, MANY, turned(option))),
  SIZES.map((gnomes) => row(`seasoned-${gnomes}`, MANY, { gnomes, seasoned: true })),
  SIZES.flatMap((gnomes) =>
    startsFor(gnomes)
      .filter((start) => start !== ownStart(gnomes))
      .map((start) => row(startRow(gnomes, start), CLOSE[gnomes]?.includes(start) ? CLOSELY : MANY, { gnomes, start })),
  ),
  SIZES.map((gnomes) => row(`sailor-${gnomes}-disloyal`, MANY, { gnomes, ...DERANGED })),
  MOVED.map((gnomes) =>
    row(`seasoned-${fairCrew(gnomes)}`, MANY, { gnomes, start: fairStart(gnomes), seasoned: true }),
  ),
  ...SHALLOWER.map((playouts) => THINKERS.map((gnomes) => captains(gnomes, { gnomes }, playouts))),
  MOVED.map((gnomes) => captains(fairCrew(gnomes), { gnomes, start: fairStart(gnomes) })),
  [
    ...OPTION_IDS.map((option) => captains(option, turned(option))),
    ...SIZES.map((gnomes) => captains(`${gnomes}-disloyal`, { gnomes, ...DERANGED })),
  ],
  SIZES.filter((gnomes) => !THINKERS.includes(gnomes)).map((gnomes) => captains(gnomes, { gnomes })),
  THINKERS.map((gnomes) => captains(gnomes, { gnomes }, DEEPEST)),
  ITEM_IDS.map((gift) => row(`sailor-with-${gift}`, FOR_ITEMS, { gift })),
]

export const ROWS: readonly Row[] = GROUPS.flat()
