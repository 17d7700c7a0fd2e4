import { describe, expect, it } from 'vitest'
import { fromScenario, type GameEvent } from '../../../engine/red-november/index.ts'
import { type Picture, pictureOf } from '../../../renderer/red-november/board/picture/picture.ts'
import { type Company, Director, together } from '../../../renderer/stage/director.ts'
import { linear, Motion } from '../../../renderer/stage/motion.ts'

const STATE = fromScenario({ game: 'red-november', seed: 'a' })
const EVENTS: readonly GameEvent[] = [
  { type: 'fire-started', room: 3, cause: 'fire' },
  { type: 'track-moved', track: 'heat', from: 1, to: 2, cause: 'reactor-warms-up' },
  { type: 'hatch-blocked', hatch: '1-2' },
]

/** A company that writes down what it is asked to show; each event takes 100 ms. */
class Extras implements Company {
  readonly said: string[] = []
  shown: Picture | null = null
  readonly motion: Motion

  constructor(motion: Motion) {
    this.motion = motion
  }

  sync(picture: Picture): void {
    this.shown = picture
  }

  async perform(event: GameEvent): Promise<void> {
    this.said.push(`begin ${event.type}`)
    await this.motion.run(100, () => undefined)
    this.said.push(`end ${event.type}`)
  }
}

function stage() {
  const motion = new Motion()
  const company = new Extras(motion)
  const director = new Director(company, motion)
  director.show(STATE)
  return { motion, company, director }
}

/** Lets promises settle. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('the director', () => {
  it('plays events one after the other', async () => {
    const { motion, company, director } = stage()
    const done = director.present(EVENTS)
    for (let frame = 0; frame < 40; frame++) {
      motion.advance(16)
      await settle()
    }
    await done
    expect(company.said).toEqual(EVENTS.flatMap(({ type }) => [`begin ${type}`, `end ${type}`]))
    expect(company.shown).toMatchObject({ blocked: ['1-2'], tracks: { heat: 2 }, rooms: { 3: 'burning' } })
  })

  it('skips one event and goes on with the next', async () => {
    const { company, director } = stage()
    void director.present(EVENTS)
    await settle()
    director.skipOne()
    await settle()
    expect(company.said).toEqual(['begin fire-started', 'end fire-started', 'begin track-moved'])
    expect(company.shown?.rooms[3]).toBe('burning')
    expect(company.shown?.tracks.heat).toBe(1)
  })

  it('skips all, and what is seen is the state', async () => {
    const { company, director } = stage()
    const done = director.present(EVENTS, STATE)
    await settle()
    director.skipAll()
    await done
    expect(company.said).toHaveLength(6)
    expect(company.shown).toEqual(pictureOf(STATE))
  })

  it('stands still while it is paused', async () => {
    const { motion, company, director } = stage()
    void director.present(EVENTS)
    await settle()
    director.pause()
    motion.advance(5000)
    await settle()
    expect(company.said).toEqual(['begin fire-started'])
    director.resume()
    motion.advance(100)
    await settle()
    expect(company.said).toContain('end fire-started')
  })

  it('keeps its speed between half and four times', () => {
    const { director } = stage()
    director.speed = 99
    expect(director.speed).toBe(4)
    director.speed = 0
    expect(director.speed).toBe(0.5)
  })

  it('plays two presentations in their order', async () => {
    const { motion, company, director } = stage()
    void director.present(EVENTS.slice(0, 1))
    const done = director.present(EVENTS.slice(1, 2))
    for (let frame = 0; frame < 4; frame++) {
      await settle()
      motion.advance(100)
    }
    await done
    expect(company.said).toEqual(['begin fire-started', 'end fire-started', 'begin track-moved', 'end track-moved'])
  })

  it('lets water level out in both rooms at once', () => {
    const flow = (room: 5 | 7): GameEvent => ({ type: 'water-changed', room, level: 'low', cause: 'reflow' })
    const open: GameEvent = { type: 'hatch-opened', gnome: 'red', from: 5, to: 7 }
    expect(together([open, flow(5), flow(7), open])).toEqual([[open], [flow(5), flow(7)], [open]])
  })
})

describe('motion', () => {
  it('always ends at the end', async () => {
    const motion = new Motion()
    const seen: number[] = []
    const done = motion.run(100, (t) => seen.push(t), linear)
    motion.advance(50)
    motion.advance(1000)
    await done
    expect(seen).toEqual([0, 0.5, 1])
    expect(motion.idle).toBe(true)
  })

  it('goes as fast as it is told', () => {
    const motion = new Motion()
    let at = 0
    motion.speed = 4
    void motion.run(
      100,
      (t) => {
        at = t
      },
      linear,
    )
    motion.advance(10)
    expect(at).toBeCloseTo(0.4)
  })

  it('is over at once while it is instant', async () => {
    const motion = new Motion()
    motion.instant = true
    let at = 0
    await motion.run(1000, (t) => {
      at = t
    })
    expect(at).toBe(1)
  })
})
