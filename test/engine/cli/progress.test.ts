import { describe, expect, it } from 'vitest'
import { progressBar, progressLine } from '../../../engine/cli/progress.ts'

describe('the bar of a long run', () => {
  it('shows how far it is and how long it will take at this pace', () => {
    expect(progressLine(250, 1000, 250, 20)).toBe('[######..................] 250 of 1000 games, 60 s left')
    expect(progressLine(10, 1000, 10, 20)).toBe('[........................] 10 of 1000 games, 33 min left')
    expect(progressLine(1, 1000, 1, 60)).toContain('16.6 h left')
    expect(progressLine(1000, 1000, 1000, 20)).toBe('[########################] 1000 of 1000 games')
  })

  it('does not reckon with what an earlier run has played', () => {
    expect(progressLine(500, 1000, 0, 5)).toBe('[############............] 500 of 1000 games')
    const written: string[] = []
    const bar = progressBar(4, (text) => written.push(text))
    bar(3)
    bar(4)
    expect(written.join('')).toMatch(/3 of 4 games\r +\r\[#+\] 4 of 4 games\n$/)
  })
})
