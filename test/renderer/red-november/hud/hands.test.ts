import { describe, expect, test } from 'vitest'
import {
  apply,
  COLORS,
  createGame,
  type GameState,
  handsAreSecret,
  legalCommands,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { freshIn, withHand } from '../../../../renderer/red-november/hud/hands.ts'

const played = (seed: string, gnomes: number, options: object): readonly GameState[] => {
  const random = new RandomStream(seedState(seed))
  const states = [createGame({ seed, gnomes: COLORS.slice(0, gnomes), options })]
  for (let state = states[0] as GameState; !state.outcome; ) {
    const commands = legalCommands(state)
    const result = apply(state, commands[random.die(commands.length) - 1] as (typeof commands)[number])
    if (!result.ok) throw new Error(result.error.code)
    for (const seat of [null, 0, 1]) {
      const [before, after] = [state, result.state].map((one) => viewFor(one, seat))
      for (const gnome of before?.gnomes ?? []) {
        const now = after?.gnomes.find(({ color }) => color === gnome.color)
        const { hand, handSize } = withHand(gnome, result.events)
        const at = `${seed}, seat ${seat}, ${gnome.color}, after ${states.length} commands`
        expect(handSize, at).toBe(now?.handSize)
        if (hand && now?.hand) expect(hand.toSorted(), at).toEqual(now.hand.toSorted())
        if (handsAreSecret(state.options) && !gnome.hand) expect(hand, at).toBeNull()
      }
    }
    state = result.state
    states.push(state)
  }
  return states
}

describe('a hand follows what is shown', () => {
  test.each([
    ['four gnomes', 4, {}],
    ['eight that fight in secret', 8, { derangedGnomes: true, secretHands: true }],
    ['some that are replaced', 5, { slowerDeath: true, openingDisasters: true }],
  ])(
    'and is after all of a command the hand of the position; a hidden one stays hidden (O2, O6): %s',
    (seed, gnomes, options) => {
      for (let game = 0; game < 6; game++) expect(played(`${seed}/${game}`, gnomes, options).length).toBeGreaterThan(10)
    },
  )

  test('and says what has just come', () => {
    const drawn = { type: 'items-drawn', gnome: 'red', items: ['grog', 'crowbar'], source: 'stores' } as const
    const swap = {
      type: 'trade-accepted',
      gnome: 'red',
      partner: 'blue',
      given: ['grog'],
      received: ['harpoon'],
    } as const
    expect([...freshIn([drawn, swap], 'red')]).toEqual(['grog', 'crowbar', 'harpoon'])
    expect([...freshIn([drawn, swap], 'blue')]).toEqual(['grog'])
    expect([...freshIn([drawn], 'blue')]).toEqual([])
  })
})
