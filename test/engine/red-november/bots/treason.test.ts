import { describe, expect, it } from 'vitest'
import {
  BOTS,
  type BotId,
  formatCommand,
  type ItemId,
  type ScenarioInput,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { blue, green, meetCard, QUIET, red } from '../kit.ts'
import { gnome, play, set, type Table } from '../table.ts'

const THINKERS = ['sailor', 'captain'] as const

/** All that a bot means to do in this turn, in one line. */
function plan(bot: BotId, { state }: Table, loyal: boolean): string {
  const who = speaker(state)
  if (!who) throw new Error('nobody has to speak')
  const view = viewFor(state, seatOf(state, who))
  const { command, next } = BOTS[bot](view, new RandomStream(seedState('treason')), { loyal, playouts: 64 })
  return [command, ...next].map(formatCommand).join(', ')
}

const both = (table: Table, loyal: boolean): readonly string[] => THINKERS.map((bot) => plan(bot, table, loyal))

/** All that could go wrong has, far from where red stands. */
const HOPELESS: ScenarioInput = {
  tracks: { heat: 9, pressure: 9, asphyxiation: 9 },
  tokens: { missiles: 3, crushed: 2 },
  blocked: ['2-3', '3-4', '1-3'],
}
const DERANGED: ScenarioInput = { options: { derangedGnomes: true }, icons: QUIET }

describe('at the hatch to the sea, with an aqualung and nine minutes', () => {
  const hatch = (more: ScenarioInput): Table =>
    set({
      ...DERANGED,
      gnomes: [
        red({ room: 3, minute: 9, hand: ['aqualung'] }),
        blue({ room: 10, minute: 8 }),
        green({ room: 10, minute: 8 }),
      ],
      ...more,
    })

  it('one who is not loyal leaves a boat that is lost, and a loyal one never does (A16)', () => {
    expect(both(hatch(HOPELESS), false)).toEqual(Array(2).fill('play aqualung, open sea, enter, abandon'))
    for (const said of both(hatch(HOPELESS), true)) expect(said).not.toContain('abandon')
  })

  it('the last one aboard does not leave either, if it is loyal, not even where it drowns (A16, D2)', () => {
    const table = set({
      ...DERANGED,
      gnomes: [red({ room: 'sea', minute: 1 }), blue({ status: 'dead' }), green({ status: 'dead' })],
    })
    expect(both(table, false)).toEqual(Array(2).fill('abandon'))
    expect(both(table, true)).toEqual(Array(2).fill('wait'))
  })

  it('nobody leaves a boat that comes home (A16, E2)', () => {
    for (const loyal of [true, false]) for (const said of both(hatch({}), loyal)) expect(said).not.toContain('abandon')
  })
})

describe('armed, in one room with somebody', () => {
  const cabin = (hand: readonly ItemId[], more: ScenarioInput = HOPELESS): Table =>
    set({
      ...DERANGED,
      gnomes: [
        red({ room: 3, minute: 9, hand: [...hand] }),
        blue({ room: 3, minute: 8, hand: ['grog', 'grog', 'coffee', 'toolbox', 'aqualung', 'harpoon'] }),
        green({ room: 10, minute: 8 }),
      ],
      ...more,
    })

  it('one who is not loyal attacks for the aqualung that a full hand may hold, a loyal one does not (O2)', () => {
    expect(plan('sailor', cabin(['crowbar']), false)).toBe('play crowbar, attack blue')
    for (const said of both(cabin(['crowbar']), true)) expect(said).not.toContain('attack')
  })

  it('not where the boat comes home, nor for an empty hand (O2)', () => {
    for (const said of both(cabin(['crowbar'], {}), false)) expect(said).not.toContain('attack')
    const poor = set({ ...cabinInput([]), ...HOPELESS })
    expect(plan('sailor', poor, false)).not.toContain('attack')
  })

  it('nor for an aqualung that it has: then the sea is nearer (A16)', () => {
    expect(plan('sailor', cabin(['crowbar', 'aqualung']), false)).toMatch(/abandon$/)
  })

  const cabinInput = (hand: readonly ItemId[]): ScenarioInput => ({
    ...DERANGED,
    gnomes: [
      red({ room: 3, minute: 9, hand: ['crowbar'] }),
      blue({ room: 3, minute: 8, hand: [...hand] }),
      green({ room: 10, minute: 8 }),
    ],
  })

  it('what the others really hold makes no difference: only how much it is (O2)', () => {
    const held = (hand: readonly ItemId[]): Table => set({ ...cabinInput(hand), ...HOPELESS })
    const six: readonly ItemId[] = ['grog', 'grog', 'coffee', 'toolbox', 'toolbox', 'harpoon']
    const armed: readonly ItemId[] = ['aqualung', 'crowbar', 'crowbar', 'crowbar', 'aqualung', 'aqualung']
    for (const loyal of [true, false]) expect(both(held(six), loyal)).toEqual(both(held(armed), loyal))
  })
})

describe('attacked', () => {
  const attacked = (hand: readonly ItemId[]): Table =>
    play(
      set({
        ...DERANGED,
        gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1, hand: [...hand] }), green({ room: 10 })],
      }),
      'play crowbar',
      'attack blue',
    )

  it('everybody fights for its life who can, loyal or not (O2)', () => {
    for (const loyal of [true, false]) {
      expect(both(attacked(['crowbar']), loyal)).toEqual(['defend', 'defend'])
      expect(both(attacked(['grog']), loyal)).toEqual(['yield', 'yield'])
    }
  })
})

describe('down to one item', () => {
  it('the loyal keep a tool, the others their way out (V6, A16)', () => {
    const stumbled = meetCard('stumble', [], {
      gnomes: [red({ hand: ['toolbox', 'aqualung', 'extinguisher'] }), blue(), green()],
    })
    expect(gnome(play(stumbled, plan('sailor', stumbled, true)), 'red').hand).toEqual(['toolbox'])
    expect(gnome(play(stumbled, plan('sailor', stumbled, false)), 'red').hand).toEqual(['aqualung'])
  })
})
