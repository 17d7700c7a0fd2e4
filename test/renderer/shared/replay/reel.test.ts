import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redNovember } from '../../../../engine/red-november/index.ts'
import { chronicleOf } from '../../../../engine/shared/chronicle.ts'
import { beginningOf, present, startRecord, stateHash } from '../../../../engine/shared/record.ts'
import { after } from '../../../../renderer/red-november/board/picture/after.ts'
import { pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { pictureAt } from '../../../../renderer/red-november/pictures/picture-at.ts'
import { readerFor } from '../../../../renderer/red-november/words/log-lines.ts'
import { narratorFor } from '../../../../renderer/red-november/words/narrator.ts'
import { Projector } from '../../../../renderer/shared/replay/projector.ts'
import {
  commandsAt,
  eventsInto,
  type Frame,
  frameAt,
  marksOf,
  nextMark,
  nextWhole,
  reelOf,
  seenAt,
} from '../../../../renderer/shared/replay/reel.ts'
import { sailed } from '../../../engine/red-november/chronicle/games.ts'
import { voyages } from '../../../property/voyage.ts'
import { names, sayIn } from '../../speak.ts'

const game = sailed({ setup: { seed: 'reel', gnomes: ['red', 'blue', 'green'] }, whims: 'reel' })
const chronicle = chronicleOf(game)
const narrator = narratorFor(readerFor(present(game), 'everybody', { t: sayIn('en'), names }))
const frames = reelOf(chronicle, narrator)
const last = frames.length - 1

describe('a replay', () => {
  test('stepped through event by event, ends in the same position as the game', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        const sailedGame = sailed(voyage)
        const told = chronicleOf(sailedGame)
        const reel = reelOf(told, narrator)
        let picture = pictureAt(seenAt(told, reel[0] as Frame))
        for (let at = 1; at < reel.length; at++) {
          for (const event of eventsInto(told, reel, at)) picture = after(picture, event)
          expect(pictureAt(seenAt(told, reel[at] as Frame))).toEqual(picture)
          expect(reel[at]?.left).toBeLessThanOrEqual(reel[at - 1]?.left ?? 60)
        }
        expect(picture).toEqual(pictureOf(present(sailedGame)))
      }),
      { numRuns: 15 },
    )
  })

  test('has one stop for every command at which the position is the record’s', () => {
    const whole = frames.filter((frame) => frame.whole)
    expect(whole.map((frame) => chronicle.standing[frame.passage]?.after)).toEqual(game.states)
  })

  test('jumps to a minute: the last stop before it; beyond the end is the end', () => {
    expect(frameAt(frames, 60)).toBeLessThan(frameAt(frames, 40))
    const there = frameAt(frames, 40)
    expect(frames[there]?.left).toBeGreaterThanOrEqual(40)
    expect(frames[there + 1]?.left).toBeLessThan(40)
    expect(frameAt(frames, -1)).toBe(last)
  })

  test('goes move by move in both directions and stops at its ends', () => {
    const first = nextWhole(frames, 0, 1)
    expect(frames[first]).toMatchObject({ passage: 1, whole: true })
    expect(nextWhole(frames, first, -1)).toBe(0)
    expect(nextWhole(frames, 0, -1)).toBe(0)
    expect(nextWhole(frames, last, 1)).toBe(last)
  })

  test('can go on as a game from any stop: with every command that was over there', () => {
    for (const frame of [frames[0], frames[5], frames[Math.floor(last / 2)], frames[last]] as Frame[]) {
      const part = beginningOf(redNovember, game, commandsAt(frame))
      expect(stateHash(present(part))).toBe(stateHash(game.states[commandsAt(frame)] as never))
    }
    expect(beginningOf(redNovember, game, 0)).toEqual(startRecord(redNovember, game.start))
    expect(beginningOf(redNovember, game, game.commands.length)).toEqual(game)
  })
})

describe('the marks of a replay', () => {
  const marks = marksOf(chronicle, frames, narrator)
  const typesAt = (frame: number): readonly string[] => eventsInto(chronicle, frames, frame).map(({ type }) => type)

  test('are deaths, faints, fires and the like, in order, at most one a stop, and the end is the last', () => {
    expect(marks.length).toBeGreaterThan(3)
    expect(marks.map(({ frame }) => frame)).toEqual([...new Set(marks.map(({ frame }) => frame))].sort((a, b) => a - b))
    expect(marks.at(-1)).toMatchObject({ frame: last, drama: 'end' })
    const fires = frames.flatMap((_, at) => (typesAt(at).includes('fire-started') ? at : []))
    expect(marks.map(({ frame }) => frame)).toEqual(expect.arrayContaining(fires))
    for (const { line } of marks) expect(line.text).not.toBe('')
  })

  test('are jumped to in both directions; beyond them lie start and end', () => {
    const [first, second] = marks.map(({ frame }) => frame) as [number, number]
    expect(nextMark(marks, frames, 0, 1)).toBe(first)
    expect(nextMark(marks, frames, first, 1)).toBe(second)
    expect(nextMark(marks, frames, second, -1)).toBe(first)
    expect(nextMark(marks, frames, first, -1)).toBe(0)
    expect(nextMark(marks, frames, last, 1)).toBe(last)
  })

  test('that lie ahead are not told until they were reached, or the end was seen', async () => {
    const projector = new Projector(game, narrator)
    const [first] = marks
    expect(projector.seenMarks).toEqual([])
    await projector.toMark(1)
    expect(projector.seenMarks).toEqual([first])
    await projector.jump(0)
    expect(projector.seenMarks, 'what was seen stays').toEqual([first])
    await projector.jump(projector.last)
    await projector.jump(0)
    expect(projector.seenMarks).toEqual(marks)
  })
})
