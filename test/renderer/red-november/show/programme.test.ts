import { describe, expect, it } from 'vitest'
import {
  apply,
  type Color,
  type Command,
  fromScenario,
  type GameEvent,
  type GameState,
  type ScenarioInput,
  startGame,
} from '../../../../engine/red-november/index.ts'
import { type Picture, pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { asShown, type ShownGnome } from '../../../../renderer/red-november/hud/shown.ts'
import { type Beat, type BoatShow, PROGRAMME } from '../../../../renderer/red-november/show/programme.ts'
import type { Standing } from '../../../../renderer/table/show/programme.ts'
import { seen } from '../seen.ts'

const position = (rest: Omit<ScenarioInput, 'game' | 'seed'>): GameState =>
  fromScenario({ game: 'red-november', seed: 'show', ...rest })

function played(state: GameState, command: Command): { events: readonly GameEvent[]; state: GameState } {
  const result = apply(state, command)
  if (!result.ok) throw new Error(result.error.code)
  return result
}

function programme(
  state: GameState,
  command: Command,
  from: Standing<BoatShow> = PROGRAMME.standing(seen(state)),
): { readonly beats: readonly Beat[]; readonly end: Standing<BoatShow>; readonly after: GameState } {
  const { events, state: after } = played(state, command)
  return { ...PROGRAMME.write(from, events, seen(after)), after }
}

const eventsOf = ({ move }: Beat): readonly GameEvent[] => move.map(({ event }) => event)

const cards = (beats: readonly Beat[]): readonly string[] =>
  beats.flatMap(({ overlay: { card } }) => (card ? [`${card.card} ${card.stage}`] : []))

const ROUTINE = position({
  gnomes: [
    { color: 'red', room: 5, minute: 40 },
    { color: 'blue', room: 8, minute: 30 },
  ],
  icons: { events: [38, 36], items: [] },
  next: { events: ['respite:-', 'descent:2'], dice: [] },
})

describe('a programme', () => {
  it('leaves everybody in a locker until the die has said whose opens (S2)', () => {
    const setup = { seed: 'lockers', gnomes: ['red', 'blue', 'green'] } as const
    const { state, events } = startGame({ ...setup, options: { openingDisasters: true } })
    const from = PROGRAMME.beforeOpening({ setup: { ...setup, options: { openingDisasters: true } } }, seen(state))
    expect(from.picture.figures.map(({ status }) => status)).toEqual(['coming', 'coming', 'coming'])
    const { beats, end } = PROGRAMME.write(from, events, seen(state))
    const rolled = beats.filter((beat) => eventsOf(beat)[0]?.type === 'die-rolled').slice(0, 3)
    expect(rolled.map(({ picture }) => picture.figures.filter(({ status }) => status === 'alive').length)).toEqual([
      1, 2, 3,
    ])
    expect(comparable(end.picture)).toEqual(comparable(pictureOf(state)))
    // The card of whoever comes names no room while the die still rolls.
    const comingIn = ({ picture, overlay: { die } }: Beat): readonly Color[] =>
      asShown(seen(state), picture, { die, events: [] }).gnomes.flatMap((gnome: ShownGnome) =>
        gnome.isComing ? [gnome.color] : [],
      )
    expect(rolled.map(comingIn)).toEqual([['red', 'blue', 'green'], ['blue', 'green'], ['green']])
    expect(comingIn(beats[beats.indexOf(rolled[0] as Beat) + 1] as Beat)).toEqual(['blue', 'green'])
  })

  it('announces trouble only where a card lies on the way', () => {
    const announced = (events: readonly number[]): readonly Beat[] =>
      programme(position({ ...SEVEN_MINUTES, icons: { events: [...events], items: [] } }), {
        type: 'fix',
        job: 'engine',
        minutes: 7,
      }).beats.filter(({ overlay: { banner } }) => banner?.kind === 'phase' && banner.phase === 'updates')
    expect(announced([38])).toHaveLength(1)
    expect(announced([])).toEqual([])
  })

  it('turns event cards one at a time, and each is read before the next', () => {
    const { beats } = programme(
      position({ ...SEVEN_MINUTES, next: { dice: [9], events: ['descent:2', 'reactor-warms-up:-'] } }),
      { type: 'fix', job: 'engine', minutes: 7 },
    )
    expect(cards(beats.filter(({ hold }) => hold === 'read'))).toEqual([
      'descent:2 reading',
      'reactor-warms-up:- reading',
    ])
    expect(beats.every(({ overlay }) => !(overlay.card && overlay.faint))).toBe(true)
  })

  it('plays every event exactly once and in order', () => {
    const { events } = played(ROUTINE, { type: 'wait' })
    const { beats } = programme(ROUTINE, { type: 'wait' })
    expect(beats.flatMap(eventsOf)).toEqual(events)
  })

  it('ends with the picture of the state, whatever was shown', () => {
    const state = position(SEVEN_MINUTES)
    const { end, after } = programme(state, { type: 'fix', job: 'engine', minutes: 7 })
    expect(comparable(end.picture)).toEqual(comparable(pictureOf(after)))
  })

  it('rolls the die before it is judged, with the number it has to come under', () => {
    const state = position({ ...SEVEN_MINUTES, next: { dice: [4], events: [] } })
    const dice = programme(state, { type: 'fix', job: 'engine', minutes: 7 })
      .beats.map(({ overlay }) => overlay.die)
      .filter((die) => die !== null)
    expect(dice.map(({ target, face, verdict }) => [target, face, verdict]).slice(0, 3)).toEqual([
      [7, null, null],
      [7, 4, null],
      [7, 4, 'good'],
    ])
  })

  it('lists the icons on the way by minute, and a card only once it was turned and read', () => {
    const state = position({ ...SEVEN_MINUTES, next: { dice: [4], events: ['descent:2', 'leak:-'] } })
    const { beats } = programme(state, { type: 'fix', job: 'engine', minutes: 7 })
    const first = beats.find(({ overlay }) => overlay.card)
    expect(first?.overlay.way?.icons).toEqual([
      { minute: 38, stage: 'now', card: null },
      { minute: 36, stage: 'ahead', card: null },
    ])
    const doing = beats.find(({ overlay }) => overlay.card?.stage === 'doing')
    expect(doing?.overlay.way?.icons[0]).toEqual({ minute: 38, stage: 'now', card: 'descent:2' })
  })

  it('counts no cards where there are none on the way (U1)', () => {
    const { beats } = programme(position({ ...SEVEN_MINUTES, icons: { events: [], items: [] } }), { type: 'wait' })
    expect(beats.filter(({ overlay }) => overlay.way)).toEqual([])
  })

  it('keeps a card that asks something in sight, and goes on with it after the answer', () => {
    const state = position({
      ...SEVEN_MINUTES,
      rooms: { 2: { fire: true } },
      next: { dice: [4], events: ['fire-spreads:-'] },
    })
    const asked = programme(state, { type: 'fix', job: 'engine', minutes: 7 })
    expect(asked.end.overlay.card).toMatchObject({ card: 'fire-spreads:-', stage: 'doing' })
    const answer: Command = { type: 'choose-room', room: 4 }
    const { beats } = programme(asked.after, answer, asked.end)
    const doing = beats.find((beat) => eventsOf(beat)[0]?.type === 'fire-started')
    expect(doing?.overlay.card).toMatchObject({ card: 'fire-spreads:-', stage: 'doing' })
  })

  it('puts a die away when its card asks something: it does not come back after the answer (V5)', () => {
    const state = position({ ...SEVEN_MINUTES, next: { dice: [4, 2], events: ['blocked-hatch:1'] } })
    const asked = programme(state, { type: 'fix', job: 'engine', minutes: 7 })
    expect(asked.beats.some(({ overlay: { die } }) => die?.purpose === 'block')).toBe(true)
    const { beats } = programme(asked.after, { type: 'choose-hatch', hatch: '1-2' }, asked.end)
    expect(beats.map(({ overlay }) => overlay.die).filter((die) => die?.purpose === 'block')).toEqual([])
  })

  it('does not roll the dice of Friendly Fire again after a discard (V6)', () => {
    const state = position({
      ...SEVEN_MINUTES,
      gnomes: [
        { color: 'red', room: 1, minute: 40, hand: ['grog', 'grog', 'coffee', 'crowbar', 'aqualung'] },
        { color: 'blue', room: 8, minute: 20 },
      ],
      next: { dice: [4, 6, 7], events: ['friendly-fire:3'] },
    })
    const asked = programme(state, { type: 'fix', job: 'engine', minutes: 7 })
    expect(asked.after.pending).toMatchObject({ kind: 'discard' })
    const { beats } = programme(asked.after, { type: 'discard', items: ['grog'] }, asked.end)
    expect(beats[0]?.overlay).toMatchObject({ die: null, card: { card: 'friendly-fire:3' } })
  })

  it('shows the faint number beside the intoxication before anybody falls (F2)', () => {
    const state = position({
      gnomes: [
        { color: 'red', room: 1, minute: 40, hand: ['grog'], intoxication: 1 },
        { color: 'blue', room: 8, minute: 30 },
      ],
      icons: { events: [], items: [] },
      next: { events: ['fire:2'], dice: [] },
    })
    const { state: drunk } = played(state, { type: 'play', item: 'grog' })
    const { beats } = programme(drunk, { type: 'wait' })
    const shown = beats.filter(({ overlay }) => overlay.faint)
    expect(shown.map((beat) => [beat.overlay.faint?.stage, eventsOf(beat).map(({ type }) => type)])).toEqual([
      ['drawn', []],
      ['turned', []],
      ['told', ['faint-checked']],
    ])
    expect(shown[2]).toMatchObject({
      hold: 'read',
      overlay: { faint: { gnome: 'red', card: 'fire:2', intoxication: 2, fainted: true, from: 39, to: 29 } },
    })
  })

  it('takes leave of whoever dies: a last look, the dark in which it happens, and only then words (D1)', () => {
    const state = position({
      gnomes: [
        { color: 'red', room: 1, minute: 40 },
        { color: 'blue', room: 4, minute: 20, fainted: true },
      ],
      rooms: { 2: { fire: true } },
      icons: { events: [39], items: [] },
      next: { dice: [], events: ['fire-spreads:-'] },
    })
    const asked = programme(state, { type: 'wait' })
    const { beats } = programme(asked.after, { type: 'choose-room', room: 4 }, asked.end)
    const scenes = beats.filter(({ overlay }) => overlay.farewell)
    const told = scenes.map((beat) => [beat.overlay.farewell?.stage, beat.hold, eventsOf(beat).map(({ type }) => type)])
    expect(told.slice(0, 3)).toEqual([
      ['look', 'heed', []],
      ['dark', 'heed', ['died']],
      ['told', 'read', []],
    ])
    expect(scenes[0]?.overlay.farewell?.mates).toEqual(['red'])
  })

  it('has both who fight in the picture for the parry too, with both rolls, and puts those away before anybody dies (O2)', () => {
    const attacked = played(
      played(
        position({
          options: { derangedGnomes: true },
          gnomes: [
            { color: 'red', room: 8, minute: 40, hand: ['crowbar'] },
            { color: 'blue', room: 8, minute: 30, hand: ['crowbar'] },
          ],
          next: { dice: [7, 5] },
        }),
        { type: 'play', item: 'crowbar' },
      ).state,
      { type: 'attack', target: 'blue' },
    ).state
    const { beats } = programme(attacked, { type: 'defend' })
    const rolling = beats.filter((beat) => eventsOf(beat).some(({ type }) => type === 'die-rolled'))
    expect(rolling.map(({ overlay: { scene } }) => scene?.gnomes)).toEqual([
      ['red', 'blue'],
      ['red', 'blue'],
    ])
    const won = beats.find(({ overlay: { scene } }) => scene?.kind === 'won')?.overlay.die
    expect([won?.beside?.face, won?.face]).toEqual([7, 5])
    const dead = beats.filter(({ overlay: { farewell } }) => farewell)
    expect(dead.length).toBeGreaterThan(0)
    expect(dead.every(({ overlay: { die } }) => die === null)).toBe(true)
  })

  it('shows the card again to whoever opens a game at its question (V3)', () => {
    const state = position({
      ...SEVEN_MINUTES,
      rooms: { 2: { fire: true } },
      next: { dice: [4], events: ['fire-spreads:-'] },
    })
    const { after } = programme(state, { type: 'fix', job: 'engine', minutes: 7 })
    expect(PROGRAMME.standing(seen(after)).overlay.card).toMatchObject({ card: 'fire-spreads:-', minute: 38 })
    expect(PROGRAMME.standing(seen(state)).overlay.card).toBeNull()
  })

  it('announces no phase before a question that only one player may know of (O6)', () => {
    const holding = (item: 'coffee' | 'lucky-charm'): GameState => {
      const state = position({
        options: { secretHands: true },
        gnomes: [
          { color: 'red', room: 1, minute: 40, hand: ['grog', item] },
          { color: 'blue', room: 8, minute: 30 },
        ],
        icons: { events: [38], items: [] },
        next: { events: ['respite:-'], dice: [] },
      })
      return item === 'coffee' ? played(state, { type: 'play', item: 'grog' }).state : state
    }
    const shown = (['coffee', 'lucky-charm'] as const).map((item) => programme(holding(item), COSTLY))
    for (const { beats } of shown) expect(beats.filter(({ overlay }) => overlay.banner)).toEqual([])
  })
})

const COSTLY: Command = { type: 'fix', job: 'engine', minutes: 10 }

const SEVEN_MINUTES = {
  gnomes: [
    { color: 'red', room: 1, minute: 40 },
    { color: 'blue', room: 8, minute: 20 },
  ],
  icons: { events: [38, 36], items: [] },
  next: { dice: [4], events: ['descent:2', 'respite:-'] },
} satisfies Omit<ScenarioInput, 'game' | 'seed'>

/** A picture without what only the state can tell. */
const comparable = ({ icons: _icons, ...picture }: Picture): Omit<Picture, 'icons'> => picture
