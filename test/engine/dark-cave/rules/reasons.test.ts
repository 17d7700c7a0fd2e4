import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  check,
  createGame,
  type GameSetup,
  NotationError,
  parseCommand,
  SetupError,
} from '../../../../engine/dark-cave/index.ts'
import { duo, play, refused } from '../table.ts'

const { state } = duo()

describe('what cannot be is refused with a reason', () => {
  it.each<[string, Partial<GameSetup>, string]>([
    ['setup/players', { players: 1 }, '2 to 8 players, not 1'],
    ['setup/players', { players: 9 }, '2 to 8 players, not 9'],
    ['setup/players', { players: 2.5 }, '2 to 8 players, not 2.5'],
    ['setup/clan', { clan: 'green' as 'blue' }, 'there is no clan green'],
    ['setup/first', { first: 4 }, 'there is no seat 4'],
    ['setup/first', { first: -1 }, 'there is no seat -1'],
    ['setup/first', { first: 0.5 }, 'there is no seat 0.5'],
  ])('%s of a setup (S3)', (code, setup, message) => {
    const create = () => createGame({ seed: 'x', players: 4, ...setup })
    expect(create).toThrow(SetupError)
    expect(create).toThrow(expect.objectContaining({ name: 'SetupError', code, rule: 'S3', message }))
  })

  it('the first and the last seat may begin (T1)', () => {
    for (const first of [0, 3]) {
      const game = createGame({ seed: 'x', players: 4, clan: 'yellow', first })
      expect(game.first).toBe(game.players[first]?.gnome)
    }
  })

  it.each([
    ['notation/unknown-command', '', 'no command begins like this: '],
    ['notation/unknown-command', ' fly 1,0 ', 'no command begins like this: fly 1,0'],
    ['notation/unknown-command', 'rat-x', 'no command begins like this: rat-x'],
    ['notation/unknown-command', 'ra-it', 'no command begins like this: ra-it'],
    ['notation/bad-word', ' stop now ', 'too few or too many words: stop now'],
    ['notation/bad-word', 'step', 'too few or too many words: step'],
    ['notation/bad-word', 'path rat-I 1,0', 'rat-i is no path card'],
    ['notation/bad-word', 'path pickaxe 1,0', 'expected a card, not pickaxe'],
    ['notation/bad-word', 'path I-03 here', 'expected a cell like 1,-2, not here'],
    ['notation/bad-word', 'path I-03 1,0 twisted', 'expected turned, not twisted'],
    ['notation/bad-word', 'step 1,0.', 'expected a space like 1,-2.n, not 1,0.'],
    ['notation/bad-word', 'web 1,0', 'expected a boundary like 1,-2.E, not 1,0'],
    ['notation/bad-word', 'web here.e', 'expected a boundary like 1,-2.E, not here.e'],
    ['notation/bad-word', 'info cell 1,0', 'expected goal or clan, not cell'],
    ['notation/bad-word', 'swap z1', 'expected y1 or y2 or y3 or y4 or b1 or b2 or b3 or b4, not z1'],
    ['notation/bad-word', 'lay 90', 'expected 0 or 180, not 90'],
    ['notation/bad-word', 'rat-iiii', 'expected rat-I or rat-II or rat-III, not rat-IIII'],
  ])('%s: "%s" (K1)', (code, line, message) => {
    const parse = () => parseCommand(line, state)
    expect(parse).toThrow(NotationError)
    expect(parse).toThrow(expect.objectContaining({ name: 'NotationError', code, rule: 'notation', message }))
  })

  it.each<[string, unknown]>([
    ['no type', { card: 'I-01' }],
    ['a type that is no text', { type: ['stop'] }],
    ['a path to nowhere', { type: 'path', card: 'I-01', cell: '1', turned: false }],
    ['a path card from no box', { type: 'path', card: 'I-20', cell: '1,0', turned: false }],
    ['a path that is turned a little', { type: 'path', card: 'I-01', cell: '1,0', turned: 1 }],
    ['a look with another card', { type: 'info', card: 'rat-I', at: '4,4' }],
    ['a rock with another card', { type: 'rockfall', card: 'rat-I', cell: '1,0' }],
    ['a rock on no cell', { type: 'rockfall', card: 'rockfall-I', cell: '1,0.c' }],
    ['a swap with another card', { type: 'swap', card: 'rat-I', with: 'b1' }],
    ['a swap with nobody', { type: 'swap', card: 'swap-II', with: 'b5' }],
    ['a web with another card', { type: 'web', card: 'rat-I', at: '0,0.E' }],
    ['boots before nobody', { type: 'boots', card: 'boots-I', before: 'me' }],
    ['an axe of no group', { type: 'axe', card: 'axe', before: 'y1' }],
    ['a creature with another card', { type: 'creature', card: 'web-I', hole: null }],
    ['a creature out of a whole cell', { type: 'creature', card: 'rat-I', hole: '1,0' }],
    ['a discard of nothing at all', { type: 'discard' }],
    ['a chop at one cell', { type: 'chop', at: '0,0' }],
    ['a step to no place', { type: 'step', to: null }],
    ['a lay without a way', { type: 'lay' }],
  ])('%s is no command (K1)', (_, command) => {
    const malformed = { code: 'command/malformed', rule: 'K1' }
    expect(check(state, command as Command)).toEqual(malformed)
    expect(apply(state, command as Command)).toEqual({ ok: false, error: malformed })
  })

  it('a card that is not in the hand is not played, whatever it is (T5)', () => {
    const table = duo({}, { hand: ['I-03'] })
    for (const line of [
      'path I-01 1,0',
      'info goal 4,4',
      'rockfall 1,0',
      'swap b1',
      'web 0,0.E',
      'boots y1',
      'axe y1',
      'rat 0,0.c',
      'discard I-01',
    ]) {
      expect(refused(table, line)).toEqual({ code: 'card/not-in-hand', rule: 'T5' })
    }
  })

  it('each moment says what has to be said first (T4, K3)', () => {
    const cards = { '-1,0': 'II-12' } as const
    const rat = play(duo({ cards }, { hand: ['rat'] }, { at: '-1,0.w', axes: 1 }), 'rat -1,0.e')
    expect(refused(rat, 'propose')).toEqual({ code: 'turn/creature-moves', rule: 'C3' })
    expect(refused(rat, 'agree')).toEqual({ code: 'turn/nothing-asked', rule: 'K3' })
    const asked = play(rat, 'step -1,0.w')
    expect(refused(asked, 'agree')).toEqual({ code: 'turn/wrong-answer', rule: 'K3' })
    expect(refused(asked, 'lay 0')).toEqual({ code: 'turn/wrong-answer', rule: 'K3' })
    expect(refused(asked, 'step -1,0.e')).toEqual({ code: 'turn/answer-first', rule: 'K3' })
    const moving = play(asked, 'endure')
    expect(refused(moving, 'propose')).toEqual({ code: 'turn/card-played', rule: 'T5' })
    expect(refused(duo(), 'stop')).toEqual({ code: 'turn/card-first', rule: 'T4' })
  })
})
