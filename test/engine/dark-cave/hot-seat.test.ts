import { describe, expect, it } from 'vitest'
import { createGame, darkCave, type PlayerView, type Seat, viewFor } from '../../../engine/dark-cave/index.ts'
import { viewerOf } from '../../../engine/shared/table/session.ts'
import { active, CLOSE_GOALS, duo, five, happened, play, type Table } from './table.ts'

/** What the engine gives a screen that several people share. Curtain, keys and sounds are the interface's own. */
const view = ({ state }: Table, seat: number | null): PlayerView => viewFor(state, seat)

/** The parts of a view that are somebody's secret. */
const secrets = (seen: PlayerView) => ({
  hands: seen.players.flatMap(({ hand }) => hand ?? []),
  roles: seen.players.flatMap(({ gnome, role, revealed }) => (role && !revealed ? [gnome] : [])),
  goals: seen.table.goals.flatMap(({ cell, goal, up }) => (goal && !up ? [cell] : [])),
  aside: seen.aside.filter(({ role }) => role !== null).length,
  passed: seen.discards.own,
})
const NOTHING = { hands: [], roles: [], goals: [], aside: 0, passed: [] }

const rich = (): Table =>
  five(
    { goals: CLOSE_GOALS, firstOut: 'b1' },
    { y1: { knows: ['1,1', 'b2'], hand: ['I-06', 'info'] }, b1: { left: true }, b2: { revealed: false } },
  )

describe('one screen, several people', () => {
  it('the private panel holds hand, clan card and notes; all else of a view is the public table (HS1)', () => {
    expect(secrets(view(rich(), 0))).toEqual({
      hands: ['I-06', 'info-I'],
      roles: ['y1', 'b2'],
      goals: ['1,1'],
      aside: 0,
      passed: [],
    })
    expect(secrets(view(rich(), 1)).aside).toBe(3)
  })

  it('behind the curtain there is a view in which nothing is private (HS2)', () => {
    expect(secrets(view(rich(), null))).toEqual(NOTHING)
  })

  it('what a player learns by itself falls into its own turn (HS3)', () => {
    const table = rich()
    const after = play(table, 'info clan y2')
    expect(secrets(view(after, 0)).roles).toEqual(['y1', 'y2', 'b2'])
    for (const seat of [1, 2, 3, 4]) expect(secrets(view(after, seat))).toEqual(secrets(view(table, seat)))
  })

  it('a peek shows one card (HS4)', () => {
    const before = secrets(view(rich(), 0))
    const after = secrets(view(play(rich(), 'info goal 1,-1'), 0))
    expect(after.goals.filter((cell) => !before.goals.includes(cell))).toEqual(['1,-1'])
    expect(after.roles).toEqual(before.roles)
  })

  it('drawn cards are in the view of who drew them, and a card back is all that others see (HS5)', () => {
    const table = play(duo({ next: { cards: ['II-03'] } }), 'discard I-01')
    expect(view(table, 0).players[0]?.hand).toEqual(['II-03'])
    expect(view(table, 1).players[0]).toMatchObject({ hand: null, handSize: 1 })
    expect(happened(table, 'drew')).toEqual([{ type: 'drew', player: 'y1', count: 1 }])
  })

  it('after a swap each of the two finds the new hand in the own view (HS6)', () => {
    const table = play(duo({ next: { cards: ['II-03'] } }, { hand: ['swap', 'I-06'] }), 'swap b1')
    expect(view(table, 0).players[0]?.hand).toEqual(['I-02'])
    expect(view(table, 1).players[1]?.hand).toEqual(['I-06', 'II-03'])
  })

  it('of a lost card the events tell that it was lost, not which (HS7)', () => {
    const table = play(duo({ cards: { '1,0': 'I-15' } }, { hand: ['I-03', 'I-04'] }), 'discard I-03', 'step 1,0.b')
    expect(happened(table, 'card-lost')).toEqual([{ type: 'card-lost', player: 'y1', cause: 'bridge' }])
  })

  it('questions name who answers, openly; without a usable axe nobody is asked (HS8)', () => {
    const set = (axes: number) =>
      play(duo({ cards: { '-1,0': 'II-12' } }, { hand: ['rat'] }, { at: '-1,0.w', axes }), 'rat -1,0.e', 'step -1,0.w')
    expect(view(set(1), null).pending?.who).toBe('b1')
    expect(set(0).state.pending).toBeNull()
  })

  it('skipped turns pass by themselves and are told (HS9)', () => {
    const table = play(five({}, { b1: { hand: [] } }), 'discard I-01')
    expect([active(table), table.state.skipped]).toEqual(['y2', ['b1']])
  })

  it('no event carries a face that not everybody has seen (HS10)', () => {
    const table = play(five({ goals: CLOSE_GOALS }, { y1: { hand: ['info', 'I-09'] } }), 'info goal 1,1')
    const text = JSON.stringify(table.events)
    for (const secret of ['exit', 'I-09', 'loyal', 'saboteur']) expect(text).not.toContain(secret)
    expect(JSON.stringify(play(duo(), 'discard I-01').events)).not.toContain('I-01')
  })

  it('a loaded game gives the same views: what is secret comes back from the state alone (HS11)', () => {
    const { state } = play(rich(), 'info goal 1,-1')
    const loaded = JSON.parse(JSON.stringify(state))
    for (const seat of [null, 0, 1, 2, 3, 4]) expect(viewFor(loaded, seat)).toEqual(viewFor(state, seat))
  })

  it('turned up clan cards and the whole end are public (HS12)', () => {
    const table = play(rich(), 'propose', 'agree', 'agree', 'agree', 'agree')
    const seen = view(table, null)
    expect(seen.players.every(({ role }) => role !== null)).toBe(true)
    expect(seen.table.goals.map(({ goal }) => goal)).toEqual(['ladder', 'vein', 'hole', 'exit'])
    expect(seen.outcome?.cause).toBe('agreed')
    expect(view(five({}, { b3: { revealed: true } }), null).players.map(({ role }) => role)).toEqual([
      null,
      null,
      null,
      null,
      'loyal',
    ])
  })

  it('the public view holds everything that is to be read aloud of the table, and no hand (HS13)', () => {
    const seen = viewFor(createGame({ seed: 'aloud', players: 5 }), null)
    expect(seen.players.map(({ at, gold, handSize, hand }) => [at, gold, handSize, hand])).toEqual(
      Array.from({ length: 5 }, () => ['0,0.c', 3, 5, null]),
    )
  })

  describe('whose eyes the screen serves', () => {
    const asked = play(
      five({ cards: { '-1,0': 'I-12' } }, { y1: { hand: ['rat', 'I-06'] }, b1: { axes: 1 } }),
      'rat -1,0.c',
      'step 0,0.c',
    )
    const PEOPLE: readonly Seat[] = ['person', 'person', 'person', 'person', 'person']
    const eyes = (seats: readonly Seat[]) => viewerOf(darkCave, asked.state, { holder: 0, seats })

    it('whoever sits there covers the own hand while somebody else is asked openly (HS8)', () => {
      expect(asked.state.pending).toMatchObject({ kind: 'axe', who: 'b1' })
      expect(eyes(PEOPLE)).toBeNull()
    })

    it('a bot that is asked makes nobody cover anything where one person plays (HS9)', () => {
      expect(eyes(['person', 'digger', 'digger', 'digger', 'digger'])).toBe(0)
    })

    it('where several people sit around the screen, nothing private stays on it while a bot is up (HS2)', () => {
      expect(eyes(['person', 'digger', 'person', 'digger', 'digger'])).toBeNull()
    })
  })
})
