import { describe, expect, it } from 'vitest'
import { createGame, fromScenario, viewFor } from '../../../../engine/dark-cave/index.ts'
import type { Target } from '../../../../renderer/dark-cave/board/kit/targets.ts'
import { boardHelp, ownWord } from '../../../../renderer/dark-cave/words/board-help.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../speak.ts'

const TABLE = fromScenario({
  game: 'dark-cave',
  seed: 'pointing',
  players: [
    { gnome: 'y1', hand: ['I-03'], gold: 2, boots: true },
    { gnome: 'b1', at: '1,0.c', lying: true },
  ],
  cards: { '1,0': 'I-12', '-1,0': 'I-17' },
  webs: [{ at: '1,0.E', shows: 2, card: 'web-I', owner: 'b1' }],
  creatures: {
    rat: { at: '-1,0.p', card: 'rat-I', owner: 'b1' },
    lindworm: { at: '-1,0.p', card: 'lindworm-II', owner: 'b1' },
    goblin: { at: '-1,0.p', card: 'goblin-III', owner: 'y1' },
  },
})

const THINGS: readonly Target[] = [
  { kind: 'gnome', gnome: 'y1' },
  { kind: 'gnome', gnome: 'b1' },
  { kind: 'creature', creature: 'rat' },
  { kind: 'creature', creature: 'lindworm' },
  { kind: 'creature', creature: 'goblin' },
  { kind: 'boundary', boundary: '1,0.E' },
  { kind: 'space', space: '1,0.c' },
  { kind: 'space', space: '-1,0.t' },
  { kind: 'space', space: '0,0.c' },
  { kind: 'cell', cell: '4,4' },
]

describe('what the board says about what is pointed at', () => {
  it.each(LANGUAGES)('is said of every thing in the cave in %s, also when it is not one’s turn', (language) => {
    const speech = { t: sayIn(language), names }
    for (const seat of [0, 1, null]) {
      for (const target of THINGS) {
        const help = boardHelp(target, viewFor(TABLE, seat), speech)
        expect(help, JSON.stringify(target)).not.toBeNull()
        for (const text of [help?.title ?? '', ...(help?.lines ?? [])]) expect(isSaid(text), text).toBe(true)
      }
    }
    expect(missing).toEqual([])
  })

  it('says of a gate under water that it is no more shut than the others', () => {
    const speech = { t: sayIn('en'), names }
    const about = (cell: '4,4' | '4,-4', deck: { readonly I: number }) => {
      const state = fromScenario({
        game: 'dark-cave',
        seed: 'wet',
        players: [{ gnome: 'y1', hand: ['I-03'] }, { gnome: 'b1' }],
        deck,
      })
      return boardHelp({ kind: 'cell', cell }, viewFor(state, 0), speech)?.lines.join(' ')
    }
    expect(about('4,4', { I: 0 })).toContain('Under water, and it opens')
    expect(about('4,-4', { I: 0 })).not.toContain('Under water')
  })

  it('is silent about plain ways and cards', () => {
    const speech = { t: sayIn('en'), names }
    expect(boardHelp({ kind: 'cell', cell: '1,0' }, viewFor(TABLE, 0), speech)).toBeNull()
    expect(boardHelp({ kind: 'space', space: '-1,0.p' }, viewFor(TABLE, 0), speech)).toBeNull()
  })

  it('tells every seat the same, but for whose gnome it is (HS4)', () => {
    const speech = { t: sayIn('en'), names }
    const game = createGame({ seed: 'secrets', players: 5 })
    const told = (seat: number | null) =>
      THINGS.map((target) =>
        boardHelp(target, viewFor(game, seat), speech)?.lines.filter((line) => line !== 'This is you.'),
      )
    for (const seat of [0, 1, 2, 3, 4]) expect(told(seat)).toEqual(told(null))
  })

  it.each([
    ['en', 'You'],
    ['ru', 'Вы'],
    ['fr', 'Vous'],
    ['pl', 'Ty'],
  ] as const)('is said on the own pennant without pointing, in %s', (language, you) => {
    const speech = { t: sayIn(language), names }
    expect(ownWord('y1', false, speech)).toBe(you)
    expect(ownWord('y1', true, speech)).toBe(names('y1'))
  })
})
