import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../engine/dark-cave/index.ts'
import { ownTurn } from '../../../../renderer/dark-cave/hud/own-turn.ts'
import { five, play } from '../../../engine/dark-cave/table.ts'

const own = (table: ReturnType<typeof five>, seat: number) => {
  const view = viewFor(table.state, seat)
  const player = view.players[seat]
  return player && ownTurn(view, player)
}

describe('what the turn is to whoever sits there', () => {
  it('is the own one, or somebody else’s', () => {
    const table = five()
    expect([0, 1].map((seat) => own(table, seat))).toEqual(['yourTurn', 'youWait'])
  })

  it('is a question, also in the turn of somebody else (HS8)', () => {
    expect(own(play(five(), 'propose'), 1)).toBe('youAreAsked')
  })

  it('has no walk for whoever is out, but cards still (E5)', () => {
    const out = five({ firstOut: 'b1' }, { b1: { at: null, left: true } })
    expect(own(out, 1)).toBe('youAreOut')
    expect(own(play(out, 'discard I-01'), 1)).toBe('yourTurn')
  })
})
