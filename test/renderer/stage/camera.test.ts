import { describe, expect, it, vi } from 'vitest'
import { Camera } from '../../../renderer/stage/camera.ts'
import { aimAt, fitInto, panBy, resolutionFor, WHOLE, zoomAt } from '../../../renderer/stage/fit.ts'
import type { Box, Size } from '../../../renderer/stage/geometry.ts'
import { neighbour } from '../../../renderer/stage/neighbour.ts'
import { type Steered, steerByKey } from '../../../renderer/stage/steering.ts'

// Pixi looks at the browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'none' }))

const PICTURE = { width: 1600, height: 700 }

const at = (name: string, x: number, y: number): { name: string; box: Box } => ({
  name,
  box: { x: x - 5, y: y - 5, width: 10, height: 10 },
})

describe('arrow keys over the board', () => {
  const here = at('here', 100, 100)
  const all = [here, at('right', 150, 100), at('far right', 300, 100), at('below', 104, 160), at('corner', 150, 250)]

  it('lead to the nearest thing that way', () => {
    expect(neighbour(all, here.box, 'right')?.name).toBe('right')
    expect(neighbour(all, here.box, 'down')?.name).toBe('below')
  })

  it('stop at the edge', () => {
    expect(neighbour(all, here.box, 'left')).toBeNull()
    expect(neighbour(all, here.box, 'up')).toBeNull()
  })

  it('prefer what lies straight ahead to what is nearer but aside', () => {
    const aside = [here, at('ahead', 170, 100), at('aside', 130, 140)]
    expect(neighbour(aside, here.box, 'right')?.name).toBe('ahead')
  })
})

describe('the picture in its window', () => {
  it('is as large as it can be, in the middle of what the page leaves it', () => {
    expect(fitInto(PICTURE, 1600, 1000, 300)).toEqual({ scale: 1, x: 0, y: 0 })
    expect(fitInto(PICTURE, 1600, 800, 0)).toEqual({ scale: 1, x: 0, y: 50 })
    expect(fitInto(PICTURE, 1000, 350, 0)).toEqual({ scale: 0.5, x: 100, y: 0 })
  })

  it('takes the sharp drawings where they are needed', () => {
    expect(resolutionFor(0.8, 1)).toBe(1)
    expect(resolutionFor(1.44, 1)).toBe(2)
    expect(resolutionFor(0.8, 2)).toBe(2)
  })

  it('is zoomed around the pointer and never past the edge', () => {
    const fit = fitInto(PICTURE, 1600, 1000, 300)
    const near = zoomAt(WHOLE, PICTURE, fit, 2, 800, 300)
    expect((800 - near.x) / near.zoom).toBeCloseTo(800)
    expect((300 - near.y) / near.zoom).toBeCloseTo(300)
    expect(panBy(near, PICTURE, fit, 5000, 5000)).toEqual({ zoom: 2, x: 0, y: 0 })
    expect(zoomAt(near, PICTURE, fit, 0.01, 0, 0)).toMatchObject({ zoom: 1 })
  })

  it('keeps the point under the pointer where it is, and is never lost', () => {
    const fit = fitInto(PICTURE, 1700, 900, 100)
    const close = zoomAt(WHOLE, PICTURE, fit, 2, 400, 300)
    expect((400 - fit.x - close.x) / close.zoom).toBeCloseTo(400 - fit.x)
    expect((300 - fit.y - close.y) / close.zoom).toBeCloseTo(300 - fit.y)
    const far = panBy(close, PICTURE, fit, 1e6, -1e6)
    expect(far.x).toBe(0)
    expect(far.y).toBeCloseTo(-PICTURE.height * fit.scale)
    const back = zoomAt(far, PICTURE, fit, 0.01, 10, 10)
    expect([back.zoom, back.x + 0, back.y + 0]).toEqual([1, 0, 0])
  })
})

describe('the camera', () => {
  it('moves by arrows, and only with Shift', () => {
    const said: string[] = []
    const camera: Steered = {
      zoom: (by) => said.push(by > 1 ? 'in' : 'out'),
      pan: (dx, dy) => said.push(`pan ${Math.sign(dx)} ${Math.sign(dy)}`),
      whole: () => said.push('whole'),
    }
    expect(steerByKey(camera, { key: 'ArrowLeft', shiftKey: true })).toBe(true)
    expect(steerByKey(camera, { key: 'ArrowLeft', shiftKey: false })).toBe(false)
    expect(steerByKey(camera, { key: 'a', shiftKey: false })).toBe(false)
    expect(said).toEqual(['pan 1 0'])
  })

  it('tells where things are in the window, and when they are somewhere else', () => {
    let moved = 0
    const camera = new Camera(PICTURE, () => moved++)
    const box = { x: 100, y: 50, width: 20, height: 10 }
    camera.fit(800, 500, 150)
    expect(camera.boxOf(box)).toEqual({ x: 50, y: 25, width: 10, height: 5 })
    camera.zoom(2, 0, 0)
    expect(camera.boxOf(box)).toEqual({ x: 100, y: 50, width: 20, height: 10 })
    expect([camera.scale, camera.wholeScale]).toEqual([1, 0.5])
    camera.pan(-30, -1e6)
    expect(camera.boxOf(box)).toEqual({ x: 70, y: -300, width: 20, height: 10 })
    camera.whole()
    expect(camera.boxOf(box)).toEqual({ x: 50, y: 25, width: 10, height: 5 })
    expect(moved).toBe(4)
  })

  it('knows when a look shows more than what is seen now', () => {
    const camera = new Camera(PICTURE, () => undefined)
    const [near, wider] = [
      { x: 100, y: 100, width: 600, height: 200 },
      { x: 100, y: 100, width: 1200, height: 500 },
    ]
    camera.fit(1600, 1000, 300)
    expect([camera.widens(near), camera.widens(null)]).toEqual([false, true])
    camera.frame(near, false)
    expect([camera.widens(near), camera.widens(wider), camera.widens(null)]).toEqual([false, true, true])
  })

  it('looks at a third at the nearest, or as near as a picture that grows has its closest part', () => {
    const box = { x: 700, y: 300, width: 10, height: 10 }
    const scaleOf = (closest: Size | null): number => {
      const camera = new Camera(PICTURE, () => undefined, closest)
      camera.fit(1600, 1000, 300)
      camera.frame(box, false)
      return camera.scale
    }
    expect(scaleOf(null)).toBe(3)
    expect(scaleOf({ width: PICTURE.width / 2, height: PICTURE.height / 2 })).toBe(3)
    expect(scaleOf({ width: PICTURE.width / 6, height: PICTURE.height / 5 })).toBe(5)
  })

  it('shows the whole picture after the window has got another size', () => {
    const camera = new Camera(PICTURE, () => undefined)
    camera.fit(1600, 1000, 300)
    camera.zoom(3)
    camera.fit(1600, 1000, 300)
    expect(camera.scale).toBe(1)
  })
})

describe('a part of the picture', () => {
  const picture = { x: -500, y: -300, width: 1000, height: 600 }
  const fit = fitInto(picture, 1000, 600, 0)

  it('is shown in the middle, as large as it fits', () => {
    const { zoom, x, y } = aimAt(picture, fit, { x: -50, y: -30, width: 400, height: 240 })
    expect(zoom).toBe(2.5)
    expect(x + (150 - picture.x) * zoom).toBeCloseTo(500)
    expect(y + (90 - picture.y) * zoom).toBeCloseTo(300)
  })

  it('at the edge is shown without what lies beside the picture', () => {
    const { zoom, x, y } = aimAt(picture, fit, { x: -500, y: -300, width: 500, height: 300 })
    expect([zoom, x + 0, y + 0]).toEqual([2, 0, 0])
  })

  it('is the whole where it is as large', () => {
    expect(aimAt(picture, fit, picture)).toMatchObject({ zoom: 1 })
  })
})

describe('a camera whose board has gone', () => {
  it('goes nowhere, whatever the page still asks of it on its own way out', () => {
    let moved = 0
    const camera = new Camera(PICTURE, () => moved++)
    camera.fit(1600, 1000, 300)
    camera.root.destroy()
    const before = moved
    camera.whole()
    camera.frame(null, false)
    expect(camera.widens({ x: 0, y: 0, width: 9, height: 9 })).toBe(true)
    expect(moved).toBe(before)
  })
})
