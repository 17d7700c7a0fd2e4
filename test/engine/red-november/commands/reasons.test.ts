import { describe, expect, it } from 'vitest'
import {
  apply,
  type Color,
  createGame,
  type GameSetup,
  type GameState,
  NotationError,
  parseCommand,
  phaseOf,
  SetupError,
  seatOf,
  speaker,
} from '../../../../engine/red-november/index.ts'
import { AT_39, blue, green, QUIET, questions, red } from '../kit.ts'
import { afresh, play, set, type Table } from '../table.ts'

const here = (): Table => set({ gnomes: [red({ hand: ['grog', 'coffee'] }), blue({ room: 1 }), green()], icons: QUIET })

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
  return moves.reduce((now, move) => {
    const before = JSON.stringify(now)
    const result = apply(now, parseCommand(move, now))
    if (!result.ok) throw new Error(`"${move}" was refused: ${result.error.code}`)
    expect(JSON.stringify(now)).toBe(before)
    return frozen(result.state)
  }, frozen(state))
}

describe('what cannot be is refused with a reason', () => {
  it.each([
    ['notation/unknown-command', '', 'no command begins like this: '],
    ['notation/unknown-command', ' dance 5 ', 'no command begins like this: dance 5'],
    ['notation/bad-word', ' open ', 'too few or too many words: open'],
    ['notation/bad-word', 'wait 1', 'too few or too many words: wait 1'],
    ['notation/bad-word', 'pump three', 'expected a number, not three'],
    ['notation/bad-word', 'choose door 1', 'expected room or hatch, not door'],
    ['notation/bad-word', 'stop kraken 5', 'expected missiles, not kraken'],
    ['notation/bad-word', 'fix door 5', 'expected engine or pumps or reactor, not door'],
    ['notation/bad-word', 'trade blue take grog', 'expected give, not take'],
  ])('%s: "%s" (T5)', (code, line, message) => {
    const parse = () => parseCommand(line, here().state)
    expect(parse).toThrow(NotationError)
    expect(parse).toThrow(expect.objectContaining({ name: 'NotationError', code, rule: 'notation', message }))
  })

  it.each<[string, Partial<GameSetup>, string]>([
    ['setup/gnomes', { gnomes: ['red', 'blue'] }, '3 to 8 gnomes, not 2'],
    ['setup/colors', { gnomes: ['red', 'blue', 'red'] }, 'every gnome has a colour of its own: red, blue, red'],
    [
      'setup/colors',
      { gnomes: ['red', 'blue', 'pink' as Color] },
      'every gnome has a colour of its own: red, blue, pink',
    ],
    ['setup/people', { people: 2 }, '2 people cannot play 3 gnomes'],
    ['setup/people', { people: 4 }, '4 people cannot play 3 gnomes'],
  ])('%s of a setup (S1)', (code, setup, message) => {
    const create = () => createGame({ seed: 'x', gnomes: ['red', 'blue', 'green'], ...setup })
    expect(create).toThrow(SetupError)
    expect(create).toThrow(expect.objectContaining({ name: 'SetupError', code, rule: 'S1', message }))
  })
})

describe('who speaks, and in which phase', () => {
  it('the active gnome, or whoever is asked; nobody after the end (T5)', () => {
    expect(speaker(here().state)).toBe('red')
    expect(speaker(questions()['trade-answer'].state)).toBe('blue')
    const over = play(set({ gnomes: [red({ minute: 1 })], icons: QUIET }), 'wait').state
    expect([speaker(over), phaseOf(over)]).toEqual([null, 'over'])
    expect(phaseOf(here().state)).toBe('movement')
  })

  it('two people take turns with the gnomes of four, one plays them all (S1)', () => {
    const seats = (people: number) => {
      const { state } = set({ gnomes: [red(), blue(), green(), { color: 'white' }], people })
      return state.gnomes.map(({ color }) => seatOf(state, color))
    }
    expect(seats(2)).toEqual([0, 1, 0, 1])
    expect(seats(1)).toEqual([0, 0, 0, 0])
    expect(seats(4)).toEqual([0, 1, 2, 3])
  })
})

describe('a command leaves the position in which it was said as it was', () => {
  it('moving, playing, trading and fixing (T4, T5)', () => {
    const after = playFrozen(here(), 'play grog', 'open 2', 'enter', 'open 1', 'enter', 'trade blue give coffee')
    expect(after.pending).toEqual({ kind: 'trade-answer', who: 'blue', from: 'red', offer: ['coffee'] })
    const fixed = playFrozen(
      set({ gnomes: [red(), blue()], rooms: { 1: { water: 'low' } }, icons: QUIET, next: { dice: [1] } }),
      'pump 5',
    )
    expect(fixed.rooms[1]).toBe('dry')
  })

  it('what chance brings (S3, V12)', () => {
    const start = set({ gnomes: [red(), blue(), green()], icons: AT_39, next: { events: ['fire:1'] } })
    const after = playFrozen(start, 'wait')
    expect(after.random).not.toEqual(start.state.random)
    const quiet = set({ gnomes: [red(), blue()], icons: QUIET })
    expect(playFrozen(quiet, 'wait').random).toEqual(quiet.state.random)
  })

  it('what it does not touch is the same thing before and after it (T5)', () => {
    const table = here()
    const { state } = play(afresh(table), 'open 2')
    for (const key of ['gnomes', 'rooms', 'tracks', 'tokens', 'itemPile', 'eventPile', 'stack', 'random'] as const) {
      expect(state[key]).toBe(table.state[key])
    }
    expect(play(table, 'play grog').state.gnomes[1]).toBe(table.state.gnomes[1])
  })
})
