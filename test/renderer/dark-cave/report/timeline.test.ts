import { describe, expect, it } from 'vitest'
import { momentsOf, roundsOf, timelineOf } from '../../../../renderer/dark-cave/report/timeline.ts'
import { told } from './told.ts'

describe('the foreman’s galleries', () => {
  const record = told(
    {
      players: [
        { gnome: 'y1', hand: ['info', 'I-01', 'web', 'I-03'] },
        { gnome: 'b1', hand: ['info-II', 'I-02', 'I-04'] },
      ],
    },
    'info goal 4,-4',
    'info clan y1',
    'web 0,0.E',
    'discard I-02',
  )

  it('a round is as many turns as there are players (T1)', () => {
    expect(roundsOf(record)).toEqual([1, 1, 2, 2])
  })

  it('tell what each looked at and played, in its round', () => {
    const { rounds, galleries } = timelineOf(record)
    expect(rounds).toBe(2)
    expect(galleries.map(({ gnome, marks, out }) => [gnome, marks, out])).toEqual([
      [
        'y1',
        [
          { round: 1, mark: { kind: 'gate', cell: '4,-4' } },
          { round: 2, mark: { kind: 'action', action: 'web' } },
        ],
        null,
      ],
      ['b1', [{ round: 1, mark: { kind: 'card', of: 'y1' } }], null],
    ])
  })

  it('maps show the end of their rounds, from the first to the last, and no more than there were rounds', () => {
    const moments = momentsOf(record, 5)
    expect(moments.map(({ round }) => round)).toEqual([1, 2])
    expect(moments.at(-1)?.state).toBe(record.states.at(-1))
  })

  it('end with the daylight of who left, and only then (E1)', () => {
    const out = told(
      {
        players: [
          { gnome: 'y1', hand: ['I-01', 'I-02'], at: '1,1.n' },
          { gnome: 'b1', hand: ['I-03'] },
        ],
        cards: { '1,0': 'I-15' },
        goals: { '-1,-1': 'ladder', '1,-1': 'vein', '-1,1': 'hole', '1,1': { goal: 'exit', up: true } },
      },
      'discard I-01',
      'step 1,1.c',
    )
    const [mine, other] = timelineOf(out).galleries
    expect(mine).toMatchObject({ out: 1, marks: [{ round: 1, mark: { kind: 'exit' } }] })
    expect(other?.out).toBeNull()
  })
})
