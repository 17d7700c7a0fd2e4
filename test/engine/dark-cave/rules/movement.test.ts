import { describe, expect, it } from 'vitest'
import {
  active,
  asked,
  CLOSE_GOALS,
  duo,
  happened,
  kinds,
  offered,
  offeredAs,
  phase,
  play,
  player,
  stepsLeft,
  why,
} from '../table.ts'

/** The cell of a goal lies open to the card below it. */
const UNDER_GOAL = { goals: CLOSE_GOALS, cards: { '1,0': 'I-01' } } as const

describe('movement', () => {
  it('is 0 to 3 steps, 4 with boots, one after the other, each to a neighbour (M1)', () => {
    const cards = { '1,0': 'I-08', '2,0': 'II-07', '3,0': 'III-05' } as const
    const table = play(duo({ cards }), 'discard I-01')
    expect([phase(table), stepsLeft(table)]).toEqual(['move', 3])
    expect(why(table, 'step 2,0.w')).toBe('move/no-neighbour')
    expect(why(table, 'step 0,0.c')).toBe('move/no-neighbour')
    expect(active(play(table, 'stop'))).toBe('b1')
    const two = play(table, 'step 1,0.c', 'step 2,0.w')
    expect(stepsLeft(two)).toBe(1)
    expect(active(play(two, 'step 2,0.e'))).toBe('b1')
    const shod = play(duo({ cards }, { boots: true }), 'discard I-01', 'step 1,0.c', 'step 2,0.w', 'step 2,0.e')
    expect(stepsLeft(shod)).toBe(1)
    expect(player(play(shod, 'step 3,0.w'), 'y1').at).toBe('3,0.w')
  })

  it('gnomes share spaces, and walking back is allowed (M2)', () => {
    const table = play(
      duo({ cards: { '1,0': 'I-08' } }, {}, { at: '1,0.c' }),
      'discard I-01',
      'step 1,0.c',
      'step 0,0.c',
    )
    expect(player(table, 'y1').at).toBe('0,0.c')
    expect(stepsLeft(table)).toBe(1)
  })

  it('one step leads from a ladder to any other, webs or not (M3)', () => {
    const table = play(
      duo({ cards: { '9,9': 'III-09', '-7,2': 'I-14' }, webs: [{ at: '0,0.E', card: 'web-I', owner: 'b1' }] }),
      'discard I-01',
    )
    expect(offeredAs(table, 'step')).toEqual(['step -7,2.c', 'step 9,9.c'])
    expect(stepsLeft(play(table, 'step 9,9.c'))).toBe(2)
  })

  it('each time the gnome enters a bridge its player loses a card; the path below is free (M4)', () => {
    const bridge = duo(
      { cards: { '1,0': 'I-15' }, next: { losses: ['I-05', 'I-03'] } },
      { hand: ['I-01', 'I-03', 'I-05'] },
    )
    const over = play(bridge, 'discard I-01', 'step 1,0.b')
    expect(player(over, 'y1').hand).toEqual(['I-03'])
    expect(over.state.discards.at(-1)).toEqual({ card: 'I-05', seenBy: 'y1' })
    const again = play(over, 'step 0,0.c', 'step 1,0.b')
    expect(again.events.filter(({ type }) => type === 'card-lost')).toHaveLength(2)
    const below = play(duo({ cards: { '0,-1': 'I-15' } }, { hand: ['I-01', 'I-03'] }), 'discard I-01', 'step 0,-1.u')
    expect(player(below, 'y1').hand).toEqual(['I-03'])
    const empty = play(duo({ cards: { '1,0': 'I-15' } }), 'discard I-01', 'step 1,0.b')
    expect(kinds(empty)).not.toContain('card-lost')
  })

  it('each time the gnome enters a tunnel a nugget goes to the pool; without gold it is free (M5)', () => {
    const cards = { '1,0': 'I-17' } as const
    const table = play(duo({ cards }), 'discard I-01', 'step 1,0.q', 'step 1,0.t')
    expect(player(table, 'y1').gold).toBe(2)
    expect(table.state.pool).toBe(41)
    const poor = play(duo({ cards }, { gold: 0 }), 'discard I-01', 'step 1,0.q', 'step 1,0.t')
    expect(player(poor, 'y1').at).toBe('1,0.t')
    expect(kinds(poor)).not.toContain('gold-lost')
  })

  it('entering a space with creatures ends the movement, and only the entering gnome is attacked (M6)', () => {
    const table = play(
      duo(
        { cards: { '1,0': 'I-08' }, creatures: { goblin: { at: '1,0.c', card: 'goblin-II', owner: 'b1' } } },
        {},
        { at: '1,0.c' },
      ),
      'discard I-01',
      'step 1,0.c',
    )
    expect(active(table)).toBe('b1')
    expect([player(table, 'y1').gold, player(table, 'b1').gold]).toEqual([2, 3])
  })

  it('in a space first the price is paid, then creatures attack, then gold is taken (M7)', () => {
    const onBridge = play(
      duo(
        { cards: { '1,0': 'I-15' }, creatures: { rat: { at: '1,0.b', card: 'rat-I', owner: 'b1' } } },
        { hand: ['I-01', 'I-03', 'I-05', 'I-06'] },
      ),
      'discard I-01',
      'step 1,0.b',
    )
    expect(happened(onBridge, 'card-lost').map(({ cause }) => cause)).toEqual(['bridge', 'rat'])
    const onVein = play(
      duo(
        {
          cards: { '1,0': { card: 'II-17', turned: true } },
          nuggets: ['1,0'],
          creatures: { goblin: { at: '1,0.d', card: 'goblin-II', owner: 'b1' } },
        },
        { gold: 1 },
      ),
      'discard I-01',
      'step 1,0.e',
      'step 1,0.d',
    )
    const order = kinds(onVein).filter((kind) => kind === 'gold-lost' || kind === 'gold-taken')
    expect(order).toEqual(['gold-lost', 'gold-taken'])
    expect(player(onVein, 'y1').gold).toBe(1)
  })

  it('a step onto a face-down goal needs an open edge and no web, turns it up and ends the movement (M8)', () => {
    const start = duo(UNDER_GOAL, { hand: ['I-03'], at: '1,0.c' })
    const table = play(start, 'discard I-03')
    expect(offeredAs(table, 'step')).toEqual(['step 0,0.c', 'step 1,-1', 'step 1,1'])
    expect(why(table, 'step -1,-1')).toBe('move/no-goal')
    const onto = play(table, 'step 1,1')
    expect(active(onto)).toBe('b1')
    expect(onto.state.table.goals.find(({ cell }) => cell === '1,1')).toMatchObject({ goal: 'exit', up: true })
    const webbed = duo(
      { ...UNDER_GOAL, webs: [{ at: '1,0.S', card: 'web-I', owner: 'b1' }] },
      { hand: ['I-03'], at: '1,0.c' },
    )
    expect(why(play(webbed, 'discard I-03'), 'step 1,1')).toBe('move/web')
    const closed = duo({ goals: CLOSE_GOALS, cards: { '1,0': 'I-08' } }, { at: '1,0.c' })
    expect(why(play(closed, 'discard I-01'), 'step 1,1')).toBe('move/no-goal')
  })

  it('the goal is laid open towards the gnome; the exit at 0 without asking (M9)', () => {
    const goals = { '-1,-1': 'vein', '1,-1': 'ladder', '-1,1': 'hole', '1,1': 'exit' } as const
    const start = duo({ goals, cards: { '1,0': 'I-01' } }, { hand: ['I-03'], at: '1,0.c' })
    // From the south: the ladder's bend N-E has to be turned.
    const ladder = play(start, 'discard I-03', 'step 1,-1')
    expect(ladder.state.table.goals.find(({ goal }) => goal === 'ladder')).toMatchObject({ up: true, turned: true })
    expect(player(ladder, 'y1').at).toBe('1,-1.n')
    const exit = play(start, 'discard I-03', 'step 1,1')
    expect(exit.state.table.goals.find(({ goal }) => goal === 'exit')).toMatchObject({ up: true, turned: false })
    expect(player(exit, 'y1').at).toBe('1,1.n')
  })

  it('where both ways fit, fewer mismatches decide, and then the moving player (M9)', () => {
    const goals = { '-1,-1': 'hole', '1,-1': 'vein', '-1,1': 'ladder', '1,1': 'exit' } as const
    const free = play(duo({ goals, cards: { '0,-1': 'I-04' } }, { at: '0,-1.c' }), 'discard I-01', 'step 1,-1')
    expect(asked(free)).toEqual(['goal-way', 'y1'])
    expect(offered(free)).toEqual(['lay 0', 'lay 180'])
    expect(why(free, 'stop')).toBe('turn/answer-first')
    expect(why(free, 'drive')).toBe('turn/wrong-answer')
    expect(player(play(free, 'lay 0'), 'y1').at).toBe('1,-1.w')
    expect(player(play(free, 'lay 180'), 'y1').at).toBe('1,-1.e')
    // A card above, open towards the goal, decides for 0 degrees; one below for 180.
    const above = duo({ goals, cards: { '0,-1': 'I-04', '1,-2': 'I-07' } }, { at: '0,-1.c' })
    const upright = play(above, 'discard I-01', 'step 1,-1')
    expect(upright.state.table.goals.find(({ goal }) => goal === 'vein')?.turned).toBe(false)
    const below = duo({ goals, cards: { '0,-1': 'I-04', '1,0': 'I-05' } }, { at: '0,-1.c' })
    const turned = play(below, 'discard I-01', 'step 1,-1')
    expect(turned.state.table.goals.find(({ goal }) => goal === 'vein')?.turned).toBe(true)
  })

  it('the gnome stands at the edge of entry, a revealed vein gets a nugget, and the goal joins the network (M10)', () => {
    const start = duo(UNDER_GOAL, { hand: ['I-03'], at: '1,0.c' })
    const table = play(start, 'discard I-03', 'step 1,-1')
    // Its only open edge towards the south is the turned north arm.
    expect(player(table, 'y1').at).toBe('1,-1.n')
    expect(table.state.nuggets).toEqual(['1,-1'])
    expect(table.state.pool).toBe(start.state.pool - 1)
    expect(offeredAs(table, 'path').some((line) => line.includes(' 2,-1'))).toBe(true)
  })

  it('edges of a goal that do not match stay so; later cards must match it (M11)', () => {
    const goals = { '-1,-1': 'vein', '1,-1': 'ladder', '-1,1': 'hole', '1,1': 'exit' } as const
    const cards = { '1,0': 'I-01', '0,-1': 'I-04' } as const
    const table = play(
      duo({ goals, cards }, { hand: ['I-03'], at: '1,0.c' }, { hand: ['I-08', 'I-07'] }),
      'discard I-03',
      'step 1,-1',
    )
    // Turned, the ladder is open to south and west: the west meets the card at 0,-1.
    expect(table.state.table.goals.find(({ goal }) => goal === 'ladder')?.turned).toBe(true)
    expect(why(table, 'path I-08 2,-1')).toBe('path/edges')
    expect(why(table, 'path I-07 1,-2')).toBe('path/edges')
    const mismatch = duo(
      { goals: { ...goals, '1,-1': { goal: 'ladder', up: true } }, cards },
      { hand: ['I-06'], at: '0,-1.c' },
    )
    expect(offeredAs(play(mismatch, 'discard I-06'), 'step')).toEqual(['step 0,0.c'])
  })

  it('revealed goals are crossed like path cards, by gnomes and creatures (M12)', () => {
    const goals = { ...CLOSE_GOALS, '1,-1': { goal: 'vein', up: true, turned: true } } as const
    const table = play(duo({ goals, cards: { '1,0': 'I-01' } }, { hand: ['I-03'], at: '1,0.c' }), 'discard I-03')
    expect(player(play(table, 'step 1,-1.n', 'step 1,-1.c', 'step 1,-1.w'), 'y1').at).toBe('1,-1.w')
    const rat = duo(
      { goals, cards: { '1,0': 'I-01' }, creatures: { rat: { at: '1,0.c', card: 'rat-II', owner: 'b1' } } },
      { hand: ['rat'] },
    )
    expect(play(rat, 'rat', 'step 1,-1.n', 'step 1,-1.c').state.creatures.rat?.at).toBe('1,-1.c')
  })

  it('a gnome whose movement ends on a vein takes its nugget and turns up the clan card (M13)', () => {
    const vein = { cards: { '1,0': { card: 'II-17', turned: true } }, nuggets: ['1,0'] } as const
    const start = duo({ ...vein, nuggets: ['1,0'] })
    const table = play(start, 'discard I-01', 'step 1,0.e', 'step 1,0.d', 'stop')
    expect(player(table, 'y1').gold).toBe(4)
    expect(player(table, 'y1').revealed).toBe(true)
    expect(table.state.nuggets).toEqual([])
    // Passing over it takes nothing, and standing on it without a step neither.
    const passing = play(start, 'discard I-01', 'step 1,0.e', 'step 1,0.d', 'step 1,0.e')
    expect(passing.state.nuggets).toEqual(['1,0'])
    const standing = play(duo({ ...vein, nuggets: ['1,0'] }, { at: '1,0.d' }), 'discard I-01', 'stop')
    expect(player(standing, 'y1').gold).toBe(3)
    const spent = play(duo({ cards: vein.cards }), 'discard I-01', 'step 1,0.e', 'step 1,0.d', 'stop')
    expect([player(spent, 'y1').gold, player(spent, 'y1').revealed]).toEqual([3, false])
  })

  it('a lying gnome does not move (M14)', () => {
    const table = play(
      duo(
        { cards: { '1,0': 'I-08' }, creatures: { lindworm: { at: '1,0.c', card: 'lindworm-II', owner: 'b1' } } },
        { hand: ['I-01', 'I-03'] },
      ),
      'discard I-01',
      'step 1,0.c',
    )
    expect(player(table, 'y1').lying).toBe(true)
    expect(active(table)).toBe('b1')
  })

  it('a step onto a goal turns up this one and no other, and until it is laid it is upright (M8, M9)', () => {
    const table = duo({ goals: CLOSE_GOALS, cards: { '0,-1': 'I-04' } }, { at: '0,-1.c' })
    const asking = play(table, 'discard I-01', 'step 1,-1')
    expect(asking.state.table.goals).toEqual([
      { cell: '-1,-1', goal: 'ladder', up: false, turned: false },
      { cell: '1,-1', goal: 'vein', up: true, turned: false },
      { cell: '-1,1', goal: 'hole', up: false, turned: false },
      { cell: '1,1', goal: 'exit', up: false, turned: false },
    ])
    expect(asking.state.turn).toMatchObject({ stepped: true, stepsLeft: 0 })
  })

  it('a goal that is open towards the gnome one way only is laid so, whatever else it meets (M9)', () => {
    const goals = { '-1,-1': 'vein', '1,-1': 'ladder', '-1,1': 'hole', '1,1': 'exit' } as const
    const ladder = (scenario: object, at: '0,-1.c' | '1,-2.c') =>
      play(duo({ goals, ...scenario }, { at }), 'discard I-01', 'step 1,-1').state.table.goals[1]
    // Upright it would match the cards above and beside it, but not the gnome's.
    const around = { '0,-1': 'I-04', '1,-2': 'I-07', '2,-1': 'I-08' }
    expect(ladder({ cards: around }, '0,-1.c')).toMatchObject({ goal: 'ladder', up: true, turned: true })
    expect(ladder({ cards: { '0,-1': 'I-04', '1,-2': 'I-07' } }, '1,-2.c')).toMatchObject({ up: true, turned: false })
  })

  it('a wall that meets an open edge is a mismatch too (M9)', () => {
    const goals = { '-1,-1': 'hole', '1,-1': 'vein', '-1,1': 'ladder', '1,1': 'exit' } as const
    const walled = duo({ goals, cards: { '0,-1': 'I-04', '1,-2': 'I-08' } }, { at: '0,-1.c' })
    const table = play(walled, 'discard I-01', 'step 1,-1')
    expect(table.state.table.goals[1]).toMatchObject({ goal: 'vein', up: true, turned: true })
  })

  it('who has shown the clan card does not show it again (M13)', () => {
    const vein = { cards: { '1,0': { card: 'II-17', turned: true } }, nuggets: ['1,0'] } as const
    const table = play(
      duo({ ...vein, nuggets: ['1,0'] }, { revealed: true }),
      'discard I-01',
      'step 1,0.e',
      'step 1,0.d',
      'stop',
    )
    expect(kinds(table)).toContain('gold-taken')
    expect(kinds(table)).not.toContain('clan-shown')
  })
})
