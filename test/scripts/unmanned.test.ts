import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lightsOut, unmanned } from '../../scripts/art/unmanned.ts'
import { ROOT } from '../../scripts/paths.ts'

const GNOMES = /-gnLit"[\s\S]*?data-part="hat"/g
const LIT = /fill="#f0b456"/g
const count = (drawing: string, what: RegExp): number => [...drawing.matchAll(what)].length

describe.each(['title/boat', 'ends/broken', 'ends/burning'])('the boat of %s', (name) => {
  const drawing = readFileSync(join(ROOT, 'assets', 'art', `${name}.svg`), 'utf8')
  const empty = unmanned(drawing)

  it('has the whole company at its portholes, and nobody once they have left', () => {
    expect(count(drawing, GNOMES)).toBe(8)
    expect(count(empty, GNOMES)).toBe(0)
    expect(empty).not.toContain('data-part="hat"')
  })

  it('is still a drawing whose groups all end', () => {
    expect(count(empty, /<g[ >]/g)).toBe(count(empty, /<\/g>/g))
  })

  it('goes dark as a wreck', () => {
    expect(count(empty, LIT)).toBeGreaterThan(0)
    expect(count(lightsOut(empty), LIT)).toBe(0)
  })
})
