import { describe, expect, it } from 'vitest'
import { Director, type Players } from '../../../renderer/stage/director.ts'
import { linear, Motion } from '../../../renderer/stage/motion.ts'
import { movesOf, type Script } from '../../../renderer/stage/script.ts'

/** A counter: each event adds something to it. */
interface Added {
  readonly name: string
  readonly by: number
}

const START = 10
const EVENTS: readonly Added[] = [
  { name: 'one', by: 1 },
  { name: 'two', by: 2 },
  { name: 'four', by: 4 },
]

/** Events of one name are played side by side. */
const SCRIPT: Script<Added, number> = {
  after: (sum, { by }) => sum + by,
  together: (events) =>
    [...new Set(events.map(({ name }) => name))].map((name) => events.filter((e) => e.name === name)),
}

/** A company that writes down what it is asked to show; each event takes 100 ms. */
class Extras implements Players<Added, number> {
  readonly said: string[] = []
  shown: number | null = null
  readonly motion: Motion

  constructor(motion: Motion) {
    this.motion = motion
  }

  sync(picture: number): void {
    this.shown = picture
  }

  async perform({ name }: Added, next: number): Promise<void> {
    this.said.push(`begin ${name}`)
    await this.motion.run(100, () => undefined)
    this.said.push(`end ${name}: ${next}`)
  }
}

function stage() {
  const motion = new Motion()
  const company = new Extras(motion)
  const snaps: boolean[] = []
  const director = new Director<Added, number>(motion, (snap) => snaps.push(snap))
  director.company = company
  director.show(START)
  /** Plays events from where everything before them leads. */
  const play = (events: readonly Added[], end?: number): Promise<void> =>
    director.play(movesOf(SCRIPT, director.ahead ?? START, events), end)
  return { motion, company, director, snaps, play }
}

/** Lets promises settle. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('the director', () => {
  it('plays events one after the other', async () => {
    const { motion, company, play } = stage()
    const done = play(EVENTS)
    for (let frame = 0; frame < 40; frame++) {
      motion.advance(16)
      await settle()
    }
    await done
    expect(company.said).toEqual(['begin one', 'end one: 11', 'begin two', 'end two: 13', 'begin four', 'end four: 17'])
    expect(company.shown).toBe(17)
  })

  it('skips one event and goes on with the next', async () => {
    const { company, director, play } = stage()
    void play(EVENTS)
    await settle()
    director.skipOne()
    await settle()
    expect(company.said).toEqual(['begin one', 'end one: 11', 'begin two'])
    expect(company.shown).toBe(11)
  })

  it('skips all, and what is seen is the picture it was told to end with', async () => {
    const { company, director, play } = stage()
    const done = play(EVENTS, 99)
    await settle()
    director.skipAll()
    await done
    expect(company.said).toHaveLength(6)
    expect(company.shown).toBe(99)
  })

  it('stands still while it is paused', async () => {
    const { motion, company, director, play } = stage()
    void play(EVENTS)
    await settle()
    director.pause()
    motion.advance(5000)
    await settle()
    expect(company.said).toEqual(['begin one'])
    director.resume()
    motion.advance(100)
    await settle()
    expect(company.said).toContain('end one: 11')
  })

  it('keeps its speed between half and four times', () => {
    const { director } = stage()
    director.speed = 99
    expect(director.speed).toBe(4)
    director.speed = 0
    expect(director.speed).toBe(0.5)
  })

  it('plays two presentations in their order', async () => {
    const { motion, company, play } = stage()
    void play(EVENTS.slice(0, 1))
    const done = play(EVENTS.slice(1, 2))
    for (let frame = 0; frame < 4; frame++) {
      await settle()
      motion.advance(100)
    }
    await done
    expect(company.said).toEqual(['begin one', 'end one: 11', 'begin two', 'end two: 13'])
  })

  it('begins the events of one group together', async () => {
    const { company, director, play } = stage()
    void play([...EVENTS, { name: 'one', by: 8 }])
    await settle()
    expect(company.said).toEqual(['begin one', 'begin one'])
    expect(director.picture).toBe(19)
  })

  it('tells of every picture whether it was simply there', async () => {
    const { director, snaps, play } = stage()
    const done = play(EVENTS.slice(0, 1))
    await settle()
    director.skipOne()
    await done
    const second = play([], 12)
    await second
    expect(snaps).toEqual([true, true, false])
  })

  it('drops what is left to play when a picture is simply there', async () => {
    const { company, director, play } = stage()
    const done = play(EVENTS, 17)
    await settle()
    director.show(40)
    await done
    expect(company.said).toEqual(['begin one', 'end one: 11'])
    expect(company.shown).toBe(40)
    expect(director.ahead).toBe(40)
  })

  it('knows where the game stands while nobody is on stage', async () => {
    const { director, company, play } = stage()
    director.company = null
    await play(EVENTS)
    expect(director.picture).toBe(17)
    expect(company.said).toEqual([])
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
