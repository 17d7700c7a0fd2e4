import { describe, expect, it } from 'vitest'
import { type Box, neighbour } from '../../../../renderer/red-november/board/kit/targets.ts'
import { fitPicture, panBy, WHOLE_BOARD, zoomAt } from '../../../../renderer/stage/fit.ts'
import { type Steered, steerByKey } from '../../../../renderer/stage/steering.ts'

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

describe('the camera', () => {
  const said: string[] = []
  const camera: Steered = {
    zoom: (by) => said.push(by > 1 ? 'in' : 'out'),
    pan: (dx, dy) => said.push(`pan ${Math.sign(dx)} ${Math.sign(dy)}`),
    whole: () => said.push('whole'),
  }

  it('moves by arrows, and only with Shift', () => {
    expect(steerByKey(camera, { key: 'ArrowLeft', shiftKey: true })).toBe(true)
    expect(steerByKey(camera, { key: 'ArrowLeft', shiftKey: false })).toBe(false)
    expect(steerByKey(camera, { key: 'a', shiftKey: false })).toBe(false)
    expect(said).toEqual(['pan 1 0'])
  })

  it('keeps the point under the pointer where it is, and never loses the board', () => {
    const fit = fitPicture(1600, 1000)
    const close = zoomAt(WHOLE_BOARD, fit, 2, 400, 300)
    expect((400 - fit.x - close.x) / close.zoom).toBeCloseTo(400 - fit.x)
    expect((300 - fit.y - close.y) / close.zoom).toBeCloseTo(300 - fit.y)
    const far = panBy(close, fit, 1e6, -1e6)
    expect(far.x).toBe(0)
    expect(far.y).toBeCloseTo(-727 * fit.scale)
    const back = zoomAt(far, fit, 0.01, 10, 10)
    expect([back.zoom, back.x + 0, back.y + 0]).toEqual([1, 0, 0])
  })
})
