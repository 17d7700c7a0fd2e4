import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../engine/dark-cave/index.ts'
import { upIn } from '../../../../renderer/dark-cave/hud/up.ts'
import { PROGRAMME } from '../../../../renderer/dark-cave/show/programme.ts'
import { duo, play } from '../../../engine/dark-cave/table.ts'

describe('who is up', () => {
  it('is the one who is skipped while that is told, also in the company beside the cave (T3)', () => {
    const before = duo({}, { hand: ['I-05', 'I-06'] }, { hand: [] })
    const after = play(before, 'discard I-05')
    const view = viewFor(before.state, 0)
    const { beats } = PROGRAMME.write(PROGRAMME.standing(view), after.events, viewFor(after.state, 0))
    const told = beats.find(({ overlay }) => overlay.news?.type === 'skipped')
    expect(upIn(view, null)).toBe('y1')
    expect(upIn(view, told?.picture ?? null)).toBe('b1')
  })
})
