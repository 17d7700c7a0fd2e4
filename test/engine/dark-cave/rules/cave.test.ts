import { describe, expect, it } from 'vitest'
import { caveOf, cellOf, type ScenarioInput, type SpaceId } from '../../../../engine/dark-cave/index.ts'
import { duo, offeredAs, play, type Table } from '../table.ts'

const cave = (table: Table) => caveOf(table.state.table)
/** Where one step leads, webs or not. */
const steps = (table: Table, from: SpaceId): readonly string[] =>
  cave(table)
    .ways(from)
    .map((way) => ('to' in way ? way.to : way.onto))
    .sort()

const GOALS: NonNullable<ScenarioInput['goals']> = { '-4,-4': 'exit', '4,-4': 'ladder', '-4,4': 'hole', '4,4': 'vein' }

describe('cells, spaces and the network', () => {
  it('x grows to the east and y to the south; two names of a boundary are one (B1)', () => {
    const { beside, boundaries } = cellOf('2,-1')
    expect(beside).toEqual(['2,-2', '3,-1', '2,0', '1,-1'])
    expect(boundaries).toEqual(['2,-2.S', '2,-1.E', '2,-1.S', '1,-1.E'])
    expect(cellOf('3,-1').boundaries[3]).toBe(boundaries[1])
  })

  it('the network is the start, all path cards and the revealed goals, islands too; face-down goals are not (B3)', () => {
    const table = duo({
      cards: { '1,0': 'I-08', '7,7': 'I-09' },
      goals: { ...GOALS, '4,-4': { goal: 'ladder', up: true } },
    })
    expect([...cave(table).faces.keys()].sort()).toEqual(['0,0', '1,0', '4,-4', '7,7'])
    expect(cave(table).isGoalDown('4,4')).toBe(true)
  })

  it('spaces are neighbours inside a card, through open edges side by side, and over ladders (B16)', () => {
    const table = duo({ cards: { '1,0': 'II-07', '0,-1': 'I-07', '9,9': 'II-15' } })
    expect(steps(table, '0,0.c')).toEqual(['0,-1.c', '1,0.w', '9,9.d'])
    expect(steps(table, '1,0.w')).toEqual(['0,0.c', '1,0.e'])
    expect(steps(table, '9,9.n')).toEqual(['9,9.d'])
  })

  it('a web takes a boundary out of the graph, but no ladder (B16)', () => {
    const cards = { '-1,0': 'I-14', '1,0': 'I-08' } as const
    const webs: NonNullable<ScenarioInput['webs']> = [
      { at: '0,0.W', card: 'web-I', owner: 'b1' },
      { at: '0,0.E', card: 'web-II', owner: 'b1' },
    ]
    const table = play(duo({ cards, webs }), 'discard I-01')
    expect(offeredAs(table, 'step')).toEqual(['step -1,0.c'])
  })

  it('open against wall joins nothing (B17)', () => {
    const table = duo({
      cards: { '4,-3': 'I-07', '3,-4': 'I-08' },
      goals: { ...GOALS, '4,-4': { goal: 'ladder', up: true } },
    })
    // The ladder goal is open to the north and the east only.
    expect(steps(table, '4,-3.c')).toEqual([])
    expect(steps(table, '3,-4.c')).toEqual([])
  })

  it('a ladder beside a ladder is one neighbour, over the ladder (B16)', () => {
    const table = duo({ cards: { '-1,0': 'I-14' } })
    expect(cave(table).ways('0,0.c')).toEqual([{ to: '-1,0.c', through: null }])
  })
})
