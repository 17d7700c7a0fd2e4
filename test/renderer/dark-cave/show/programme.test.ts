import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, type GameEvent, seatOf, speaker, viewFor } from '../../../../engine/dark-cave/index.ts'
import { pictureOf } from '../../../../renderer/dark-cave/board/picture/picture.ts'
import { NOTHING, PROGRAMME } from '../../../../renderer/dark-cave/show/programme.ts'
import { CLOSE_GOALS, duo, play } from '../../../engine/dark-cave/table.ts'
import { caveGames, playOut } from '../../../property/dark-cave-games.ts'

describe('the show of the cave', () => {
  it('leaves the picture of the position after every command of whole games', () => {
    fc.assert(
      fc.property(caveGames, (game) => {
        playOut(game, (state, command) => {
          const gnome = speaker(state)
          const seat = gnome ? seatOf(state, gnome) : null
          const result = apply(state, command)
          if (!result.ok) throw new Error(result.error.code)
          const after = viewFor(result.state, seat)
          const { end } = PROGRAMME.write(PROGRAMME.standing(viewFor(state, seat)), result.events, after)
          expect(end.picture).toEqual(pictureOf(after))
          return result.state
        })
      }),
      { numRuns: 5 },
    )
  })

  it('shows an action card to all while it does its work, and puts it away with the turn', () => {
    const before = duo({ goals: CLOSE_GOALS }, { hand: ['info-I', 'I-05'] })
    const after = play(before, 'info goal 1,1')
    const start = PROGRAMME.standing(viewFor(before.state, 0))
    const { beats, end } = PROGRAMME.write(start, after.events, viewFor(after.state, 0))
    const peek = beats.find(({ overlay }) => overlay.news?.type === 'peeked')
    expect(peek).toMatchObject({ hold: 'read', overlay: { card: 'info-I' } })
    expect(end.overlay.card).toBeNull()
  })

  it('tells what lies behind a gate when it is opened, never before (M8, H1)', () => {
    const before = play(
      duo({ cards: { '1,0': 'I-15' }, goals: CLOSE_GOALS }, { hand: ['I-05', 'I-06'], at: '1,0.u' }),
      'discard I-05',
    )
    const after = play(before, 'step 1,1')
    const start = PROGRAMME.standing(viewFor(before.state, 0))
    const { beats } = PROGRAMME.write(start, after.events.slice(before.events.length), viewFor(after.state, 0))
    const shown = beats.flatMap(({ overlay }) => overlay.card ?? [])
    expect(shown[0]).toBe('goal-exit')
  })

  it('calls the others to their turns, never the one at the screen to the own', () => {
    const before = duo({}, { hand: ['I-05', 'I-06'] })
    const { state, events } = play(before, 'discard I-05')
    const began = (seat: number | null) =>
      PROGRAMME.write(
        PROGRAMME.standing(viewFor(before.state, seat)),
        [...events, { type: 'turn-began', player: 'b1' }],
        viewFor(state, seat),
      ).beats.filter(({ overlay }) => overlay.news?.type === 'turn-began')
    expect(began(0).length).toBeGreaterThan(0)
    expect(began(1)).toEqual([])
    expect(began(null).length).toBeGreaterThan(0)
  })

  it('puts everything away for the sign with a question, which tells what it is about (HS8)', () => {
    const view = viewFor(duo().state, 0)
    const news: GameEvent = { type: 'endured', player: 'b1', creature: 'rat' }
    const end = { ...PROGRAMME.standing(view), overlay: { news, card: null } }
    expect(PROGRAMME.remaining(end, { ...view, pending: { kind: 'agreement', who: 'b1' } })).toEqual(NOTHING)
  })
})
