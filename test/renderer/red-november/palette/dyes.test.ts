import { describe, expect, it } from 'vitest'
import { COLORS } from '../../../../engine/red-november/index.ts'
import { dyesOf } from '../../../../renderer/red-november/palette/dyes.ts'
import { BOARD_PALETTES, partsOf } from '../../../../renderer/red-november/palette/palettes.ts'

const dip = (dye: readonly number[], color: number): readonly number[] => {
  const parts = partsOf(color)
  return [0, 5, 10].map((row) => parts.reduce((sum, part, at) => sum + (dye[row + at] ?? 0) * part, 0))
}

describe('dyes', () => {
  it('leave the poster as it was drawn', () => {
    expect(dyesOf('poster')).toEqual({})
  })

  it.each(['red-green', 'blue-yellow', 'mono'] as const)(
    'take hats to the colours of %s, and leave grey alone',
    (id) => {
      const dyes = dyesOf(id)
      for (const color of COLORS) {
        const dye = dyes[color]
        if (!dye) continue
        const found = dip(dye, BOARD_PALETTES.poster.gnomes[color])
        for (const [at, part] of partsOf(BOARD_PALETTES[id].gnomes[color]).entries()) {
          expect(found[at]).toBeCloseTo(part, 5)
        }
        for (const part of dip(dye, 0x808080)) expect(part).toBeCloseTo(128 / 255, 5)
      }
      expect(Object.keys(dyes).length).toBeGreaterThan(5)
    },
  )
})
