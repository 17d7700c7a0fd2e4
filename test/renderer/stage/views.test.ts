import { describe, expect, it } from 'vitest'
import { glide, type View, Views } from '../../../renderer/stage/views.ts'

/** Writes down at what time it is asked to live. */
class Clock implements View<string> {
  readonly times: number[] = []
  shown = ''

  sync(picture: string): void {
    this.shown = picture
  }

  update(_elapsed: number, time: number): void {
    this.times.push(time)
  }

  destroy(): void {
    this.shown = 'gone'
  }
}

describe('the views of a board', () => {
  it('stand still where they are told to, scenery first', () => {
    const views = new Views<string>()
    const wall = views.addScenery(new Clock())
    const flame = views.add(new Clock())
    for (const still of ['nothing', 'scenery', 'everything'] as const) views.update(0.1, 7, still)
    expect(wall.times).toEqual([7, 0, 0])
    expect(flame.times).toEqual([7, 7, 0])
  })

  it('all show one picture, and go together', () => {
    const views = new Views<string>()
    const all = [views.add(new Clock()), views.addScenery(new Clock())]
    views.sync('night', true)
    expect(all.map(({ shown }) => shown)).toEqual(['night', 'night'])
    views.destroy()
    expect(all.map(({ shown }) => shown)).toEqual(['gone', 'gone'])
  })

  it('glide the same way at any frame rate', () => {
    const slow = glide(0, 10, 0.2)
    const fast = glide(glide(0, 10, 0.1), 10, 0.1)
    expect(slow).toBeCloseTo(fast)
  })
})
