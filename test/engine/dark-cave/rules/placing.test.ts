import { describe, expect, it } from 'vitest'
import { CLOSE_GOALS, duo, kinds, offeredAs, play, why } from '../table.ts'

describe('placing a path card', () => {
  it('goes onto an empty cell, at 0 or 180 degrees (P1)', () => {
    const table = duo({ cards: { '1,0': 'I-08' } })
    expect(why(table, 'path I-01 1,0')).toBe('path/occupied')
    expect(why(table, 'path I-01 0,0')).toBe('path/occupied')
    expect(why(table, 'path I-01 4,4')).toBe('path/occupied')
    expect(offeredAs(table, 'path')).toEqual(
      ['-1,0', '0,-1', '0,1', '2,0'].flatMap((cell) => [`path I-01 ${cell}`, `path I-01 ${cell} turned`]),
    )
  })

  it('both edges are open or both are walls at every boundary with a face-up card (P2)', () => {
    const table = duo({ cards: { '1,0': 'I-08' } }, { hand: ['I-09'] })
    // A bend from north to east: turned it runs from south to west.
    expect(offeredAs(table, 'path')).toEqual([
      'path I-09 -1,0',
      'path I-09 0,-1 turned',
      'path I-09 0,1',
      'path I-09 2,0 turned',
    ])
    expect(why(table, 'path I-09 2,0')).toBe('path/edges')
    // In the corner it has to fit both neighbours.
    const corner = duo({ cards: { '1,0': 'I-05', '0,-1': 'I-04' } }, { hand: ['I-09', 'I-08'] })
    expect(why(corner, 'path I-09 1,-1 turned')).toBeNull()
    expect(why(corner, 'path I-08 1,-1')).toBe('path/edges')
  })

  it('a revealed goal counts like any face-up card (P2)', () => {
    const goals = { ...CLOSE_GOALS, '1,-1': { goal: 'vein', up: true } } as const
    const table = duo({ goals }, { hand: ['I-08', 'I-07'] })
    // The vein is open to north, east and west.
    expect(why(table, 'path I-08 2,-1')).toBeNull()
    expect(why(table, 'path I-07 2,-1')).toBe('path/edges')
    expect(why(table, 'path I-07 1,0')).toBe('path/edges')
  })

  it('at least one boundary is open on both sides (P3)', () => {
    const table = duo({ cards: { '1,0': 'I-08' } }, { hand: ['I-07'] })
    expect(why(table, 'path I-07 5,5')).toBe('path/extends-nothing')
    // Beside the straight, wall to wall, it would extend nothing.
    const walls = duo({ cards: { '1,0': 'I-08', '2,0': 'II-07' } }, { hand: ['II-12'] })
    expect(why(walls, 'path II-12 2,-1')).toBe('path/extends-nothing')
  })

  it('face-down goals ask nothing of an edge and support no card (P4)', () => {
    const table = duo({ goals: CLOSE_GOALS }, { hand: ['I-08', 'I-01'] })
    expect(why(table, 'path I-08 1,0')).toBeNull()
    expect(why(table, 'path I-01 1,0')).toBeNull()
    expect(why(table, 'path I-01 2,-1')).toBe('path/extends-nothing')
  })

  it('any part of the network may be extended, cut off or not; only edges matter (P5)', () => {
    const table = duo({ cards: { '7,7': 'I-16' } }, { hand: ['I-08'] })
    // West of the bridge: the path below it is met, which leads nowhere else.
    expect(why(table, 'path I-08 6,7')).toBeNull()
  })

  it('the area is no limit, a web does not hinder, and the last open end may be closed (P6)', () => {
    const row = { '1,0': 'I-08', '2,0': 'II-07', '3,0': 'III-05', '4,0': 'II-12' } as const
    const table = duo({ cards: row, webs: [{ at: '4,0.E', card: 'web-I', owner: 'b1' }] }, { hand: ['I-13'] })
    expect(why(table, 'path I-13 5,0 turned')).toBeNull()
    const cards = {
      '1,0': { card: 'I-13', turned: true },
      '-1,0': 'II-10',
      '0,-1': { card: 'II-15', turned: true },
    } as const
    const closing = duo({ cards }, { hand: ['III-08', 'I-01'] })
    const closed = play(closing, 'path III-08 0,1')
    expect(closed.state.table.cards).toHaveLength(4)
    const after = play(closed, 'stop', 'discard I-02', 'stop')
    expect(offeredAs(after, 'path')).toEqual([])
    expect(offeredAs(after, 'discard')).not.toEqual([])
  })

  it('placing reveals no goal, and nothing that lies is moved (P7)', () => {
    const table = play(duo({ goals: CLOSE_GOALS }), 'path I-01 1,0')
    expect(table.state.table.goals.some(({ up }) => up)).toBe(false)
    expect(kinds(table)).not.toContain('goal-turned')
    expect(table.state.table.cards).toEqual([{ cell: '1,0', card: 'I-01', turned: false }])
  })

  it('a gold vein gets a nugget from the pool as it is placed (P8)', () => {
    const before = duo({}, { hand: ['II-17'] })
    const table = play(before, 'path II-17 -1,0')
    expect(table.state.nuggets).toEqual(['-1,0'])
    expect(table.state.pool).toBe(before.state.pool - 1)
  })

  it('what is offered in a corner fits both neighbours (P2)', () => {
    const corner = duo({ cards: { '1,0': 'I-05', '0,-1': 'I-04' } }, { hand: ['I-09', 'I-08', 'I-07'] })
    expect(offeredAs(corner, 'path').filter((line) => line.includes(' 1,-1'))).toEqual(['path I-09 1,-1 turned'])
  })

  it('only a vein gets a nugget (P8)', () => {
    const before = duo()
    const table = play(before, 'path I-01 1,0')
    expect(table.state.nuggets).toEqual([])
    expect(table.state.pool).toBe(before.state.pool)
  })
})
