import { describe, expect, test } from 'vitest'
import { type RedNovember, redNovember } from '../../../../engine/red-november/index.ts'
import { type Chronicle as AnyChronicle, chronicleOf, OPENING } from '../../../../engine/shared/chronicle.ts'
import { present } from '../../../../engine/shared/record.ts'
import { readerFor } from '../../../../renderer/red-november/words/log-lines.ts'
import { narratorFor } from '../../../../renderer/red-november/words/narrator.ts'
import { turnsOf, turnsWith } from '../../../../renderer/shared/log/turns.ts'
import { played, sailed } from '../../../engine/red-november/chronicle/games.ts'
import { AT_39, blue, QUIET, red } from '../../../engine/red-november/kit.ts'
import { names, sayIn } from '../../speak.ts'

type Chronicle = AnyChronicle<RedNovember>
const words = { t: sayIn('en'), names }
const everybody = (chronicle: Chronicle) =>
  narratorFor(readerFor((chronicle.standing[0] as Chronicle['standing'][number]).after, 'everybody', words))
const told = (chronicle: Chronicle) => turnsOf(redNovember.phases, chronicle, everybody(chronicle))
const texts = (chronicle: Chronicle) =>
  told(chronicle).map(({ player, lines }) => [player, lines.map(({ line }) => line.text)])

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

  test('has the whole opening apart: whom the die puts where is nobody’s turn (S2, O4)', () => {
    const setup = { seed: 'lockers', gnomes: ['red', 'blue', 'green'], options: { openingDisasters: true } } as const
    const chronicle = chronicleOf(sailed({ setup, whims: 'lockers' }))
    const [opening, ...turns] = told(chronicle)
    expect(opening?.player).toBeNull()
    expect(opening?.lines.slice(0, 3).map(({ line }) => line.player)).toEqual(setup.gnomes)
    expect(turns.flatMap(({ lines }) => lines).filter(({ passage }) => passage.entry === OPENING)).toEqual([])
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
    const turns = told(chronicle)
    expect(turns.map(({ player, lines }) => [player, lines.map(({ takenBack }) => takenBack)])).toEqual([
      ['red', [true]],
      ['blue', [true]],
      ['red', [false]],
    ])
  })

  test('filtered by a gnome, has its own turns whole and of others only what concerns it', () => {
    const chronicle = chronicleOf(
      played({ gnomes: [red(), blue({ hand: ['grog'] })], icons: AT_39, next: { events: ['overheated'] } }, 'wait'),
    )
    const turns = turnsWith(told(chronicle), 'blue')
    expect(turns).toHaveLength(1)
    expect(turns[0]).toMatchObject({ player: 'red' })
    expect(new Set(turns[0]?.lines.map(({ line }) => line.player))).toEqual(new Set(['blue']))
  })

  test('leaves nothing out that stands, and every line knows its place', () => {
    const game = sailed({ setup: { seed: 'log', gnomes: ['red', 'blue', 'green', 'white'] }, whims: 'log' })
    const chronicle = chronicleOf(game)
    const narrator = narratorFor(readerFor(present(game), 'everybody', words))
    const lines = turnsOf(redNovember.phases, chronicle, narrator).flatMap((turn) => turn.lines)
    const all = chronicle.standing.flatMap(({ events }) => events)
    const expected = all.filter((event) => event.type !== 'turn-began' && narrator.line(event) !== null)
    expect(lines.map(({ passage, upTo }) => passage.events[upTo - 1])).toEqual(expected)
  })
})
