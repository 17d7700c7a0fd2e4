import { describe, expect, it } from 'vitest'
import { type Actor, createActor, fromCallback } from 'xstate'
import {
  type Command,
  type DarkCave,
  darkCave,
  FOLLOWERS,
  formatCommand,
  type GameRecord,
  type GameState,
  legalCommands,
  type Phase,
  type ScenarioInput,
  type Seat,
  type Session,
  type Start,
} from '../../../engine/dark-cave/index.ts'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import { beginningOf, extend, present, startRecord, undo, undoable } from '../../../engine/shared/record.ts'
import { formatHeader, formatLastEntry, formatSave, gameIdOf, readSave } from '../../../engine/shared/save.ts'
import { type PresenterInput, type TableEvent, tableMachineFor } from '../../../engine/shared/table/machine.ts'
import { openingScenes, scenesOf } from '../../../engine/shared/table/scenes.ts'
import { CLOSE_GOALS } from './table.ts'

const INFO = { title: 'Dark', created: '2031-01-01', extra: { names: ['Ada', 'Bob'] } }
const SIZES = [2, 3, 4, 5, 6, 7, 8]

/** A whole game of whims. Few propose or stop: the game shall go on. */
function whole(start: Start, whims: string): GameRecord {
  const random = new RandomStream(seedState(whims))
  const any = <T>(things: readonly T[]): T => things[random.die(things.length) - 1] as T
  let record = startRecord(darkCave, start)
  for (let legal = legalCommands(present(record)); legal.length > 0; legal = legalCommands(present(record))) {
    const types = [...new Set(legal.map(({ type }) => type))]
    const wanted = types.filter((type) => !['propose', 'stop', 'discard'].includes(type) || random.die(10) === 1)
    const type = any(wanted.length > 0 ? wanted : types)
    record = after(record, any(legal.filter((command) => command.type === type)))
  }
  return record
}

function after(record: GameRecord, command: Command): GameRecord {
  const result = extend(darkCave, record, command)
  if (!result.ok) throw new Error(`${formatCommand(command)}: ${result.error.code}`)
  return result.record
}

const said = (record: GameRecord, ...lines: readonly string[]): GameRecord =>
  lines.reduce((now, line) => after(now, darkCave.parse(line, present(now))), record)

/** Five at a table: y1 may walk east, and a rat waits in its hand. */
const TABLE: ScenarioInput = {
  players: [
    { gnome: 'y1', hand: ['rat-I', 'I-03', 'info'] },
    { gnome: 'b1', hand: ['I-06'], at: '1,0.c', axes: 1 },
    { gnome: 'y2', hand: ['I-07'] },
    { gnome: 'b2', hand: ['I-08'] },
    { gnome: 'b3', hand: ['I-09'] },
  ],
  cards: { '1,0': 'I-01', '1,-1': 'I-11' },
}
const laid = (scenario: ScenarioInput = TABLE): GameRecord => startRecord(darkCave, { scenario })

describe('the record of this game', () => {
  it('comes back from its save as it was, for every number of players', () => {
    for (const players of SIZES) {
      const record = whole({ setup: { seed: `saved ${players}`, players } }, `whims ${players}`)
      expect(present(record).outcome).not.toBeNull()
      const text = formatSave(darkCave, INFO, record)
      expect(gameIdOf(text)).toBe('dark-cave')
      expect(readSave(darkCave, text)).toEqual({ ok: true, info: INFO, record, damage: null })
    }
  })

  it('begins with a setup or with a position, and with nothing else', () => {
    const goals = { goals: CLOSE_GOALS }
    for (const start of [
      { setup: { seed: 'clan', players: 4, clan: 'blue', first: 2 } },
      {
        scenario: {
          ...TABLE,
          cards: {},
          players: TABLE.players?.map((player) => ({ ...player, at: '0,0.c' })),
          ...goals,
        },
      },
    ] satisfies readonly Start[]) {
      const record = whole(start, 'start')
      expect(readSave(darkCave, formatSave(darkCave, INFO, record))).toMatchObject({ ok: true, record })
    }
    const code = (start: object): string => {
      const save = readSave(darkCave, formatHeader(darkCave, INFO, start as Start))
      return save.ok ? 'loaded' : save.code
    }
    expect(code({ setup: { seed: 'a', players: 9 } })).toBe('save/impossible-start')
    expect(code({ setup: { seed: 'a', players: 5, clan: 'red' } })).toBe('save/damaged-header')
    expect(code({ setup: { seed: 'a', players: 5, rigged: true } })).toBe('save/damaged-header')
    expect(code({ scenario: { ...TABLE, active: 'y4' } })).toBe('save/impossible-start')
    expect(code({ scenario: { nonsense: 1 } })).toBe('save/damaged-header')
  })

  it('goes back to the start of a turn, but not past a draw, a peek or a lost card (H6)', () => {
    const walked = said(laid(), 'path I-03 2,0 turned', 'step 1,0.c')
    expect(undoable(darkCave, walked)).toBe(2)
    expect(undo(darkCave, walked)?.commands).toHaveLength(1)
    expect(undoable(darkCave, said(walked, 'stop'))).toBe(0)
    expect(undoable(darkCave, said(laid(), 'info goal 4,4'))).toBe(0)
    expect(undoable(darkCave, said(laid(), 'rat 1,-1.c', 'step 1,0.c'))).toBe(2)
    expect(undoable(darkCave, said(laid(), 'rat 1,-1.c', 'step 1,0.c', 'endure'))).toBe(0)
    expect(beginningOf(darkCave, walked, 1)).toEqual(said(laid(), 'path I-03 2,0 turned'))
  })
})

describe('the phases of this game', () => {
  it('follow each other as the chart says, in whole games of all sizes', () => {
    const seen = new Set<string>()
    for (const start of [...SIZES.flatMap(farAndNear), { scenario: BY_THE_EXIT }]) {
      const record = whole(start, 'chart')
      let phase: string = darkCave.phases.of(record.states[0] as GameState)
      for (const scene of openingScenes(darkCave.phases, record.opening)) phase = scene.phase
      for (const [at, events] of record.events.entries()) {
        for (const scene of scenesOf(darkCave.phases, events, phase)) {
          if (scene.phase !== phase) seen.add(`${phase} ${scene.phase}`)
          phase = scene.phase
        }
        expect(phase).toBe(darkCave.phases.of(record.states[at + 1] as GameState))
      }
    }
    const known = (Object.keys(FOLLOWERS) as Phase[]).flatMap((from) => FOLLOWERS[from].map((to) => `${from} ${to}`))
    expect([...seen].sort()).toEqual(known.sort())
  })

  const BY_THE_EXIT: ScenarioInput = {
    players: [
      { gnome: 'y1', hand: ['I-01'], at: '1,1.n' },
      { gnome: 'b1', hand: ['I-02'], at: '1,1.n' },
    ],
    goals: { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } },
  }

  /** A game as the rules deal it, and the same with goals that random players reach. */
  function farAndNear(players: number): readonly Start[] {
    const setup = { seed: `chart ${players}`, players }
    const { players: seats, aside } = present(startRecord(darkCave, { setup }))
    const near = seats.map(({ gnome, role, hand }) => ({ gnome, role, hand: [...hand] }))
    return [{ setup }, { scenario: { players: near, aside: [...aside], goals: CLOSE_GOALS } }]
  }
})

describe('the table of this game', () => {
  const machine = tableMachineFor(darkCave)
  type Table = Actor<typeof machine>

  function opened(record: GameRecord, seats: readonly Seat[] = [], of = machine): Table {
    const table = createActor(of).start()
    table.send({ type: 'game.open', record, seats, manner: { playouts: 2 } })
    return table
  }
  const session = (table: Table): Session => table.getSnapshot().context as Session
  const record = (table: Table): GameRecord => session(table).record as GameRecord
  const where = (table: Table): string => JSON.stringify(table.getSnapshot().value)
  const say = (table: Table, ...lines: readonly string[]): void => {
    for (const line of lines)
      table.send({ type: 'command', command: darkCave.parse(line, present(record(table))) as GameTypes['command'] })
  }

  it('plays mixed bots of every rank to the end, the same game every time, and its journal is the save', () => {
    const game = (players: number) => {
      const lines: string[] = []
      const shown: string[] = []
      const writing = machine.provide({
        actors: {
          presenter: fromCallback<TableEvent, PresenterInput>(({ input, sendBack }) => {
            shown.push(...input.scene.events.map(({ type }) => type))
            sendBack({ type: 'presented' })
          }),
        },
        actions: {
          journal: ({ context }) =>
            void lines.push(formatLastEntry(darkCave, (context as Session).record as GameRecord)),
        },
      })
      const start: Start = { setup: { seed: `bots ${players}`, players } }
      const seats = Array.from({ length: players }, (_, at) => darkCave.bots[at % 3] as Seat)
      const table = opened(startRecord(darkCave, start), seats, writing)
      expect([where(table), session(table).fault]).toEqual(['{"over":"reporting"}', null])
      return { start, lines, shown, record: record(table), reasons: session(table).reasons }
    }
    for (const players of [3, 6]) {
      const first = game(players)
      expect(formatHeader(darkCave, INFO, first.start) + first.lines.join('')).toBe(
        formatSave(darkCave, INFO, first.record),
      )
      expect(first.shown).toEqual([...first.record.opening, ...first.record.events.flat()].map(({ type }) => type))
      expect(Object.keys(first.reasons)).toHaveLength(first.record.entries.length)
      expect(game(players).record.hash).toBe(first.record.hash)
    }
  })

  it('lets the curtain fall at the change of player, not for a question that is asked openly (HS2, HS8)', () => {
    const table = opened(laid())
    expect(where(table)).toBe('{"turn":{"play":"handOver"}}')
    table.send({ type: 'curtain.open' })
    say(table, 'rat 1,-1.c')
    expect(where(table)).toBe('{"turn":{"creature":"choosing"}}')
    say(table, 'step 1,0.c')
    expect([present(record(table)).pending?.who, where(table)]).toEqual(['b1', '{"turn":{"creature":"choosing"}}'])
    say(table, 'drive')
    expect([present(record(table)).pending, where(table)]).toEqual([null, '{"turn":{"move":"choosing"}}'])
    say(table, 'stop')
    expect([session(table).holder, where(table)]).toEqual([0, '{"turn":{"play":"handOver"}}'])
    table.send({ type: 'curtain.open' })
    expect(session(table).holder).toBe(1)
  })

  it('raises no curtain for bots and for who is skipped (HS9)', () => {
    const alone = {
      ...TABLE,
      players: TABLE.players?.map((player, at) => (at === 1 ? { ...player, hand: [] } : player)),
    }
    const table = opened(laid(alone as ScenarioInput), ['person', 'person', 'digger', 'digger', 'digger'])
    table.send({ type: 'curtain.open' })
    say(table, 'discard I-03', 'stop')
    expect([session(table).holder, where(table)]).toEqual([0, '{"turn":{"play":"choosing"}}'])
    expect(present(record(table)).turn?.active).toBe('y1')
  })

  it('refuses with a rule, undoes and redoes', () => {
    const table = opened(laid())
    table.send({ type: 'curtain.open' })
    say(table, 'step 1,0.c')
    expect(session(table).refused).toEqual({ code: 'turn/card-first', rule: 'T4' })
    say(table, 'path I-03 2,0 turned', 'step 1,0.c')
    table.send({ type: 'undo' })
    expect(record(table).commands).toHaveLength(1)
    table.send({ type: 'redo' })
    expect(record(table).commands.map(formatCommand)).toEqual(['path I-03 2,0 turned', 'step 1,0.c'])
  })

  it('gives a bot the view of its seat and a random stream of its own', () => {
    const seen: DarkCave['view'][] = []
    const watched = {
      ...darkCave,
      decide: (...[bot, view, random, manner]: Parameters<typeof darkCave.decide>) => {
        seen.push(view)
        return darkCave.decide(bot, view, random, manner)
      },
    }
    const start: Start = { setup: { seed: 'views', players: 3 } }
    const table = createActor(tableMachineFor(watched)).start()
    table.send({ type: 'game.open', record: startRecord(darkCave, start), seats: ['digger', 'apprentice', 'digger'] })
    expect(where(table)).toBe('{"over":"reporting"}')
    for (const { seat, players } of seen) {
      expect(players.flatMap(({ hand }, at) => (hand ? [at] : []))).toEqual([seat])
    }
  })
})
