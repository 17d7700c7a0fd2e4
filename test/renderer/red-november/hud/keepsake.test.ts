import { describe, expect, it } from 'vitest'
import { fromScenario, type GameEvent } from '../../../../engine/red-november/index.ts'
import { drawnLast } from '../../../../renderer/red-november/hud/keepsake.ts'
import { seen } from '../seen.ts'

const turnOf = (color: 'red' | 'blue') =>
  seen(
    fromScenario({
      gnomes: [
        { color: 'red', room: 8, minute: color === 'red' ? 40 : 30 },
        { color: 'blue', room: 5, minute: 35 },
      ],
      options: { secretHands: true },
    }),
  )
const drew = (gnome: 'red' | 'blue', item: 'harpoon' | 'coffee'): GameEvent => ({
  type: 'items-drawn',
  gnome,
  items: [item],
  source: 'stores',
})

describe('what somebody drew last (O6)', () => {
  it('is all of the turn that was theirs, nothing of the others and nothing older', () => {
    const told = [
      { before: turnOf('blue'), events: [drew('blue', 'coffee')] },
      { before: turnOf('red'), events: [drew('red', 'harpoon')] },
      { before: turnOf('red'), events: [] },
      { before: turnOf('blue'), events: [drew('blue', 'coffee')] },
      { before: turnOf('red'), events: [drew('red', 'coffee')] },
    ]
    expect(drawnLast(told, 0)).toEqual(['harpoon'])
    expect(drawnLast(told.slice(2), 0)).toEqual([])
  })
})
