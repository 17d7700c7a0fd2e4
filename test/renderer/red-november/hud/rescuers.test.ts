import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type Color,
  type Command,
  type FixJob,
  fixOdds,
  fromScenario,
  type GameState,
  gnomeOf,
  HATCHES,
  type HatchId,
  type ItemId,
  legalCommands,
  ROOM_IDS,
  type ScenarioInput,
  type Turn,
} from '../../../../engine/red-november/index.ts'
import { rescuersFor } from '../../../../renderer/red-november/hud/rescuers.ts'
import { urgentIn } from '../../../../renderer/red-november/hud/urgent.ts'
import { play } from '../../../engine/red-november/table.ts'
import { seen } from '../seen.ts'

const headlines = (state: GameState): readonly string[] =>
  urgentIn(seen(state), (gnome) => gnome).map(({ head, text }) => `${head} | ${text}`)

describe('who is said to get there', () => {
  const behind = { color: 'blue', room: 10, minute: 26 } as const

  it('is whoever has a grog and a fire on the way (M5, A11)', () => {
    const fires = { 2: { fire: true }, 4: { fire: true } }
    const drinker = (hand: readonly ItemId[]) =>
      fromScenario({
        gnomes: [{ color: 'red', room: 5, minute: 40, hand: [...hand] }, behind],
        rooms: fires,
        tokens: { crushed: 30 },
      })
    expect(headlines(drinker(['grog']))).toContain('In 10 minutes: Crushed! | Only red could still fix the engine.')
    expect(headlines(drinker(['toolbox']))[0]).toContain('As things stand, nobody gets there')
  })

  it('is nobody where the water let in by the walk makes the work too long (A2, A11, M3)', () => {
    const wader = (space: number, jammed: readonly HatchId[] = ['2-3', '3-4']) =>
      fromScenario({
        gnomes: [{ color: 'red', room: 3, minute: 32 }, behind],
        rooms: { 3: { water: 'high' } },
        blocked: [...jammed],
        tokens: { crushed: space },
      })
    // A minute to open, one to wade, two for the water that came along: 28 are left.
    expect(rescuersFor(seen(wader(28)), 'engine', 28)).toEqual([])
    expect(rescuersFor(seen(wader(27)), 'engine', 27)).toEqual([{ gnome: 'red', minutes: 2 }])
    // Through another hatch the water runs off first, and the engine stays dry.
    expect(rescuersFor(seen(wader(28, ['2-3'])), 'engine', 28)).toEqual([{ gnome: 'red', minutes: 2 }])
  })

  it('is nobody who stands at the work and cannot do it, in high water or fire (A3, A4)', () => {
    const stuck = (rooms: ScenarioInput['rooms']) =>
      fromScenario({
        gnomes: [{ color: 'red', room: 1, minute: 40 }, behind],
        rooms,
        blocked: ['1-2', '1-3'],
        tokens: { crushed: 30 },
      })
    expect(rescuersFor(seen(stuck({ 1: { water: 'high' } })), 'engine', 30)).toEqual([])
    expect(rescuersFor(seen(stuck({ 1: { fire: true } })), 'engine', 30)).toEqual([])
    expect(rescuersFor(seen(stuck({})), 'engine', 30)).toEqual([{ gnome: 'red', minutes: 0 }])
  })

  it('counts the minutes that the active gnome has spent already (T4, V11)', () => {
    const start = fromScenario({
      gnomes: [{ color: 'red', room: 7, minute: 40 }, behind],
      tokens: { missiles: 35 },
    })
    expect(headlines(start)[0]).toMatch(/^In 5 minutes: .* Only red could still/)
    const walks = [5, 7, 5, 7, 5].flatMap((room) => [`open ${room}`, 'enter'])
    const spent = play({ state: start, events: [] }, ...walks).state
    expect(turnOf(spent).ghost).toBe(35)
    expect(headlines(spent)[0]).toMatch(/^In 0 minutes: .* Too late/)
    const gone = play({ state: spent, events: [] }, 'open 7', 'enter', 'wait').state
    expect(gone.outcome).toMatchObject({ saved: false, cause: 'missiles' })
  })

  it('counts them also when its action is done and somebody is asked (T4, A13)', () => {
    const state = fromScenario({
      gnomes: [
        { color: 'red', room: 7, minute: 40, hand: ['grog'] },
        { ...behind, room: 7 },
      ],
      tokens: { missiles: 39 },
    })
    expect(headlines(state)[0]).toMatch(/^In 1 minute: .* Only red could still/)
    const asked = play({ state, events: [] }, 'trade blue give grog').state
    expect(asked.pending?.kind).toBe('trade-answer')
    expect(headlines(asked)[0]).toMatch(/^In 0 minutes: .* Too late/)
  })

  it('is exactly who finds a way by trying every move (M1-M6, A2-A5, A11)', () => {
    fc.assert(
      fc.property(boats, ({ job, ...boat }) => {
        const state = fromScenario(boat as ScenarioInput)
        const named = rescuersFor(seen(state), job, SPACE).map(({ gnome }) => gnome)
        const able = state.gnomes.map(({ color }) => color).filter((color) => findsWay(asIfUp(state, color), job))
        expect(named.toSorted()).toEqual(able.toSorted())
      }),
      { numRuns: 400 },
    )
  })
})

const SPACE = 28
const TOKENS = { engine: 'crushed', pumps: 'asphyxiated', missiles: 'missiles', kraken: 'kraken' } as const
const GEAR: readonly ItemId[] = ['grog', 'extinguisher', 'aqualung']

const places = fc.record({
  room: fc.constantFrom(...ROOM_IDS),
  minute: fc.integer({ min: 29, max: 33 }),
  hand: fc.subarray<ItemId>(['grog', 'extinguisher', 'aqualung', 'toolbox']),
})
const troubles = fc.constantFrom({}, {}, {}, {}, { fire: true }, { water: 'low' }, { water: 'high' })
const boats = fc
  .record({
    job: fc.constantFrom('engine', 'pumps', 'missiles', 'kraken'),
    crew: fc.tuple(places, places),
    rooms: fc.tuple(...ROOM_IDS.map(() => troubles)),
    blocked: fc.subarray([...HATCHES], { maxLength: 6 }),
    heroicSacrifice: fc.boolean(),
  })
  .map(({ job, crew: [one, other], rooms, blocked, heroicSacrifice }) => ({
    job,
    gnomes: [
      { color: 'red', ...one },
      { color: 'blue', ...other },
    ],
    rooms: Object.fromEntries(ROOM_IDS.map((room, at) => [room, rooms[at]])),
    blocked,
    tokens: { [TOKENS[job]]: SPACE },
    options: { heroicSacrifice },
  }))

function turnOf({ turn }: GameState): Turn {
  if (!turn) throw new Error('the game is over')
  return turn
}

/** The same boat at the start of this gnome's turn. */
function asIfUp(state: GameState, color: Color): GameState {
  const { minute } = gnomeOf(state, color)
  return { ...state, turn: { ...turnOf(state), active: color, ghost: minute } }
}

/** Tries every walk and all gear until the work can be done before the token. */
function findsWay(start: GameState, job: FixJob): boolean {
  const tried = new Set<string>()
  const open = [start]
  for (let state = open.pop(); state; state = open.pop()) {
    const { room, hand } = gnomeOf(state, turnOf(state).active)
    const key = JSON.stringify([room, hand, state.turn, state.rooms])
    if (tried.has(key) || turnOf(state).ghost <= SPACE) continue
    tried.add(key)
    for (const command of legalCommands(state)) {
      if (isWork(command, job) && fixOdds(state, job, 1).tooLateFor === null) return true
      const next = isMove(command) ? apply(state, command) : null
      if (next?.ok) open.push(next.state)
    }
  }
  return false
}

const isWork = (command: Command, job: FixJob): boolean =>
  command.type === 'fix' && command.job === job && command.minutes === 1

const isMove = (command: Command): boolean =>
  command.type === 'open' || command.type === 'enter' || (command.type === 'play' && GEAR.includes(command.item))
