import { describe, expect, it } from 'vitest'
import { apply, type GameState, parseCommand, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { CLOSE_GOALS, duo, five, type Table } from '../table.ts'

/** From now on a change anywhere in it throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** Says one command after the other, each in a frozen position. */
function playFrozen({ state }: Table, ...moves: readonly string[]): GameState {
  let now = frozen(state)
  for (const move of moves) {
    const before = JSON.stringify(now)
    const result = apply(now, parseCommand(move, now))
    if (!result.ok) throw new Error(`"${move}" was refused: ${result.error.code}`)
    expect(JSON.stringify(now)).toBe(before)
    now = frozen(result.state)
  }
  return now
}

const HOLE: ScenarioInput = { cards: { '-1,0': 'II-12', '-2,0': 'III-05' } }

describe('a command leaves the position in which it was said as it was', () => {
  it('placing, walking, gold and drawing (K1, K2)', () => {
    const after = playFrozen(
      duo({}, { hand: ['II-17', 'I-03'] }),
      'path II-17 1,0 turned',
      'step 1,0.e',
      'step 1,0.d',
      'stop',
      'path I-02 0,1',
      'step 0,1.c',
      'stop',
    )
    expect(after.players.map(({ gold, at }) => [gold, at])).toEqual([
      [4, '1,0.d'],
      [3, '0,1.c'],
    ])
  })

  it('action cards (K1)', () => {
    const after = playFrozen(
      duo(
        { cards: { '1,0': 'I-08' } },
        { hand: ['boots', 'info', 'swap', 'axe'] },
        { hand: ['web', 'rockfall', 'I-06'] },
      ),
      'boots y1',
      'stop',
      'web 0,0.W',
      'stop',
      'axe y1',
      'stop',
      'rockfall 1,0',
      'info clan b1',
      'chop -1,0.E',
      'discard I-06',
      'swap b1',
    )
    expect(after.swaps).toHaveLength(1)
  })

  it('creatures and their questions (K2, K3)', () => {
    const after = playFrozen(
      five(
        { ...HOLE, next: { losses: ['I-04'] } },
        { y1: { hand: ['rat', 'I-06'] }, b1: { at: '-1,0.w', axes: 1 }, b2: { at: '-1,0.w', axes: 1 } },
      ),
      'rat -1,0.e',
      'step -1,0.w',
      'endure',
      'endure',
      'step -1,0.e',
      'stop',
    )
    expect(after.players.map(({ hand }) => hand.length)).toEqual([2, 0, 1, 0, 1])
  })

  it('goals, the exit and the end (K2, K3)', () => {
    const goals = { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } as const
    const after = playFrozen(
      duo({ goals, cards: { '0,-1': 'I-04' } }, { at: '0,-1.c' }, { at: '1,1.n', hand: ['I-05'] }),
      'discard I-01',
      'step 1,-1',
      'lay 0',
      'discard I-05',
      'step 1,1.c',
    )
    expect(after.outcome?.winner).toBe('blue')
    expect(after.lastTurn?.active).toBe('b1')
  })

  it('a turn starts with nothing done in it (T4)', () => {
    const after = playFrozen(five(), 'discard I-01')
    expect(after.turn).toEqual({
      active: 'b1',
      phase: 'play',
      proposed: false,
      stood: false,
      creature: null,
      stepsLeft: null,
      stepped: false,
      draw: { who: 'b1', count: 0 },
    })
    // Whom a turn does not concern is the same as before it.
    const { state } = five()
    const result = apply(state, parseCommand('discard I-01', state))
    if (!result.ok) throw new Error(result.error.code)
    expect(result.state.players[2]).toBe(state.players[2])
  })

  it('what a command does not touch is the same thing before and after it (K1)', () => {
    const { state } = duo({ ...HOLE, webs: [{ at: '0,0.E', owner: 'b1' }] })
    const result = apply(state, parseCommand('propose', state))
    if (!result.ok) throw new Error(result.error.code)
    for (const key of ['players', 'table', 'webs', 'deck', 'discards', 'creatures', 'random'] as const) {
      expect(result.state[key]).toBe(state[key])
    }
  })
})
