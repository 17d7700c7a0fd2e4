import { describe, expect, test } from 'vitest'
import {
  apply,
  type Cause,
  createGame,
  fromScenario,
  legalCommands,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { Alarms, Groans, ringsFor } from '../../../../renderer/red-november/sound/alarms.ts'
import { after, danger, hear } from '../../../../renderer/red-november/sound/audible.ts'
import { CUES, cuesFor } from '../../../../renderer/red-november/sound/cues.ts'
import { SOUND_KIT } from '../../../../renderer/red-november/sound/kit.ts'
import { loopsFor } from '../../../../renderer/red-november/sound/loops.ts'
import { SOUNDS, type SoundId } from '../../../../renderer/red-november/sound/manifest.ts'
import { ENDING } from '../../../../renderer/red-november/sound/music/endings.ts'

const scene = (more: object) => hear(fromScenario({ game: 'red-november', ...more }))
const CALM = scene({})

describe('what runs on', () => {
  test('on a calm voyage: the sea and the machines', () => {
    expect(loopsFor(CALM)).toEqual({
      'sea-calm': 1,
      'engine-hum': 1,
      'pumps-breath': 1,
      'reactor-hum': 1,
    })
  })

  test('a burning room crackles, a flooded one runs, more of them louder', () => {
    const one = loopsFor(scene({ rooms: { 2: { fire: true }, 5: { water: 'low' } } }))
    const more = loopsFor(scene({ rooms: { 2: { fire: true }, 7: { fire: true }, 5: { water: 'high' } } }))
    expect(one['fire-burning']).toBeGreaterThan(0)
    expect(more['fire-burning']).toBeGreaterThan(one['fire-burning'] ?? 0)
    expect(more['water-running']).toBeGreaterThan(one['water-running'] ?? 0)
  })

  test.each([
    ['pressure', 'engine-hum', 'engine-sick'],
    ['asphyxiation', 'pumps-breath', 'pumps-wheeze'],
    ['heat', 'reactor-hum', 'reactor-hot'],
  ] as const)('%s makes its machine ill', (track, well, ill) => {
    const levels = [1, 5, 7, 9].map((level) => loopsFor(scene({ tracks: { [track]: level } })))
    const illness = levels.map((loops) => loops[ill] ?? 0)
    expect(illness).toEqual([...illness].sort((a, b) => a - b))
    expect(illness[0]).toBe(0)
    expect(illness[3]).toBe(1)
    expect(levels[3]?.[well]).toBeLessThan(levels[0]?.[well] ?? 0)
  })

  test('the Kraken grows louder as its minute comes', () => {
    const at = (minute: number): number => loopsFor(scene({ tokens: { kraken: minute } }))['kraken-near'] ?? 0
    expect(at(45)).toBeGreaterThan(0)
    expect(at(58)).toBeGreaterThan(at(45))
    expect(at(60)).toBe(1)
  })

  test('near the end the sea waits', () => {
    const heard = scene({ tracks: { heat: 9 }, rooms: { 1: { fire: true }, 2: { fire: true } } })
    expect(danger(heard)).toBe(1)
    expect(loopsFor(heard)).toMatchObject({ 'sea-dread': 1 })
    expect(loopsFor(heard)['sea-calm']).toBeUndefined()
  })

  test('who has fainted snores', () => {
    const gnomes = [{ color: 'red', minute: 40, fainted: true }, { color: 'blue' }]
    expect(loopsFor(scene({ gnomes })).snoring).toBeGreaterThan(0)
  })

  test('are loops, all of them', () => {
    const wild = { tracks: { heat: 6, pressure: 6, asphyxiation: 6 }, tokens: { kraken: 50 } }
    const ids = Object.keys(
      loopsFor(scene({ ...wild, rooms: { 1: { fire: true }, 5: { water: 'high' } } })),
    ) as SoundId[]
    expect(ids.filter((id) => !SOUNDS[id].loop)).toEqual([])
  })
})

describe('the music', () => {
  const wishFor = (more: object) => {
    const sounds = SOUND_KIT.soundscape()
    sounds.sync(viewFor(fromScenario({ game: 'red-november', ...more }), 0))
    return sounds.music
  }

  test('on the title is the title’s, in play it follows the danger', () => {
    expect(SOUND_KIT.soundscape().music).toEqual({ suite: 'title', tension: 0 })
    const calm = wishFor({})
    const hot = wishFor({ tracks: { heat: 9 }, rooms: { 1: { fire: true } } })
    expect([calm?.suite, hot?.suite]).toEqual(['play', 'play'])
    expect(hot?.tension).toBeGreaterThan(calm?.tension ?? 1)
  })

  test('has a theme for each end', () => {
    const sounds = SOUND_KIT.soundscape()
    for (const [cause, suite] of Object.entries(ENDING)) {
      sounds.sync(viewFor(fromScenario({ game: 'red-november' }), 0))
      const outcome = { cause: cause as Cause, saved: cause === 'rescued', winners: [] }
      sounds.play({ type: 'game-ended', outcome })
      expect(sounds.music).toEqual({ suite, tension: 0 })
      expect(SOUND_KIT.music.suites[suite]?.once).toBe(true)
    }
    expect(new Set(Object.values(ENDING)).size).toBe(7)
  })
})

describe('what happened', () => {
  test('over whole games the loops follow the events as they would the states', () => {
    const kinds = new Set<string>()
    for (let game = 0; game < 40; game++) {
      const slowerDeath = game % 2 === 0
      let state = createGame({
        seed: `ears ${game}`,
        gnomes: ['red', 'blue', 'green', 'white'],
        options: { slowerDeath },
      })
      let heard = hear(state)
      const random = new RandomStream(seedState(`ears ${game}`))
      for (let move = 0; move < 400 && !state.outcome; move++) {
        const commands = legalCommands(state)
        const command = commands[random.die(commands.length) - 1]
        if (!command) break
        const applied = apply(state, command)
        if (!applied.ok) throw new Error(applied.error.code)
        state = applied.state
        for (const event of applied.events) {
          kinds.add(event.type)
          for (const [sound, seconds = 0] of cuesFor(event, heard)) {
            expect(SOUNDS[sound].loop).toBe(false)
            expect(seconds).toBeLessThan(5)
          }
          heard = after(heard, event)
        }
        expect(loopsFor(heard)).toEqual(loopsFor(hear(state)))
      }
    }
    expect(kinds.size).toBeGreaterThan(30)
  })

  test('has an entry for every kind of event', () => {
    expect(Object.keys(CUES).length).toBeGreaterThan(40)
  })
})

describe('alarms', () => {
  const tracks = (heat: number, pressure = 1) => ({ asphyxiation: 1, heat, pressure })

  test('ring at most twice for a rise and never nag', () => {
    const alarms = new Alarms()
    const rung: unknown[] = []
    for (let now = 0; now < 600; now++) {
      const alarm = alarms.next(tracks(now < 10 ? 1 : 9), now)
      if (alarm) rung.push(alarm)
    }
    expect(rung).toEqual(['alarm-heat', 'alarm-heat'])
    expect([1, 5, 6, 8, 9].map(ringsFor)).toEqual([0, 0, 1, 2, 2])
  })

  test('fall silent when the gauge falls, and speak one after another', () => {
    const alarms = new Alarms()
    expect(alarms.next(tracks(8, 9), 0)).toBe('alarm-pressure')
    expect(alarms.next(tracks(8, 9), 1)).toBeNull()
    expect(alarms.next(tracks(5, 9), 6)).toBe('alarm-pressure')
    expect(alarms.next(tracks(5, 9), 20)).toBeNull()
  })
})

describe('the hull', () => {
  const groansIn = (pressure: number): number => {
    const groans = new Groans()
    let count = 0
    for (let now = 0; now < 600; now++) if (groans.next(pressure, now)) count++
    return count
  }

  test('groans oftener the deeper it lies, and not at all near the surface', () => {
    expect(groansIn(1)).toBe(0)
    expect(groansIn(5)).toBeGreaterThan(5)
    expect(groansIn(9)).toBeGreaterThan(groansIn(5))
    expect(groansIn(9)).toBeLessThan(60)
  })
})
