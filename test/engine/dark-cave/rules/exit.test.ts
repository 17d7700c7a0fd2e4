import { describe, expect, it } from 'vitest'
import { type ScenarioInput, viewFor } from '../../../../engine/dark-cave/index.ts'
import { active, five, happened, kinds, offeredAs, type PlayerInput, play, player, why } from '../table.ts'

/** The exit lies face up south of 1,0; y1 stands on its northern arm. */
const OPEN: ScenarioInput = {
  cards: { '1,0': 'I-01' },
  goals: { '-1,-1': 'ladder', '1,-1': 'vein', '-1,1': 'hole', '1,1': { goal: 'exit', up: true } },
}
const atExit = (
  more: ScenarioInput = {},
  players: Partial<Record<'y1' | 'y2' | 'b1' | 'b2' | 'b3', Partial<PlayerInput>>> = {},
) => five({ ...OPEN, ...more }, { ...players, y1: { hand: ['I-06', 'I-07'], at: '1,1.n', gold: 5, ...players.y1 } })

describe('the exit', () => {
  it('who enters the exit space leaves at once, and further steps are lost (E1)', () => {
    const table = play(atExit(), 'discard I-06', 'step 1,1.c')
    expect(player(table, 'y1').at).toBeNull()
    expect(active(table)).toBe('b1')
    expect(table.state.table.goals.find(({ goal }) => goal === 'exit')?.up).toBe(true)
  })

  it('its gold stays with it, and the clan card is turned up (E2)', () => {
    const table = play(atExit(), 'discard I-06', 'step 1,1.c')
    expect([player(table, 'y1').gold, player(table, 'y1').revealed]).toEqual([5, true])
    expect(happened(table, 'clan-shown')).toEqual([{ type: 'clan-shown', player: 'y1', role: 'loyal' }])
  })

  it('the first to leave sees the clan cards set aside, and nobody else before the end (E3)', () => {
    const table = play(atExit({}, { b1: { hand: ['I-02', 'I-08'], at: '1,1.n' } }), 'discard I-06', 'step 1,1.c')
    expect(table.state.firstOut).toBe('y1')
    expect(viewFor(table.state, 0).aside).toEqual([
      { clan: 'yellow', role: 'loyal' },
      { clan: 'yellow', role: 'saboteur' },
      { clan: 'blue', role: 'saboteur' },
    ])
    const second = play(table, 'discard I-02', 'step 1,1.c')
    expect(second.state.firstOut).toBe('y1')
    expect(viewFor(second.state, 1).aside.map(({ role }) => role)).toEqual([null, null, null])
    expect(happened(second, 'left').map(({ first }) => first)).toEqual([true, false])
  })

  it('after each leaving it is asked whether a whole clan is out (E4)', () => {
    const players = { y2: { left: true } }
    const table = play(atExit({ firstOut: 'y2' }, players), 'discard I-06', 'step 1,1.c')
    expect(table.state.outcome?.cause).toBe('clan-out')
    expect(kinds(table)).not.toContain('drew')
    expect(play(atExit(), 'discard I-06', 'step 1,1.c').state.outcome).toBeNull()
  })

  it('who has left plays and draws on, may get tools and be swapped with, is asked, and does not move (E5)', () => {
    const table = five(
      { ...OPEN, firstOut: 'b1' },
      { y1: { hand: ['swap', 'boots', 'axe', 'info'] }, b1: { left: true, axes: 1 } },
    )
    expect(offeredAs(table, 'swap')).toContain('swap-II b1')
    expect(offeredAs(table, 'boots')).toContain('boots-I b1')
    expect(offeredAs(table, 'axe')).toContain('axe-I b1')
    expect(why(table, 'info clan b1')).toBe('info/face-up')
    expect(play(table, 'propose').state.pending).toEqual({ kind: 'agreement', who: 'b1' })
    const own = five({ firstOut: 'b1', active: 'b1', next: { cards: ['II-03'] } }, { b1: { left: true } })
    const played = play(own, 'discard I-02')
    expect(player(played, 'b1').hand).toEqual(['II-03'])
    expect(active(played)).toBe('y2')
  })
})
