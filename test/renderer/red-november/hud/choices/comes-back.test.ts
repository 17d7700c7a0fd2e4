import { describe, expect, it } from 'vitest'
import {
  apply,
  BOTS,
  fromScenario,
  type GameState,
  type ItemId,
  viewFor,
} from '../../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../../engine/shared/random.ts'
import { comesBack } from '../../../../../renderer/red-november/hud/choices/comes-back.ts'
import { seen } from '../../seen.ts'

const position = (theirs: readonly ItemId[], secretHands = false): GameState =>
  fromScenario({
    game: 'red-november',
    seed: 'comes back',
    options: { secretHands },
    icons: { events: [], items: [] },
    gnomes: [
      { color: 'red', room: 8, minute: 40, hand: ['coffee'] },
      { color: 'blue', room: 8, minute: 39, hand: [...theirs] },
    ],
  })

const offering = (...give: readonly ItemId[]) => ({ type: 'trade', partner: 'blue', give }) as const
const MATE = { player: 'sailor', loyal: true } as const
const RICH = ['toolbox', 'harpoon', 'grog'] as const

describe('what an offer brings (A13)', () => {
  it('is told before it is made', () => {
    expect(comesBack(seen(position(RICH)), offering('coffee'), MATE)).toEqual({ kind: 'thanks', items: [] })
    expect(comesBack(seen(position(RICH)), offering(), MATE)).toEqual({ kind: 'refuses', items: [] })
  })

  it.each(['sailor', 'captain'] as const)('is what the %s then says', (player) => {
    for (const theirs of [RICH, [], ['grog', 'grog', 'harpoon']] as const)
      for (const give of [[], ['coffee']] as const) {
        const state = position(theirs)
        const offered = apply(state, offering(...give))
        if (!offered.ok) throw new Error(offered.error.code)
        const { command } = BOTS[player](viewFor(offered.state, 1), new RandomStream(seedState('no whims')))
        const { kind, items } = comesBack(seen(state), offering(...give), { player, loyal: true })
        expect(command).toEqual(kind === 'refuses' ? { type: 'refuse' } : { type: 'give', items })
      }
  })

  it('is open with people, cadets, the disloyal, and secret hands', () => {
    const kindFor = (player: 'person' | 'cadet' | 'sailor', loyal = true, secret = false): string =>
      comesBack(seen(position(RICH, secret)), offering('coffee'), { player, loyal }).kind
    expect([kindFor('person'), kindFor('cadet'), kindFor('sailor', false), kindFor('sailor', true, true)]).toEqual([
      'open',
      'open',
      'open',
      'open',
    ])
  })
})
