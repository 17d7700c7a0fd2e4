import { describe, expect, it } from 'vitest'
import type { ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import {
  active,
  asked,
  CLOSE_GOALS,
  duo,
  five,
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

/** A hole west of the start, with a straight way beyond it. */
const HOLE: ScenarioInput = { cards: { '-1,0': 'II-12', '-2,0': 'III-05' } }

describe('creatures', () => {
  it('a creature comes out of any face-up dark hole, islands and a revealed goal included (C1)', () => {
    const goals = { ...CLOSE_GOALS, '-1,1': { goal: 'hole', up: true } } as const
    const table = duo({ goals, cards: { '-1,0': 'II-12', '9,9': 'I-13' } }, { hand: ['rat'] })
    expect(offeredAs(table, 'rat')).toEqual(['rat-I -1,0.e', 'rat-I -1,1.c', 'rat-I 9,9.c'])
    expect(why(table, 'rat')).toBe('creature/where')
    expect(why(table, 'rat -1,0.w')).toBe('creature/no-hole')
    expect(why(duo({}, { hand: ['rat'] }), 'rat 0,0.c')).toBe('creature/no-hole')
    const set = play(table, 'rat 9,9.c')
    expect(happened(set, 'creature-set')).toEqual([
      { type: 'creature-set', player: 'y1', creature: 'rat', at: '9,9.c' },
    ])
  })

  it('a creature in play starts where it stands, and the card it had is discarded (C1)', () => {
    const table = duo({ ...HOLE, creatures: { rat: { at: '-2,0.c', card: 'rat-II', owner: 'b1' } } }, { hand: ['rat'] })
    expect(offeredAs(table, 'rat')).toEqual(['rat-I'])
    expect(why(table, 'rat -1,0.e')).toBe('creature/in-play')
    const taken = play(table, 'rat')
    expect(taken.state.creatures.rat).toEqual({ at: '-2,0.c', card: 'rat-I', owner: 'y1' })
    expect(taken.state.discards).toEqual([{ card: 'rat-II', seenBy: 'all' }])
    expect([phase(taken), stepsLeft(taken)]).toEqual(['creature', 3])
  })

  it('set on gnomes it attacks at once and does not move (C2)', () => {
    const table = play(duo(HOLE, { hand: ['goblin'], at: '-1,0.e' }), 'goblin -1,0.e')
    expect(player(table, 'y1').gold).toBe(2)
    expect(phase(table)).toBe('move')
    expect(table.state.creatures.goblin?.at).toBe('-1,0.e')
  })

  it('starting from gnomes it leaves them alone, unless it comes back (C2)', () => {
    const table = play(
      duo(
        { ...HOLE, creatures: { goblin: { at: '-2,0.c', card: 'goblin-II', owner: 'b1' } } },
        { hand: ['goblin'] },
        { at: '-2,0.c' },
      ),
      'goblin',
    )
    expect(player(table, 'b1').gold).toBe(3)
    const back = play(table, 'step -2,0.e', 'step -2,0.c')
    expect(player(back, 'b1').gold).toBe(2)
  })

  it('it makes up to 3, 4 or 5 steps, 0 too, back and forth, over bridges and tunnels without effect (C3)', () => {
    for (const [kind, steps] of [
      ['rat', 3],
      ['lindworm', 4],
      ['goblin', 5],
    ] as const) {
      const table = play(duo(HOLE, { hand: [kind] }), `${kind} -1,0.e`)
      expect(stepsLeft(table)).toBe(steps)
      expect(phase(play(table, 'stop'))).not.toBe('creature')
      expect(stepsLeft(play(table, 'step -1,0.w', 'step -1,0.e'))).toBe(steps - 2)
    }
    const over = duo({ cards: { '-1,0': 'II-12', '-2,0': 'I-15', '-3,0': 'I-17' } }, { hand: ['goblin'] })
    const walked = play(over, 'goblin -1,0.e', 'step -1,0.w', 'step -2,0.b', 'step -3,0.p', 'step -3,0.t')
    expect(walked.state.creatures.goblin?.at).toBe('-3,0.t')
    expect(kinds(walked)).not.toContain('card-lost')
    expect(kinds(walked)).not.toContain('gold-lost')
  })

  it('without steps left it stops by itself (C3)', () => {
    const table = play(duo(HOLE, { hand: ['rat'] }), 'rat -1,0.e', 'step -1,0.w', 'step -2,0.e', 'step -2,0.c')
    expect(phase(table)).toBe('move')
    expect(happened(table, 'creature-stopped')).toEqual([{ type: 'creature-stopped', creature: 'rat', at: '-2,0.c' }])
  })

  it('it crosses no web, enters no face-down goal and no exit, and shares spaces with others (C4)', () => {
    const goals = { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } as const
    const table = play(
      duo(
        {
          goals,
          cards: { '1,0': 'I-01' },
          webs: [{ at: '0,0.E', card: 'web-I', owner: 'b1' }],
          creatures: {
            goblin: { at: '1,0.c', card: 'goblin-II', owner: 'b1' },
            rat: { at: '1,1.n', card: 'rat-I', owner: 'b1' },
          },
        },
        { hand: ['goblin'] },
      ),
      'goblin',
    )
    expect(offered(table)).toEqual(['step 1,1.n', 'stop'])
    expect(why(table, 'step 0,0.c')).toBe('move/web')
    expect(why(table, 'step 1,-1')).toBe('move/creature-goal')
    const shared = play(table, 'step 1,1.n')
    expect(why(shared, 'step 1,1.c')).toBe('move/creature-exit')
    expect(shared.state.creatures.goblin?.at).toBe(shared.state.creatures.rat?.at)
  })

  it('entering a space with gnomes it stops and attacks all of them, whosoever they are (C5)', () => {
    const table = play(
      five(HOLE, { y1: { hand: ['goblin'], at: '-1,0.w' }, b1: { at: '-1,0.w' }, y2: { at: '-2,0.e' } }),
      'goblin -1,0.e',
      'step -1,0.w',
    )
    expect(happened(table, 'attacked')[0]?.victims).toEqual(['y1', 'b1'])
    expect(['y1', 'b1', 'y2'].map((gnome) => player(table, gnome as 'y1').gold)).toEqual([2, 2, 3])
    expect(phase(table)).toBe('move')
  })

  it('the creature stays until its player’s next turn, or another card takes it over (C6)', () => {
    const start = duo(HOLE, { hand: ['rat', 'I-03', 'I-04'] }, { hand: ['rat-II', 'I-05'] })
    const set = play(start, 'rat-I -1,0.e', 'stop', 'stop')
    expect(active(set)).toBe('b1')
    const gone = play(set, 'discard I-05', 'stop')
    expect(gone.state.creatures.rat).toBeNull()
    const taken = play(set, 'rat-II', 'stop', 'stop')
    expect(taken.state.creatures.rat?.owner).toBe('b1')
    expect(play(taken, 'discard I-03', 'stop').state.creatures.rat).toBeNull()
  })

  it('the rat takes a card, the lindworm knocks down, the goblin takes a nugget (C7)', () => {
    const hit = (kind: string, b1: object) =>
      play(
        duo(
          { ...HOLE, next: { losses: kind === 'rat' ? ['I-04'] : [] } },
          { hand: [kind as 'rat'] },
          {
            at: '-1,0.w',
            hand: ['I-03', 'I-04'],
            ...b1,
          },
        ),
        `${kind} -1,0.e`,
        'step -1,0.w',
      )
    expect(player(hit('rat', {}), 'b1').hand).toEqual(['I-03'])
    expect(
      kinds(play(duo(HOLE, { hand: ['rat'] }, { at: '-1,0.w', hand: [] }), 'rat -1,0.e', 'step -1,0.w')),
    ).not.toContain('card-lost')
    expect(player(hit('lindworm', {}), 'b1').lying).toBe(true)
    expect(player(hit('lindworm', { lying: true }), 'b1').lying).toBe(true)
    expect(player(hit('goblin', {}), 'b1').gold).toBe(2)
    expect(player(hit('goblin', { gold: 0 }), 'b1').gold).toBe(0)
  })

  it('victims are harmed clockwise from the active player, whose own comes first (C7)', () => {
    const table = play(
      five(
        { ...HOLE, active: 'y2' },
        { y2: { hand: ['goblin'], at: '-1,0.w' }, y1: { at: '-1,0.w' }, b3: { at: '-1,0.w' } },
      ),
      'goblin -1,0.e',
      'step -1,0.w',
    )
    expect(happened(table, 'gold-lost').map((event) => event.player)).toEqual(['y2', 'b3', 'y1'])
  })

  it('those attacked who have a usable axe are asked in that order; the first yes saves all (C8)', () => {
    const table = play(
      five(HOLE, {
        y1: { hand: ['goblin'] },
        b1: { at: '-1,0.w', axes: 1, lying: true },
        y2: { at: '-1,0.w' },
        b2: { at: '-1,0.w', axes: 1 },
      }),
      'goblin -1,0.e',
      'step -1,0.w',
    )
    expect(asked(table)).toEqual(['axe', 'b1'])
    expect([phase(table), stepsLeft(table)]).toEqual(['creature', 0])
    expect(offered(table)).toEqual(['drive', 'endure'])
    const second = play(table, 'endure')
    expect(asked(second)).toEqual(['axe', 'b2'])
    const driven = play(second, 'drive')
    expect(driven.state.creatures.goblin).toBeNull()
    expect(driven.state.discards.map(({ card }) => card)).toEqual(['axe-II', 'goblin-II'])
    expect(driven.state.players.map(({ gold }) => gold)).toEqual([3, 3, 3, 3, 3])
    expect(phase(driven)).toBe('move')
    const harmed = play(second, 'endure')
    expect(harmed.state.players.map(({ gold }) => gold)).toEqual([3, 2, 2, 2, 3])
  })

  it('several creatures attack the entering gnome in turn, each with its own question (C9)', () => {
    const table = play(
      duo(
        {
          cards: { '1,0': 'I-08' },
          creatures: {
            goblin: { at: '1,0.c', card: 'goblin-II', owner: 'b1' },
            lindworm: { at: '1,0.c', card: 'lindworm-II', owner: 'b1' },
            rat: { at: '1,0.c', card: 'rat-I', owner: 'b1' },
          },
        },
        { hand: ['I-01', 'I-03', 'I-04'], axes: 2 },
        { at: '1,0.c', axes: 1 },
      ),
      'discard I-01',
      'step 1,0.c',
    )
    expect(asked(table)).toEqual(['axe', 'y1'])
    expect([phase(table), stepsLeft(table)]).toEqual(['move', 0])
    const rat = play(table, 'endure')
    expect(player(rat, 'y1').hand).toHaveLength(1)
    const worm = play(rat, 'drive')
    expect(worm.state.creatures.lindworm).toBeNull()
    expect(asked(worm)).toEqual(['axe', 'y1'])
    const goblin = play(worm, 'endure')
    expect(player(goblin, 'y1').gold).toBe(2)
    expect([player(goblin, 'y1').lying, player(goblin, 'b1').gold]).toEqual([false, 3])
    // Driving one away does not let the gnome go on.
    expect(active(goblin)).toBe('b1')
  })

  it('standing together is no attack, and leaving is free (C10)', () => {
    const table = play(
      duo(
        { cards: { '1,0': 'I-08' }, creatures: { goblin: { at: '1,0.c', card: 'goblin-II', owner: 'b1' } } },
        { at: '1,0.c', axes: 1 },
      ),
      'discard I-01',
    )
    expect(asked(table)).toBeNull()
    expect(why(table, 'drive')).toBe('turn/nothing-asked')
    const away = play(table, 'step 0,0.c')
    expect(player(away, 'y1').gold).toBe(3)
    expect(asked(play(away, 'step 1,0.c'))).toEqual(['axe', 'y1'])
  })

  it('no creature comes out where no card lies (C1)', () => {
    expect(why(duo(HOLE, { hand: ['rat'] }), 'rat 5,5.c')).toBe('creature/no-hole')
  })

  it('one creature comes, walks and goes without the others (C1, C3, C6)', () => {
    const others = {
      rat: { at: '-2,0.c', card: 'rat-I', owner: 'b1' },
      lindworm: { at: '-2,0.w', card: 'lindworm-II', owner: 'b1' },
    } as const
    const table = play(duo({ ...HOLE, creatures: others }, { hand: ['goblin'] }), 'goblin -1,0.e', 'step -1,0.w')
    expect(table.state.creatures).toEqual({
      ...others,
      goblin: { at: '-1,0.w', card: 'goblin-II', owner: 'y1' },
    })
  })

  it('the exit is not offered to a creature, and with no other way it stops by itself (C4, K4)', () => {
    const goals = { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } as const
    const rat = (at: '1,1.n' | '1,1.e') =>
      play(
        duo(
          { goals, cards: { '1,0': 'I-01' }, creatures: { rat: { at, card: 'rat-II', owner: 'b1' } } },
          { hand: ['rat'] },
        ),
        'rat',
      )
    expect(offered(rat('1,1.n'))).toEqual(['step 1,0.c', 'stop'])
    expect(phase(rat('1,1.e'))).toBe('move')
  })

  it('between a web and a face-down goal a creature can go nowhere (C4, K4)', () => {
    const webs = [{ at: '-1,0.E', card: 'web-I', owner: 'b1' }] as const
    const webbed = duo({ cards: { '-1,0': 'I-13', '1,0': 'I-08' }, webs: [...webs] }, { hand: ['rat'] })
    expect(phase(play(webbed, 'rat -1,0.c'))).toBe('move')
    const island = duo(
      { goals: CLOSE_GOALS, cards: { '2,-1': { card: 'I-13', turned: true }, '1,0': 'I-08' } },
      { hand: ['rat'] },
    )
    expect(phase(play(island, 'rat 2,-1.c'))).toBe('move')
  })

  it('a nugget that the goblin takes goes to the pool and is told as its deed (C7)', () => {
    const table = play(duo(HOLE, { hand: ['goblin'], at: '-1,0.e' }), 'goblin -1,0.e')
    expect(happened(table, 'gold-lost')).toEqual([{ type: 'gold-lost', player: 'y1', count: 1, cause: 'goblin' }])
  })

  it('which card the rat takes is chance, and each time another throw of it (C7)', () => {
    const start = duo(HOLE, { hand: ['rat', 'I-06'] }, { at: '-1,0.w', hand: ['I-03', 'I-04', 'I-05'] })
    const hit = play(start, 'rat -1,0.e', 'step -1,0.w')
    expect(hit.state.random).not.toEqual(start.state.random)
    expect(play(start, 'rat -1,0.e').state.random).toEqual(start.state.random)
  })
})
