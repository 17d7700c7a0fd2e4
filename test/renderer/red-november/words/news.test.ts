import { describe, expect, test } from 'vitest'
import { type GameEvent, type HatchId, type RoomId, redNovember } from '../../../../engine/red-november/index.ts'
import { present } from '../../../../engine/shared/record.ts'
import { readerFor } from '../../../../renderer/red-november/words/log-lines.ts'
import { narratorFor } from '../../../../renderer/red-november/words/narrator.ts'
import { alike, newsOf } from '../../../../renderer/red-november/words/news.ts'
import { meanwhile } from '../../../../renderer/shared/log/meanwhile.ts'
import { played } from '../../../engine/red-november/chronicle/games.ts'
import { blue, red } from '../../../engine/red-november/kit.ts'
import { LANGUAGES, names, sayIn } from '../../speak.ts'

const heat = (from: number, to: number): GameEvent => ({ type: 'track-moved', track: 'heat', from, to, cause: 'fix' })
const fire = (room: RoomId): GameEvent => ({ type: 'fire-started', room, cause: 'fire' })
const foam = (room: RoomId): GameEvent => ({ type: 'fire-out', room, cause: 'extinguish' })

describe('the news of a few turns', () => {
  test('a gauge is told once, from where it stood to where it stands', () => {
    expect(newsOf([heat(3, 4), heat(4, 5)])).toEqual([heat(3, 5)])
  })

  test('what came and went again is no news', () => {
    expect(newsOf([fire(5), heat(3, 4), foam(5), heat(4, 3)])).toEqual([])
    expect(
      newsOf([
        { type: 'faint-checked', gnome: 'red', card: null, fainted: true },
        { type: 'woke', gnome: 'red' },
      ]),
    ).toEqual([])
  })

  test('who died and stands there again is told as both, and what the bilge took is told, too (O1)', () => {
    const dead: GameEvent = { type: 'died', gnome: 'yellow', place: 1, cause: 'fire' }
    const lost: GameEvent = { type: 'items-discarded', gnome: 'yellow', items: ['harpoon'], cause: 'death' }
    const back: GameEvent = { type: 'arrived', gnome: 'yellow', room: 1 }
    const jam: GameEvent = { type: 'hatch-blocked', hatch: '1-3' }
    const flood: GameEvent = { type: 'water-changed', room: 3, level: 'high', cause: 'leak' }
    const asleep: GameEvent = { type: 'faint-checked', gnome: 'yellow', card: null, fainted: true }
    expect(newsOf([asleep, jam, flood, fire(1), dead, lost, back])).toEqual([dead, back, fire(1), flood, jam, lost])
    expect(newsOf([dead, lost, back, asleep])).toEqual([dead, back, asleep, lost])
  })

  test('a countdown that was averted and began anew threatens', () => {
    const begun: GameEvent = { type: 'token-placed', token: 'kraken', minute: 12 }
    expect(newsOf([{ type: 'token-removed', token: 'kraken' }, begun])).toEqual([begun])
  })

  test('the worst comes first, good news last', () => {
    const jam: GameEvent = { type: 'hatch-blocked', hatch: '1-2' }
    const begun: GameEvent = { type: 'token-placed', token: 'missiles', minute: 20 }
    const dead: GameEvent = { type: 'died', gnome: 'red', place: 4, cause: 'fire' }
    expect(newsOf([foam(2), jam, heat(1, 2), fire(4), begun, dead])).toEqual([
      dead,
      begun,
      fire(4),
      heat(1, 2),
      jam,
      foam(2),
    ])
  })
})

describe('what befell several things in the same way', () => {
  const jam = (hatch: HatchId): GameEvent => ({ type: 'hatch-blocked', hatch })
  const flood = (room: RoomId, level: 'high' | 'low'): GameEvent => ({
    type: 'water-changed',
    room,
    level,
    cause: 'leak',
  })

  test('is one piece of news, where the worst of it stood', () => {
    const news = newsOf([fire(1), heat(1, 3), fire(2), jam('1-3'), flood(4, 'high'), flood(5, 'low'), fire(6)])
    expect(alike(news)).toEqual([
      [fire(1), fire(2), fire(6)],
      [flood(4, 'high')],
      [heat(1, 3)],
      [jam('1-3')],
      [flood(5, 'low')],
    ])
  })

  test.each(LANGUAGES)('is one sentence that names them all (%s)', (language) => {
    const t = sayIn(language)
    const reader = readerFor(present(played({ people: 2, gnomes: [red({}), blue({})] })), 0, { t, names })
    const { news } = narratorFor(reader)
    const told = news?.([fire(1), fire(2), jam('1-3'), fire(5), flood(3, 'high'), jam('5-6')]) ?? []
    expect(told.map(({ events }) => events.length)).toEqual([3, 1, 2])
    const [fires, water, hatches] = told.map(({ text }) => text)
    for (const room of ['engine-room', 'oxygen-pumps', 'mess'] as const)
      expect(fires).toContain(t(`game.place.${room}.in`))
    expect(water).toContain(t('game.place.aft-airlock.in'))
    expect(hatches).toContain('1–3')
    expect(hatches).toContain('5–6')
    expect(hatches).not.toContain(t('game.log.hatch-blocked', { hatch: '1–3' }))
    // Where there is no room for sentences.
    const [burning, flooded, jammed] = told.map(({ brief }) => brief)
    expect(burning).toBe('1, 2, 5')
    expect(flooded).toBe(t('hud.brief.high', { rooms: '3' }))
    expect(jammed).toBe('1–3, 5–6')
  })

  test('has a word for every kind of news, no longer than its sentence', () => {
    const reader = readerFor(present(played({ people: 2, gnomes: [red({}), blue({})] })), 0, { t: sayIn('en'), names })
    const kinds: readonly GameEvent[] = [
      { type: 'died', gnome: 'red', place: 4, cause: 'fire' },
      { type: 'deserted', gnome: 'blue' },
      { type: 'token-placed', token: 'missiles', minute: 20 },
      { type: 'token-removed', token: 'kraken' },
      { type: 'faint-checked', gnome: 'green', card: null, fainted: true },
      { type: 'items-discarded', gnome: 'yellow', items: ['harpoon', 'grog'], cause: 'death' },
      { type: 'hatch-unblocked', hatch: '1-3' },
      heat(2, 5),
      flood(4, 'high'),
      fire(5),
      foam(6),
    ]
    for (const { brief, text } of narratorFor(reader).news?.(kinds) ?? []) {
      expect(brief).not.toBe('')
      expect(brief.length, brief).toBeLessThanOrEqual(text.length)
    }
  })
})

test('what follows from the answer of a person in the turn of a bot is news, too', () => {
  const record = played(
    {
      people: 2,
      gnomes: [red({ minute: 40, room: 8 }), blue({ minute: 40, room: 8, hand: ['coffee'] })],
      icons: { events: [39], items: [] },
      order: ['blue', 'red'],
      next: { events: ['fire:2'], dice: [6] },
    },
    'trade red give coffee',
    'give nothing',
  )
  const narrator = narratorFor(readerFor(present(record), 0, { t: sayIn('en'), names }))
  const seats = ['person', 'sailor'] as const
  const told = { game: redNovember, record, seats, reasons: [null, null], narrator }
  expect(meanwhile(told, 0).news.map(({ icon }) => icon)).toEqual(['fire', 'track-asphyxiation'])
  expect(meanwhile({ ...told, seats: ['person', 'person'] }, 0).news).toEqual([])
})

test('what the card of a bot did to the boat is told in a sentence, apart from what the bot did', () => {
  const record = played(
    {
      people: 2,
      gnomes: [red({ minute: 40 }), blue({ minute: 40, room: 8 })],
      icons: { events: [38], items: [] },
      order: ['red', 'blue'],
      next: { events: ['fire:2'], dice: [6] },
    },
    'wait',
    'draw 2',
  )
  const narrator = narratorFor(readerFor(present(record), 0, { t: sayIn('en'), names }))
  const { news, turns } = meanwhile(
    { game: redNovember, record, seats: ['person', 'sailor'], reasons: [null, null], narrator },
    0,
  )
  expect(news.map(({ icon, drama }) => [icon, drama])).toEqual([
    ['fire', 'bad'],
    ['track-asphyxiation', null],
  ])
  expect(news[0]?.text).toMatch(/^Fire in /)
  expect(turns.map(({ player }) => player)).toEqual(['blue'])
  expect(turns[0]?.lines.join(' ')).not.toContain('Fire')
})
