import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../engine/dark-cave/index.ts'
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

describe('action cards', () => {
  it('need a legal target; the instant ones are discarded at once, the others lie before a player (A1)', () => {
    // No path card lies, so there is nothing for a rockfall; no hole, so none for a rat.
    expect(offered(duo({}, { hand: ['rockfall', 'rat'] })).filter((line) => !line.startsWith('discard'))).toEqual([
      'propose',
    ])
    const instant = play(duo({}, { hand: ['swap'] }), 'swap b1')
    expect(instant.state.discards).toEqual([{ card: 'swap-II', seenBy: 'all' }])
    const lasting = play(duo({}, { hand: ['web'] }), 'web 0,0.E')
    expect(lasting.state.discards).toEqual([])
    expect(happened(lasting, 'action-played').map(({ card }) => card)).toEqual(['web-I'])
  })

  it('Secret Information looks at a face-down goal or at the clan card of another player (A2)', () => {
    const goals = { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } as const
    const table = five({ goals }, { y1: { hand: ['info'] }, b1: { revealed: true } })
    expect(offeredAs(table, 'info')).toEqual([
      'info-I clan b2',
      'info-I clan b3',
      'info-I clan y2',
      'info-I goal -1,-1',
      'info-I goal -1,1',
      'info-I goal 1,-1',
    ])
    expect(why(table, 'info goal 1,1')).toBe('info/no-goal')
    expect(why(table, 'info goal 0,0')).toBe('info/no-goal')
    expect(why(table, 'info clan y1')).toBe('info/own-clan')
    expect(why(table, 'info clan b1')).toBe('info/face-up')
    expect(why(table, 'info clan b4')).toBe('player/unknown')
    const looked = play(table, 'info goal 1,-1')
    expect(happened(looked, 'peeked')).toEqual([{ type: 'peeked', player: 'y1', at: '1,-1' }])
    const goalSeenBy = (seat: number) =>
      viewFor(looked.state, seat).table.goals.find(({ cell }) => cell === '1,-1')?.goal ?? null
    expect([goalSeenBy(0), goalSeenBy(1)]).toEqual(['vein', null])
    const peeked = play(table, 'info clan b2')
    expect(viewFor(peeked.state, 0).players.map(({ role }) => role)).toEqual(['loyal', 'loyal', null, 'loyal', null])
    expect(viewFor(peeked.state, 2).players.map(({ role }) => role)).toEqual([null, 'loyal', 'loyal', null, null])
  })

  it('one may look again at what one knows, and it is noted once (A2)', () => {
    const table = play(duo({}, { hand: ['info', 'info'], knows: ['b1'] }), 'info clan b1')
    expect(player(table, 'y1').knows).toEqual(['b1'])
  })

  it('Rockfall removes a path card without figures, never the start or a goal (A3)', () => {
    const goals = { ...CLOSE_GOALS, '1,-1': { goal: 'vein', up: true } } as const
    const table = duo(
      {
        goals,
        cards: { '1,0': 'I-08', '2,0': 'II-07', '3,0': { card: 'II-17', turned: true }, '-1,0': 'III-05' },
        nuggets: ['3,0'],
        creatures: { rat: { at: '2,0.e', card: 'rat-I', owner: 'b1' } },
      },
      { hand: ['rockfall'] },
      { at: '1,0.c', lying: true },
    )
    expect(offeredAs(table, 'rockfall')).toEqual(['rockfall-I -1,0', 'rockfall-I 3,0'])
    expect(why(table, 'rockfall 1,0')).toBe('rockfall/figures')
    expect(why(table, 'rockfall 2,0')).toBe('rockfall/figures')
    for (const cell of ['0,0', '1,-1', '1,1', '9,9']) expect(why(table, `rockfall ${cell}`)).toBe('rockfall/no-path')
    const fallen = play(table, 'rockfall 3,0')
    expect(fallen.state.table.cards.map(({ cell }) => cell)).toEqual(['1,0', '2,0', '-1,0'])
    expect(fallen.state.nuggets).toEqual([])
    expect(fallen.state.pool).toBe(table.state.pool + 1)
    expect(fallen.state.discards.map(({ card, seenBy }) => `${card} ${seenBy}`)).toEqual([
      'rockfall-I all',
      'II-17 all',
    ])
  })

  it('after a rockfall a web stays where a path still runs out to it; parts cut off go on (A4)', () => {
    const table = play(
      duo(
        {
          cards: { '1,0': 'I-08', '2,0': 'II-07' },
          webs: [
            { at: '1,0.E', card: 'web-I', owner: 'b1' },
            { at: '0,0.N', card: 'web-II', owner: 'b1' },
            { at: '0,0.E', card: 'web-III', owner: 'b1' },
          ],
        },
        { hand: ['rockfall'] },
        { at: '2,0.e' },
      ),
      'rockfall 1,0',
    )
    expect(table.state.webs.map(({ at }) => at)).toEqual(['1,0.E', '0,-1.S', '0,0.E'])
    const alone = play(
      duo(
        { cards: { '1,0': 'I-01', '1,-1': 'I-07' }, webs: [{ at: '1,0.E', card: 'web-I', owner: 'b1' }] },
        { hand: ['rockfall'] },
        { at: '1,-1.c' },
      ),
      'rockfall 1,0',
    )
    expect(alone.state.webs).toEqual([])
    expect(alone.state.discards.map(({ card }) => card)).toContain('web-I')
    expect(player(alone, 'b1').at).toBe('1,-1.c')
    expect(active(alone)).toBe('b1')
  })

  it('Swap Hands exchanges the rest of the hands; the other player draws (A5)', () => {
    const table = duo(
      { next: { cards: ['II-03', 'II-04'] } },
      { hand: ['swap', 'I-03'] },
      { hand: ['I-04', 'I-05', 'rat'] },
    )
    expect(why(table, 'swap y1')).toBe('swap/oneself')
    expect(why(table, 'swap b2')).toBe('player/unknown')
    const swapped = play(table, 'swap b1')
    expect(player(swapped, 'y1').hand).toEqual(['I-04', 'I-05', 'rat-I'])
    expect(player(swapped, 'b1').hand).toEqual(['I-03', 'II-03'])
    const empty = play(duo({ next: { cards: ['II-03'] } }, { hand: ['swap'] }, { hand: [] }), 'swap b1')
    expect(player(empty, 'y1').hand).toEqual([])
    expect(player(empty, 'b1').hand).toEqual(['II-03'])
  })

  it('a web lies where a path runs out and no web is: between cards, at open ends, towards face-down goals (A6)', () => {
    const table = duo({ goals: CLOSE_GOALS, cards: { '1,0': 'I-01', '-1,0': 'I-08' } }, { hand: ['web'] })
    expect(offeredAs(table, 'web')).toEqual(
      ['-1,0.E', '-2,0.E', '0,-1.S', '0,0.E', '0,0.S', '1,-1.S', '1,0.E', '1,0.S'].map((at) => `web-I ${at}`).sort(),
    )
    expect(why(table, 'web -1,0.N')).toBe('web/no-path')
    const laid = play(table, 'web 1,0.W')
    expect(laid.state.webs).toEqual([{ at: '0,0.E', shows: 2, card: 'web-I', owner: 'y1' }])
    const taken = duo({ webs: [{ at: '0,0.E', card: 'web-II', owner: 'b1' }] }, { hand: ['web'] })
    expect(why(taken, 'web 0,0.E')).toBe('web/taken')
  })

  it('a web bars its boundary for gnomes and creatures, not for building (A7)', () => {
    const webs = [{ at: '0,0.E', card: 'web-I', owner: 'b1' }] as const
    const cards = { '1,0': 'I-08', '-1,0': 'II-12' } as const
    const table = play(duo({ cards, webs: [...webs] }), 'discard I-01')
    expect(why(table, 'step 1,0.c')).toBe('move/web')
    expect(offeredAs(table, 'step')).toEqual(['step -1,0.e'])
    const rat = play(
      duo(
        { cards: { '1,0': 'I-08', '-1,0': 'II-12' }, webs: [...webs] },
        { hand: ['rat'], at: '1,0.c' },
        { at: '1,0.c' },
      ),
      'rat -1,0.e',
      'step 0,0.c',
    )
    expect(why(rat, 'step 1,0.c')).toBe('move/web')
    expect(why(duo({ webs: [...webs] }), 'path I-01 1,0')).toBeNull()
  })

  it('a web lasts for two starts of its owner’s turn (A7)', () => {
    let table = play(duo({}, { hand: ['web', 'I-03', 'I-04'] }, { hand: ['I-05', 'I-06'] }), 'web 0,0.E')
    const shown = () => table.state.webs.map(({ shows }) => shows)
    expect(shown()).toEqual([2])
    table = play(table, 'discard I-05')
    expect(shown()).toEqual([1])
    table = play(table, 'discard I-03', 'discard I-06')
    expect(shown()).toEqual([])
  })

  it('boots work at once, before any player who has none yet, and stay (A8)', () => {
    const cards = { '1,0': 'I-08' } as const
    const table = duo({ cards }, { hand: ['boots'] }, { boots: true })
    expect(offeredAs(table, 'boots')).toEqual(['boots-I y1'])
    expect(why(table, 'boots b1')).toBe('boots/second-pair')
    expect(why(table, 'boots b2')).toBe('player/unknown')
    const shod = play(table, 'boots y1')
    expect(stepsLeft(shod)).toBe(4)
    expect(stepsLeft(play(shod, 'stop', 'discard I-02'))).toBe(4)
    expect(stepsLeft(play(duo({ cards }, { hand: ['boots'] }), 'boots b1'))).toBe(3)
  })

  it('several axes may lie before one player; a fresh one is used from the next turn on (A9)', () => {
    const webs = [{ at: '0,0.E', card: 'web-I', owner: 'b1', shows: 2 }] as const
    const table = duo(
      { cards: { '1,0': 'I-08' }, webs: [...webs] },
      { hand: ['axe', 'I-03'], axes: 1 },
      { axes: 1, hand: ['I-04', 'I-05'] },
    )
    expect(offeredAs(table, 'axe')).toEqual(['axe-I b1', 'axe-I y1'])
    const given = play(table, 'axe y1')
    expect([player(given, 'y1').axes.length, player(given, 'y1').freshAxes]).toEqual([2, 1])
    const chopped = play(given, 'chop 0,0.E')
    expect(player(chopped, 'y1').axes).toHaveLength(1)
    expect(why(chopped, 'chop 0,0.E')).not.toBeNull()
    // Nothing but stopping was left, so the turn went on: the axe has worn in.
    expect(player(play(duo({}, { hand: ['axe'] }), 'axe y1'), 'y1').freshAxes).toBe(0)
  })

  it('a fresh axe drives no creature away in the same turn (A9)', () => {
    const cards = { '1,0': 'I-08' } as const
    const creatures = { rat: { at: '1,0.c', card: 'rat-I', owner: 'b1' } } as const
    const fresh = play(duo({ cards, creatures }, { hand: ['axe', 'I-03'] }), 'axe y1', 'step 1,0.c')
    expect(asked(fresh)).toBeNull()
    expect(kinds(fresh)).toContain('card-lost')
  })

  it('an axe cuts a web beside the gnome, at any moment of its movement, at no cost (A10)', () => {
    const table = duo(
      {
        cards: { '1,0': 'I-08', '2,0': 'II-07' },
        webs: [
          { at: '0,0.E', card: 'web-I', owner: 'b1', shows: 2 },
          { at: '1,0.E', card: 'web-II', owner: 'b1', shows: 1 },
        ],
      },
      { axes: 3 },
    )
    const moving = play(table, 'discard I-01')
    // Webs on every way out: nothing but chopping and stopping.
    expect(offered(moving)).toEqual(['chop 0,0.E', 'stop'])
    expect(why(moving, 'chop 1,0.E')).toBe('chop/not-beside')
    expect(why(moving, 'chop 0,0.N')).toBe('chop/no-web')
    const once = play(moving, 'chop 1,0.W')
    expect(once.state.webs.map(({ shows }) => shows)).toEqual([1, 1])
    const through = play(once, 'chop 0,0.E', 'step 1,0.c')
    expect(stepsLeft(through)).toBe(2)
    expect(through.state.webs.map(({ at }) => at)).toEqual(['1,0.E'])
    const done = play(through, 'chop 1,0.E', 'step 2,0.w')
    expect(done.state.webs).toEqual([])
    expect(player(done, 'y1').axes).toEqual([])
    expect(done.state.discards.map(({ card }) => card)).toEqual([
      'I-01',
      'axe-I',
      'axe-II',
      'web-I',
      'axe-III',
      'web-II',
    ])
  })

  it('with all steps used an axe may still be used; without one the movement is over (A10)', () => {
    const cards = { '1,0': 'I-08', '2,0': 'II-07' } as const
    const webs = [{ at: '2,0.E', card: 'web-I', owner: 'b1' }] as const
    const steps = ['discard I-01', 'step 1,0.c', 'step 2,0.w', 'step 2,0.e']
    const armed = play(duo({ cards, webs: [...webs] }, { axes: 1 }), ...steps)
    expect([phase(armed), stepsLeft(armed)]).toEqual(['move', 0])
    expect(offered(armed)).toEqual(['chop 2,0.E', 'stop'])
    expect(why(armed, 'step 2,0.w')).toBe('move/no-steps')
    expect(active(play(armed, 'chop 2,0.E'))).toBe('b1')
    expect(active(play(duo({ cards, webs: [...webs] }), ...steps))).toBe('b1')
  })

  it('an axe drives a creature away in another player’s turn (A11)', () => {
    const table = play(
      duo({ cards: { '-1,0': 'II-12' } }, { hand: ['rat'] }, { at: '-1,0.w', axes: 1 }),
      'rat -1,0.e',
      'step -1,0.w',
    )
    expect(asked(table)).toEqual(['axe', 'b1'])
    const driven = play(table, 'drive')
    expect(driven.state.creatures.rat).toBeNull()
    expect(player(driven, 'b1').hand).toEqual(['I-02'])
  })

  it('tools may be laid before a player who has left, and do nothing there (A12)', () => {
    const table = duo({ firstOut: 'b1' }, { hand: ['boots', 'axe'] }, { left: true })
    expect(player(play(table, 'boots b1'), 'b1').boots).toBe('boots-I')
    expect(player(play(table, 'axe b1'), 'b1').axes).toEqual(['axe-I'])
  })

  it('creature cards are played like any action card (A13)', () => {
    const table = duo({ cards: { '-1,0': 'II-12' } }, { hand: ['rat', 'lindworm', 'goblin'] })
    expect(offered(table).filter((line) => /^(rat|lindworm|goblin)/.test(line))).toEqual([
      'goblin-II -1,0.e',
      'lindworm-II -1,0.e',
      'rat-I -1,0.e',
    ])
  })

  it('a rock that falls on no vein takes no gold, and who has left stands nowhere (A3)', () => {
    const table = duo({ cards: { '1,0': 'I-08' }, firstOut: 'b1' }, { hand: ['rockfall'] }, { left: true })
    const fallen = play(table, 'rockfall 1,0')
    expect(fallen.state.pool).toBe(table.state.pool)
    expect(fallen.state.nuggets).toEqual([])
  })

  it('hands are swapped with any other player, and not with oneself (A5)', () => {
    expect(offeredAs(five({}, { y1: { hand: ['swap'] } }), 'swap')).toEqual([
      'swap-II b1',
      'swap-II b2',
      'swap-II b3',
      'swap-II y2',
    ])
  })

  it('where a web lies no other is offered (A6)', () => {
    const taken = duo({ webs: [{ at: '0,0.E', card: 'web-II', owner: 'b1' }] }, { hand: ['web'] })
    expect(offeredAs(taken, 'web')).toEqual(['web-I -1,0.E', 'web-I 0,-1.S', 'web-I 0,0.S'])
  })

  it('without an axe that may be used no web is cut (A9, A10)', () => {
    const webs = [{ at: '0,0.E', card: 'web-I', owner: 'b1' }] as const
    const cards = { '1,0': 'I-08', '-1,0': 'II-12' } as const
    const bare = play(duo({ cards, webs: [...webs] }), 'discard I-01')
    expect(offered(bare)).toEqual(['step -1,0.e', 'stop'])
    expect(why(bare, 'chop 0,0.E')).toBe('chop/no-axe')
    const fresh = play(duo({ cards, webs: [...webs] }, { hand: ['axe'] }), 'axe y1')
    expect(why(fresh, 'chop 0,0.E')).toBe('chop/no-axe')
  })

  it('below a bridge one does not stand at the webs above (A10)', () => {
    const webs = [{ at: '1,0.E', card: 'web-I', owner: 'b1' }] as const
    const cards = { '1,0': 'I-15', '1,1': 'I-07' } as const
    const below = play(duo({ cards, webs: [...webs] }, { at: '1,0.u', axes: 1 }), 'discard I-01')
    expect(offered(below)).toEqual(['step 1,1.c', 'stop'])
    expect(why(below, 'chop 1,0.E')).toBe('chop/not-beside')
  })
})
