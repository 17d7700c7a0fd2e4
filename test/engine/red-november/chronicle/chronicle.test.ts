import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apply,
  type Chronicle,
  chronicleOf,
  courseOf,
  deedsOf,
  FIX_JOBS,
  luckOf,
  redNovember,
  standingMoments,
  throwsOf,
  turningPoint,
} from '../../../../engine/red-november/index.ts'
import { isTakenBack, OPENING } from '../../../../engine/shared/chronicle.ts'
import { present, startRecord } from '../../../../engine/shared/record.ts'
import { voyages } from '../../../property/voyage.ts'
import { AT_39, blue, green, QUIET, red } from '../kit.ts'
import { played, sailed, told } from './games.ts'

const outcomeOf = ({ standing }: Chronicle) => {
  const outcome = standing.at(-1)?.after.outcome
  if (!outcome) throw new Error('this game is not over')
  return outcome
}
const deeds = (chronicle: Chronicle, gnome: 'red' | 'blue' | 'green') => {
  const found = deedsOf(chronicle).get(gnome)
  if (!found) throw new Error(`no ${gnome}`)
  return found
}

describe('a chronicle', () => {
  test('tells every event of every command that stands, in order', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        const game = sailed(voyage)
        const chronicle = chronicleOf(game)
        const events = game.commands.flatMap((command, at) => {
          const result = apply(game.states[at] as never, command)
          return result.ok ? result.events : []
        })
        expect(standingMoments(chronicle).map(({ event }) => event)).toEqual([...game.opening, ...events])
        expect(chronicle.standing.map(({ after }) => after)).toEqual(game.states)
      }),
      { numRuns: 25 },
    )
  })

  test('keeps what was taken back, marked, and lets it count for nothing', () => {
    const chronicle = told({ gnomes: [red(), blue()], icons: QUIET }, 'open 2', 'enter', 'undo', 'undo', 'open 3')
    const struck = chronicle.passages.map((passage) => isTakenBack(chronicle, passage))
    expect(struck).toEqual([false, true, true, false])
    expect(chronicle.passages.map(({ entry }) => entry)).toEqual([OPENING, 0, 1, 4])
    expect(deeds(chronicle, 'red')).toMatchObject({ hatches: 1, minutes: 1 })
  })

  test('goes on from what it has told already, with the same result', () => {
    const start = { gnomes: [red(), blue()], icons: QUIET }
    const lines = ['open 2', 'undo', 'open 3', 'enter', 'wait']
    let known: Chronicle | undefined
    const game = played(start, ...lines)
    for (let entries = 0; entries <= lines.length; entries++) {
      const part = { ...game, entries: game.entries.slice(0, entries) }
      known = chronicleOf(part, known)
      const [first] = known.passages
      expect(known).toEqual(chronicleOf(part))
      expect(chronicleOf(part, known).passages[0]).toBe(first)
    }
    const other = startRecord(redNovember, { setup: { seed: 'another', gnomes: ['red', 'blue', 'green'] } })
    expect(chronicleOf(other, known)).toEqual(chronicleOf(other))
  })

  test('says at which minute something happened: at the ghost while acting, at the time keeper in Updates (T4, U1)', () => {
    const chronicle = told(
      { gnomes: [red(), blue()], icons: AT_39, next: { events: ['descent'], dice: [1] } },
      'fix engine 5',
    )
    const at = (type: string) => standingMoments(chronicle).find(({ event }) => event.type === type)?.minute
    expect(at('fix-succeeded')).toBe(35)
    expect(at('event-revealed')).toBe(39)
  })

  test('a gnome that dies on its way dies where its time keeper stood, not where it was going (U2)', () => {
    const chronicle = told(
      { gnomes: [red({ hand: ['grog'] }), blue()], icons: AT_39, next: { events: ['respite:1', 'leak'], dice: [1] } },
      'play grog',
      'wait',
    )
    expect(deeds(chronicle, 'red').deaths).toEqual([{ cause: 'high-water', minute: 39 }])
  })

  test('counts the crew’s average down, never up, until it is over', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        const course = courseOf(chronicleOf(sailed(voyage)))
        for (const [at, reading] of course.entries()) expect(reading.at).toBeLessThanOrEqual(course[at - 1]?.at ?? 60)
      }),
      { numRuns: 25 },
    )
  })
})

describe('the course of the tracks', () => {
  test('begins at the start, has every change, and ends where the game stands', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        const game = sailed(voyage)
        const chronicle = chronicleOf(game)
        const course = courseOf(chronicle)
        const changes = standingMoments(chronicle).filter(({ event }) => event.type === 'track-moved')
        expect(course[0]?.tracks).toEqual({ asphyxiation: 1, heat: 1, pressure: 1 })
        expect(course.length).toBe(changes.length + 2)
        expect(course.at(-1)?.tracks).toEqual(present(game).tracks)
      }),
      { numRuns: 25 },
    )
  })
})

describe('deeds', () => {
  test('every fix-it, minute, item and faint is somebody’s', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        const chronicle = chronicleOf(sailed(voyage))
        const moments = standingMoments(chronicle)
        const all = [...deedsOf(chronicle).values()]
        const count = (type: string): number => moments.filter(({ event }) => event.type === type).length
        const sum = (of: (deed: (typeof all)[number]) => number): number => all.reduce((n, deed) => n + of(deed), 0)
        expect(sum(({ fixed }) => FIX_JOBS.reduce((n, job) => n + fixed[job], 0))).toBe(count('fix-succeeded'))
        expect(sum(({ failed }) => failed)).toBe(count('fix-failed'))
        expect(sum(({ used }) => used)).toBe(count('item-played') + count('defended'))
        expect(sum(({ deaths }) => deaths.length)).toBe(count('died'))
        const slain = moments.filter(
          ({ event }) => event.type === 'died' && (event.cause === 'attack' || event.cause === 'duel'),
        )
        expect(sum(({ kills }) => kills)).toBe(slain.length)
        const minutes = moments.flatMap(({ event }) => (event.type === 'time-spent' ? event.minutes : []))
        expect(sum((deed) => deed.minutes)).toBe(minutes.reduce((a, b) => a + b, 0))
      }),
      { numRuns: 25 },
    )
  })

  test('grog counts when it is played and when it is drunk for the heat (V8)', () => {
    const chronicle = told(
      {
        gnomes: [red({ hand: ['grog'] }), blue({ hand: ['grog', 'grog'] })],
        icons: AT_39,
        next: { events: ['respite', 'overheated'] },
      },
      'play grog',
      'wait',
    )
    expect(deeds(chronicle, 'red')).toMatchObject({ grog: 1, used: 1 })
    expect(deeds(chronicle, 'blue')).toMatchObject({ grog: 1, used: 0 })
  })

  test('a fire drowned through a hatch is its opener’s (M4)', () => {
    const rooms = { 2: { fire: true }, 1: { water: 'high' } } as const
    expect(deeds(told({ gnomes: [red(), blue()], icons: QUIET, rooms }, 'open 2'), 'red').drowned).toBe(1)
  })

  test('the loser of a duel may be the active gnome: the kill is the winner’s (O2)', () => {
    const chronicle = told(
      {
        options: { derangedGnomes: true },
        gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1, hand: ['crowbar', 'grog'] }), green()],
        icons: QUIET,
        next: { dice: [3, 9] },
      },
      'play crowbar',
      'attack blue',
      'defend',
    )
    expect(deeds(chronicle, 'blue').kills).toBe(1)
    expect(deeds(chronicle, 'red')).toMatchObject({ kills: 0, deaths: [{ cause: 'duel' }] })
  })

  test('a repair tells the track it moved and the token it removed (A9); useless work is none (A1)', () => {
    const chronicle = told(
      {
        gnomes: [red(), blue()],
        icons: QUIET,
        tracks: { pressure: 8 },
        tokens: { crushed: 30 },
        next: { dice: [2] },
      },
      'fix engine 6',
    )
    const [repair] = deeds(chronicle, 'red').repairs
    expect(repair).toMatchObject({
      job: 'engine',
      minute: 34,
      token: 'crushed',
      heroic: false,
      track: { id: 'pressure', from: 8, to: 5 },
    })
    const useless = told({ gnomes: [red(), blue()], icons: QUIET, next: { dice: [2] } }, 'fix engine 6')
    expect(deeds(useless, 'red')).toMatchObject({ repairs: [], fixed: { engine: 1 } })
  })

  test('work in the fire is heroic (O5), putting that fire out is not', () => {
    const start = {
      gnomes: [red({ hand: ['grog'] }), blue()],
      icons: QUIET,
      rooms: { 1: { fire: true } },
      tracks: { pressure: 8 },
      next: { dice: [1], events: ['respite:-'] },
    } as const
    expect(deeds(told(start as never, 'play grog', 'fix engine 5'), 'red').repairs[0]?.heroic).toBe(true)
    expect(deeds(told(start as never, 'play grog', 'extinguish 5'), 'red').repairs[0]?.heroic).toBe(false)
  })
})

describe('luck', () => {
  const engine = (minutes: number, face: number) =>
    throwsOf(
      standingMoments(told({ gnomes: [red(), blue()], icons: QUIET, next: { dice: [face] } }, `fix engine ${minutes}`)),
    )

  test('is successes less the chances they had (A1)', () => {
    expect(engine(7, 9)).toMatchObject([{ gnome: 'red', purpose: 'engine', chance: 0.7, succeeded: false, face: 9 }])
    expect(luckOf([...engine(7, 9), ...engine(7, 3)])).toMatchObject({ throws: 2, successes: 1 })
    expect(luckOf([...engine(7, 9), ...engine(7, 3)]).luck).toBeCloseTo(-0.4)
  })

  test('knows exactly how many crews would do worse and how many better', () => {
    const { worse, better } = luckOf([...engine(7, 9), ...engine(5, 3)])
    expect(worse).toBeCloseTo(0.3 * 0.5)
    expect(better).toBeCloseTo(0.7 * 0.5)
    expect(luckOf([])).toMatchObject({ throws: 0, luck: 0, worse: 0, better: 0 })
  })

  test('has nothing to do with a sure thing, nor with work that comes too late (A1, A11)', () => {
    expect(engine(10, 10)).toEqual([])
    const late = told({ gnomes: [red(), blue()], icons: QUIET, tokens: { crushed: 38 } }, 'fix engine 5')
    expect(throwsOf(standingMoments(late))).toEqual([])
  })

  test('a duel is one chance from two sides: a tie goes to the attacker (O2)', () => {
    const chronicle = told(
      {
        options: { derangedGnomes: true },
        gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1, hand: ['crowbar'] }), green()],
        icons: QUIET,
        next: { dice: [5, 5] },
      },
      'play crowbar',
      'attack blue',
      'defend',
    )
    expect(throwsOf(standingMoments(chronicle))).toMatchObject([
      { gnome: 'red', chance: 0.55, succeeded: true },
      { gnome: 'blue', chance: expect.closeTo(0.45), succeeded: false },
    ])
  })
})

describe('the turning point', () => {
  test('of a token that struck is the minute it was laid (V9, V11)', () => {
    const laid = told(
      {
        gnomes: [red({ minute: 14 }), blue({ minute: 1 })],
        icons: { events: [13], items: [] },
        next: { events: ['engine-down'] },
      },
      'wait',
      'open 2',
      'wait',
      ...Array<string>(9).fill('wait'),
    )
    expect(outcomeOf(laid).cause).toBe('crushed')
    expect(turningPoint(laid, outcomeOf(laid))).toMatchObject({
      why: { kind: 'token', token: 'crushed' },
      minute: 13,
      entry: 0,
    })
  })

  test('of a track at its end is when it came into danger for the last time (E1)', () => {
    const chronicle = told(
      {
        gnomes: [red(), blue({ minute: 5 })],
        icons: { events: [39, 38, 37], items: [] },
        tracks: { heat: 7 },
        next: { events: ['reactor-warms-up', 'respite', 'reactor-malfunction'] },
      },
      'wait',
      'wait',
      'wait',
    )
    expect(turningPoint(chronicle, outcomeOf(chronicle))).toMatchObject({
      why: { kind: 'track', track: 'heat', level: 8 },
      minute: 39,
      entry: 0,
    })
  })

  test('of a boat without a crew is the last one to go (E1)', () => {
    const chronicle = told({ gnomes: [red({ room: 'sea', hand: [] })], icons: QUIET }, 'wait')
    expect(outcomeOf(chronicle).cause).toBe('nobody-left')
    expect(turningPoint(chronicle, outcomeOf(chronicle))?.why).toEqual({ kind: 'loss', gnome: 'red' })
  })

  test('of a boat that was saved is its closest call, with whoever answered it; calm voyages have none', () => {
    const start = { gnomes: [red({ minute: 6 }), blue({ minute: 0 })], icons: QUIET }
    const calm = told(start, ...Array<string>(6).fill('wait'))
    expect(outcomeOf(calm).saved).toBe(true)
    expect(turningPoint(calm, outcomeOf(calm))).toBeNull()
    const close = told(
      { ...start, tracks: { pressure: 9 }, next: { dice: [1] } },
      'fix engine 2',
      ...Array<string>(4).fill('wait'),
    )
    expect(turningPoint(close, outcomeOf(close))).toMatchObject({
      why: { kind: 'track', track: 'pressure', level: 9 },
      gnome: 'red',
      minute: 4,
    })
    const token = told(
      { ...start, tokens: { crushed: 4 }, next: { dice: [1] } },
      'fix engine 2',
      ...Array<string>(4).fill('wait'),
    )
    expect(turningPoint(token, outcomeOf(token))?.why).toEqual({ kind: 'token', token: 'crushed', minutesToSpare: 0 })
  })
})
