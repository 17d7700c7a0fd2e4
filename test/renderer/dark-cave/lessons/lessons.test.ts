import { describe, expect, test } from 'vitest'
import { type DarkCave, darkCave, type GameRecord } from '../../../../engine/dark-cave/game.ts'
import {
  BOXED_OF_EACH_GROUP,
  CARD_BOX,
  type CardId,
  formatCommand,
  fromScenario,
  type GameState,
  GROUPS,
  groupOf,
  isPath,
  legalCommands,
  parseCommand,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { extend, present, startRecord } from '../../../../engine/shared/record.ts'
import { COURSE } from '../../../../renderer/dark-cave/lessons/course.ts'
import { lessons } from '../../../../renderer/dark-cave/lessons/lessons.ts'
import { tutorial as en } from '../../../../renderer/dark-cave/words/tutorial/en.ts'
import { tutorial as fr } from '../../../../renderer/dark-cave/words/tutorial/fr.ts'
import { tutorial as pl } from '../../../../renderer/dark-cave/words/tutorial/pl.ts'
import { tutorial as ru } from '../../../../renderer/dark-cave/words/tutorial/ru.ts'
import { LESSON_IDS, type LessonId } from '../../../../renderer/dark-cave/words/tutorial/words.ts'
import type { Lesson } from '../../../../renderer/shared/lesson.ts'

const lessonOf = (id: LessonId): Lesson<DarkCave> => {
  const found = lessons.list.find((lesson) => lesson.id === id)
  if (!found) throw new Error(`no such lesson: ${id}`)
  return found
}

/** Plays a lesson as a good pupil would. */
function play(id: LessonId, look?: (state: GameState, wanted: string) => void): GameRecord {
  const { start, beats } = lessonOf(id)
  let game: GameRecord = startRecord(darkCave, start)
  for (const { do: wanted = [] } of beats) {
    for (const text of wanted) {
      const state = present(game)
      look?.(state, text)
      const command = parseCommand(text, state)
      const result = extend(darkCave, game, command)
      if (!result.ok) throw new Error(`${id}: ${text}: ${result.error.code}`)
      expect(formatCommand(command), 'is written as the screen will say it').toBe(text)
      game = result.record
    }
  }
  return game
}

const last = (id: LessonId): GameState => present(play(id))
const star = (state: GameState) => state.players[0]

describe('the lessons of the cave', () => {
  test('are six, in the order of their list, each with at most eight short beats', () => {
    expect(lessons.list.map(({ id }) => id)).toEqual(LESSON_IDS)
    for (const { beats } of COURSE) expect(beats.length).toBeLessThanOrEqual(8)
  })

  test.each(LESSON_IDS)('%s: what is wanted is on offer, and has words for the button', (id) => {
    play(id, (state, text) => {
      const command = parseCommand(text, state)
      expect(legalCommands(state).map(formatCommand)).toContain(text)
      const said = lessons.order(command, viewFor(state, 0), false, [text])
      expect(said).not.toMatch(/game\.|\{\{|undefined/)
    })
  })

  test('paths: a level, a bend, a turned bend, and a pass that draws two (P1-P3, T5, D1)', () => {
    const state = last('paths')
    expect(state.table.cards.map(({ card, cell, turned }) => [card, cell, turned])).toEqual([
      ['I-08', '1,0', false],
      ['I-10', '2,0', false],
      ['I-09', '2,-1', true],
    ])
    expect(star(state)?.hand).toHaveLength(5)
  })

  test('walking: one, two and three steps across, and a fourth with boots (B7, M1, A8)', () => {
    const state = last('walking')
    expect(star(state)?.at).toBe('3,0.e')
    expect(star(state)?.boots).toBe('boots-I')
  })

  test('crossings: the bridge costs a card, the tunnel a nugget, the axe a web (M3-M5, A6-A10)', () => {
    const state = last('crossings')
    expect(star(state)).toMatchObject({ at: '1,0.b', gold: 2, axes: [] })
    expect(state.webs).toEqual([])
  })

  test('creatures: the rat eats a card, the lindworm is driven away (C1-C8)', () => {
    const state = last('creatures')
    expect(state.players[1]).toMatchObject({ hand: [], axes: [], lying: false })
    expect(state.creatures.lindworm).toBeNull()
  })

  test('secrets: a gate and a clan card are known to who looked, and a hand is given away (A2, A5, H1)', () => {
    const state = last('secrets')
    expect(star(state)).toMatchObject({ knows: ['-4,-4', 'y2'], hand: [] })
    expect(viewFor(state, 0).table.goals.find(({ cell }) => cell === '-4,-4')?.goal).toBe('exit')
    expect(viewFor(state, 2).players[1]?.role).toBeNull()
  })

  test('leaving: gold from the vein turns the card up, the exit ends the game (M13, E1, G2, G5)', () => {
    const state = last('leaving')
    expect(state.outcome).toEqual({
      cause: 'clan-out',
      winner: 'yellow',
      gold: { yellow: 4, blue: 0 },
      treasure: { yellow: 4, blue: 0 },
      winners: ['y1'],
    })
  })
})

/** What lies open or in hands, of one group. */
const inSight = ({ players, table }: GameState): readonly CardId[] => [
  ...players.flatMap(({ hand, boots, axes }) => [...hand, ...axes, ...(boots ? [boots] : [])]),
  ...table.cards.flatMap(({ card }) => (isPath(card) ? [card] : [])),
]

describe('the decks of the lessons', () => {
  test.each(COURSE)('$id: every card is drawn from the group that lies on top (S8, D2)', ({ id }) => {
    let left: readonly CardId[] | null = null
    const look = ({ deck, script }: GameState): void => {
      left = [...script.cards, ...deck.toReversed()]
      const top = GROUPS.find((group) => left?.some((card) => groupOf(card) === group))
      const [next] = left
      expect(next && groupOf(next)).toBe(top)
    }
    play(id, look)
    look(last(id))
  })

  test.each(COURSE)('$id: what lies open and what is left fit into one box (S7)', ({ scenario }) => {
    const state = fromScenario(scenario)
    const open = inSight(state)
    const left = [...state.script.cards, ...state.deck]
    for (const group of GROUPS) {
      const of = (cards: readonly CardId[]): number => cards.filter((card) => groupOf(card) === group).length
      expect(of(open) + of(left), group).toBeLessThanOrEqual(of(CARD_BOX) - BOXED_OF_EACH_GROUP)
    }
    // Hands of up to four are dealt from group I: a later card in sight has been drawn, after all before it.
    const latest = Math.max(...open.map((card) => GROUPS.indexOf(groupOf(card))))
    for (const group of GROUPS.slice(0, latest)) expect(viewFor(state, 0).deck[group], group).toBe(0)
  })
})

describe('what the foreman says', () => {
  test.each(Object.entries({ en, ru, fr, pl }))(
    'has a line for every beat and no other in %s',
    (_, { lessons: said }) => {
      for (const { id, beats } of COURSE) {
        const { title, about, done, ...lines } = { done: '', ...said[id] }
        expect(Object.keys(lines), id).toEqual(beats.map(({ say }) => say))
        // What was learnt; the last lesson says that it was all.
        expect(done === '', id).toBe(id === 'leaving')
        for (const line of [done, ...Object.values(lines)]) expect(line.length, line).toBeLessThanOrEqual(160)
      }
    },
  )

  test('is found by lesson and beat', () => {
    expect(lessons.text('paths', 'title')).toBe('Laying paths')
    expect(lessons.text('leaving', 'f')).toBe(en.lessons.leaving.f)
  })
})
