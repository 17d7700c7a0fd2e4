import { describe, expect, test } from 'vitest'
import { type Chronicle, chronicleOf } from '../../../../engine/red-november/index.ts'
import { present } from '../../../../engine/shared/record.ts'
import { logLine, readerFor, sentence } from '../../../../renderer/red-november/words/log-lines.ts'
import { turnsOf, turnsWith } from '../../../../renderer/shared/log/turns.ts'
import { played, sailed } from '../../../engine/red-november/chronicle/games.ts'
import { AT_39, blue, QUIET, red } from '../../../engine/red-november/kit.ts'
import { names, sayIn } from '../../speak.ts'

const words = { t: sayIn('en'), names }
const everybody = (chronicle: Chronicle) =>
  readerFor((chronicle.standing[0] as Chronicle['standing'][number]).after, 'everybody', words)
const texts = (chronicle: Chronicle) => {
  const reader = everybody(chronicle)
  return turnsOf(chronicle, reader).map(({ gnome, lines }) => [gnome, lines.map(({ line }) => sentence(line, reader))])
}

describe('the log by turns', () => {
  test('has each turn under its gnome, with everything that happened in it', () => {
    const chronicle = chronicleOf(
      played(
        { gnomes: [red(), blue({ minute: 39 })], icons: AT_39, next: { events: ['descent'] } },
        'open 2',
        'wait',
        'open 8',
      ),
    )
    expect(texts(chronicle)).toEqual([
      ['red', expect.arrayContaining(['Minute 39: Descent.', 'Pressure rises: 1 → 2.'])],
      ['blue', [expect.stringContaining('opens the hatch')]],
    ])
  })

  test('shows what was taken back where it was said, also a turn that ended with it', () => {
    const chronicle = chronicleOf(
      played(
        { gnomes: [red(), blue({ minute: 40 })], icons: QUIET, order: ['red', 'blue'] },
        'wait',
        'open 8',
        'undo',
        'undo',
        'open 2',
      ),
    )
    const turns = turnsOf(chronicle, everybody(chronicle))
    expect(turns.map(({ gnome, lines }) => [gnome, lines.map(({ takenBack }) => takenBack)])).toEqual([
      ['red', [true]],
      ['blue', [true]],
      ['red', [false]],
    ])
  })

  test('filtered by a gnome, has its own turns whole and of others only what concerns it', () => {
    const chronicle = chronicleOf(
      played({ gnomes: [red(), blue({ hand: ['grog'] })], icons: AT_39, next: { events: ['overheated'] } }, 'wait'),
    )
    const turns = turnsWith(turnsOf(chronicle, everybody(chronicle)), 'blue')
    expect(turns).toHaveLength(1)
    expect(turns[0]).toMatchObject({ gnome: 'red' })
    expect(new Set(turns[0]?.lines.map(({ line }) => line.gnome))).toEqual(new Set(['blue']))
  })

  test('leaves nothing out that stands, and every line knows its place', () => {
    const game = sailed({ setup: { seed: 'log', gnomes: ['red', 'blue', 'green', 'white'] }, whims: 'log' })
    const chronicle = chronicleOf(game)
    const reader = readerFor(present(game), 'everybody', words)
    const told = turnsOf(chronicle, reader).flatMap(({ lines }) => lines)
    const all = chronicle.standing.flatMap(({ moments }) => moments.map(({ event }) => event))
    const expected = all.filter((event) => event.type !== 'turn-began' && logLine(event, reader) !== null)
    expect(told.map(({ passage, upTo }) => passage.moments[upTo - 1]?.event)).toEqual(expected)
  })
})
