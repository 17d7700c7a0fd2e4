import { describe, expect, it } from 'vitest'
import { legalCommands, type TokenId, type TrackId } from '../../../../engine/red-november/index.ts'
import { blue, green, meetCard, QUIET, red, story } from '../kit.ts'
import { gnome, happened, play, refused, set } from '../table.ts'

const TOKENS: readonly TokenId[] = ['crushed', 'asphyxiated', 'missiles', 'kraken']

describe('tokens strike', () => {
  /** Red goes from 40 to 36; the others are where they are told to be. */
  const pass = (
    tokens: Partial<Record<TokenId, number>>,
    others: NonNullable<Parameters<typeof set>[0]['gnomes']> = [blue()],
    events: readonly number[] = [],
  ) =>
    play(
      set({
        gnomes: [red({ room: 4 }), ...others],
        tokens,
        icons: { events: [...events], items: [...events] },
        next: { dice: [10], events: events.map(() => 'descent') },
      }),
      'fix reactor 4',
    )

  for (const token of TOKENS) {
    it(`${token}: as soon as every time keeper has passed it, on the very step (V11, E1)`, () => {
      const table = pass({ [token]: 38 })
      expect(table.events.slice(-3)).toEqual([
        { type: 'marker-moved', gnome: 'red', from: 40, to: 37 },
        { type: 'token-struck', token },
        { type: 'game-ended', outcome: { saved: false, cause: token, winners: [] } },
      ])
      expect(gnome(table, 'red').minute).toBe(37)
      expect(table.state.tokens).toEqual({ [token]: 38 })
    })
  }

  it('on its space a marker has not passed it (V11)', () => {
    const table = pass({ crushed: 36 })
    expect(table.state.outcome).toBeNull()
    expect(gnome(table, 'red').minute).toBe(36)
    expect(play(table, 'fix reactor 1').state.outcome).toMatchObject({ cause: 'crushed' })
  })

  it('it waits for the last one: a time keeper on its space holds it (V11)', () => {
    expect(pass({ crushed: 38 }, [blue({ minute: 38 })]).state.outcome).toBeNull()
    expect(pass({ crushed: 38 }, [blue({ minute: 37 })]).state.outcome).toMatchObject({ cause: 'crushed' })
  })

  it('gnomes at 0 have passed it (V11, T2)', () => {
    expect(pass({ crushed: 38 }, [blue({ minute: 0 })]).state.outcome).toMatchObject({ saved: false, cause: 'crushed' })
  })

  it('dead and deserted gnomes have no time keeper that could hold it (V11, T2)', () => {
    const table = pass({ crushed: 38 }, [
      blue({ minute: 60, status: 'dead' }),
      green({ minute: 60, status: 'deserted' }),
    ])
    expect(table.state.outcome).toEqual({ saved: false, cause: 'crushed', winners: ['green'] })
  })

  it('it strikes before the event and the item of the space behind it (V11)', () => {
    const table = pass({ crushed: 38 }, [blue()], [38, 37])
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([38])
    expect(happened(table, 'items-drawn')).toHaveLength(1)
    expect(table.state.tracks.pressure).toBe(2)
  })

  it('of several tokens only the ones that all have passed strike (V11)', () => {
    expect(pass({ crushed: 20, kraken: 39 }).state.outcome).toMatchObject({ cause: 'kraken' })
    expect(pass({ crushed: 20, kraken: 36, missiles: 10, asphyxiated: 0 }).state.outcome).toBeNull()
  })

  it('on 0 it lies, harmless (V9, V11)', () => {
    const table = play(
      set({ gnomes: [red({ minute: 1 }), blue({ minute: 0 })], tokens: { crushed: 0 }, icons: QUIET }),
      'wait',
    )
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['red', 'blue'] })
    expect(table.state.tokens).toEqual({ crushed: 0 })
  })

  it('after the death of the active gnome that held it (V11)', () => {
    const table = play(
      set({ gnomes: [red(), blue()], rooms: { 1: { water: 'high' } }, tokens: { missiles: 21 }, icons: QUIET }),
      'wait',
    )
    expect(table.events.slice(-3)).toEqual([
      { type: 'died', gnome: 'red', place: 1, cause: 'high-water' },
      { type: 'token-struck', token: 'missiles' },
      { type: 'game-ended', outcome: { saved: false, cause: 'missiles', winners: [] } },
    ])
  })

  it('not after a death, while another time keeper holds it (V11)', () => {
    const table = play(
      set({ gnomes: [red(), blue()], rooms: { 1: { water: 'high' } }, tokens: { missiles: 20 }, icons: QUIET }),
      'wait',
    )
    expect(table.state.outcome).toBeNull()
    expect(table.state.turn?.active).toBe('blue')
  })

  it('after the death of a sleeper that held it (V11, D1)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 4 }), blue({ room: 2, minute: 38, fainted: true })],
        tokens: { kraken: 38 },
        icons: { events: [37], items: [37] },
        next: { dice: [10, 2], events: ['fire'] },
      }),
      'fix reactor 4',
    )
    expect(table.events.slice(-3)).toEqual([
      { type: 'died', gnome: 'blue', place: 2, cause: 'fire' },
      { type: 'token-struck', token: 'kraken' },
      { type: 'game-ended', outcome: { saved: false, cause: 'kraken', winners: [] } },
    ])
    expect(happened(table, 'items-drawn')).toEqual([])
  })

  it('with Slower Death the marker stays, and holds it (V11, O1)', () => {
    const table = play(
      set({
        options: { slowerDeath: true },
        gnomes: [red(), blue()],
        rooms: { 1: { water: 'high' } },
        tokens: { missiles: 21 },
        icons: QUIET,
        next: { dice: [5] },
      }),
      'wait',
    )
    expect(table.state.outcome).toBeNull()
  })

  it('after a desertion that leaves nobody behind it (V11, A16)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 'sea', minute: 9, hand: ['harpoon'] }), blue({ minute: 6 })],
        tokens: { crushed: 7 },
        icons: QUIET,
      }),
      'abandon',
    )
    expect(table.events.slice(-4)).toEqual([
      { type: 'deserted', gnome: 'red' },
      { type: 'items-discarded', gnome: 'red', items: ['harpoon'], cause: 'desertion' },
      { type: 'token-struck', token: 'crushed' },
      { type: 'game-ended', outcome: { saved: false, cause: 'crushed', winners: ['red'] } },
    ])
  })

  it('not after a desertion, while somebody holds it (V11, A16)', () => {
    const table = play(
      set({ gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 7 })], tokens: { crushed: 7 }, icons: QUIET }),
      'abandon',
    )
    expect(table.state.outcome).toBeNull()
    expect(table.state.turn?.active).toBe('blue')
  })
})

describe('lost', () => {
  const card: Readonly<Record<TrackId, readonly [string, number[]]>> = {
    asphyxiation: ['fire', [7]],
    heat: ['reactor-warms-up', []],
    pressure: ['descent', []],
  }

  for (const track of ['asphyxiation', 'heat', 'pressure'] as const) {
    it(`when ${track} stands on 10 (E1, B7)`, () => {
      const [event, dice] = card[track]
      const table = meetCard(event, dice, { tracks: { [track]: 9 } })
      expect(table.state.outcome).toEqual({ saved: false, cause: track, winners: [] })
      expect(table.state.tracks[track]).toBe(10)
      expect(meetCard(event, dice, { tracks: { [track]: 8 } }).state.outcome).toBeNull()
    })
  }

  it('when the last gnome dies (E1)', () => {
    const table = play(
      set({ gnomes: [red(), blue({ status: 'dead' })], rooms: { 1: { water: 'high' } }, icons: QUIET }),
      'wait',
    )
    expect(table.events.slice(-2)).toEqual([
      { type: 'died', gnome: 'red', place: 1, cause: 'high-water' },
      { type: 'game-ended', outcome: { saved: false, cause: 'nobody-left', winners: [] } },
    ])
    expect(table.state.stack).toEqual([])
  })

  it('when the last gnome deserts, and the deserters win (E1, A16)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 'sea', minute: 9 }), blue({ status: 'dead' }), green({ status: 'deserted' })],
        icons: QUIET,
      }),
      'abandon',
    )
    expect(table.state.outcome).toEqual({ saved: false, cause: 'nobody-left', winners: ['red', 'green'] })
  })

  it('also while a token lies: nobody is left to pass it (E1, V11, V12)', () => {
    const table = play(
      set({ gnomes: [red({ room: 'sea', minute: 9 })], tokens: { crushed: 3 }, icons: QUIET }),
      'abandon',
    )
    expect(table.state.outcome).toEqual({ saved: false, cause: 'nobody-left', winners: ['red'] })
    expect(happened(table, 'token-struck')).toEqual([])
  })

  it('not while one gnome lives, be it fainted in the boat at 0 or in the sea (E1)', () => {
    for (const survivor of [blue({ minute: 0, fainted: true }), blue({ minute: 0, room: 'sea' })]) {
      const table = play(set({ gnomes: [red(), survivor], rooms: { 1: { water: 'high' } }, icons: QUIET }), 'wait')
      expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['red', 'blue'] })
    }
  })

  it('a loss comes before a win: the last step to 0 passes a token on 1 (E1)', () => {
    const table = play(
      set({ gnomes: [red({ minute: 1 }), blue({ minute: 0 })], tokens: { crushed: 1 }, icons: QUIET }),
      'wait',
    )
    expect(gnome(table, 'red').minute).toBe(0)
    expect(table.state.outcome).toEqual({ saved: false, cause: 'crushed', winners: [] })
    expect(happened(table, 'game-ended')).toHaveLength(1)
  })

  it('a loss comes before a win: the last card on the way to 0 (E1)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 2, room: 4 }), blue({ minute: 0 })],
        tracks: { pressure: 9 },
        icons: { events: [1], items: [] },
        next: { dice: [10], events: ['descent'] },
      }),
      'fix reactor 2',
    )
    expect(table.state.outcome).toEqual({ saved: false, cause: 'pressure', winners: [] })
    expect(gnome(table, 'red').minute).toBe(1)
  })
})

describe('saved', () => {
  it('when the last time keeper comes to 0 (E2)', () => {
    const table = play(
      set({ gnomes: [red({ minute: 1 }), blue({ minute: 0 }), green({ minute: 0 })], icons: QUIET }),
      'wait',
    )
    expect(table.events.slice(-3)).toEqual([
      { type: 'marker-moved', gnome: 'red', from: 1, to: 0 },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'game-ended', outcome: { saved: true, cause: 'rescued', winners: ['red', 'blue', 'green'] } },
    ])
  })

  it('not before: one minute left is one turn left (E2, T2)', () => {
    const table = play(set({ gnomes: [red({ minute: 1 }), blue({ minute: 1 })], icons: QUIET }), 'wait')
    expect(table.state.outcome).toBeNull()
    expect(table.state.turn?.active).toBe('blue')
    expect(play(table, 'wait').state.outcome).toMatchObject({ saved: true })
  })

  it('only when all is resolved: the last question comes first (E2)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 2, room: 4 }), blue({ minute: 0 })],
        icons: { events: [1], items: [] },
        next: { dice: [10, 1], events: ['blocked-hatch'] },
      }),
      'fix reactor 2',
    )
    expect(table.state.outcome).toBeNull()
    expect(table.state.pending?.kind).toBe('block-hatch')
    expect(play(table, 'choose hatch 1-2').state.outcome).toMatchObject({ saved: true })
  })

  it('when the last straggler has just died and the others are at 0 (E2)', () => {
    const table = play(
      set({ gnomes: [red(), blue({ minute: 0 })], rooms: { 1: { water: 'high' } }, icons: QUIET }),
      'wait',
    )
    expect(story(table, 'died', 'turn-ended', 'game-ended')).toEqual([
      { type: 'died', gnome: 'red', place: 1, cause: 'high-water' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'game-ended', outcome: { saved: true, cause: 'rescued', winners: ['red', 'blue'] } },
    ])
  })

  it('when the last straggler has just deserted and the others are at 0: it loses (E2, A16)', () => {
    const table = play(set({ gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 0 })], icons: QUIET }), 'abandon')
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['blue'] })
  })

  it('the dead share the win, deserters do not (E2)', () => {
    const table = play(
      set({
        gnomes: [blue({ status: 'dead' }), red({ minute: 1 }), green({ status: 'deserted' })],
        icons: QUIET,
      }),
      'wait',
    )
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['blue', 'red'] })
  })

  it('the dead share the loss, deserters win (E2)', () => {
    const table = meetCard('descent', [], {
      gnomes: [blue({ status: 'dead' }), red(), green({ status: 'deserted' })],
      tracks: { pressure: 9 },
    })
    expect(table.state.outcome).toEqual({ saved: false, cause: 'pressure', winners: ['green'] })
  })
})

describe('the end', () => {
  it('tells what happened and why, and is the last word (E3)', () => {
    const table = meetCard('descent', [], { tracks: { pressure: 9 } })
    expect(table.events.at(-1)).toEqual({
      type: 'game-ended',
      outcome: { saved: false, cause: 'pressure', winners: [] },
    })
    expect(happened(table, 'game-ended')).toHaveLength(1)
    expect(table.state).toMatchObject({ turn: null, pending: null, agenda: [] })
  })

  it('says who died, where and of what (E3)', () => {
    const table = play(set({ gnomes: [red({ room: 'sea' }), blue({ minute: 0 })], icons: QUIET }), 'wait')
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 'sea', cause: 'out-of-air' }])
  })

  it('leaves nothing to do (E2, E3)', () => {
    const table = meetCard('descent', [], { tracks: { pressure: 9 } })
    expect(legalCommands(table.state)).toEqual([])
    for (const line of ['wait', 'open 2', 'continue', 'refuse', 'play grog', 'stay']) {
      expect(refused(table, line)).toEqual({ code: 'game/over', rule: 'E2' })
    }
  })
})
