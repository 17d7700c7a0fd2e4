import { expect, test } from 'vitest'
import { pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { whoseDesk } from '../../../../renderer/red-november/hud/shown.ts'
import { blue, meetCard } from '../../../engine/red-november/kit.ts'
import { seen } from '../seen.ts'

test('the desk is that of whoever is asked, and while something is shown again that of whoever’s turn it is (V6)', () => {
  const hand = ['grog', 'grog', 'crowbar', 'harpoon', 'toolbox'] as const
  const { state } = meetCard('friendly-fire:-', [2, 3], {
    gnomes: [{ color: 'red', room: 1, minute: 40 }, blue({ hand: [...hand] })],
  } as never)
  const view = seen(state)
  expect(view.pending).toMatchObject({ kind: 'discard', who: 'blue' })
  expect(whoseDesk(view, pictureOf(view), false)).toBe('blue')
  expect(whoseDesk(view, pictureOf(view), true)).toBe('red')
})
