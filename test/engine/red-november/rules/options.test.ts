import { describe, expect, it } from 'vitest'
import {
  apply,
  COLORS,
  createGame,
  EVENT_BOX,
  type GameState,
  legalCommands,
  type Options,
  type ScenarioInput,
  startGame,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { AT_39, asked, blue, green, legal, meetCard, QUIET, red, story } from '../kit.ts'
import { gnome, happened, play, refused, set, type Table } from '../table.ts'

const SLOWER = { slowerDeath: true }

describe('slower death', () => {
  it('a gnome that dies at the start of its updates is replaced, and the newcomer goes on to the ghost (O1, D2)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ hand: ['toolbox', 'grog'], intoxication: 3, drewIn: 8 }), blue()],
        rooms: { 1: { water: 'high' } },
        icons: { events: [39], items: [39] },
        next: { dice: [6], events: ['descent'], items: ['harpoon'] },
      }),
      'wait',
    )
    expect(table.events.slice(3)).toEqual([
      { type: 'phase-began', phase: 'updates' },
      { type: 'died', gnome: 'red', place: 1, cause: 'high-water' },
      { type: 'items-discarded', gnome: 'red', items: ['toolbox', 'grog'], cause: 'death' },
      { type: 'die-rolled', purpose: 'arrival', gnome: 'red', face: 6 },
      { type: 'arrived', gnome: 'red', room: 6 },
      { type: 'marker-moved', gnome: 'red', from: 40, to: 39 },
      { type: 'event-revealed', card: 'descent:2', minute: 39 },
      { type: 'track-moved', track: 'pressure', from: 1, to: 2, cause: 'descent' },
      { type: 'items-drawn', gnome: 'red', items: ['harpoon'], source: 'icon' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'red', minute: 39 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(gnome(table, 'red')).toEqual({
      color: 'red',
      room: 6,
      minute: 39,
      hand: ['harpoon'],
      intoxication: 0,
      fainted: false,
      status: 'alive',
      drewIn: null,
    })
    expect(table.state.itemDiscards).toEqual(['toolbox', 'grog'])
  })

  it('it may draw items again (O1, A12)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ room: 8, drewIn: 8 }), blue()],
        rooms: { 8: { water: 'high' } },
        icons: QUIET,
        next: { dice: [10] },
      }),
      'wait',
    )
    expect(refused(table, 'draw 1')).toBeNull()
  })

  it('a rolled room may burn or be flooded, and there is no second D2 this turn (O1)', () => {
    for (const [room, condition] of [
      [5, { fire: true }],
      [6, { water: 'high' as const }],
      [1, { water: 'high' as const }],
    ] as const) {
      const table = play(
        set({
          options: SLOWER,
          gnomes: [red(), blue()],
          rooms: { 1: { water: 'high' }, [room]: condition },
          icons: QUIET,
          next: { dice: [room] },
        }),
        'wait',
      )
      expect(happened(table, 'died')).toHaveLength(1)
      expect(gnome(table, 'red')).toMatchObject({ room, minute: 39, status: 'alive' })
    }
  })

  it('in its next turn the newcomer dies like anybody else (O1, D2)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red(), blue()],
        rooms: { 1: { water: 'high' } },
        icons: QUIET,
        next: { dice: [1, 2] },
      }),
      'wait',
      'wait',
    )
    expect(happened(table, 'died')).toHaveLength(2)
    expect(gnome(table, 'red')).toMatchObject({ room: 2, minute: 38 })
  })

  it('a gnome that ran out of air comes back aboard (O1, D2)', () => {
    const table = play(
      set({ options: SLOWER, gnomes: [red({ room: 'sea' }), blue()], icons: QUIET, next: { dice: [4] } }),
      'wait',
    )
    expect(story(table, 'died', 'arrived')).toEqual([
      { type: 'died', gnome: 'red', place: 'sea', cause: 'out-of-air' },
      { type: 'arrived', gnome: 'red', room: 4 },
    ])
    expect(play(table, 'wait').state.gnomes[0]).toMatchObject({ status: 'alive', room: 4, minute: 38 })
  })

  it('a gnome that fainted in the sea comes back awake, and its ghost stays (O1, F4)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ room: 3, hand: ['aqualung', 'grog'] }), blue({ minute: 30 })],
        icons: { events: [28], items: [27] },
        next: { dice: [4], events: ['respite:1', 'descent'], items: ['coffee'] },
      }),
      'play aqualung',
      'play grog',
      'open sea',
      'enter',
      'wait',
    )
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 'sea', cause: 'fainted-in-sea' }])
    expect(gnome(table, 'red')).toMatchObject({
      room: 4,
      minute: 27,
      fainted: false,
      intoxication: 0,
      hand: ['coffee'],
    })
    expect(table.state.tracks.pressure).toBe(2)
    expect(happened(table, 'faint-checked')).toHaveLength(1)
  })

  it('a hero who drank has had its faint check; the newcomer has none (O1, O5)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ hand: ['grog'] }), blue()],
        rooms: { 1: { fire: true } },
        icons: QUIET,
        next: { dice: [4], events: ['respite:-', 'respite:1'] },
      }),
      'play grog',
      'fix engine 10',
    )
    expect(happened(table, 'faint-checked')).toHaveLength(1)
    expect(table.state.script.events).toEqual(['respite:1'])
    expect(gnome(table, 'red')).toMatchObject({ room: 4, minute: 30, intoxication: 0 })
  })

  it('a lucky charm goes on for the newcomer (O1, D2, C5)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ room: 5, hand: ['grog', 'lucky-charm'] }), blue({ room: 7, minute: 38, hand: ['crowbar'] })],
        icons: { events: [39, 38, 37, 36, 35], items: [] },
        next: { dice: [2, 4], events: ['respite:1', 'descent', 'descent'] },
        rooms: { 5: { water: 'high' } },
      }),
      'play grog',
      'play lucky-charm',
      'wait',
    )
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 5, cause: 'high-water' }])
    expect(happened(table, 'icon-ignored').map(({ minute }) => minute)).toEqual([39, 38, 37])
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([36, 35])
    expect(gnome(table, 'red')).toMatchObject({ room: 2, minute: 29 })
  })

  it('the active sleeper that drowns on the way is replaced by one that is awake, and the ghost stays (O1, D1)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ room: 5, hand: ['grog'] }), blue()],
        icons: { events: [38, 37], items: [] },
        next: { dice: [5, 6], events: ['respite:1', 'leak', 'descent'] },
      }),
      'play grog',
      'wait',
    )
    expect(story(table, 'died', 'arrived', 'event-revealed', 'woke')).toEqual([
      { type: 'event-revealed', card: 'leak:2', minute: 38 },
      { type: 'died', gnome: 'red', place: 5, cause: 'high-water' },
      { type: 'arrived', gnome: 'red', room: 6 },
      { type: 'event-revealed', card: 'descent:2', minute: 37 },
    ])
    expect(gnome(table, 'red')).toMatchObject({ room: 6, minute: 29, fainted: false })
  })

  it('a newcomer is awake: the next fire in its room does not kill it this turn (O1, D1)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ room: 5, hand: ['grog'] }), blue()],
        icons: { events: [38, 37], items: [] },
        next: { dice: [5, 6, 6], events: ['respite:1', 'leak', 'fire'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'died')).toHaveLength(1)
    expect(table.state.rooms[6]).toBe('burning')
  })

  it('a sleeper that dies in the turn of another comes back and keeps its marker where it is (O1, D1)', () => {
    const table = meetCard('fire', [10, 3], {
      options: SLOWER,
      gnomes: [red(), blue({ fainted: true, hand: ['crowbar'], intoxication: 2, drewIn: 10 }), green()],
    })
    expect(story(table, 'died', 'items-discarded', 'die-rolled', 'arrived')).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 10 },
      { type: 'died', gnome: 'blue', place: 10, cause: 'fire' },
      { type: 'items-discarded', gnome: 'blue', items: ['crowbar'], cause: 'death' },
      { type: 'die-rolled', purpose: 'arrival', gnome: 'blue', face: 3 },
      { type: 'arrived', gnome: 'blue', room: 3 },
    ])
    expect(gnome(table, 'blue')).toEqual({
      color: 'blue',
      room: 3,
      minute: 20,
      hand: [],
      intoxication: 0,
      fainted: false,
      status: 'alive',
      drewIn: null,
    })
    expect(table.state.stack).toEqual(['red', 'blue', 'green'])
  })

  it('the death of another does not spare the active gnome its own D2 and faint check (O1)', () => {
    const table = play(
      set({
        options: { ...SLOWER, derangedGnomes: true },
        gnomes: [red({ room: 5, hand: ['crowbar', 'grog'] }), blue({ room: 5 })],
        icons: QUIET,
        next: { dice: [9], events: ['respite:1'] },
      }),
      'play grog',
      'play crowbar',
      'attack blue',
      'yield',
    )
    expect(happened(table, 'faint-checked')).toMatchObject([{ gnome: 'red', fainted: true }])
    expect(gnome(table, 'red').minute).toBe(29)
  })

  it('a gnome at 0 that dies comes back at 0 (O1, T2)', () => {
    const table = meetCard('fire', [10, 3], {
      options: SLOWER,
      gnomes: [red(), blue({ minute: 0, fainted: true })],
    })
    expect(gnome(table, 'blue')).toMatchObject({ minute: 0, status: 'alive', room: 3 })
    expect(table.state.stack).toEqual(['red', 'blue'])
  })

  it('nobody is ever left over: the death of a lonely gnome loses nothing (O1, E1)', () => {
    const table = play(
      set({
        options: SLOWER,
        gnomes: [red({ minute: 1 })],
        rooms: { 1: { water: 'high' } },
        icons: QUIET,
        next: { dice: [4] },
      }),
      'wait',
    )
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['red'] })
  })

  it('without it the dead are not replaced (O1, D3)', () => {
    const table = meetCard('fire', [10, 3], { gnomes: [red(), blue({ fainted: true })] })
    expect(happened(table, 'arrived')).toEqual([])
    expect(table.state.script.dice).toEqual([3])
    expect(gnome(table, 'blue').status).toBe('dead')
  })

  it('several newcomers of one card each roll their own room (O1, V12)', () => {
    const table = meetCard('undersea-current', [7, 8], {
      options: SLOWER,
      gnomes: [blue({ room: 2, fainted: true }), red(), green({ room: 3, fainted: true })],
      rooms: { 2: { water: 'low' }, 3: { water: 'low' } },
    })
    expect(happened(table, 'arrived')).toEqual([
      { type: 'arrived', gnome: 'green', room: 7 },
      { type: 'arrived', gnome: 'blue', room: 8 },
    ])
  })
})

describe('greater challenge', () => {
  const CHALLENGE = { greaterChallenge: true }

  it('a revealed respite leaves the game (O3)', () => {
    const table = meetCard('respite:3', [], { options: CHALLENGE })
    expect(table.state.removed).toEqual(['respite:3'])
    expect(table.state.eventDiscards).toEqual([])
  })

  it('a respite of a faint check leaves the game too, and counts (O3, F2)', () => {
    const table = play(
      set({
        options: CHALLENGE,
        gnomes: [red({ hand: ['grog'] }), blue()],
        icons: QUIET,
        removed: ['respite:-'],
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(table.state.removed).toEqual(['respite:-', 'respite:1'])
    expect(table.state.eventDiscards).toEqual([])
    expect(happened(table, 'faint-checked')).toMatchObject([{ fainted: true }])
  })

  it('other cards are discarded as ever (O3)', () => {
    const table = meetCard('descent:3', [], { options: CHALLENGE })
    expect(table.state.removed).toEqual([])
    expect(table.state.eventDiscards).toEqual(['descent:3'])
  })

  it('without it respites are discarded and come again (O3)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue()],
        icons: AT_39,
        next: { events: ['respite:-', 'respite:2'] },
      }),
      'play grog',
      'wait',
    )
    expect(table.state.removed).toEqual([])
    expect(table.state.eventDiscards).toEqual(['respite:-', 'respite:2'])
  })

  it('removed cards do not come back with the discards (O3, C2)', () => {
    const respites = EVENT_BOX.filter((card) => card.startsWith('respite'))
    const table = play(
      set({
        options: CHALLENGE,
        gnomes: [red(), blue()],
        icons: AT_39,
        removed: respites,
        discards: { events: EVENT_BOX.filter((card) => !card.startsWith('respite') && card !== 'kraken:1') },
      }),
      'wait',
    )
    const all = [...table.state.eventPile, ...table.state.eventDiscards]
    expect(all).toHaveLength(49)
    expect(all.filter((card) => card.startsWith('respite'))).toEqual([])
    expect(table.state.removed).toEqual(respites)
  })
})

/** Answers every question with its first possibility. */
function answerAll(state: GameState): Table {
  let table: Table = { state, events: [] }
  while (table.state.pending) {
    const [first] = legalCommands(table.state)
    if (!first) throw new Error('a question without an answer')
    const result = apply(table.state, first)
    if (!result.ok) throw new Error(result.error.code)
    table = { state: result.state, events: [...table.events, ...result.events] }
  }
  return table
}

describe('opening disasters', () => {
  const open = (count: number, seed: string, options: Partial<Options> = { openingDisasters: true }) =>
    startGame({ seed, gnomes: COLORS.slice(0, count), options })

  const STARTS = [
    [3, 60],
    [4, 60],
    [5, 60],
    [6, 50],
    [7, 45],
    [8, 40],
  ] as const

  for (const [count, start] of STARTS) {
    it(`${count} gnomes meet ${count} events on ${start}, before the first turn (O4, B5)`, () => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const opening = open(count, seed)
        const answered = answerAll(opening.state)
        const table = { state: answered.state, events: [...opening.events, ...answered.events] }
        const cards = happened(table, 'event-revealed')
        if (table.state.outcome?.saved !== false) {
          expect(cards).toHaveLength(count)
          expect(happened(table, 'turn-began')).toEqual([
            { type: 'turn-began', gnome: table.state.stack[0], minute: start },
          ])
          expect(table.state.turn).toMatchObject({ active: table.state.stack[0], ghost: start, phase: 'movement' })
        }
        expect(cards.map(({ minute }) => minute)).toEqual(cards.map(() => start))
        expect(table.state.eventDiscards).toEqual(cards.map(({ card }) => card))
        expect(table.state.eventPile).toHaveLength(55 - cards.length)
        const began = table.events.findIndex(({ type }) => type === 'turn-began')
        expect(table.events.findLastIndex(({ type }) => type === 'event-revealed')).toBeLessThan(began)
      }
    })
  }

  it('the first gnome counts as active: it is asked, and rolls (O4)', () => {
    let questions = 0
    for (let seed = 0; seed < 40; seed++) {
      const opening = open(4, `opening ${seed}`)
      const { pending, stack, turn } = opening.state
      if (!pending) continue
      questions++
      expect(pending.who).toBe(stack[0])
      expect(turn).toMatchObject({ active: stack[0], phase: 'updates', ghost: 60 })
      expect(happened(opening, 'turn-began')).toEqual([])
      for (const roll of happened(opening, 'die-rolled')) {
        if (roll.purpose !== 'arrival') expect(roll.gnome).toBe(stack[0])
      }
      expect(answerAll(opening.state).state.turn).toMatchObject({ active: stack[0], phase: 'movement' })
    }
    expect(questions).toBeGreaterThan(5)
  })

  it('they are Updates, and the table hears of it before the first card (O4, T5)', () => {
    const { events } = open(4, 'a')
    const [began] = events.filter(({ type }) => type !== 'die-rolled')
    expect(began).toEqual({ type: 'phase-began', phase: 'updates' })
  })

  it('tokens are counted from the start space (O4, V9)', () => {
    const placed = new Map<string, number>()
    for (let seed = 0; seed < 60; seed++) {
      const table = answerAll(open(6, `tokens ${seed}`).state)
      for (const [token, minute] of Object.entries(table.state.tokens)) placed.set(token, minute)
    }
    expect(placed.size).toBeGreaterThan(0)
    for (const [token, minute] of placed) expect(minute).toBe(token === 'kraken' ? 35 : 40)
  })

  it('nobody draws items or moves for them (O4)', () => {
    const opening = open(4, 'quiet hands')
    expect(happened(opening, 'items-drawn')).toEqual([])
    expect(happened(opening, 'marker-moved')).toEqual([])
    expect(opening.state.gnomes.map(({ minute }) => minute)).toEqual([60, 60, 60, 60])
  })

  it('without the option the first turn comes at once (O4)', () => {
    const opening = open(4, 'a', {})
    expect(happened(opening, 'event-revealed')).toEqual([])
    expect(opening.state.eventPile).toHaveLength(55)
    expect(opening.state.turn).toMatchObject({ phase: 'movement', active: opening.state.stack[0] })
  })

  it('a scenario has them behind it (O4)', () => {
    const table = set({ options: { openingDisasters: true }, gnomes: [red(), blue()], next: { events: ['descent'] } })
    expect(table.state.script.events).toEqual(['descent:2'])
    expect(table.state.tracks.pressure).toBe(1)
    expect(table.state.turn).toMatchObject({ active: 'red', phase: 'movement' })
    const fresh = set({ options: { openingDisasters: true } })
    expect(fresh.state.eventDiscards).toEqual([])
    expect(fresh.state.eventPile).toHaveLength(55)
  })

  it('the same seed brings the same disasters (O4, S3)', () => {
    const setup = { seed: 'twice', gnomes: COLORS.slice(0, 5), options: { openingDisasters: true } }
    expect(createGame(setup)).toEqual(createGame(setup))
  })
})

describe('heroic sacrifice', () => {
  const PLACES = [
    [1, 'fix engine 10', 'engine'],
    [2, 'fix pumps 10', 'pumps'],
    [4, 'fix reactor 10', 'reactor'],
    [7, 'stop missiles 10', 'missiles'],
  ] as const
  const hero = (room: 1 | 2 | 4 | 5 | 7 | 8 | 10, more: ScenarioInput = {}) =>
    set({
      gnomes: [red({ room, hand: ['grog', 'extinguisher', 'crowbar', 'toolbox'] }), blue({ room })],
      rooms: { [room]: { fire: true } },
      blocked: ['1-2', '2-4', '5-7', '5-8'],
      tracks: { heat: 8, pressure: 8, asphyxiation: 8 },
      tokens: { missiles: 2, crushed: 3, asphyxiated: 4 },
      icons: QUIET,
      next: { events: ['respite:-'] },
      ...more,
    })

  for (const [room, line, job] of PLACES) {
    it(`in a burning room ${line.slice(0, -3)} is possible after grog or an extinguisher, at the price of life (O5, D2)`, () => {
      for (const item of ['grog', 'extinguisher']) {
        const table = play(hero(room), `play ${item}`, line)
        expect(happened(table, 'fix-succeeded')).toEqual([{ type: 'fix-succeeded', gnome: 'red', job }])
        expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: room, cause: 'fire' }])
        expect(table.state.rooms[room]).toBe('burning')
      }
    })

    it(`${line.slice(0, -3)} in a burning room needs one of the two played this turn (O5)`, () => {
      const fire = { code: 'action/fire', rule: 'A4' }
      expect(refused(hero(room), line)).toEqual(fire)
      expect(refused(play(hero(room), 'play toolbox', 'play crowbar'), line)).toEqual(fire)
      expect(legal(hero(room))).not.toContain(line)
      expect(legal(play(hero(room), 'play grog'))).toContain(line)
    })

    it(`${line.slice(0, -3)} in a burning room is refused when the option is off (O5, A4)`, () => {
      const table = play(hero(room, { options: { heroicSacrifice: false } }), 'play grog')
      expect(refused(table, line)).toEqual({ code: 'action/fire', rule: 'A4' })
      expect(legal(table).filter((text) => !/^(open|play|extinguish) /.test(text))).toEqual([])
    })
  }

  it('the work counts: tracks go back, tokens leave (O5, A9, A10)', () => {
    expect(play(hero(1), 'play grog', 'fix engine 10').state).toMatchObject({
      tracks: { pressure: 5, heat: 8, asphyxiation: 8 },
      tokens: { missiles: 2, asphyxiated: 4 },
    })
    expect(play(hero(2), 'play grog', 'fix pumps 10').state).toMatchObject({
      tracks: { pressure: 8, heat: 8, asphyxiation: 5 },
      tokens: { missiles: 2, crushed: 3 },
    })
    expect(play(hero(4), 'play grog', 'fix reactor 10').state.tracks).toEqual({ pressure: 8, heat: 5, asphyxiation: 8 })
    expect(play(hero(7), 'play grog', 'stop missiles 10').state.tokens).toEqual({ crushed: 3, asphyxiated: 4 })
  })

  const DERANGED = { derangedGnomes: true }
  const drunk = (room: 1 | 8 | 10, options: Partial<Options> = DERANGED) =>
    play(hero(room, { options }), 'play grog', 'play extinguisher', 'play crowbar')

  it('draw, trade and attack are possible in a fire too, at the same price (O5, D2)', () => {
    const BRAVE = [
      [8, ['draw 1']],
      [10, ['draw 2']],
      [1, ['trade blue give toolbox', 'give nothing']],
      [1, ['attack blue', 'yield']],
    ] as const
    for (const [room, lines] of BRAVE) {
      const table = play(drunk(room), ...lines)
      expect(happened(table, 'died').at(-1)).toEqual({ type: 'died', gnome: 'red', place: room, cause: 'fire' })
      expect(legal(drunk(room))).toContain(lines[0])
    }
    expect(gnome(play(drunk(1), 'trade blue give toolbox', 'give nothing'), 'blue').hand).toContain('toolbox')
  })

  it('none of them without grog or an extinguisher, or with the option off (O5, A4)', () => {
    const fire = { code: 'action/fire', rule: 'A4' }
    const sober = (room: 1 | 8 | 10) => play(hero(room, { options: DERANGED }), 'play crowbar')
    const forbidden = (room: 1 | 8 | 10) => drunk(room, { ...DERANGED, heroicSacrifice: false })
    for (const table of [sober, forbidden]) {
      expect(refused(table(8), 'draw 1')).toEqual(fire)
      expect(refused(table(10), 'draw 1')).toEqual(fire)
      expect(refused(table(1), 'trade blue give nothing')).toEqual(fire)
      expect(refused(table(1), 'attack blue')).toEqual(fire)
    }
  })

  it('never unblock, never No Action (O5)', () => {
    const fire = { code: 'action/fire', rule: 'A4' }
    expect(refused(drunk(1), 'unblock 1-2 5')).toEqual(fire)
    expect(refused(drunk(1), 'wait')).toEqual(fire)
    expect(refused(drunk(1), 'extinguish 5')).toBeNull()
    expect(refused(drunk(1), 'fix engine 5')).toBeNull()
  })

  it('a hero has no extra move when its work fails (O5, A6)', () => {
    const table = play(hero(1, { next: { dice: [10], events: ['respite:-'] } }), 'play grog', 'fix engine 1')
    expect(happened(table, 'fix-failed')).toEqual([
      { type: 'fix-failed', gnome: 'red', job: 'engine', tooLateFor: null },
    ])
    expect(happened(table, 'died')).toHaveLength(1)
    expect(table.state.turn).toMatchObject({ active: 'blue', phase: 'movement' })
  })

  it('is on by default, and needless where nothing burns (O5)', () => {
    expect(set({ gnomes: [red()] }).state.options.heroicSacrifice).toBe(true)
    const table = play(hero(1, { rooms: {}, options: { heroicSacrifice: false } }), 'fix engine 10')
    expect(happened(table, 'died')).toEqual([])
  })
})

describe('secret hands', () => {
  const hands = (options: Partial<Options>) =>
    set({
      options,
      gnomes: [red({ hand: ['grog', 'coffee'] }), blue({ hand: ['crowbar'] }), green()],
      icons: QUIET,
      next: { dice: [3], events: ['leak'], items: ['harpoon'] },
    }).state

  const seen = (state: GameState, seat: number) => viewFor(state, seat).gnomes.map(({ hand }) => hand)

  it('hands are open by default (O6)', () => {
    for (const seat of [0, 1, 2]) expect(seen(hands({}), seat)).toEqual([['grog', 'coffee'], ['crowbar'], []])
  })

  it('with Secret Hands everybody sees the own hand only, and how many items the others hold (O6)', () => {
    const state = hands({ secretHands: true })
    expect(seen(state, 0)).toEqual([['grog', 'coffee'], null, null])
    expect(seen(state, 1)).toEqual([null, ['crowbar'], null])
    expect(viewFor(state, 2).gnomes.map(({ handSize }) => handSize)).toEqual([2, 1, 0])
  })

  it('with Deranged Gnomes hands are secret as well (O2)', () => {
    expect(seen(hands({ derangedGnomes: true }), 0)).toEqual([['grog', 'coffee'], null, null])
  })

  it('Secret Hands brings no attack (O6, O2)', () => {
    const table = play(
      set({
        options: { secretHands: true },
        gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1 })],
        icons: QUIET,
      }),
      'play crowbar',
    )
    expect(refused(table, 'attack blue')).toEqual({ code: 'attack/option-off', rule: 'O2' })
  })

  it('a person sees the hands of all its own gnomes (O6, S1)', () => {
    const state = set({
      options: { secretHands: true },
      people: 2,
      gnomes: [red({ hand: ['grog'] }), blue({ hand: ['crowbar'] }), green({ hand: ['coffee'] }), { color: 'white' }],
      icons: QUIET,
    }).state
    const shown = seen(state, 0).map((hand) => hand !== null)
    expect(shown.filter(Boolean)).toHaveLength(2)
    expect(seen(state, 1).map((hand) => hand === null)).toEqual(shown)
  })

  it('no view gives away seed, random state, script, plans or the order of the piles (O6, S3)', () => {
    for (const options of [{}, { secretHands: true }]) {
      const state = hands(options)
      const view = viewFor(state, 0)
      for (const secret of ['seed', 'random', 'script', 'agenda']) expect(view).not.toHaveProperty(secret)
      expect(view.eventPile).toBe(state.eventPile.length + 1)
      expect(view.itemPile).toBe(state.itemPile.length + 1)
    }
  })

  it('who is asked about coffee or a charm is seen, but only its player sees about what (O6, C7)', () => {
    const coffee = (options: Partial<Options>) =>
      play(set({ options, gnomes: [red({ hand: ['grog', 'coffee'] }), blue()], icons: QUIET }), 'play grog', 'wait')
    expect(viewFor(coffee({ secretHands: true }).state, 0).pending).toEqual({ kind: 'coffee', who: 'red' })
    expect(viewFor(coffee({ secretHands: true }).state, 1).pending).toEqual({ kind: 'private', who: 'red' })
    expect(viewFor(coffee({}).state, 1).pending).toEqual({ kind: 'coffee', who: 'red' })
    const charm = play(
      set({
        options: { derangedGnomes: true },
        gnomes: [red({ hand: ['lucky-charm'] }), blue()],
        icons: AT_39,
      }),
      'wait',
    )
    expect(viewFor(charm.state, 0).pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(viewFor(charm.state, 1).pending).toEqual({ kind: 'private', who: 'red' })
  })

  it('an offer is seen by the two who trade (O6, A13)', () => {
    const { state } = play(
      set({
        options: { secretHands: true },
        gnomes: [red({ hand: ['grog', 'coffee'] }), blue({ room: 1 }), green()],
        icons: QUIET,
      }),
      'trade blue give coffee,grog',
    )
    const pending = { kind: 'trade-answer', who: 'blue', from: 'red', offerSize: 2 }
    expect(viewFor(state, 0).pending).toEqual({ ...pending, offer: ['coffee', 'grog'] })
    expect(viewFor(state, 1).pending).toEqual({ ...pending, offer: ['coffee', 'grog'] })
    expect(viewFor(state, 2).pending).toEqual({ ...pending, offer: null })
  })

  it('a question to a defender looks the same whatever it holds (O2)', () => {
    const views = [['crowbar' as const], ['grog' as const]].map((hand) => {
      const table = play(
        set({
          options: { derangedGnomes: true },
          gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1, hand })],
          icons: QUIET,
        }),
        'play crowbar',
        'attack blue',
      )
      expect(asked(table)).toEqual([['blue', 'defend']])
      return viewFor(table.state, 0)
    })
    expect(views[0]).toEqual(views[1])
  })
})

describe('the switches', () => {
  it('each is its own, with open hands and heroes by default (O1-O6)', () => {
    expect(set({}).state.options).toEqual({
      slowerDeath: false,
      derangedGnomes: false,
      greaterChallenge: false,
      openingDisasters: false,
      heroicSacrifice: true,
      secretHands: false,
    })
    expect(set({ options: { slowerDeath: true, heroicSacrifice: false } }).state.options).toEqual({
      slowerDeath: true,
      derangedGnomes: false,
      greaterChallenge: false,
      openingDisasters: false,
      heroicSacrifice: false,
      secretHands: false,
    })
  })
})
