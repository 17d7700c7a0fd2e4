import { describe, expect, test } from 'vitest'
import { type Report, reportOf } from '../../../../renderer/red-november/report/analysis.ts'
import { decisionOf } from '../../../../renderer/red-november/report/decision.ts'
import { fateWords } from '../../../../renderer/red-november/report/fates.ts'
import { chipsOf, highlightOf } from '../../../../renderer/red-november/report/highlights.ts'
import {
  across,
  besides,
  endingTrack,
  plotOf,
  readingUnder,
  stepsOf,
  upwards,
  widthOf,
} from '../../../../renderer/red-november/report/plot.ts'
import {
  kickerOf,
  rollsOf,
  turnOf,
  verdictOf,
  whatOf,
  winnersOf,
} from '../../../../renderer/red-november/report/story.ts'
import { played, sailed } from '../../../engine/red-november/chronicle/games.ts'
import { blue, green, QUIET, red } from '../../../engine/red-november/kit.ts'
import { isSaid, LANGUAGES, missing, names, sayIn, tellIn } from '../../speak.ts'

const waits = (count: number): readonly string[] => Array<string>(count).fill('wait')
const reported = (...game: Parameters<typeof played>): Report => {
  const report = reportOf(played(...game))
  if (!report) throw new Error('this game is not over')
  return report
}
const first = ({ crew: [member] }: Report) => {
  if (!member) throw new Error('a crew of nobody')
  return member
}
const teller = { t: sayIn('en'), names }
const english = tellIn('en')
const story = (report: Report): string =>
  [whatOf(report, teller), ...turnOf(report, teller), winnersOf(report, teller)].map(english).join(' ')
const ending = { gnomes: [red({ minute: 6 }), blue({ minute: 0 }), green({ minute: 0 })], icons: QUIET }

describe('the end report', () => {
  test('is there only when the game is over', () => {
    expect(reportOf(played(ending, 'wait'))).toBeNull()
    expect(reportOf(played(ending, ...waits(6)))?.outcome.saved).toBe(true)
  })

  test('calls a voyage calm only if it was (E2)', () => {
    const calm = reported({ ...ending, tracks: { heat: 7 } }, ...waits(6))
    expect(story(calm)).toContain('with Heat at 7. Nothing ever came close.')
    const outrun = reported({ ...ending, tracks: { heat: 9 } }, ...waits(6))
    expect(story(outrun)).toContain('with Heat at 9. Nobody stopped it. The ship was faster.')
  })

  test('says what was fatal, since when, and that nobody tried (E1, E3)', () => {
    const report = reported(
      {
        gnomes: [red(), blue({ minute: 5 })],
        icons: { events: [39, 38], items: [] },
        tracks: { heat: 7 },
        next: { events: ['reactor-warms-up', 'reactor-malfunction'] },
      },
      ...waits(2),
    )
    expect(english(kickerOf(report))).toBe('Lost at minute 38')
    expect(story(report)).toBe(
      'Heat reached 10 at minute 38. It was at 8 by minute 39 and never came below 8 again. Nobody even tried to fix it. Nobody won. The sea does not count.',
    )
  })

  test('tells no minute since when where another gnome’s clock had gone on further', () => {
    const { turning, ...report } = reported(
      {
        gnomes: [red(), blue({ minute: 5 })],
        icons: { events: [39, 38], items: [] },
        tracks: { heat: 7 },
        next: { events: ['reactor-warms-up', 'reactor-malfunction'] },
      },
      ...waits(2),
    )
    if (!turning) throw new Error('nothing was fatal')
    for (const minute of [report.end.minute, report.end.minute - 3])
      expect(turnOf({ ...report, turning: { ...turning, minute } }, teller)).toEqual([])
  })

  test('knows nothing of a death before the position that it began from', () => {
    const gone = reported(
      { ...ending, gnomes: [red({ minute: 6 }), green({ minute: 0, status: 'dead' })] },
      ...waits(6),
    ).crew.at(-1)
    expect(gone && fateWords(gone)).toBe('Dead before this began')
  })

  test('counts the tries that failed, of the right repair and only after it had become fatal (V11)', () => {
    const report = reported(
      {
        gnomes: [red({ minute: 16 }), blue({ minute: 1 })],
        icons: { events: [13], items: [] },
        next: { events: ['engine-down'], dice: [10, 10, 10] },
      },
      'fix engine 2',
      'wait',
      'fix engine 1',
      'fix engine 1',
      ...waits(9),
    )
    expect(report.outcome.cause).toBe('crushed')
    expect(report.triesAfter).toBe(2)
    expect(story(report)).toContain('2 repairs failed after that.')
  })

  test('names the closest call, who answered it, and the chance it had', () => {
    const report = reported({ ...ending, tracks: { pressure: 9 }, next: { dice: [1] } }, 'fix engine 2', ...waits(4))
    expect(story(report)).toContain('The closest call: minute 4, Pressure at 9. Fixed by Борис. The chance was 20%.')
    expect(report.crew.map(({ fate }) => fate)).toEqual(['hero', 'alive', 'alive'])
  })

  test('gives a loss to those who swam off, and takes a rescue from them (E2)', () => {
    const swim = {
      gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 2 }), green({ minute: 0 })],
      icons: QUIET,
    }
    const won = reported({ ...swim, tokens: { crushed: 2 } }, 'abandon', 'wait')
    expect(first(won).fate).toBe('desertedWon')
    expect(story(won)).toContain('Won by swimming off: Борис')
    const lost = reported(swim, 'abandon', ...waits(2))
    expect(first(lost).fate).toBe('desertedLost')
    expect(story(lost)).toContain('Not: Борис')
  })

  test('the dead have their cause and minute and share the win (E2, O5)', () => {
    const report = reported(
      {
        gnomes: [red({ minute: 6, hand: ['grog'] }), blue({ minute: 0 }), green({ minute: 0 })],
        icons: QUIET,
        rooms: { 1: { fire: true } },
        tracks: { pressure: 8 },
        next: { dice: [1], events: ['respite:-'] },
      },
      'play grog',
      'fix engine 3',
    )
    expect(first(report)).toMatchObject({ fate: 'dead', deeds: { deaths: [{ cause: 'fire', minute: 6 }] } })
    expect(english(highlightOf(first(report), teller.t))).toBe('Heroic sacrifice at minute 3: Pressure from 8 to 5.')
    expect(english(winnersOf(report, teller))).toContain('the dead too')
  })

  test('counts beside each name only what was done, the weightiest first', () => {
    const { crew } = reported({ ...ending, tracks: { pressure: 6 }, next: { dice: [1] } }, 'fix engine 2', ...waits(4))
    expect(crew.map(({ deeds }) => chipsOf(deeds))).toEqual([
      [
        { id: 'repairs', count: 1 },
        { id: 'minutes', count: 6 },
      ],
      [{ id: 'minutes', count: 0 }],
      [{ id: 'minutes', count: 0 }],
    ])
  })

  test('judges the dice by how many crews would fare worse; few rolls are no evidence', () => {
    const few = reported({ ...ending, next: { dice: [10] } }, 'fix engine 5', 'wait')
    expect(english(verdictOf(few))).toBe('The dice were a little unkind')
    expect(rollsOf(few, String).map(english)).toEqual(['1 roll: 0 succeeded where 0.5 could be expected.'])
    const sixes = Array<number>(6).fill(10)
    const cruel = reported({ ...ending, next: { dice: sixes } }, ...sixes.map(() => 'fix engine 1'))
    expect(rollsOf(cruel, String).map(english)[1]).toBe('0% of crews have it worse.')
    expect(english(verdictOf(reported(ending, ...waits(6))))).toBe('Nobody rolled for a thing')
  })

  test.each(LANGUAGES)('is told whole in %s, whatever happened', (language) => {
    const own = { t: sayIn(language), names }
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const options = { derangedGnomes: seed > 'd', slowerDeath: seed > 'f', openingDisasters: seed > 'b' }
      const setup = { seed, gnomes: ['red', 'blue', 'green', 'white'], options } as const
      const report = reportOf(sailed({ setup, whims: seed }))
      if (!report) throw new Error('a voyage ends')
      const said = [
        kickerOf(report),
        whatOf(report, own),
        ...turnOf(report, own),
        winnersOf(report, own),
        verdictOf(report),
        ...rollsOf(report, String),
        ...report.crew.map((member) => highlightOf(member, own.t)),
      ].map(tellIn(language))
      expect(said.filter((text) => !isSaid(text) || text.startsWith('report.'))).toEqual([])
    }
    expect(missing).toEqual([])
  })
})

describe('the chart', () => {
  const { course } = reported({ ...ending, tracks: { pressure: 9 }, next: { dice: [1] } }, 'fix engine 2', ...waits(4))
  const plot = plotOf(course, 800, 300, 16)

  test('is as wide as its paper, from the first minute to rescue', () => {
    expect(across(plot, course[0]?.at ?? 0)).toBe(plot.left)
    expect(across(plot, 0)).toBe(plot.right)
    expect(plotOf(course, 1200, 300, 16).right - plot.right).toBeCloseTo(400)
  })

  test('steps down where the repair was, and stays there', () => {
    expect(stepsOf(plot, course, 'pressure')).toContain(`V${upwards(plot, 5).toFixed(1)}`)
    expect(readingUnder(plot, course, plot.left - 1)?.tracks.pressure).toBe(9)
    expect(readingUnder(plot, course, plot.right)?.tracks.pressure).toBe(5)
  })
})

describe('the words below a chart', () => {
  test('stand beside each other, however early it ended', () => {
    const chart = plotOf([], 600, 300, 16)
    const there = 'minute 60'
    for (const x of [chart.left, chart.left + 5, (chart.left + chart.right) / 2])
      expect(besides(chart, x, there)).toBeGreaterThan(chart.left + widthOf(chart, there))
  })
})

describe('the sign of the end', () => {
  test('stands on the track that killed', () => {
    const { outcome } = reported(
      {
        gnomes: [red()],
        icons: { events: [39], items: [] },
        tracks: { heat: 9, pressure: 9 },
        next: { events: ['reactor-warms-up'] },
      },
      'wait',
    )
    expect(endingTrack(outcome)).toBe('heat')
  })

  test('stands on no track where missiles killed, however hot it was', () => {
    const { outcome } = reported(
      { gnomes: [red()], icons: QUIET, tracks: { heat: 9 }, tokens: { missiles: 40 } },
      'wait',
    )
    expect(outcome.cause).toBe('missiles')
    expect(endingTrack(outcome)).toBeNull()
  })

  test('stands on none where all were rescued', () => {
    expect(endingTrack(reported(ending, ...waits(6)).outcome)).toBeNull()
  })
})

describe('the minutes of a report', () => {
  const lost = {
    gnomes: [red({ minute: 40 }), blue({ minute: 5 })],
    icons: { events: [35, 33], items: [] },
    tracks: { heat: 7 },
    next: { events: ['reactor-warms-up', 'reactor-malfunction'] },
  }
  const game = played(lost, ...waits(7))
  const report = reportOf(game)
  if (!report) throw new Error('this game is not over')

  test('end at one minute: headline, sentence, chart and table', () => {
    expect(report.end.minute).toBe(33)
    expect(english(kickerOf(report))).toContain('minute 33')
    expect(english(whatOf(report, teller))).toContain('minute 33')
    expect(report.course.at(-1)?.minute).toBe(33)
  })

  test('decide at one minute: that of the position from which one plays on', () => {
    const decided = decisionOf(game, report, null)
    expect(decided?.minute).toBe(game.states[decided?.count ?? -1]?.turn?.ghost)
    const blunder = { count: 2, said: 2, command: { type: 'wait' }, gnome: 'red', before: 0.8, after: 0.2 } as const
    expect(decisionOf(game, report, blunder)).toMatchObject({ count: 2, minute: 38, at: 21.5 })
  })

  test('have nothing to decide after a rescue', () => {
    const saved = played(ending, ...waits(6))
    expect(decisionOf(saved, reportOf(saved) as Report, null)).toBeNull()
  })
})
