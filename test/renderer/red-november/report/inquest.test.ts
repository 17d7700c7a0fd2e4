import { describe, expect, test } from 'vitest'
import { blunderOf } from '../../../../renderer/red-november/report/inquest.ts'
import { played } from '../../../engine/red-november/chronicle/games.ts'
import { blue, QUIET, red } from '../../../engine/red-november/kit.ts'

describe('the inquest', () => {
  const game = played({ gnomes: [red({ minute: 6 }), blue({ minute: 0 })], icons: QUIET }, 'open 2', 'wait', 'wait')
  const chances = (...list: readonly number[]) => list.map((chance, command) => ({ command, chance }))

  test('finds the decision after which the chance fell most, and where to play on', () => {
    expect(blunderOf(game, chances(0.9, 0.8, 0.2, 0.1))).toMatchObject({
      count: 1,
      command: { type: 'wait' },
      gnome: 'red',
      before: 0.8,
      after: 0.2,
    })
  })

  test('of a whole turn names what the walking was for, and plays on from before the walk', () => {
    const estimates = [
      { command: 0, chance: 0.9 },
      { command: 2, chance: 0.3 },
    ]
    expect(blunderOf(game, estimates)).toMatchObject({ count: 0, said: 1, command: { type: 'wait' } })
  })

  test('does not blame whom it may not', () => {
    expect(blunderOf(game, chances(0.9, 0.8, 0.2, 0.1), (gnome) => gnome !== 'red')).toBeNull()
  })

  test('blames nobody where no single decision did it', () => {
    expect(blunderOf(game, chances(0.3, 0.25, 0.21, 0.16))).toBeNull()
    expect(blunderOf(game, [])).toBeNull()
  })
})
