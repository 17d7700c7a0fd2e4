import { type Cause, endsByStretch, interval, type Tally } from '../../engine/red-november/index.ts'
import { SIZES, STARTS, startRow, startsFor, USUAL } from './rows.ts'

/** Charts as plain SVG: readable on light and dark pages, in the colours of the boat. */

const STRETCH = 5
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 320, 54, 40]
const LOSSES: Readonly<Partial<Record<Cause, string>>> = {
  asphyxiation: '#5f8f4e',
  heat: '#c8452d',
  pressure: '#3f7fb5',
  crushed: '#1f4e79',
  asphyxiated: '#2f5d2a',
  missiles: '#d99a2b',
  kraken: '#7a4a8c',
  'nobody-left': '#8a8a8a',
}

/** When Sailors lose, and of what: the usual crew, five minutes a column. */
export function lossesChart(found: ReadonlyMap<string, Tally>): string {
  const tally = found.get(`sailor-${USUAL}`)
  if (!tally) return frame('no games yet', [])
  const columns = 60 / STRETCH
  const sums = Object.keys(LOSSES).map((cause) => ({ cause, counts: endsByStretch(tally, cause as Cause, STRETCH) }))
  const highest = Math.max(
    1,
    ...Array.from({ length: columns }, (_, at) => sum(sums.map(({ counts }) => counts[at] ?? 0))),
  )
  const step = (WIDTH - LEFT - 150) / columns
  const scale = (HEIGHT - BOTTOM - 30) / highest
  const bars = Array.from({ length: columns }, (_, column) => {
    // The track runs from 60 on the left to the rescue on the right.
    const at = columns - 1 - column
    let y = HEIGHT - BOTTOM
    return sums.map(({ cause, counts }) => {
      const tall = (counts[at] ?? 0) * scale
      y -= tall
      return rect(LEFT + column * step + 2, y, step - 4, tall, LOSSES[cause as Cause] as string)
    })
  }).flat()
  const labels = Array.from({ length: columns }, (_, column) =>
    text(LEFT + (column + 0.5) * step, HEIGHT - BOTTOM + 16, `${60 - column * STRETCH}`, 'middle'),
  )
  const legend = sums.map(({ cause, counts }, at) => [
    rect(WIDTH - 140, 34 + at * 22, 12, 12, LOSSES[cause as Cause] as string),
    text(WIDTH - 122, 44 + at * 22, `${cause} ${sum(counts)}`),
  ])
  const scaleMark = text(LEFT - 6, 36, String(highest), 'end')
  return frame(`Losses of ${USUAL} Sailors by the minutes that were left (of ${tally.games} games)`, [
    ...bars,
    ...labels,
    ...legend.flat(),
    scaleMark,
  ])
}

const LINES = ['#c8452d', '#d99a2b', '#5f8f4e', '#2a8f8a', '#3f7fb5', '#7a4a8c'] as const

/** How often Sailors win from each start space, a line a crew size. */
export function startsChart(found: ReadonlyMap<string, Tally>): string {
  const x = (start: number): number => LEFT + ((60 - start) / 30) * (WIDTH - LEFT - 120)
  const y = (rate: number): number => HEIGHT - BOTTOM - rate * (HEIGHT - BOTTOM - 30)
  const lines = SIZES.flatMap((gnomes, at) => {
    const points = startsFor(gnomes).flatMap((start) => {
      const tally = found.get(startRow(gnomes, start))
      return tally ? [{ start, rate: tally.wins / tally.games, range: interval(tally.wins, tally.games) }] : []
    })
    const color = LINES[at] as string
    const path = points.map(({ start, rate }) => `${x(start).toFixed(1)},${y(rate).toFixed(1)}`).join(' ')
    return [
      `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>`,
      ...points.map(
        ({ start, range: [low, high] }) =>
          `<line x1="${x(start)}" x2="${x(start)}" y1="${y(low).toFixed(1)}" y2="${y(high).toFixed(1)}" stroke="${color}"/>`,
      ),
      text(WIDTH - 110, 44 + at * 22, `${gnomes} gnomes`, 'start', color),
    ]
  })
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((rate) => [
    `<line x1="${LEFT}" x2="${WIDTH - 120}" y1="${y(rate)}" y2="${y(rate)}" stroke="#8886"/>`,
    text(LEFT - 6, y(rate) + 4, `${rate * 100} %`, 'end'),
  ])
  const labels = STARTS.map((start) => text(x(start), HEIGHT - BOTTOM + 16, String(start), 'middle'))
  return frame('Won by Sailors, by start space', [...grid, ...lines, ...labels])
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const rect = (x: number, y: number, width: number, height: number, color: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${color}"/>`

const text = (x: number, y: number, words: string, anchor = 'start', color = '#777'): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${color}">${words}</text>`

const frame = (title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>${title}</title>
${text(LEFT, 18, title)}
${parts.join('\n')}
</svg>
`
