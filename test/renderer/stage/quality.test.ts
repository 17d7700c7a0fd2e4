import { describe, expect, it } from 'vitest'
import { firstQuality, QualityJudge } from '../../../renderer/stage/quality.ts'

/** Frames of one length, many of them. */
function play(judge: QualityJudge, milliseconds: number, frames = 45): void {
  for (let frame = 0; frame < frames; frame++) judge.hear(milliseconds)
}

describe('the automatic quality', () => {
  it('steps down on a slow machine, and stops at low', () => {
    const judge = new QualityJudge('high')
    play(judge, 60)
    expect(judge.level).toBe('medium')
    play(judge, 60)
    expect(judge.level).toBe('low')
    play(judge, 200, 450)
    expect(judge.level).toBe('low')
  })

  it('forgives a hiccup', () => {
    const judge = new QualityJudge('high')
    for (let frame = 0; frame < 450; frame++) judge.hear(frame % 10 === 0 ? 300 : 9)
    expect(judge.level).toBe('high')
  })

  it('steps up with patience where there is ease', () => {
    const judge = new QualityJudge('low')
    play(judge, 8)
    expect(judge.level).toBe('low')
    play(judge, 8, 45 * 20)
    expect(judge.level).toBe('high')
  })

  it('never returns to a level that was too slow', () => {
    const judge = new QualityJudge('high')
    play(judge, 60)
    play(judge, 8, 45 * 100)
    expect(judge.level).toBe('medium')
  })

  it('begins low without a GPU', () => {
    expect(firstQuality('ANGLE (Google, Vulkan (SwiftShader Device), SwiftShader driver)')).toBe('low')
    expect(firstQuality('llvmpipe (LLVM 15)')).toBe('low')
    expect(firstQuality('ANGLE (NVIDIA GeForce RTX)')).toBe('high')
  })
})
