import { describe, expect, it } from 'vitest'
import { fromScenario, type Outcome, ROOM_IDS } from '../../../../engine/red-november/index.ts'
import { Finale } from '../../../../renderer/red-november/board/effects/finale.ts'
import { LOOKS, type Look, UNTOUCHED } from '../../../../renderer/red-november/board/effects/looks.ts'
import { type Ending, endingOf } from '../../../../renderer/red-november/board/picture/ending.ts'
import { type Picture, pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { onPassing } from '../../../../renderer/red-november/board/views/endings/tableau.ts'
import { Motion } from '../../../../renderer/stage/motion.ts'

const ENDINGS = Object.keys(LOOKS) as Ending[]
const lost = (cause: Outcome['cause'], winners: Outcome['winners'] = []): Outcome => ({ saved: false, cause, winners })
const over = (outcome: Outcome | null): Picture => ({
  ...pictureOf(fromScenario({ game: 'red-november', seed: 'a' })),
  outcome,
})

/** Everything a look says, as numbers and words that can be compared. */
const said = (look: Look) =>
  JSON.parse(
    JSON.stringify({
      ...look,
      lamp: [...ROOM_IDS, 'deck' as const].map(look.lamp),
      paint: [...ROOM_IDS, 'hull' as const].map((where) => look.paint(where).part),
      crew: Array.from({ length: 8 }, (_, at) => look.crew(at)),
    }),
  )

describe('the last scene', () => {
  it('is told by the cause (E1, E2)', () => {
    expect(endingOf({ saved: true, cause: 'rescued', winners: ['red'] })).toBe('rescue')
    expect(endingOf(lost('pressure'))).toBe(endingOf(lost('crushed')))
    expect(endingOf(lost('asphyxiation'))).toBe(endingOf(lost('asphyxiated')))
    expect(endingOf(lost('heat'))).toBe('meltdown')
    expect(endingOf(lost('missiles'))).toBe('missiles')
    expect(endingOf(lost('kraken'))).toBe('devoured')
  })

  it('of an empty boat asks whether somebody got away (A16)', () => {
    expect(endingOf(lost('nobody-left'))).toBe('all-dead')
    expect(endingOf(lost('nobody-left', ['red']))).toBe('deserted')
  })

  it.each(ENDINGS)('%s begins with the boat as it was', (ending) => {
    expect({ ...said(LOOKS[ending](0)), veil: null }).toEqual({ ...said(UNTOUCHED), veil: null })
    expect(LOOKS[ending](0).veil.part).toBe(0)
  })

  it.each(ENDINGS)('%s comes to rest and leaves a mark', (ending) => {
    expect(LOOKS[ending](1).shake).toBeCloseTo(0)
    expect(said(LOOKS[ending](1))).not.toEqual(said(UNTOUCHED))
  })

  it.each(ENDINGS)('%s veils the picture at most once, and slowly', (ending) => {
    let turns = 0
    let rising = true
    let before = 0
    for (let part = 0; part <= 1; part += 0.002) {
      const { part: veil } = LOOKS[ending](part).veil
      // A whole veil in less than a third of a second would be a flash; the shortest scene takes 4.8 s.
      expect(Math.abs(veil - before)).toBeLessThan(0.002 * 4.8 * 3)
      if (veil !== before && veil > before !== rising) {
        turns++
        rising = veil > before
      }
      before = veil
    }
    expect(turns).toBeLessThanOrEqual(1)
  })

  it.each(ENDINGS)('%s never lights a lamp again that went out', (ending) => {
    for (const room of ROOM_IDS) {
      let before = 1
      for (let part = 0; part <= 1; part += 0.01) {
        const lamp = LOOKS[ending](part).lamp(room)
        expect(lamp).toBeLessThanOrEqual(before + 1e-9)
        before = lamp
      }
    }
  })

  it('puts the lamps out one by one when everybody is dead', () => {
    const burning = (part: number): number => ROOM_IDS.filter((room) => LOOKS['all-dead'](part).lamp(room) > 0.5).length
    const seen = Array.from({ length: 101 }, (_, at) => burning(at / 100))
    for (let left = 10; left >= 0; left--) expect(seen).toContain(left)
  })

  it('lays the crew down when there is no air, and burns it when the core melts', () => {
    for (let gnome = 0; gnome < 8; gnome++) {
      expect(LOOKS.airless(1).crew(gnome)).toBe('faint')
      expect(LOOKS.meltdown(1).crew(gnome)).toBe('burnt')
      expect(LOOKS.rescue(1).crew(gnome)).toBe('cheer')
    }
  })
})

describe('the finale', () => {
  it('shows what stays at once when a finished game is loaded', () => {
    const finale = new Finale(new Motion())
    finale.sync(over(lost('kraken')), true)
    expect(said(finale.look)).toEqual(said(LOOKS.devoured(1)))
  })

  it('is the same after it was played, skipped or loaded', async () => {
    const motion = new Motion()
    const finale = new Finale(motion)
    finale.sync(over(null), true)
    const done = finale.play(over(lost('heat')))
    motion.advance(1000)
    expect(finale.part).toBeGreaterThan(0)
    expect(finale.part).toBeLessThan(1)
    finale.sync(over(lost('heat')), false)
    expect(finale.part).toBeLessThan(1)
    motion.finish()
    await done
    expect(said(finale.look)).toEqual(said(LOOKS.meltdown(1)))
  })

  it('is forgotten when the game is taken back', () => {
    const finale = new Finale(new Motion())
    finale.sync(over(lost('missiles')), true)
    finale.sync(over(null), true)
    expect(finale.ending).toBeNull()
    expect(finale.look).toBe(UNTOUCHED)
  })

  it('is a still picture where motion is not wanted', () => {
    const motion = new Motion()
    const finale = new Finale(motion)
    finale.still = true
    void finale.play(over(lost('crushed')))
    motion.advance(100)
    expect(said(finale.look)).toEqual(said(LOOKS.crushed(1)))
  })

  it('throws things when a moment passes, never when it starts behind it', () => {
    const seen: number[] = []
    const pass = onPassing([0.2, 0.6], (index) => seen.push(index))
    for (const part of [1, 1]) pass(part)
    expect(seen).toEqual([])
    for (const part of [0, 0.1, 0.3, 0.5, 0.7, 1]) pass(part)
    expect(seen).toEqual([0, 1])
  })
})
