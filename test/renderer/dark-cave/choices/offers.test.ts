import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  formatCommand,
  type GnomeId,
  legalCommands,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import type { Target } from '../../../../renderer/dark-cave/board/kit/targets.ts'
import { playsAt, playsOf, targetOf, targetsOf } from '../../../../renderer/dark-cave/choices/offers.ts'
import { walksFrom } from '../../../../renderer/dark-cave/choices/walks.ts'
import { sayable } from '../../../../renderer/dark-cave/choices/world.ts'
import { duo } from '../../../engine/dark-cave/table.ts'
import { caveGames, playOut } from '../../../property/dark-cave-games.ts'

describe('what can be pointed at', () => {
  it('a path card is offered at each of its cells, both ways round (P1)', () => {
    const view = viewFor(duo({}, { hand: ['I-08', 'info-I'] }).state, 0)
    const plays = playsOf(view, 'I-08')
    const [target] = targetsOf(plays)
    expect(target).toMatchObject({ kind: 'cell' })
    expect(playsAt(plays, target as Target).map((play) => play.type === 'path' && play.turned)).toEqual([false, true])
  })

  it('secret information is offered at face-down goals and at others (A2)', () => {
    const view = viewFor(duo({}, { hand: ['I-08', 'info-I'] }).state, 0)
    const kinds = targetsOf(playsOf(view, 'info-I')).map(({ kind }) => kind)
    expect(kinds).toEqual(['cell', 'cell', 'cell', 'cell', 'gnome'])
  })

  it('in whole games a seat is offered exactly what it may say, and every walk can be walked', () => {
    fc.assert(
      fc.property(caveGames, (game) => {
        playOut(game, (state, command) => {
          const gnome = speaker(state) as GnomeId
          const view = viewFor(state, seatOf(state, gnome))
          expect(sayable(view).map(formatCommand)).toEqual(legalCommands(state).map(formatCommand))
          for (const command of sayable(view)) targetOf(command)
          for (const { steps } of walksFrom(view).values()) {
            let at = state
            for (const step of steps) {
              const result = apply(at, step)
              if (!result.ok) throw new Error(`${formatCommand(step)} is refused: ${result.error.code}`)
              at = result.state
            }
          }
          const result = apply(state, command)
          return result.ok ? result.state : state
        })
      }),
      { numRuns: 4 },
    )
  })
})
