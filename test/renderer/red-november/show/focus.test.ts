import { describe, expect, it } from 'vitest'
import { apply, fromScenario, type GameState, parseCommand } from '../../../../engine/red-november/index.ts'
import { RISEN, THROW } from '../../../../renderer/red-november/board/layout/hunt.ts'
import { standAt } from '../../../../renderer/red-november/board/layout/standing.ts'
import { figureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { focusOf } from '../../../../renderer/red-november/show/focus.ts'
import { type Beat, PROGRAMME } from '../../../../renderer/red-november/show/programme.ts'
import type { Box, Point } from '../../../../renderer/stage/geometry.ts'
import { seen } from '../seen.ts'

function shown(start: GameState, ...lines: readonly string[]): readonly Beat[] {
  let state = start
  let standing = PROGRAMME.standing(seen(state))
  const beats: Beat[] = []
  for (const line of lines) {
    const result = apply(state, parseCommand(line, state))
    if (!result.ok) throw new Error(result.error.code)
    const written = PROGRAMME.write(standing, result.events, seen(result.state))
    beats.push(...written.beats)
    standing = written.end
    state = result.state
  }
  return beats
}

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y <= y + height

/** Where the beast's eye comes up, at the bow. */
const EYE = { x: 1318, y: 690 }
const FACE = 40

describe('the camera', () => {
  const hunt = shown(
    fromScenario({
      game: 'red-november',
      seed: 'focus',
      gnomes: [
        { color: 'red', room: 3, minute: 40, hand: ['harpoon', 'aqualung'] },
        { color: 'blue', room: 8, minute: 30 },
      ],
      icons: { events: [], items: [] },
      tokens: { kraken: 34 },
      next: { dice: [2], events: [] },
    }),
    ...['play aqualung', 'play harpoon', 'open sea', 'enter', 'kill kraken 4'],
  )
  const near = (beat: Beat): Box | null => focusOf(beat.overlay, beat.picture, 'normal')

  it('has the harpooner and the Kraken in one picture while the die rolls (A10)', () => {
    const rolls = hunt.filter(({ overlay: { die, scene } }) => die?.purpose === 'fix' && !scene)
    expect(rolls.length).toBeGreaterThan(0)
    for (const beat of rolls) {
      const box = near(beat)
      const { x, y } = standAt('sea', 0, 1)
      expect(box && holds(box, { x, y: y - FACE }) && holds(box, EYE)).toBe(true)
    }
  })

  it('goes to where the Kraken comes up and the harpooner throws, and fills the picture with them (A10)', () => {
    const [, kill] = hunt.filter(({ overlay: { scene } }) => scene?.kind === 'kraken')
    const box = kill && near(kill)
    expect(box && holds(box, RISEN) && holds(box, { x: THROW.x, y: THROW.y - FACE })).toBe(true)
    expect(box?.width).toBeLessThan(800)
  })

  it('shows the boat once the Kraken is gone, and the die is away by then (A10)', () => {
    const gone = hunt.filter(({ picture, overlay }) => picture.tokens.kraken === undefined && overlay.scene)
    expect(gone.map(({ overlay: { scene, die } }) => [scene?.kind, scene?.gnomes, die])).toEqual([
      ['kraken', ['red', 'blue'], null],
    ])
    for (const beat of gone) expect(near(beat)?.width).toBeGreaterThan(1200)
  })

  it('leans in to water that comes through a hatch, and to work that needs no die (M3, A1)', () => {
    const wet = fromScenario({
      game: 'red-november',
      seed: 'focus',
      gnomes: [
        { color: 'red', room: 5, minute: 40 },
        { color: 'blue', room: 8, minute: 30 },
      ],
      rooms: { 7: { water: 'high' }, 5: { fire: true } },
      icons: { events: [], items: [] },
    })
    const seenAt = (beats: readonly Beat[], type: string) =>
      beats.filter(({ move }) => move.some(({ event }) => event.type === type)).map(near)
    const pours = seenAt(shown(wet, 'open 7'), 'water-changed')
    expect(pours.length).toBeGreaterThan(0)
    for (const box of pours) expect(box && holds(box, standAt(5, 0, 1))).toBe(true)
    const [out] = seenAt(shown(wet, 'extinguish 10'), 'fire-out')
    expect(out && holds(out, standAt(5, 0, 1))).toBe(true)
  })

  it('stays where it is from card to card, and goes to whoever dies of one (D1)', () => {
    const cards = shown(
      fromScenario({
        game: 'red-november',
        seed: 'focus',
        gnomes: [
          { color: 'red', room: 1, minute: 40 },
          { color: 'blue', room: 4, minute: 30, fainted: true },
        ],
        icons: { events: [38, 36], items: [] },
        next: { dice: [2, 5, 4], events: ['fire:2', 'fire:1'] },
      }),
      'fix engine 5',
    )
    const drawn = cards.filter(({ overlay }) => overlay.card)
    expect(new Set(drawn.map(({ overlay }) => overlay.card?.minute))).toEqual(new Set([38, 36]))
    expect(drawn.some(({ overlay }) => overlay.farewell)).toBe(true)
    for (const beat of drawn) expect(near(beat) !== null).toBe(beat.overlay.farewell !== null)
  })

  it('keeps everybody it comes close to in the picture, and in a hurry it stays where it is', () => {
    for (const beat of hunt) {
      const gnome = beat.overlay.scene?.gnomes[0] ?? beat.overlay.die?.gnome
      const box = near(beat)
      const place = gnome && figureOf(beat.picture, gnome)?.place
      // To the beast the harpooner swims.
      if (box && place !== undefined && beat.overlay.scene?.kind !== 'kraken') {
        const { x, y } = standAt(place, 0, 1)
        expect(holds(box, { x, y: y - FACE })).toBe(true)
      }
      expect(focusOf(beat.overlay, beat.picture, 'fast')).toBeNull()
    }
  })
})
