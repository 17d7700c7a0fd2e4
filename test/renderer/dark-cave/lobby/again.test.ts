import { describe, expect, it } from 'vitest'
import { createGame, darkCave, type GameSetup } from '../../../../engine/dark-cave/index.ts'
import { startRecord } from '../../../../engine/shared/record.ts'
import { again } from '../../../../renderer/dark-cave/lobby/again.ts'
import { companyFor, type Plan } from '../../../../renderer/dark-cave/lobby/plan.ts'

const NAMES = ['Anna', '', 'Bert', 'Carla', 'Dora']
const PLAN: Plan = { miners: NAMES.map((name) => ({ name, player: 'person' })), clan: null, first: null }

function played(setup: GameSetup) {
  const extra = { ...companyFor(PLAN, setup), guesses: { y1: { b1: 'saboteur' } } }
  return { info: { title: 'One', created: '', extra }, record: startRecord(darkCave, { setup }) }
}

describe('the same company once more', () => {
  it('everybody keeps the name, whatever gnome the new deal gives them (S5, HS1)', () => {
    const game = played({ seed: 'first', players: 5 })
    let moved = 0
    for (let at = 0; at < 40; at++) {
      const { start, extra } = again(game, `again ${at}`) ?? { start: null, extra: {} }
      if (!start || !('setup' in start)) throw new Error('it began with a setup')
      const { players } = createGame(start.setup)
      const names = extra.names as Record<string, string>
      expect(players.map(({ gnome }) => names[gnome] ?? '')).toEqual(NAMES)
      if (players.some(({ gnome }, seat) => gnome !== game.record.states[0]?.players[seat]?.gnome)) moved++
    }
    expect(moved, 'somebody got another gnome').toBeGreaterThan(10)
  })

  it('what somebody thought of the others stays with the game that is over (HS4)', () => {
    const game = played({ seed: 'first', players: 5 })
    for (const seed of [null, 'second']) expect(again(game, seed)?.extra).not.toHaveProperty('guesses')
    expect(again(game, null)).toMatchObject({ start: game.record.start, extra: { names: game.info.extra.names } })
  })
})
