import { describe, expect, it } from 'vitest'
import { arrowAt } from '../../../../renderer/dark-cave/board/effects/arrow.ts'

const standing = (x: number, y: number) => ({ x, y, scale: 1.2 })
const up = { head: { x: 0, y: -160 }, feet: standing(0, 0) }

describe('the arrow at whose turn it is', () => {
  it('points down at the hat', () => {
    expect(arrowAt(up, [standing(200, 0)], 1.2)).toEqual({ x: 0, y: -160, rotation: 0 })
  })

  it('points from beside where somebody stands above: it would lie on that face', () => {
    const { x, y, rotation } = arrowAt(up, [standing(0, -150)], 1.2)
    expect(x).toBeGreaterThan(40)
    expect(y).toBeGreaterThan(-130)
    expect(rotation).toBeCloseTo(Math.PI / 2, 5)
  })

  it('comes from the other side where somebody stands on the right', () => {
    const { x, rotation } = arrowAt(up, [standing(0, -150), standing(80, -10)], 1.2)
    expect(x).toBeLessThan(-40)
    expect(rotation).toBeCloseTo(-Math.PI / 2, 5)
  })
})
