import { describe, expect, it } from 'vitest'
import {
  BOTS,
  type BotId,
  formatCommand,
  OPTION_IDS,
  type Options,
  simulate,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { botRandom } from '../../../../engine/shared/bots.ts'

import { blue, green, red } from '../kit.ts'
import { set } from '../table.ts'

const CREW: readonly BotId[] = ['sailor', 'captain', 'cadet', 'sailor']
const COMBINATIONS = 2 ** OPTION_IDS.length

describe('bots alone', () => {
  it('break no rule and come to an end, with every crew and every combination of options (E1, E2)', () => {
    for (let bits = 0; bits < COMBINATIONS; bits++) {
      const options = Object.fromEntries(OPTION_IDS.map((id, at) => [id, (bits & (1 << at)) !== 0])) as Options
      for (const gnomes of [3, 4, 5, 6, 7, 8]) {
        const bot = Array.from({ length: gnomes }, (_, seat) => CREW[(seat + bits) % CREW.length] as BotId)
        const manner = { loyal: bits % 2 === 0, playouts: 2 }
        expect(simulate({ seed: `all/${bits}`, gnomes, bot, options, manner }, 0, 1).games).toBe(1)
      }
    }
  })
})

/** Sums of a fixed tournament: the same on every machine, so a change of a bot shows here first. */
describe('a tournament of Captains', () => {
  const manner = { loyal: true, playouts: 64 }

  it('comes to this very result (S3)', () => {
    const { wins, commands, causes } = simulate(
      { seed: 'pinned', gnomes: 4, bot: 'captain', options: {}, manner },
      0,
      4,
    )
    expect({ wins, commands, causes }).toEqual({ wins: 4, commands: 577, causes: { rescued: 4 } })
  })

  it('comes to this very result where all ranks sit together (S3)', () => {
    const bot: readonly BotId[] = ['captain', 'sailor', 'cadet']
    const { wins, commands, causes } = simulate({ seed: 'pinned', gnomes: 3, bot, options: {}, manner }, 0, 6)
    expect({ wins, commands, causes }).toEqual({
      wins: 2,
      commands: 602,
      causes: { asphyxiated: 1, asphyxiation: 1, heat: 1, missiles: 1, rescued: 2 },
    })
  })
})

describe('a bot’s loyalty', () => {
  const { state } = set({
    gnomes: [red({ room: 3, minute: 9, hand: ['aqualung'] }), blue({ minute: 8 }), green({ minute: 8 })],
    blocked: ['1-3', '2-3', '3-4'],
    tracks: { pressure: 9 },
    tokens: { missiles: 7 },
  })
  const planOf = (bot: BotId, loyal: boolean): readonly string[] => {
    const { command, next } = BOTS[bot](viewFor(state, 0), botRandom('loyalty', 0), { loyal })
    return [command, ...next].map(formatCommand)
  }

  it('keeps it aboard; without it, it swims off when the sub is as good as lost (A16)', () => {
    for (const bot of ['sailor', 'captain'] as const) {
      expect([bot, planOf(bot, false)]).toEqual([bot, ['play aqualung', 'open sea', 'enter', 'abandon']])
      expect(planOf(bot, true)).not.toContain('abandon')
    }
  })
})
