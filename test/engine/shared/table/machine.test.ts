import { describe, expect, it } from 'vitest'
import { type Actor, createActor, fromCallback } from 'xstate'
import {
  type Command,
  formatCommand,
  type GameEvent,
  type GameRecord,
  legalCommands,
  parseCommand,
  type RedNovember,
  redNovember,
  type ScenarioInput,
  type Scene,
  type Seat,
  type Session,
} from '../../../../engine/red-november/index.ts'
import type { GameTypes } from '../../../../engine/shared/game.ts'
import { present, startRecord, stateHash } from '../../../../engine/shared/record.ts'
import { formatHeader, formatLastEntry, formatSave } from '../../../../engine/shared/save.ts'
import { type PresenterInput, type TableEvent, tableMachineFor } from '../../../../engine/shared/table/machine.ts'
import {
  type Session as AnySession,
  type Decided,
  noSession,
  planned,
  standingReasons,
} from '../../../../engine/shared/table/session.ts'
import { EDGES } from '../../red-november/edges.ts'
import { from, journey, wholeGame } from '../../red-november/journey.ts'
import { blue, green, QUIET, questions, red } from '../../red-november/kit.ts'

const tableMachine = tableMachineFor(redNovember)
const NO_SESSION = noSession(redNovember)
type Machine = typeof tableMachine
type Table = Actor<Machine>

const MESS: ScenarioInput = {
  gnomes: [red({ room: 5, hand: ['coffee'] }), blue({ room: 5, hand: ['grog'] }), green()],
  icons: QUIET,
}
const SECRET: ScenarioInput = { ...MESS, options: { secretHands: true } }
const INFO = { title: '', created: '', extra: {} }

/** A table with a game on it. */
function opened(record: GameRecord, seats: readonly Seat[] = [], machine: Machine = tableMachine): Table {
  const table = createActor(machine).start()
  table.send({ type: 'game.open', record, seats })
  return table
}
const laid = (scenario: ScenarioInput, seats: readonly Seat[] = [], machine: Machine = tableMachine): Table =>
  opened(startRecord(redNovember, { scenario }), seats, machine)

const context = (table: Table): Session => table.getSnapshot().context as Session
const game = (table: Table): GameRecord => {
  const { record } = context(table)
  if (!record) throw new Error('no game on the table')
  return record
}
const said = (table: Table): readonly string[] => game(table).commands.map(formatCommand)

/** Where the table is, as `turn.movement.choosing`. */
function where(table: Table): string {
  const path: string[] = []
  for (let value: unknown = table.getSnapshot().value; value; ) {
    const [name, inner] = typeof value === 'string' ? [value, null] : (Object.entries(value as object)[0] ?? ['', null])
    path.push(name)
    value = inner
  }
  return path.join('.')
}

function command(table: Table, ...moves: readonly string[]): void {
  for (const text of moves) table.send({ type: 'command', command: parseCommand(text, present(game(table))) })
}

/** What a bot says, with its reason and the rest of its plan. */
const decide = (table: Table, word: Command, more: Partial<Decided<RedNovember>> = {}): void =>
  table.send({ type: 'bot.decided', ...more, command: word })

/** A presenter that is told from outside when a scene has been shown. */
const patient = (shown: Scene[] = []): Machine =>
  tableMachine.provide({
    actors: {
      presenter: fromCallback<TableEvent, PresenterInput>(({ input }) => {
        shown.push(input.scene as Scene)
      }),
    },
  })

/** A presenter that shows everything at once and remembers it. */
const recording = (shown: Scene[]): Machine =>
  tableMachine.provide({
    actors: {
      presenter: fromCallback<TableEvent, PresenterInput>(({ input, sendBack }) => {
        shown.push(input.scene as Scene)
        sendBack({ type: 'presented' })
      }),
    },
  })

/** A machine whose journal is a list of lines. */
const writing = (lines: string[], machine: Machine = tableMachine): Machine =>
  machine.provide({
    actions: {
      journal: ({ context: { record } }) => void (record && lines.push(formatLastEntry(redNovember, record))),
    },
  })

/** A bot that thinks until it is told what to say. */
const pensive = (): Machine =>
  tableMachine.provide({ actors: { botMind: fromCallback<TableEvent, AnySession<GameTypes>>(() => {}) } })

describe('the table', () => {
  it('is empty at first, and hears nothing but a game', () => {
    const table = createActor(tableMachine).start()
    for (const event of [
      { type: 'undo' },
      { type: 'redo' },
      { type: 'curtain.open' },
      { type: 'presented' },
    ] as const) {
      table.send(event)
    }
    table.send({ type: 'command', command: { type: 'wait' } })
    expect([where(table), context(table)]).toEqual(['setup', NO_SESSION])
  })

  it('takes up a game in the phase in which it stands, also in the middle of any question (T5)', () => {
    const places: Readonly<Record<string, string>> = {
      'trade-answer': 'turn.action.choosing',
      defend: 'turn.action.handOver',
      'spread-room': 'turn.updates.choosing',
      'block-hatch': 'turn.updates.choosing',
      discard: 'turn.updates.choosing',
      coffee: 'turn.faintCheck.choosing',
      'lucky-charm': 'turn.updates.choosing',
    }
    for (const [kind, { state }] of Object.entries(questions())) {
      expect([kind, where(opened(startRecord(redNovember, from(state))))]).toEqual([kind, places[kind]])
    }
    const burning = journey(
      { scenario: { ...MESS, rooms: { 5: { fire: true } }, next: { dice: [10] } } },
      'extinguish 1',
    )
    expect(where(opened(burning))).toBe('turn.escape.choosing')
  })

  it('goes straight to the report with a game that is over', () => {
    const shown: Scene[] = []
    const finished = wholeGame({ seed: 'short 111', gnomes: ['red', 'blue', 'green'] })
    expect(where(opened(finished, [], recording(shown)))).toBe('over.reporting')
    expect(shown).toEqual([])
    expect(where(laid({ tracks: { heat: 10 } }))).toBe('over.reporting')
  })

  it('shows the opening of a new game first, the end of one that ends there too (O4)', () => {
    const shown: Scene[] = []
    const setup = { seed: 'new', gnomes: ['red', 'blue', 'green'] } as const
    const table = opened(startRecord(redNovember, { setup }), [], recording(shown))
    expect(shown.flatMap(({ events }) => events)).toEqual(game(table).opening)
    const disasters = startRecord(redNovember, { setup: { ...setup, options: { openingDisasters: true } } })
    const over: GameEvent = { type: 'game-ended', outcome: { saved: false, cause: 'heat', winners: [] } }
    const ended = startRecord(redNovember, { scenario: { tracks: { heat: 10 } } })
    const opening = [...disasters.opening.filter(({ type }) => type === 'phase-began').slice(0, 1), over]
    expect(where(opened({ ...ended, opening }))).toBe('over.reporting')
  })

  it('puts another game in the place of the one it has, whatever goes on', () => {
    const table = laid(MESS, [], patient())
    command(table, 'wait')
    expect(where(table)).toBe('turn.action.presenting')
    table.send({ type: 'game.open', record: startRecord(redNovember, { scenario: SECRET }) })
    expect(where(table)).toBe('turn.movement.handOver')
    expect(context(table)).toMatchObject({ scenes: [], undone: [], refused: null, holder: null })
    expect(said(table)).toEqual([])
  })

  it('is empty again when the game is left, from anywhere', () => {
    for (const table of [laid(MESS), laid(SECRET), laid({ tracks: { heat: 10 } }), laid(MESS, ['cadet'], pensive())]) {
      table.send({ type: 'game.leave' })
      expect([where(table), context(table)]).toEqual(['setup', NO_SESSION])
    }
  })
})

describe('a command', () => {
  it('that is allowed is carried out (M1)', () => {
    const table = laid(MESS)
    command(table, 'open 8', 'enter')
    expect(said(table)).toEqual(['open 8', 'enter'])
    expect(present(game(table)).gnomes[0]?.room).toBe(8)
    expect(where(table)).toBe('turn.movement.choosing')
  })

  it('that is not allowed is refused with the reason, and nothing changes (M1)', () => {
    const table = laid(MESS)
    const before = game(table)
    command(table, 'enter')
    expect(context(table).refused).toEqual({ code: 'move/no-open-hatch', rule: 'M1' })
    expect(game(table)).toBe(before)
    expect(where(table)).toBe('turn.movement.choosing')
    command(table, 'open 8')
    expect(context(table).refused).toBeNull()
  })

  it('that is no command at all is refused too', () => {
    const table = laid(MESS)
    for (const nonsense of [null, 'wait', {}, { type: 'dance' }, { type: 'open', to: 99 }, { type: 'undo' }]) {
      table.send({ type: 'command', command: nonsense as unknown as Command })
      expect(context(table).refused).toEqual({ code: 'command/malformed', rule: 'T5' })
    }
    expect(said(table)).toEqual([])
  })

  it('is heard only where somebody has to choose', () => {
    const curtain = laid(SECRET)
    command(curtain, 'open 8')
    expect([where(curtain), said(curtain), context(curtain).refused]).toEqual(['turn.movement.handOver', [], null])
    const busy = laid(MESS, [], patient())
    command(busy, 'open 8')
    expect(where(busy)).toBe('turn.movement.presenting')
    command(busy, 'enter')
    expect([said(busy), context(busy).refused]).toEqual([['open 8'], null])
    const over = laid({ tracks: { heat: 10 } })
    over.send({ type: 'command', command: { type: 'wait' } })
    expect([where(over), context(over).refused]).toEqual(['over.reporting', null])
    const bot = laid(MESS, ['cadet'], pensive())
    command(bot, 'open 8')
    expect([where(bot), said(bot)]).toEqual(['turn.movement.thinking', []])
  })
})

describe('the presenter', () => {
  it('gets one scene after the other, and the table waits for each', () => {
    const shown: Scene[] = []
    const table = laid(MESS, [], patient(shown))
    command(table, 'wait')
    const stops = ['turn.action.presenting', 'turn.updates.presenting', 'turn.movement.presenting']
    for (const [at, stop] of stops.entries()) {
      expect(where(table)).toBe(stop)
      expect(shown).toHaveLength(at + 1)
      command(table, 'open 8')
      table.send({ type: 'undo' })
      expect(said(table)).toEqual(['wait'])
      table.send({ type: 'presented' })
    }
    expect(where(table)).toBe('turn.movement.choosing')
    command(table, 'open 8')
    expect(said(table)).toEqual(['wait', 'open 8'])
  })

  it('gets everything that happened, in order and once', () => {
    const shown: Scene[] = []
    const table = laid({ ...MESS, gnomes: [red({ hand: ['grog'] }), blue()] }, [], recording(shown))
    command(table, 'play grog', 'fix engine 5', 'open 2', 'enter', 'wait')
    const events = shown.flatMap((scene) => scene.events)
    expect(events.filter(({ type }) => type === 'turn-began')).toHaveLength(2)
    expect(events.filter(({ type }) => type === 'item-played')).toHaveLength(1)
    expect(events.filter(({ type }) => type === 'entered')).toHaveLength(1)
  })

  it('sees the position to which the scene belongs', () => {
    const seen: number[] = []
    const table = laid(
      MESS,
      [],
      tableMachine.provide({
        actors: {
          presenter: fromCallback<TableEvent, PresenterInput>(({ input, sendBack }) => {
            seen.push(input.session.record?.commands.length ?? -1)
            sendBack({ type: 'presented' })
          }),
        },
      }),
    )
    command(table, 'open 8', 'wait')
    expect(seen).toEqual([1, 2, 2, 2])
  })

  it('shows the end before the report', () => {
    const shown: Scene[] = []
    const table = laid({ gnomes: [red({ minute: 1 })], icons: QUIET }, [], patient(shown))
    command(table, 'wait')
    table.send({ type: 'presented' })
    table.send({ type: 'presented' })
    expect(where(table)).toBe('over.presenting')
    expect(shown.at(-1)?.events.map(({ type }) => type)).toEqual(['game-ended'])
    table.send({ type: 'presented' })
    expect(where(table)).toBe('over.reporting')
  })

  it('is led along every arrow of the chart by some game (T5)', () => {
    const walked = new Set<string>()
    for (const example of Object.values(EDGES)) {
      const shown: Scene[] = []
      const { start, commands } = example()
      const table = opened(startRecord(redNovember, start), [], recording(shown))
      for (const next of commands) table.send({ type: 'command', command: next })
      expect(context(table).fault).toBeNull()
      expect(stateHash(present(game(table)))).toBe(stateHash(present(example())))
      const phases = ['movement', ...shown.map(({ phase }) => phase)]
      phases.slice(1).forEach((phase, at) => {
        if (phase !== phases[at]) walked.add(`${phases[at]} > ${phase}`)
      })
    }
    expect([...walked].sort()).toEqual(Object.keys(EDGES).sort())
  })
})

describe('the journal', () => {
  it('gets each entry once and at once: its lines are the save', () => {
    const lines: string[] = []
    const table = laid(MESS, [], writing(lines))
    command(table, 'open 8', 'enter', 'stay', 'draw 9')
    table.send({ type: 'undo' })
    table.send({ type: 'redo' })
    table.send({ type: 'undo' })
    command(table, 'open 2', 'wait')
    expect(lines.map((line) => line.slice(17).trim())).toEqual([
      'open 8',
      'enter',
      'undo',
      'enter',
      'undo',
      'open 2',
      'wait',
    ])
    const { start } = game(table)
    expect(formatHeader(redNovember, INFO, start) + lines.join('')).toBe(formatSave(redNovember, INFO, game(table)))
  })

  it('is written before anything is shown', () => {
    const lines: string[] = []
    const table = laid(MESS, [], writing(lines, patient()))
    command(table, 'wait')
    expect([where(table), lines.length]).toEqual(['turn.action.presenting', 1])
  })

  it('gets what bots say like what people say', () => {
    const lines: string[] = []
    const setup = { seed: 'short 111', gnomes: ['red', 'blue', 'green'] } as const
    const table = opened(startRecord(redNovember, { setup }), ['cadet', 'cadet', 'cadet'], writing(lines))
    expect(where(table)).toBe('over.reporting')
    expect(lines).toHaveLength(game(table).entries.length)
    expect(formatHeader(redNovember, INFO, { setup }) + lines.join('')).toBe(formatSave(redNovember, INFO, game(table)))
  })

  it('gets nothing where nothing was said: not for what is refused, opened or taken back in vain', () => {
    const lines: string[] = []
    const table = laid(MESS, [], writing(lines))
    command(table, 'enter')
    table.send({ type: 'undo' })
    table.send({ type: 'redo' })
    table.send({ type: 'curtain.open' })
    table.send({ type: 'seat.change', seat: 2, to: 'cadet' })
    expect(lines).toEqual([])
  })
})

describe('undo', () => {
  it('goes back to the phase in which the command was given, and repeating forward again', () => {
    const table = laid({ ...MESS, gnomes: [red({ hand: ['grog', 'coffee'] }), blue()] })
    command(table, 'play grog', 'wait')
    expect(where(table)).toBe('turn.faintCheck.choosing')
    table.send({ type: 'undo' })
    expect([where(table), said(table)]).toEqual(['turn.movement.choosing', ['play grog']])
    table.send({ type: 'undo' })
    expect(said(table)).toEqual([])
    table.send({ type: 'undo' })
    expect(said(table)).toEqual([])
    table.send({ type: 'redo' })
    table.send({ type: 'redo' })
    expect([where(table), said(table)]).toEqual(['turn.faintCheck.choosing', ['play grog', 'wait']])
    table.send({ type: 'redo' })
    expect(said(table)).toEqual(['play grog', 'wait'])
  })

  it('stops at what was rolled or turned over (A1)', () => {
    const table = laid({ ...MESS, gnomes: [red(), blue()] })
    command(table, 'fix engine 3')
    table.send({ type: 'undo' })
    expect(said(table)).toEqual(['fix engine 3'])
  })

  it('goes past what bots said, to the person’s own last decision, and writes each step down', () => {
    const lines: string[] = []
    const table = laid(MESS, ['person', 'cadet'], writing(lines, pensive()))
    command(table, 'open 8', 'trade blue give coffee')
    decide(table, { type: 'refuse' })
    expect([where(table), said(table).length]).toEqual(['turn.movement.choosing', 3])
    table.send({ type: 'undo' })
    expect([where(table), said(table)]).toEqual(['turn.movement.choosing', ['open 8']])
    expect(lines.filter((line) => line.includes('undo'))).toHaveLength(2)
    expect(game(table).entries.map(({ type }) => type)).toEqual(['open', 'trade', 'refuse', 'undo', 'undo'])
    table.send({ type: 'undo' })
    expect(said(table)).toEqual([])
  })

  it('does not go past something random that came after the person spoke, nor where only bots have spoken', () => {
    const diced = laid({ ...MESS, gnomes: [red({ minute: 41 }), blue({ minute: 40 })] }, ['person', 'cadet'], pensive())
    command(diced, 'open 2', 'enter', 'fix pumps 3')
    decide(diced, { type: 'open', to: 8 })
    diced.send({ type: 'undo' })
    expect(said(diced)).toEqual(['open 2', 'enter', 'fix pumps 3', 'open 8'])
    const bots = laid(MESS, ['cadet', 'cadet', 'cadet'], pensive())
    decide(bots, { type: 'open', to: 2 })
    bots.send({ type: 'undo' })
    expect(said(bots)).toEqual(['open 2'])
  })

  it('works while a bot thinks, and what is repeated brings the bot’s same word again', () => {
    const table = laid(MESS, ['person', 'cadet'], pensive())
    command(table, 'trade blue give coffee')
    expect(where(table)).toBe('turn.action.thinking')
    table.send({ type: 'undo' })
    expect([where(table), said(table)]).toEqual(['turn.movement.choosing', []])
    table.send({ type: 'redo' })
    decide(table, { type: 'refuse' })
    table.send({ type: 'undo' })
    expect(context(table).undone.map(formatCommand)).toEqual(['refuse', 'trade blue give coffee'])
    table.send({ type: 'redo' })
    decide(table, { type: 'refuse' })
    expect([said(table), context(table).undone]).toEqual([['trade blue give coffee', 'refuse'], []])
  })

  it('makes the table forget what could be repeated once something else is said', () => {
    const table = laid(MESS)
    command(table, 'open 8')
    table.send({ type: 'undo' })
    command(table, 'open 2')
    table.send({ type: 'redo' })
    expect(said(table)).toEqual(['open 2'])
    expect(context(table).undone).toEqual([])
  })
})

describe('with secret hands', () => {
  it('the curtain falls before the first turn, for an answer out of turn, and again on the way back (O6)', () => {
    const table = laid(SECRET)
    expect([where(table), context(table).holder]).toEqual(['turn.movement.handOver', null])
    table.send({ type: 'curtain.open' })
    expect([where(table), context(table).holder]).toEqual(['turn.movement.choosing', 0])
    command(table, 'trade blue give coffee')
    expect([where(table), context(table).holder]).toEqual(['turn.action.handOver', 0])
    table.send({ type: 'undo' })
    expect(said(table)).toEqual(['trade blue give coffee'])
    table.send({ type: 'curtain.open' })
    expect([where(table), context(table).holder]).toEqual(['turn.action.choosing', 1])
    command(table, 'give grog')
    expect([where(table), context(table).holder]).toEqual(['turn.movement.handOver', 1])
    table.send({ type: 'curtain.open' })
    expect([where(table), context(table).holder]).toEqual(['turn.movement.choosing', 0])
  })

  it('it stays open while the same person goes on (T1, O6)', () => {
    const table = laid(SECRET)
    table.send({ type: 'curtain.open' })
    command(table, 'open 8', 'wait')
    expect([where(table), present(game(table)).turn?.active]).toEqual(['turn.movement.choosing', 'red'])
  })

  it('it never falls with open hands, nor for one person with all gnomes (S1)', () => {
    const open = laid(MESS)
    command(open, 'trade blue give coffee')
    expect(where(open)).toBe('turn.action.choosing')
    const alone = laid({ ...SECRET, people: 1 })
    expect(where(alone)).toBe('turn.movement.choosing')
    command(alone, 'trade blue give coffee')
    expect(where(alone)).toBe('turn.action.choosing')
  })

  it('where one person plays with bots it never falls, however often they speak (O6)', () => {
    const setup = { seed: 'curtain', gnomes: ['red', 'blue', 'green'], options: { derangedGnomes: true } } as const
    let curtains = 0
    const table = createActor(tableMachine).start()
    table.subscribe((snapshot) => {
      if (JSON.stringify(snapshot.value).includes('handOver')) curtains++
    })
    table.send({ type: 'game.open', record: startRecord(redNovember, { setup }), seats: ['person', 'cadet', 'sailor'] })
    for (let turns = 0; turns < 25 && present(game(table)).outcome === null; turns++) {
      const offered = legalCommands(present(game(table)))
      const word = offered.find(({ type }) => type === 'wait') ?? offered[0]
      if (word) table.send({ type: 'command', command: word })
    }
    expect(said(table).length).toBeGreaterThan(30)
    expect(curtains).toBe(0)
  })
})

describe('a bot', () => {
  it('is asked when its seat has to speak, and its word counts', () => {
    const table = laid(MESS, ['person', 'cadet'], pensive())
    command(table, 'trade blue give coffee')
    expect(where(table)).toBe('turn.action.thinking')
    decide(table, { type: 'give', items: ['grog'] })
    expect(said(table)).toEqual(['trade blue give coffee', 'give grog'])
    expect(where(table)).toBe('turn.movement.choosing')
  })

  it('is not heard when it is not its turn', () => {
    const table = laid(MESS, ['person', 'cadet'])
    decide(table, { type: 'wait' })
    expect(said(table)).toEqual([])
  })

  it('that breaks a rule is our fault: the table stops, and nothing is written down', () => {
    const lines: string[] = []
    const table = laid(MESS, ['cadet'], writing(lines, pensive()))
    decide(table, { type: 'enter' })
    expect([where(table), lines]).toEqual(['fault', []])
    expect(context(table).fault).toContain('cadet')
    expect(said(table)).toEqual([])
  })

  it('has its reason kept with the entry, and the rest of its plan is followed without thinking again', () => {
    const reason = { id: 'stroll', values: { place: 8 } } as const
    const thoughts: number[] = []
    const table = laid(
      MESS,
      ['sailor'],
      tableMachine.provide({
        actors: {
          botMind: fromCallback<TableEvent, AnySession<GameTypes>>(({ input, sendBack }) => {
            const next = planned(redNovember, input as Session)
            if (next) sendBack({ type: 'bot.decided', ...next })
            else thoughts.push(input.record?.entries.length ?? -1)
          }),
        },
      }),
    )
    const next = ['enter', 'draw 1'].map((text) => parseCommand(text, present(game(table))))
    decide(table, { type: 'open', to: 8 }, { reason, next })
    expect(said(table)).toEqual(['open 8', 'enter', 'draw 1'])
    expect(context(table).reasons).toEqual({ 0: reason, 1: reason, 2: reason })
    expect([thoughts, context(table).plan]).toEqual([[0, 3], null])
  })

  it('has the reasons of what still stands beside the commands', () => {
    const reason = { id: 'refuse', values: {} } as const
    const table = laid(MESS, ['person', 'cadet'], pensive())
    command(table, 'open 8', 'trade blue give coffee')
    decide(table, { type: 'refuse' }, { reason })
    expect(standingReasons(context(table))).toEqual([null, null, reason])
    table.send({ type: 'undo' })
    expect(standingReasons(context(table))).toEqual([null])
    command(table, 'trade blue give coffee')
    decide(table, { type: 'give', items: [] })
    expect(standingReasons(context(table))).toEqual([null, null, null])
  })

  it('thinks the same after something was taken back as without that (S3)', () => {
    const setup = { seed: 'whims', gnomes: ['red', 'blue', 'green'] } as const
    const voyageOf = (moves: readonly ('undo' | 'open')[]): readonly string[] => {
      const table = opened(startRecord(redNovember, { setup }), [])
      const [first] = legalCommands(present(game(table)))
      for (const move of moves) {
        if (move === 'undo') table.send({ type: 'undo' })
        else if (first) table.send({ type: 'command', command: first })
      }
      for (const seat of [0, 1, 2]) table.send({ type: 'seat.change', seat, to: 'cadet' })
      return said(table)
    }
    expect(voyageOf(['open', 'undo', 'open'])).toEqual(voyageOf(['open']))
  })

  it('plays the same game from the same record every time (S3)', () => {
    const play = (): string => {
      const setup = { seed: 'again', gnomes: ['red', 'blue', 'green'] } as const
      return game(opened(startRecord(redNovember, { setup }), ['cadet', 'sailor', 'cadet'])).hash
    }
    expect(play()).toBe(play())
  })
})

describe('a seat', () => {
  it('can go to a bot in the middle of a turn, which plays on at once', () => {
    const table = laid(MESS, [], pensive())
    command(table, 'open 8')
    table.send({ type: 'seat.change', seat: 0, to: 'sailor' })
    expect([where(table), context(table).seats[0]]).toEqual(['turn.movement.thinking', 'sailor'])
    decide(table, { type: 'enter' })
    expect(said(table)).toEqual(['open 8', 'enter'])
  })

  it('can come back to a person while the bot still thinks, whose word then comes too late', () => {
    const table = laid(MESS, ['cadet'], pensive())
    table.send({ type: 'seat.change', seat: 0, to: 'person' })
    expect(where(table)).toBe('turn.movement.choosing')
    decide(table, { type: 'wait' })
    expect(said(table)).toEqual([])
    command(table, 'open 8')
    expect(said(table)).toEqual(['open 8'])
  })

  it('of somebody else can change without disturbing anybody', () => {
    const table = laid(MESS)
    table.send({ type: 'seat.change', seat: 2, to: 'cadet' })
    expect([where(table), context(table).seats]).toEqual(['turn.movement.choosing', ['person', 'person', 'cadet']])
  })

  it('can change while something is shown, which goes on being shown', () => {
    const shown: Scene[] = []
    const table = laid(MESS, [], patient(shown))
    command(table, 'open 8')
    table.send({ type: 'seat.change', seat: 0, to: 'cadet' })
    expect([where(table), shown.length]).toEqual(['turn.movement.presenting', 1])
  })

  it('with secret hands needs the curtain when it comes back to a person (O6)', () => {
    const table = laid(SECRET, ['cadet'], pensive())
    table.send({ type: 'seat.change', seat: 0, to: 'person' })
    expect(where(table)).toBe('turn.movement.handOver')
    table.send({ type: 'seat.change', seat: 0, to: 'cadet' })
    expect(where(table)).toBe('turn.movement.thinking')
  })
})

describe('a fault', () => {
  const opening = (...phases: readonly string[]): readonly GameEvent[] =>
    phases.map((phase) => ({ type: 'phase-began', phase }) as GameEvent)

  it('is a first scene that no game begins with', () => {
    const table = opened({ ...startRecord(redNovember, { scenario: MESS }), opening: opening('action') })
    expect([where(table), context(table).fault]).toEqual(['fault', 'action cannot follow setup'])
  })

  it('is a scene that cannot follow the one before (T5)', () => {
    const table = opened({ ...startRecord(redNovember, { scenario: MESS }), opening: opening('movement', 'escape') })
    expect([where(table), context(table).fault]).toEqual(['fault', 'escape cannot follow movement'])
  })

  it('is an engine that stands elsewhere than its scenes have led (T5)', () => {
    const table = opened({ ...startRecord(redNovember, { scenario: MESS }), opening: opening('updates') })
    expect([where(table), context(table).fault]).toEqual(['fault', 'movement cannot follow updates'])
  })

  it('is a position that no rule can carry on; the game stays as it was, and nothing is written down', () => {
    const lines: string[] = []
    const record = journey({ scenario: MESS }, 'trade blue give coffee')
    const pending = { kind: 'trade-answer', who: 'blue', from: 'red', offer: ['harpoon'] } as const
    const states = [...record.states.slice(0, -1), { ...present(record), pending }]
    const table = opened({ ...record, states }, [], writing(lines))
    command(table, 'give nothing')
    expect([where(table), lines]).toEqual(['fault', []])
    expect(said(table)).toEqual(['trade blue give coffee'])
  })

  it('lets nobody go on, but another game can be opened, or the table left', () => {
    const wrong = { ...startRecord(redNovember, { scenario: MESS }), opening: opening('action') }
    const table = opened(wrong)
    command(table, 'open 8')
    table.send({ type: 'undo' })
    table.send({ type: 'presented' })
    expect([where(table), said(table)]).toEqual(['fault', []])
    table.send({ type: 'game.open', record: startRecord(redNovember, { scenario: MESS }) })
    expect([where(table), context(table).fault]).toEqual(['turn.movement.choosing', null])
    command(table, 'open 8')
    expect(said(table)).toEqual(['open 8'])
    const left = opened(wrong)
    left.send({ type: 'game.leave' })
    expect([where(left), context(left)]).toEqual(['setup', NO_SESSION])
  })
})
