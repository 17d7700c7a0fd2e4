import { describe, expect, test } from 'vitest'
import { apply, fromScenario, ROOM_IDS, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { speak } from '../../../../renderer/core/language.ts'
import type { Target } from '../../../../renderer/red-november/board/kit/targets.ts'
import { type BoardHelp, boardHelp, spokenHelp } from '../../../../renderer/red-november/hud/board-help.ts'
import { refusalLine } from '../../../../renderer/red-november/hud/refusal-line.ts'
import { t } from '../../../../renderer/red-november/words/index.ts'
import { namesOf } from '../../../../renderer/red-november/words/phrases.ts'
import { seen } from '../seen.ts'

const names = namesOf({ red: 'Olga' }, t)
const POSITION: ScenarioInput = {
  gnomes: [
    { color: 'red', room: 5, minute: 40, intoxication: 2 },
    { color: 'blue', room: 4, minute: 38, fainted: true },
    { color: 'green', room: 4, minute: 37 },
  ],
  rooms: { '7': { water: 'high' }, '2': { fire: true } },
  blocked: ['4-5'],
  tracks: { heat: 8 },
  tokens: { crushed: 30 },
  icons: { events: [36], items: [35] },
}
const help = (target: Target, position: ScenarioInput = POSITION): BoardHelp =>
  boardHelp(target, seen(fromScenario(position)), names)

describe('pointing at the board', () => {
  test('a room says its name, what is wrong, and who is there', () => {
    const { title, lines, rule } = help({ kind: 'room', room: 4 })
    expect(title).toBe('4 Reactor Room')
    expect(lines).toContain('Hatch 4–5, jammed')
    expect(lines).toContain('Here: Blue, Green.')
    expect(rule).toBe('B1')
  })

  test('a dry room with a jammed hatch does not say that nothing is wrong', () => {
    expect(help({ kind: 'room', room: 4 }).lines[0]).toBe('Dry.')
    expect(help({ kind: 'room', room: 6 }).lines[0]).toContain('Nothing wrong here')
  })

  test('a hatch that stands open is gone through, not opened again (M1)', () => {
    const open = apply(fromScenario(POSITION), { type: 'open', to: 6 })
    if (!open.ok) throw new Error(open.error.code)
    const { lines, act } = boardHelp({ kind: 'hatch', hatch: '5-6' }, seen(open.state), names)
    expect(lines).toContain('Open.')
    expect(act).toMatch(/^Walk here/)
  })

  test('a room that can be reached says what the way costs', () => {
    expect(help({ kind: 'room', room: 6 }).act).toBe('Walk here: 1 minute.')
    expect(help({ kind: 'room', room: 6 }).refused).toBeNull()
  })

  test('a burning room says why nobody goes in (M5)', () => {
    const { refused, act, lines } = help({ kind: 'room', room: 2 })
    expect(refused).toMatchObject({ code: 'move/fire', rule: 'M5' })
    expect(act).toBeNull()
    expect(lines[0]).toMatch(/^On fire/)
  })

  test('what bars the way is told of the place where it does (M2, M3, M5)', () => {
    const gnomes: ScenarioInput['gnomes'] = [{ color: 'red', room: 10, minute: 40 }]
    const why = (rooms: ScenarioInput['rooms'], blocked: ScenarioInput['blocked'] = []): string => {
      const { refused } = help({ kind: 'room', room: 1 }, { gnomes, rooms, blocked })
      return refused ? refusalLine(refused) : ''
    }
    expect(why({ 8: { fire: true }, 9: { fire: true } })).toBe(
      'Fire in the Equipment Stores on the way: use grog or a fire extinguisher first.',
    )
    expect(why({ 1: { fire: true } })).toBe('It is on fire in there. Use grog or a fire extinguisher first.')
    expect(why({ 10: { water: 'low' }, 8: { water: 'high' }, 9: { water: 'high' } })).toMatch(
      /^Water to the ceiling in the Equipment Stores on the way/,
    )
    expect(why({}, ['8-10', '9-10'])).toBe('Hatch 8–10 on the way is jammed: pry it open first.')
  })

  test('high water that levels out on the way in is not told to bar it (M3, M4)', () => {
    const room5 = (rooms: ScenarioInput['rooms'], from: 7 | 6 = 7) =>
      help({ kind: 'room', room: 5 }, { gnomes: [{ color: 'red', room: from, minute: 40 }], rooms })
    const flooded = room5({ 5: { water: 'high' } })
    expect(flooded.act).toBe('Walk here: 2 minutes.')
    expect(flooded.lines.slice(0, 2)).toEqual([
      'High water.',
      'When hatch 5–7 opens on the way in, the water levels out: low on both sides.',
    ])
    expect(room5({ 7: { water: 'high' }, 5: { fire: true } }).lines.slice(0, 3)).toEqual([
      'On fire.',
      'When hatch 5–7 opens on the way in, the water levels out: low on both sides.',
      'The fire in the Mess goes out.',
    ])
    const barred = room5({
      5: { water: 'high' },
      ...Object.fromEntries([2, 4, 6, 7, 8].map((room) => [room, { water: 'low' }])),
    })
    expect(barred.act).toBeNull()
    expect(barred.lines[0]).toContain('No way in from a wet room')
  })

  test('a room from which a countdown is stopped says so, and until when (A8, A9)', () => {
    const tokens = { crushed: 30, asphyxiated: 20, missiles: 12, kraken: 8 }
    const lines = (room: 1 | 2 | 3 | 5 | 7) =>
      help({ kind: 'room', room }, { gnomes: [{ color: 'red', room: 5, minute: 40 }], tokens }).lines
    expect(lines(7)).toEqual(['Dry.', 'They are counting: stop them here before everybody is past minute 12.'])
    expect(lines(1)).toEqual([
      'Dry.',
      'Crushed! is counting: fix the engine here before everybody is past minute 30, and it stops.',
      'Fix the engine here: Pressure goes down.',
    ])
    expect(lines(2)[1]).toMatch(/^Asphyxiated! is counting: .* minute 20, and it stops/)
    expect(lines(3)[1]).toBe('The Kraken is counting: swim out here and kill it before everybody is past minute 8.')
    expect(lines(5)[0]).toContain('Nothing wrong here')
    expect(help({ kind: 'lock', lock: 3 }, { gnomes: [{ color: 'red', room: 5 }], tokens }).lines).toContain(
      'The Kraken is counting: swim out here and kill it before everybody is past minute 8.',
    )
  })

  test.each(['en', 'ru', 'fr', 'pl'] as const)('whatever bars or counts is told in words (%s)', async (language) => {
    await speak(language)
    const rooms = { 5: { water: 'high' }, 8: { fire: true }, 9: { fire: true } } as const
    const tokens = { crushed: 30, asphyxiated: 20, missiles: 12, kraken: 8 }
    for (const room of ROOM_IDS) {
      const said = help({ kind: 'room', room }, { gnomes: [{ color: 'red', room: 7, minute: 40 }], rooms, tokens })
      expect(spokenHelp(said)).not.toMatch(/board\.|game\.|\{\{|undefined/)
    }
    await speak('en')
  })

  test('high water names its own rule (A3)', () => {
    expect(help({ kind: 'room', room: 7 }).rule).toBe('A3')
  })

  test('a jammed hatch of the own room is refused with M2, one elsewhere does nothing', () => {
    expect(help({ kind: 'hatch', hatch: '4-5' })).toMatchObject({ title: 'Hatch 4–5, jammed', refused: { rule: 'M2' } })
    expect(help({ kind: 'hatch', hatch: '8-9' })).toMatchObject({ refused: null, act: null })
    expect(help({ kind: 'hatch', hatch: '5-6' }).act).toBe('Open it: 1 minute.')
  })

  test('a gnome says where it is and how it is, by the name people gave it', () => {
    const { title, lines, rule } = help({ kind: 'gnome', gnome: 'red' })
    expect(title).toBe('Olga')
    expect(lines).toEqual(['5 Mess, minute 40.', 'It is their turn.', 'Intoxication 2 of 4.'])
    expect(rule).toBe('F2')
    expect(help({ kind: 'gnome', gnome: 'blue' }).rule).toBe('D1')
  })

  test('tokens, tracks and spaces say what they threaten', () => {
    expect(help({ kind: 'token', token: 'crushed' }).lines).toContain('Strikes once everybody is past minute 30.')
    expect(help({ kind: 'track', track: 'heat' }).lines[0]).toBe('8 of 10.')
    expect(help({ kind: 'track', track: 'heat' }).lines).toContain('A repair brings it back to 5.')
    expect(help({ kind: 'track', track: 'pressure' }).lines.join(' ')).not.toContain('repair brings')
    expect(help({ kind: 'minute', minute: 36 })).toMatchObject({ rule: 'B6', lines: ['Event: a card is turned over.'] })
    expect(help({ kind: 'minute', minute: 35 }).lines).toEqual(['Item: whoever gets here takes one.'])
    expect(help({ kind: 'minute', minute: 45 }).lines).toEqual(['Everybody is past it.'])
    expect(help({ kind: 'minute', minute: 0 }).title).toBe('Rescued!')
    expect(help({ kind: 'minute', minute: 38 }).lines).toEqual(['Here: Blue.'])
  })

  test('a space with nothing on it says so, and how far it is (B5)', () => {
    expect(help({ kind: 'minute', minute: 34 }).lines).toEqual([
      'A quiet minute: no event, no item.',
      'Olga gets here in 6 minutes.',
    ])
    // Blue and Green are past it, Olga stands before it.
    expect(help({ kind: 'minute', minute: 39 }).lines).toContain('Olga gets here in 1 minute.')
  })

  test('in one breath, for who hears it', async () => {
    expect(spokenHelp(help({ kind: 'room', room: 2 }))).toBe(
      '2 Oxygen Pumps. On fire. Enter with grog or an extinguisher. Whoever ends the turn here dies. Fix the oxygen pumps here: Asphyxiation goes down. It is on fire in there. Use grog or a fire extinguisher first.',
    )
    await speak('ru')
    expect(help({ kind: 'room', room: 6 }).act).toBe('Дойти сюда: 1 минута.')
    await speak('en')
  })

  test('when the game is over a click does nothing and nothing is refused', () => {
    const over = { ...seen(fromScenario(POSITION)), outcome: { saved: false, cause: 'kraken', winners: [] } as const }
    expect(boardHelp({ kind: 'room', room: 6 }, over, names)).toMatchObject({ act: null, refused: null })
  })
})
