import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromScenario, ROOM_IDS } from '../../../../engine/red-november/index.ts'
import { fireLight, lampLight, stressOf } from '../../../../renderer/red-november/board/effects/flicker.ts'
import { CYCLES, type Mood, moodOf } from '../../../../renderer/red-november/board/effects/moods.ts'
import { DRAWINGS, TEXTURE_IDS } from '../../../../renderer/red-november/board/kit/textures.ts'
import { FILL, surfaceOf, wave } from '../../../../renderer/red-november/board/layout/levels.ts'
import { ROOM_PLACES } from '../../../../renderer/red-november/board/layout/rooms.ts'
import { type Figure, pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { pack } from '../../../../scripts/art/pack.ts'

const ATLAS = 'assets/public/atlas'

describe('the atlases', () => {
  it.each([1, 2])('hold every texture that the board asks for, at %ix', (resolution) => {
    const drawn = new Set(
      DRAWINGS.sheets.flatMap((name) => {
        const { frames } = JSON.parse(readFileSync(`${ATLAS}/${name}@${resolution}x.json`, 'utf8')) as {
          frames: object
        }
        return Object.keys(frames)
      }),
    )
    expect(TEXTURE_IDS.filter((id) => !drawn.has(id))).toEqual([])
    for (const name of DRAWINGS.tiles)
      expect(readFileSync(`${ATLAS}/${name}@${resolution}x.webp`).length).toBeGreaterThan(0)
  })

  it('hold whole hats where they fly highest', () => {
    const { frames } = JSON.parse(readFileSync(`${ATLAS}/gnomes@1x.json`, 'utf8')) as {
      frames: Record<string, { spriteSourceSize: { y: number } }>
    }
    for (const color of ['cyan', 'purple']) {
      // Above the tip there is air: the frame does not cut it.
      expect(frames[`gnomes/${color}/cheer`]?.spriteSourceSize.y, color).toBeGreaterThan(0)
    }
  })

  it('are drawn in the outlines that the board knows', () => {
    for (const room of ROOM_IDS) {
      expect(readFileSync(`assets/art/stage/room-${room}.svg`, 'utf8')).toContain(ROOM_PLACES[room].outline)
    }
  })

  it('never lay one drawing over another', () => {
    const boxes = Array.from({ length: 60 }, (_, at) => ({ width: 5 + ((at * 37) % 60), height: 4 + ((at * 53) % 70) }))
    const { spots, height } = pack(boxes, 256)
    boxes.forEach((a, i) => {
      const p = spots[i] ?? { x: -1, y: -1 }
      expect(p.x + a.width).toBeLessThanOrEqual(256)
      expect(p.y + a.height).toBeLessThanOrEqual(height)
      boxes.slice(i + 1).forEach((b, j) => {
        const q = spots[i + 1 + j] ?? { x: -1, y: -1 }
        const apart = p.x + a.width <= q.x || q.x + b.width <= p.x || p.y + a.height <= q.y || q.y + b.height <= p.y
        expect(apart).toBe(true)
      })
    })
  })
})

describe('a gnome', () => {
  const rooms = { 5: { water: 'high' }, 7: { water: 'low' }, 2: { fire: true } } as const
  const moodIn = (room: 2 | 5 | 7 | 8, more: Partial<Figure> = {}): Mood => {
    const picture = pictureOf(
      fromScenario({ game: 'red-november', seed: 'moods', rooms, gnomes: [{ color: 'red', room, minute: 40 }] }),
    )
    const [figure] = picture.figures
    if (!figure) throw new Error('nobody is there')
    return moodOf({ ...figure, ...more }, picture)
  }

  it('swims for its life in high water, and has a suit only with an aqualung (D2)', () => {
    expect(moodIn(5)).toBe('paddle')
    expect(moodIn(5, { tool: 'aqualung' })).toBe('dive')
    expect(CYCLES.paddle.frames.some((pose) => pose.startsWith('dive'))).toBe(false)
    expect(moodIn(7)).toBe('wade')
  })

  it('holds the extinguisher that it has taken in hand (A7)', () => {
    expect(moodIn(2)).toBe('panic')
    expect(moodIn(2, { tool: 'extinguisher' })).toBe('armed')
  })

  it('shows one grog already, and more with two', () => {
    expect([0, 1, 2].map((intoxication) => moodIn(8, { intoxication }))).toEqual(['idle', 'tipsy', 'drunk'])
  })
})

describe('water', () => {
  it('stands higher the fuller the room', () => {
    for (const room of ROOM_IDS) {
      const { top, bottom } = ROOM_PLACES[room]
      expect(surfaceOf(room, FILL.dry)).toBe(bottom)
      expect(surfaceOf(room, FILL.low)).toBeLessThan(bottom)
      expect(surfaceOf(room, FILL.high)).toBeLessThan(surfaceOf(room, FILL.low))
      expect(surfaceOf(room, FILL.high)).toBeGreaterThan(top)
    }
  })

  it('is as deep in every room when it is low', () => {
    const depths = ROOM_IDS.map((room) => ROOM_PLACES[room].bottom - surfaceOf(room, FILL.low))
    for (const depth of depths) expect(depth).toBeCloseTo(36)
  })

  it('has waves no higher than it is told', () => {
    for (let x = 0; x < 400; x += 7) expect(Math.abs(wave(x, x / 9, 3, 5))).toBeLessThanOrEqual(5)
  })
})

describe('light', () => {
  /** How often a brightness goes down and up again by more than a tenth. */
  function flashes(light: (time: number) => number, from: number): number {
    let count = 0
    let falling = false
    let turn = light(from)
    for (let time = from; time < from + 1; time += 1 / 240) {
      const now = light(time)
      if (falling ? now < turn : now > turn) turn = now
      else if (Math.abs(now - turn) > 0.1) {
        if (falling) count++
        falling = !falling
        turn = now
      }
    }
    return count
  }

  it('never flashes more than three times in any second', () => {
    for (let start = 0; start < 60; start += 0.25) {
      for (const lamp of ROOM_IDS) {
        expect(flashes((time) => lampLight(time, lamp, 1), start)).toBeLessThanOrEqual(3)
        expect(flashes((time) => fireLight(time, lamp), start)).toBeLessThanOrEqual(3)
      }
    }
  })

  it('is steady on a calm boat and restless near the end', () => {
    const unrest = (stress: number): number => {
      const seen = Array.from({ length: 600 }, (_, at) => lampLight(at / 20, 5, stress))
      return Math.max(...seen) - Math.min(...seen)
    }
    expect(unrest(0)).toBeLessThan(0.1)
    expect(unrest(1)).toBeGreaterThan(0.3)
  })

  it('knows the worst track', () => {
    expect(stressOf({ heat: 1, pressure: 1, asphyxiation: 1 })).toBe(0)
    expect(stressOf({ heat: 9, pressure: 1, asphyxiation: 1 })).toBe(1)
  })
})
