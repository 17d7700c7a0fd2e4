import { describe, expect, it } from 'vitest'
import {
  BOTS,
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

/** What the sailor says now. */
function says({ state }: Table): string {
  const who = speaker(state)
  if (!who) throw new Error('nobody has to speak')
  const view = viewFor(state, seatOf(state, who))
  return formatCommand(BOTS.sailor(view, new RandomStream(seedState('no whims'))).command)
}

/** Lets the sailor play until somebody else's turn comes, and gives all it said. */
function turnOf(table: Table): readonly string[] {
  const said: string[] = []
  const active = table.state.turn?.active
  for (let now = table; now.state.turn?.active === active && said.length < 20; ) {
    said.push(says(now))
    now = play(now, said.at(-1) ?? '')
    if (now.events.slice(table.events.length).some(({ type }) => type === 'turn-ended')) break
  }
  return said
}

const alone = (more: ScenarioInput, hand: readonly ItemId[] = [], room = 5): Table =>
  set({ gnomes: [red({ room: room as 5, hand: [...hand] }), blue()], icons: QUIET, ...more })

describe('the sailor at work', () => {
  it('mends what is about to be lost, and takes the time that makes it certain (A9)', () => {
    expect(turnOf(alone({ tracks: { heat: 9 } }))).toEqual(['open 4', 'enter', 'fix reactor 10'])
    expect(turnOf(alone({ tracks: { pressure: 9 } }, [], 2))).toEqual(['open 1', 'enter', 'fix engine 10'])
  })

  it('uses the tools it holds instead of minutes (C5)', () => {
    expect(turnOf(alone({ tracks: { heat: 9 } }, ['toolbox', 'reactor-manual']))).toEqual([
      'open 4',
      'enter',
      'play reactor-manual',
      'play toolbox',
      'fix reactor 3',
    ])
  })

  it('goes for a token on the track before it strikes, and never too late (A11)', () => {
    const said = turnOf(alone({ tokens: { crushed: 31 } }, [], 2))
    expect(said.at(-1)).toBe('fix engine 8')
    expect(turnOf(alone({ tokens: { crushed: 39 } }, [], 2)).at(-1)).not.toMatch(/^fix engine/)
  })

  it('does not walk into a fire to die there (D2)', () => {
    const table = alone({ rooms: { 4: { fire: true } }, tracks: { heat: 8 } })
    expect(turnOf(table)).not.toContain('open 4')
  })

  it('puts an extinguisher to use (A6)', () => {
    const table = alone({ rooms: { 4: { fire: true } }, tracks: { heat: 7 } }, ['extinguisher'], 4)
    expect(turnOf(table)).toEqual(['play extinguisher', 'extinguish 7'])
  })

  it('gives its life for a reactor that is about to blow, if comrades are left to be saved (O5)', () => {
    const table = alone({ rooms: { 4: { fire: true } }, tracks: { heat: 9 } }, ['extinguisher'], 4)
    expect(turnOf(table)).toEqual(['play extinguisher', 'fix reactor 10'])
  })

  it('draws from the stores when nothing is wrong (A12)', () => {
    expect(turnOf(alone({}, [], 8))).toEqual(['draw 4'])
  })

  it('leaves its burning room by the first way that is open (A6)', () => {
    const failed = play(alone({ rooms: { 5: { fire: true } }, next: { dice: [10] } }), 'extinguish 1')
    expect(failed.state.turn?.phase).toBe('escape')
    expect(says(failed)).toMatch(/^open /)
    expect(says(play(failed, 'open 2'))).toBe('enter')
  })

  it('waits when there is nothing else, and with no time left too (A14, A15)', () => {
    expect(says(alone({ rooms: { 6: { water: 'high' } }, blocked: ['5-6'] }, [], 6))).toBe('wait')
    const late = set({ gnomes: [red({ room: 5, minute: 1 }), blue({ minute: 0 })], icons: QUIET })
    expect(says(play(late, 'open 2'))).toBe('wait')
  })
})

describe('the sailor asked', () => {
  const offer = (give: string, hand: readonly ItemId[] = ['toolbox']): Table =>
    play(
      set({ gnomes: [red({ hand: ['coffee'] }), blue({ room: 1, hand: [...hand] })], icons: QUIET }),
      `trade blue give ${give}`,
    )

  it('takes a present, gives nothing for it, and refuses an empty offer (A13)', () => {
    expect(says(offer('coffee'))).toBe('give nothing')
    expect(says(offer('nothing'))).toBe('refuse')
  })

  it('defends itself if it can (O2)', () => {
    const attacked = (hand: readonly ItemId[]): Table =>
      play(
        set({
          options: { derangedGnomes: true },
          gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1, hand: [...hand] })],
          icons: QUIET,
        }),
        'play crowbar',
        'attack blue',
      )
    expect(says(attacked(['crowbar']))).toBe('defend')
    expect(says(attacked(['grog']))).toBe('yield')
  })

  it('lets a fire spread where it hurts least, and never to a sleeper (V3)', () => {
    const spread = (sleeper: ScenarioInput['gnomes']): Table =>
      meetCard('fire-spreads', [], { gnomes: [red(), ...(sleeper ?? [])], rooms: { 5: { fire: true } } })
    expect(says(spread([blue()]))).toBe('choose room 6')
    expect(says(spread([blue({ room: 6, fainted: true })]))).not.toBe('choose room 6')
  })

  it('gives up the hatch whose rooms keep most ways (V5)', () => {
    expect(says(meetCard('blocked-hatch', [5], { blocked: [] }))).not.toBe('choose hatch 5-6')
  })

  it('throws away what is worth least (V6)', () => {
    const table = meetCard('stumble', [], {
      gnomes: [red({ hand: ['toolbox', 'coffee', 'grog'] }), blue()],
    })
    const after = play(table, says(table))
    expect(gnome(after, 'red').hand).toEqual(['toolbox'])
  })

  it('drinks its coffee when fainting is likely, and keeps it when it is not (C6)', () => {
    const drunk = (intoxication: number): Table =>
      play(
        set({ gnomes: [red({ hand: ['grog', 'coffee'], intoxication }), blue(), green()], icons: QUIET }),
        'play grog',
        'wait',
      )
    expect(says(drunk(0))).toBe('continue')
    expect(says(drunk(3))).toBe('play coffee')
  })

  it('plays its charm for two events or more, not for one (C5)', () => {
    const lucky = (events: number[]): Table =>
      play(set({ gnomes: [red({ hand: ['lucky-charm'] }), blue()], icons: { events, items: [] } }), 'fix engine 10')
    expect(says(lucky([35]))).toBe('continue')
    expect(says(lucky([35, 33]))).toBe('play lucky-charm')
  })
})
