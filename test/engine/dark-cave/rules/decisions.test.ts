import { describe, expect, it } from 'vitest'
import { COMMAND_TYPES, type Command, check, speaker } from '../../../../engine/dark-cave/index.ts'
import { active, asked, CLOSE_GOALS, duo, five, kinds, offered, phase, play, why } from '../table.ts'

describe('decisions', () => {
  it('in step 1 everything that can be played is offered, with every target (K1)', () => {
    const table = duo(
      { cards: { '1,0': { card: 'I-13', turned: true } } },
      { hand: ['I-08', 'info', 'rockfall', 'swap', 'web', 'boots', 'axe', 'rat'] },
    )
    const verbs = new Set(offered(table).map((line) => line.split(' ')[0]))
    expect([...verbs].sort()).toEqual([
      'axe-I',
      'boots-I',
      'discard',
      'info-I',
      'path',
      'propose',
      'rat-I',
      'rockfall-I',
      'swap-II',
      'web-I',
    ])
    expect(offered(table)).toContain('rockfall-I 1,0')
    expect(offered(table)).toContain('rat-I 1,0.c')
  })

  it('in step 2 steps, goals, axes on webs and stopping are offered (K2)', () => {
    const table = play(
      duo(
        { goals: CLOSE_GOALS, cards: { '1,0': 'I-01' }, webs: [{ at: '1,0.E', card: 'web-I', owner: 'b1' }] },
        { hand: ['I-03'], at: '1,0.c', axes: 1 },
      ),
      'discard I-03',
    )
    expect(offered(table)).toEqual(['chop 1,0.E', 'step 0,0.c', 'step 1,-1', 'step 1,1', 'stop'])
  })

  it('answers are given when they are asked for, and by nobody else (K3)', () => {
    const table = duo({ cards: { '1,0': 'I-08' } })
    for (const word of ['drive', 'endure', 'agree', 'refuse', 'lay 0'])
      expect(why(table, word)).toBe('turn/nothing-asked')
    const proposed = play(table, 'propose')
    for (const word of ['drive', 'endure', 'lay 180']) expect(why(proposed, word)).toBe('turn/wrong-answer')
    for (const word of ['stop', 'step 1,0.c', 'discard I-01', 'propose']) {
      expect(why(proposed, word)).toBe('turn/answer-first')
    }
  })

  it('a choice with one outcome is made without asking; a creature that can go nowhere stops by itself (K4)', () => {
    const rat = play(duo({ cards: { '9,9': 'I-13', '1,0': 'I-08' } }, { hand: ['rat'] }), 'rat 9,9.c')
    expect(phase(rat)).toBe('move')
    expect(kinds(rat)).toContain('creature-stopped')
  })

  it('step 2 ends by itself when nothing but stopping is possible (K4)', () => {
    const table = play(duo(), 'discard I-01')
    expect(active(table)).toBe('b1')
    // The axe question is asked even where the answer would change nothing.
    const poor = play(
      duo({ cards: { '-1,0': 'II-12' } }, { hand: ['goblin'] }, { at: '-1,0.w', axes: 1, gold: 0 }),
      'goblin -1,0.e',
      'step -1,0.w',
    )
    expect(asked(poor)).toEqual(['axe', 'b1'])
  })

  it('the creature goes its way before the gnome moves (K2)', () => {
    const rat = play(duo({ cards: { '-1,0': 'II-12' } }, { hand: ['rat', 'I-03'] }), 'rat -1,0.e')
    expect(why(rat, 'discard I-03')).toBe('turn/creature-moves')
    expect(why(rat, 'chop 0,0.E')).toBe('turn/creature-moves')
  })

  it('what is no command is refused as such (K1)', () => {
    const { state } = duo()
    const strange: readonly unknown[] = [
      null,
      7,
      'stop',
      {},
      { type: 'fly' },
      { type: 'constructor' },
      { type: 'path', card: 'I-01', cell: '1,0' },
      { type: 'path', card: 'rat-I', cell: '1,0', turned: false },
      { type: 'path', card: 'I-01', cell: '01,0', turned: false },
      { type: 'info', card: 'info-I', at: 'z9' },
      { type: 'web', card: 'web-I', at: '1,0.W' },
      { type: 'axe', card: 'boots-I', before: 'y1' },
      { type: 'creature', card: 'rat-I' },
      { type: 'discard', cards: ['I-01', 'x'] },
      { type: 'discard', cards: 'I-01' },
      { type: 'step', to: 'c' },
      { type: 'lay', turned: 180 },
    ]
    for (const command of strange) expect(check(state, command as Command)?.code).toBe('command/malformed')
    expect(COMMAND_TYPES).toHaveLength(18)
  })

  it('who is asked speaks, then the active player, and nobody after the end (K3)', () => {
    const table = five()
    expect(speaker(table.state)).toBe('y1')
    const proposed = play(table, 'propose')
    expect(speaker(proposed.state)).toBe('b1')
    expect(speaker(play(proposed, 'agree', 'agree', 'agree', 'agree').state)).toBeNull()
  })

  it('a pass with no card is none, and nothing at all is no command (T5, K1)', () => {
    const { state } = duo()
    expect(check(state, { type: 'discard', cards: [] })).toEqual({ code: 'discard/count', rule: 'T5' })
    expect(check(state, undefined as unknown as Command)).toEqual({ code: 'command/malformed', rule: 'K1' })
  })
})
