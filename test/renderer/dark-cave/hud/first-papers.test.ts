import { describe, expect, it } from 'vitest'
import { type FirstPaper, firstPaper } from '../../../../renderer/dark-cave/hud/first-papers.ts'

const read = (...papers: readonly FirstPaper[]): ReadonlySet<FirstPaper> => new Set(papers)

describe('the first papers of a game', () => {
  it('tell what it is about first, and what the water is as soon as it is in the picture', () => {
    expect(firstPaper(0, false, read())).toBe('goal')
    expect(firstPaper(0, false, read('goal'))).toBeNull()
    expect(firstPaper(0, true, read('goal'))).toBe('water')
    expect(firstPaper(1, true, read())).toBe('water')
    expect(firstPaper(1, true, read('water'))).toBe('goal')
  })

  it('go by themselves', () => {
    expect(firstPaper(2, true, read())).toBe('water')
    expect(firstPaper(2, false, read())).toBeNull()
    expect(firstPaper(3, true, read())).toBeNull()
  })
})
