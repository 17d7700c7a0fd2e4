import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Threads } from '../../engine/cli/threads.ts'
import { BOT_IDS, NO_GAMES, type Simulation, simulate, type Tally } from '../../engine/red-november/index.ts'
import { caveSection } from '../../scripts/balance/cave-page.ts'
import { CAVE_ROWS, diggers, PLAYERS } from '../../scripts/balance/cave-rows.ts'
import { lossesChart, startsChart } from '../../scripts/balance/charts.ts'
import { type Bots, botsIn, fingerprints, formatKept, type Kept, readKept } from '../../scripts/balance/kept.ts'
import { balancePage } from '../../scripts/balance/page.ts'
import { playRows } from '../../scripts/balance/play.ts'
import { captainRow, ROWS, type Row, SIZES } from '../../scripts/balance/rows.ts'

const CADETS: Simulation = { seed: 'rows', gnomes: 3, bot: 'cadet', options: {} }
const row = (name: string, games: number, more: Partial<Row> = {}): Row => ({
  name,
  games,
  simulation: CADETS,
  showsEnds: true,
  ...more,
})
const tally = (games: number, wins: number): Tally => ({ ...NO_GAMES, games, wins, ends: { 'heat 9': games - wins } })

describe('kept results', () => {
  const these: Bots = { cadet: 'a', sailor: 'b' }
  const rows = [row('one', 100), row('two', 100, { showsEnds: false }), row('three', 100)]
  const kept: Kept = new Map([
    ['one', tally(100, 40)],
    ['two', tally(30, 20)],
  ])
  const text = formatKept(kept, rows, these)

  it('are read as they were written, unfinished ones too; minutes of ends only where they are shown', () => {
    expect(readKept(text, rows, these)).toEqual(new Map(kept).set('two', { ...tally(30, 20), ends: {} }))
    expect(readKept('', rows, these).size).toBe(0)
  })

  it('of other bots or rules are refused, or forgotten if that is wished', () => {
    const others: Bots = { ...these, cadet: 'c' }
    expect(() => readKept(text, rows, others)).toThrow('other bots')
    expect(readKept(text, rows, others, true).size).toBe(0)
  })

  it('of one rank stay when another plays otherwise', () => {
    const sailors = row('four', 100, { simulation: { ...CADETS, bot: 'sailor' } })
    const mixed = row('five', 100, { simulation: { ...CADETS, bot: ['sailor', 'cadet'] } })
    const all = [...rows, sailors, mixed]
    const more: Kept = new Map([...kept, ['four', tally(10, 4)], ['five', tally(10, 5)]])
    const both = formatKept(more, all, these)
    expect([...readKept(both, all, { ...these, cadet: 'c' }, true).keys()]).toEqual(['four'])
    expect(readKept(both, all, { ...these, captain: 'd' }).size).toBe(4)
  })

  it('of a row that is played in another way now, or no more, are left out', () => {
    const changed = [row('one', 200), row('two', 100, { simulation: { ...CADETS, gnomes: 4 } })]
    expect([...readKept(text, changed, these).keys()]).toEqual(['one'])
    expect([...readKept(text, changed.slice(1), these).keys()]).toEqual([])
  })

  it('are known by a fingerprint a rank that is the same every time', () => {
    const bots = fingerprints()
    expect(Object.keys(bots)).toEqual([...BOT_IDS])
    for (const rank of BOT_IDS) expect(bots[rank]).toMatch(/^[0-9a-f]{16}$/)
    expect(fingerprints()).toEqual(bots)
  })
})

describe('rows', () => {
  /** Plays to the end, and says in which order the rows grew. */
  async function played(rows: readonly Row[], before: Kept): Promise<{ kept: Kept; slices: string[] }> {
    const threads = new Threads(2)
    const slices: string[] = []
    const onSlice = (now: Kept): void => {
      const sizes = rows.map(({ name }) => now.get(name)?.games ?? 0)
      slices.push(sizes.join('/'))
    }
    try {
      return {
        kept: await playRows(rows, before, { game: 'red-november', threads, onSlice, onProgress: () => undefined }),
        slices,
      }
    } finally {
      await threads.close()
    }
  }

  it('grow together, a slice at a time, and come to the sums of all their games', async () => {
    const rows = [row('a', 600), row('b', 600, { simulation: { ...CADETS, gnomes: 4 } })]
    const { kept, slices } = await played(rows, new Map())
    expect(slices).toEqual(['500/0', '500/500', '600/500', '600/600'])
    const { commands, wins, games } = simulate(CADETS, 0, 600)
    expect(kept.get('a')).toMatchObject({ commands, wins, games })
  })

  it('go on where an earlier run stopped, the shortest first, and a full one is left alone', async () => {
    const rows = [row('a', 60), row('b', 60), row('c', 60)]
    const before: Kept = new Map([
      ['a', simulate(CADETS, 0, 45)],
      ['b', simulate(CADETS, 0, 25)],
      ['c', tally(70, 7)],
    ])
    const { kept, slices } = await played(rows, before)
    expect(slices).toEqual(['45/60/70', '60/60/70'])
    const { commands, wins } = simulate(CADETS, 0, 60)
    for (const name of ['a', 'b']) expect(kept.get(name)).toMatchObject({ games: 60, commands, wins })
    expect(kept.get('c')).toEqual(tally(70, 7))
  })

  it('of the page have names of their own', () => {
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length)
    expect(new Set(CAVE_ROWS.map(({ name }) => name)).size).toBe(CAVE_ROWS.length)
  })
})

describe('the balance page', () => {
  const read = (file: string): string => readFileSync(file, 'utf8')
  const results = read('scripts/balance/results.jsonl')
  const kept = readKept(results, ROWS, botsIn(results))
  const caveResults = read('scripts/balance/results-cave.jsonl')
  const caveKept = readKept(caveResults, CAVE_ROWS, botsIn(caveResults))

  it('shows what is kept, and nothing else', () => {
    const boat = balancePage(kept, read('docs/balance-findings.md'))
    const cave = caveSection(caveKept, read('docs/balance-findings-cave.md'))
    expect(read('docs/BALANCE.md')).toBe(`${boat}\n${cave}`)
    expect(read('docs/pictures/balance-losses.svg')).toBe(lossesChart(kept))
    expect(read('docs/pictures/balance-starts.svg')).toBe(startsChart(kept))
  })

  it('rests on 2,000 games a row of Cadets and Sailors and on 300 of Captains', () => {
    const games = (rows: Kept, rowOf: (gnomes: number) => string): number =>
      Math.min(...SIZES.map((gnomes) => rows.get(rowOf(gnomes))?.games ?? 0))
    expect(games(kept, (gnomes) => `cadet-${gnomes}`)).toBeGreaterThanOrEqual(2000)
    expect(games(kept, (gnomes) => `sailor-${gnomes}`)).toBeGreaterThanOrEqual(2000)
    expect(games(kept, (gnomes) => captainRow(gnomes))).toBeGreaterThanOrEqual(300)
  })

  it('rests on 1,000 games a row of diggers in the cave', () => {
    for (const players of PLAYERS) expect(caveKept.get(diggers(players))?.games).toBe(1000)
  })
})
