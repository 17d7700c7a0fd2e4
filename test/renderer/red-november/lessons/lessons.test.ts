import { describe, expect, test } from 'vitest'
import {
  formatCommand,
  type GameRecord,
  type GameState,
  parseCommand,
  redNovember,
} from '../../../../engine/red-november/index.ts'
import { extend, present, startRecord } from '../../../../engine/shared/record.ts'
import { cellOf } from '../../../../renderer/red-november/board/layout/track.ts'
import { LESSON_IDS, LESSONS, type LessonId } from '../../../../renderer/red-november/lessons/lessons.ts'
import { tutorial as en } from '../../../../renderer/red-november/words/tutorial/en.ts'
import { tutorial as fr } from '../../../../renderer/red-november/words/tutorial/fr.ts'
import { tutorial as pl } from '../../../../renderer/red-november/words/tutorial/pl.ts'
import { tutorial as ru } from '../../../../renderer/red-november/words/tutorial/ru.ts'
import { fits, nextLesson, read, standing, withCommands } from '../../../../renderer/shared/lessons/course.ts'

function lessonOf(id: LessonId) {
  const found = LESSONS.find((lesson) => lesson.id === id)
  if (!found) throw new Error(`no such lesson: ${id}`)
  return found
}

/** Plays a lesson as a good pupil would; `look` sees every position on the way. */
function play(id: LessonId, look?: (state: GameState) => void): GameRecord {
  const lesson = lessonOf(id)
  let game = startRecord(redNovember, { scenario: lesson.scenario })
  look?.(present(game))
  for (const beat of lesson.beats) {
    for (const wanted of 'do' in beat ? beat.do : []) {
      const command = parseCommand(wanted.replace('*', '6'), present(game))
      const result = extend(redNovember, game, command)
      if (!result.ok) throw new Error(`${id}: ${wanted}: ${result.error.code}`)
      expect(fits(wanted, formatCommand(command)), wanted).toBe(true)
      game = result.record
      look?.(present(game))
    }
  }
  return game
}

const last = (id: LessonId) => present(play(id))

describe('the lessons', () => {
  test('are ten, in the order of their list, each with at most eight short beats', () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS)
    for (const { beats } of LESSONS) expect(beats.length).toBeLessThanOrEqual(8)
  })

  test.each(LESSON_IDS)('%s: nobody stands and no marker hangs where the bosun does: over rooms 1 and 2', (id) => {
    // The lesson that is about those two has him elsewhere.
    const under: readonly unknown[] = id === 'grog' ? [8, 10] : [1, 2]
    play(id, ({ gnomes }) => {
      for (const { room, minute } of gnomes.filter(({ status }) => status === 'alive')) {
        expect(under).not.toContain(room)
        expect(cellOf(minute).side).not.toBe('left')
      }
    })
  })

  test('hatches: water levels out behind an opened hatch and is pumped away (M3, M5, A7)', () => {
    const state = last('hatches')
    expect([state.rooms[5], state.rooms[7]]).toEqual(['dry', 'low'])
  })

  test('fire: the first try fails, the gnome flees, and comes back with foam (A6, M5)', () => {
    const state = last('fire')
    expect(state.rooms[10]).toBe('dry')
    expect(state.gnomes[0]).toMatchObject({ room: 10, status: 'alive', hand: [] })
  })

  test('minutes: a miss costs only time, a toolbox helps, heat goes back to the star (A1, A9)', () => {
    expect(last('minutes').tracks.heat).toBe(5)
  })

  test('time: red goes twice, then the marker on top, and the minutes bring an item and an event (T1, U1)', () => {
    const game = play('time')
    const turns = game.states.map(({ turn }) => turn?.active)
    expect(turns).toEqual(['red', 'red', 'yellow', 'blue'])
    const state = present(game)
    expect(state.tracks.pressure).toBe(2)
    expect(state.gnomes.find(({ color }) => color === 'red')?.hand).toContain('coffee')
  })

  test('grog: the rulebook’s example comes out: the ghost at 19, seven events, two items (F2, F3, U1)', () => {
    const state = last('grog')
    expect(state.gnomes[0]).toMatchObject({ minute: 19, intoxication: 3, room: 1, status: 'alive' })
    expect(state.gnomes[0]?.hand).toEqual(['toolbox', 'coffee'])
    expect(state.rooms[1]).toBe('dry')
  })

  test('tokens: the countdown stops before the ghost is past it (A10, A11)', () => {
    expect(last('tokens').tokens).toEqual({})
  })

  test('items: drawn, carried next door, traded (A12, A13)', () => {
    const state = last('items')
    expect(state.gnomes.map(({ hand }) => hand)).toEqual([
      ['extinguisher', 'reactor-manual'],
      ['grog', 'harpoon'],
    ])
  })

  test('sea: out, the Kraken is killed, and in again before the air ends (M6, A10, D2)', () => {
    const state = last('sea')
    expect(state.tokens).toEqual({})
    expect(state.gnomes[0]).toMatchObject({ room: 6, status: 'alive' })
  })

  test('leaving: a fainted gnome burns, the deserter wins, the boat is lost (D1, A16, E1)', () => {
    const state = last('leaving')
    expect(state.gnomes.find(({ color }) => color === 'yellow')?.status).toBe('dead')
    expect(state.outcome).toEqual({ saved: false, cause: 'pressure', winners: ['red'] })
  })

  test('options: a crowbar meets a comrade, and somebody sober takes the place (O1, O2)', () => {
    const state = last('options')
    expect(state.gnomes[1]).toMatchObject({ color: 'blue', room: 4, status: 'alive', hand: [] })
    expect(state.gnomes[0]?.hand).toEqual(expect.arrayContaining(['grog', 'coffee']))
  })
})

describe('a lesson on its way', () => {
  const lesson = lessonOf('hatches')

  test('begins with its first words and wants what comes next', () => {
    expect(standing(lesson, [])).toEqual({ beat: 0, say: 'a', wanted: null })
    expect(standing(lesson, read([]))).toEqual({ beat: 1, say: 'b', wanted: 'open 5' })
    expect(standing(lesson, ['', 'open 5'])).toEqual({ beat: 2, say: 'c', wanted: 'enter' })
  })

  test('knows its end, and the next lesson', () => {
    expect(standing(lesson, ['', 'open 5', 'enter', 'pump 6', ''])).toEqual({ beat: 5, say: null, wanted: null })
    expect(nextLesson(LESSONS, 'hatches')).toBe('fire')
    expect(nextLesson(LESSONS, 'options')).toBeNull()
  })

  test('goes back with an undo and forward with a command', () => {
    expect(withCommands(lesson, ['', 'open 5', 'enter'], ['open 5'])).toEqual(['', 'open 5'])
    expect(withCommands(lesson, ['', 'open 5', 'enter'], [])).toEqual([''])
    expect(withCommands(lesson, [''], ['open 5'])).toEqual(['', 'open 5'])
  })

  test('leaves minutes open only where it says so', () => {
    expect(fits('fix reactor *', 'fix reactor 9')).toBe(true)
    expect(fits('fix reactor *', 'fix engine 9')).toBe(false)
    expect(fits('pump 6', 'pump 7')).toBe(false)
  })
})

describe('what the bosun says', () => {
  test.each(Object.entries({ en, ru, fr, pl }))(
    'has a line for every beat, what was learnt, and no other in %s',
    (_, { lessons }) => {
      for (const { id, beats } of LESSONS) {
        const { title, about, done, ...lines } = { done: undefined, ...lessons[id] }
        // After the last one there is nothing to say of one lesson alone.
        expect(done === undefined, id).toBe(nextLesson(LESSONS, id) === null)
        expect(done?.length ?? 0, done).toBeLessThanOrEqual(130)
        expect(Object.keys(lines), id).toEqual(beats.map(({ say }) => say))
        for (const line of Object.values(lines)) expect(line.length, line).toBeLessThanOrEqual(160)
      }
    },
  )
})
