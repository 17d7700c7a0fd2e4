import { describe, expect, test } from 'vitest'
import { MUSIC as CAVE } from '../../../../renderer/dark-cave/sound/music/index.ts'
import { MUSIC as BOAT } from '../../../../renderer/red-november/sound/music/index.ts'
import { Arranger, isRest, type Rendition, type Turn } from '../../../../renderer/shared/music/arranger.ts'
import { barSeconds, barsOf } from '../../../../renderer/shared/music/bars.ts'
import type { Music, Suite } from '../../../../renderer/shared/music/score.ts'

const HOUR = 3600
const secondsOf = (turn: Turn): number => (isRest(turn) ? turn.rest : barsOf(turn) * barSeconds(turn))
const suiteOf = ({ suites }: Music, id: string): Suite => suites[id] as Suite

/** An hour of turns, while the tension does as it is told. */
function hour(suite: Suite, seed: string, tension: (t: number) => number): readonly Turn[] {
  const arranger = new Arranger(suite, seed)
  const turns: Turn[] = []
  for (let t = 0; t < HOUR; ) {
    const turn = arranger.next(tension(t))
    if (!turn) break
    turns.push(turn)
    t += secondsOf(turn)
  }
  return turns
}
const renditions = (turns: readonly Turn[]): readonly Rendition[] =>
  turns.filter((turn) => !isRest(turn)) as Rendition[]
const rests = (turns: readonly Turn[]): readonly number[] => turns.flatMap((turn) => (isRest(turn) ? [turn.rest] : []))
const seeds = ['one', 'two', 'three', 'four', 'five']

describe.each(Object.entries({ 'red-november': BOAT, 'dark-cave': CAVE }))('an hour of %s', (_, music) => {
  const play = suiteOf(music, 'play')
  const rising = (t: number): number => t / HOUR

  test('is the same for the same seed, and another one for another', () => {
    const ids = (seed: string) => hour(play, seed, rising).map((turn) => (isRest(turn) ? turn.rest : turn.section.id))
    expect(ids('one')).toEqual(ids('one'))
    expect(ids('one')).not.toEqual(ids('two'))
  })

  test.each([0, 0.3, 0.5, 0.7, 1])('at tension %d has no section and no piece twice in a row', (tension) => {
    for (const seed of seeds) {
      const played = renditions(hour(play, seed, () => tension))
      for (const [n, { piece, section, opens }] of played.entries()) {
        const before = played[n - 1]
        if (!before) continue
        expect([piece.id, section.id]).not.toEqual([before.piece.id, before.section.id])
        if (opens) expect(piece.id).not.toBe(before.piece.id)
      }
    }
  })

  test('in one playing of a piece hears no section in the same dress again', () => {
    for (const seed of seeds) {
      let worn = new Set<string>()
      for (const { piece, section, dress, opens } of renditions(hour(play, seed, rising))) {
        if (opens) worn = new Set()
        if (section === piece.close) continue
        expect(worn.has(`${section.id} ${dress.id}`)).toBe(false)
        worn.add(`${section.id} ${dress.id}`)
      }
    }
  })

  test.each([0, 0.5, 1])('at tension %d is silent for a good while, but never for long', (tension) => {
    for (const seed of seeds) {
      const turns = hour(play, seed, () => tension)
      const share = rests(turns).reduce((sum, rest) => sum + rest, 0) / turns.reduce((sum, t) => sum + secondsOf(t), 0)
      expect(share).toBeGreaterThan(tension === 1 ? 0.04 : 0.1)
      expect(share).toBeLessThan(0.4)
      expect(Math.max(...rests(turns))).toBeLessThanOrEqual(100)
    }
  })

  test('rests less the tenser it is', () => {
    const mean = (list: readonly number[]): number => list.reduce((sum, v) => sum + v, 0) / list.length
    const at = (tension: number): number => mean(seeds.flatMap((seed) => rests(hour(play, seed, () => tension))))
    expect(at(0)).toBeGreaterThan(at(0.5))
    expect(at(0.5)).toBeGreaterThan(at(1))
  })

  test('plays what fits the tension, and every piece of that', () => {
    for (const tension of [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1]) {
      const fitting = play.pieces.filter(({ tension: [low, high] }) => tension >= low && tension <= high)
      expect(fitting.length).toBeGreaterThanOrEqual(2)
      const played = renditions(hour(play, `fits ${tension}`, () => tension)).map(({ piece }) => piece)
      expect(new Set(played)).toEqual(new Set(fitting))
    }
  })

  test('starves no section, no dress and no key', () => {
    const played = seeds.flatMap((seed) => renditions(hour(play, seed, rising)))
    for (const piece of play.pieces) {
      const own = played.filter((rendition) => rendition.piece === piece)
      expect(new Set(own.map(({ section }) => section.id))).toEqual(
        new Set([...piece.sections, piece.close].map(({ id }) => id)),
      )
      expect(new Set(own.map(({ dress }) => dress))).toEqual(new Set(piece.dresses))
      expect(new Set(own.map(({ key }) => key))).toEqual(new Set(piece.keys))
    }
  })

  test('has pieces of one and a half to three and a half minutes', () => {
    for (const { beat, meter, sections, close, length } of play.pieces) {
      const bars = (chords: string): number => chords.split(' ').length
      const section = bars(sections[0]?.chords ?? '') * meter * beat
      const end = bars(close.chords) * meter * beat
      expect(length[0] * section + end).toBeGreaterThan(85)
      expect(length[1] * section + end).toBeLessThan(210)
    }
  })

  test('leaves a piece that no longer fits: a close, a silence, another piece', () => {
    const arranger = new Arranger(play, 'fright')
    const first = arranger.next(0)
    if (!first || isRest(first)) throw new Error('a piece begins')
    expect(arranger.isOutOfPlace(0.1)).toBe(false)
    expect(arranger.isOutOfPlace(1)).toBe(true)
    const close = arranger.next(1)
    expect(close).toMatchObject({ piece: first.piece, section: first.piece.close })
    expect(arranger.next(1)).toHaveProperty('rest')
    const next = arranger.next(1)
    expect(next).toHaveProperty('opens', true)
    expect(next).not.toHaveProperty('piece', first.piece)
  })

  test('broken off, it falls silent at once', () => {
    const arranger = new Arranger(play, 'fright')
    arranger.next(0)
    arranger.breakOff()
    expect(arranger.next(1)).toHaveProperty('rest')
  })

  test('has endings that are played once, as they are written', () => {
    const endings = Object.entries(music.suites).filter(([, { once }]) => once)
    expect(endings.length).toBeGreaterThanOrEqual(3)
    for (const [, suite] of endings) {
      const turns = hour(suite, 'end', () => 0)
      const [piece] = suite.pieces
      expect(renditions(turns).map(({ section }) => section.id)).toEqual(
        [...(piece?.sections ?? []), piece?.close].map((section) => section?.id),
      )
      expect(new Set(renditions(turns).map(({ variation }) => variation))).toEqual(new Set(['plain']))
      expect(turns.filter(isRest).length).toBe(1)
    }
  })
})
