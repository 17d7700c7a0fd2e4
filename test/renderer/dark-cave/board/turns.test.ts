import { describe, expect, it, vi } from 'vitest'
import { viewFor } from '../../../../engine/dark-cave/index.ts'
import { pictureOf } from '../../../../renderer/dark-cave/board/picture/picture.ts'
import type { Cast } from '../../../../renderer/dark-cave/board/play/cast.ts'
import { show } from '../../../../renderer/dark-cave/board/play/handlers.ts'
import { duo } from '../../../engine/dark-cave/table.ts'

// Pixi looks at the browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'none' }))

describe('a turn that begins', () => {
  it('has the arrow at once: what is told of it, a skipped turn too, comes after (T3)', () => {
    const pointed: string[] = []
    const cast = {
      signs: { point: (gnome: string) => pointed.push(gnome) },
      motion: { wait: () => new Promise(() => undefined) },
    }
    const picture = pictureOf(viewFor(duo({}, { hand: ['I-05'] }).state, 0))
    void show(cast as unknown as Cast, { type: 'turn-began', player: 'b1' }, picture)
    expect(pointed).toEqual(['b1'])
  })
})
