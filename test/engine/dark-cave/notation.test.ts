import { describe, expect, it } from 'vitest'
import {
  type Command,
  formatCommand,
  legalCommands,
  NotationError,
  parseCommand,
  withoutComment,
} from '../../../engine/dark-cave/index.ts'
import { CLOSE_GOALS, duo, play } from './table.ts'

const table = duo({}, { hand: ['I-03', 'rat-I', 'rat-II', 'info-II', 'web', 'swap-III'] })
const parse = (text: string): Command => parseCommand(text, table.state)

describe('notation', () => {
  it.each<[string, Command]>([
    ['propose', { type: 'propose' }],
    ['path I-03 1,0', { type: 'path', card: 'I-03', cell: '1,0', turned: false }],
    ['path III-12 -1,-20 turned', { type: 'path', card: 'III-12', cell: '-1,-20', turned: true }],
    ['info-II goal 4,-4', { type: 'info', card: 'info-II', at: '4,-4' }],
    ['info-II clan b2', { type: 'info', card: 'info-II', at: 'b2' }],
    ['rockfall-I 2,1', { type: 'rockfall', card: 'rockfall-I', cell: '2,1' }],
    ['swap-III b1', { type: 'swap', card: 'swap-III', with: 'b1' }],
    ['web-I 1,0.E', { type: 'web', card: 'web-I', at: '1,0.E' }],
    ['boots-I y2', { type: 'boots', card: 'boots-I', before: 'y2' }],
    ['axe-III b1', { type: 'axe', card: 'axe-III', before: 'b1' }],
    ['rat-I 3,0.c', { type: 'creature', card: 'rat-I', hole: '3,0.c' }],
    ['lindworm-II', { type: 'creature', card: 'lindworm-II', hole: null }],
    ['step 2,0.e', { type: 'step', to: '2,0.e' }],
    ['step 4,-4', { type: 'step', to: '4,-4' }],
    ['stop', { type: 'stop' }],
    ['discard I-03', { type: 'discard', cards: ['I-03'] }],
    ['discard I-03,rat-II', { type: 'discard', cards: ['I-03', 'rat-II'] }],
    ['lay 0', { type: 'lay', turned: false }],
    ['lay 180', { type: 'lay', turned: true }],
    ['chop 1,0.S', { type: 'chop', at: '1,0.S' }],
    ['drive', { type: 'drive' }],
    ['endure', { type: 'endure' }],
    ['agree', { type: 'agree' }],
    ['refuse', { type: 'refuse' }],
  ])('"%s" is read and written', (text, command) => {
    expect(parse(text)).toEqual(command)
    expect(formatCommand(command)).toBe(text)
  })

  it('the kind alone takes the lowest group in the hand, as a verb and in a list (B6)', () => {
    expect(parse('rat 3,0.c')).toMatchObject({ card: 'rat-I' })
    expect(parse('info goal 4,4')).toMatchObject({ card: 'info-II' })
    expect(parse('swap b1')).toMatchObject({ card: 'swap-III' })
    expect(parse('discard rat,rat')).toEqual({ type: 'discard', cards: ['rat-I', 'rat-II'] })
    expect(parse('discard rat,rat-I')).toEqual({ type: 'discard', cards: ['rat-II', 'rat-I'] })
    // Nobody holds one: the lowest there is in the box.
    expect(parse('goblin')).toMatchObject({ card: 'goblin-II' })
    expect(parse('discard goblin')).toEqual({ type: 'discard', cards: ['goblin-II'] })
  })

  it('a kind that is not in the hand leaves the others alone, and after the end nobody has a hand (B6)', () => {
    const { state } = duo({}, { hand: ['rat-II'] })
    expect(parseCommand('discard goblin,rat', state)).toEqual({ type: 'discard', cards: ['goblin-II', 'rat-II'] })
    const over = play(duo({}, { hand: ['rat-II'] }), 'propose', 'agree').state
    expect(parseCommand('rat', over)).toMatchObject({ card: 'rat-I' })
  })

  it('both names of a boundary are read as one (B1)', () => {
    expect(parse('web 2,0.W')).toEqual(parse('web 1,0.E'))
    expect(parse('chop 1,1.N')).toEqual(parse('chop 1,0.S'))
  })

  it('case and space do not matter, and # begins a comment', () => {
    expect(parse('  PATH i-03   1,0  TURNED # why not')).toEqual(parse('path I-03 1,0 turned'))
    expect(parse('RAT-II 3,0.C')).toMatchObject({ card: 'rat-II', hole: '3,0.c' })
    expect(parse('web 1,0.e')).toEqual(parse('web 1,0.E'))
    expect(withoutComment('# nothing')).toBeNull()
    expect(withoutComment(' stop # now')).toBe('stop')
  })

  it.each([
    '',
    'fly',
    'constructor',
    'path',
    'path I-03',
    'path I-20 1,0',
    'path rat-I 1,0',
    'path rat 1,0',
    'path-i I-03 1,0',
    'path I-03 1,0 twisted',
    'path I-03 1,0 turned now',
    'path I-03 1;0',
    'path I-03 01,0',
    'path I-03 -0,0',
    'path I-03 1000,0',
    'info cell 4,4',
    'info goal b1',
    'info clan 4,4',
    'info clan y5',
    'swap-I b1',
    'rat-IV 3,0.c',
    'rat-iiii 3,0.c',
    'rat 3,0',
    'rat 3,0.cc',
    'step',
    'step 3,0.C.c',
    'web 1,0',
    'web 1,0.x',
    'discard',
    'discard I-03 rat',
    'discard I-03,',
    'discard pickaxe',
    'lay 90',
    'stop-i',
    'stop now',
  ])('"%s" is no command', (text) => {
    expect(() => parse(text)).toThrow(NotationError)
  })

  it('whatever is offered can be written down and read back', () => {
    const positions = [
      table,
      play(duo({ goals: CLOSE_GOALS, cards: { '1,0': 'I-01' } }, { hand: ['I-03'], at: '1,0.c' }), 'discard I-03'),
      play(duo(), 'propose'),
    ]
    for (const { state } of positions) {
      for (const command of legalCommands(state)) {
        expect(parseCommand(formatCommand(command), state)).toEqual(command)
      }
    }
  })
})
