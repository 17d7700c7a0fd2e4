import { describe, expect, it } from 'vitest'
import { type Actor, createActor, fromCallback } from 'xstate'
import { redNovember } from '../../../engine/red-november/index.ts'
import { botRandom } from '../../../engine/shared/bots.ts'
import type { Game } from '../../../engine/shared/game.ts'
import { hashText } from '../../../engine/shared/hash.ts'
import {
  beginningOf,
  canUndo,
  extend,
  formatEntry,
  type GameRecord,
  present,
  startRecord,
  undo,
  undoable,
} from '../../../engine/shared/record.ts'
import { formatHeader, formatLastEntry, formatSave, gameIdOf, readInfo, readSave } from '../../../engine/shared/save.ts'
import {
  type PresenterInput,
  type TableEvent,
  type TableMachine,
  tableMachineFor,
} from '../../../engine/shared/table/machine.ts'
import { openingScenes, scenesOf } from '../../../engine/shared/table/scenes.ts'
import {
  commanded,
  decided,
  decisionOf,
  handedOver,
  mayUndo,
  needsHandOver,
  redone,
  reseated,
  type Seat,
  type Session,
  seated,
  standingReasons,
  stateOf,
  undone,
} from '../../../engine/shared/table/session.ts'
import { type Tiny, tiny } from './tiny-game.ts'

const OPEN: Tiny['start'] = { seed: 'wind', secret: false }
const SECRET: Tiny['start'] = { seed: 'wind', secret: true }
const INFO = { title: 'Tiny', created: '2031-01-01', extra: { seats: ['person', 'first'] } }

type Record = GameRecord<Tiny>

/** A game of these words; `undo` is one of them. */
const played = (start: Tiny['start'], ...words: readonly string[]): Record =>
  words.reduce<Record>(
    (record, word) => {
      if (word === 'undo') {
        const before = undo(tiny, record)
        if (!before) throw new Error('nothing to undo')
        return before
      }
      const result = extend(tiny, record, tiny.parse(word, present(record)))
      if (!result.ok) throw new Error(`${word}: ${result.error.code}`)
      return result.record
    },
    startRecord(tiny, start),
  )

/** A whole game: always the first thing that is allowed. */
function whole(start: Tiny['start'] = OPEN): Record {
  let record = startRecord(tiny, start)
  for (let [command] = tiny.legal(present(record)); command; [command] = tiny.legal(present(record))) {
    const result = extend(tiny, record, command)
    if (!result.ok) throw new Error(result.error.code)
    record = result.record
  }
  return record
}

const words = ({ commands }: Record): readonly string[] => commands.map((command) => tiny.format(command))
const journal = ({ entries }: Record): readonly string[] => entries.map((entry) => formatEntry(tiny, entry))

describe('the record of any game', () => {
  it('keeps what each command did, side by side with it', () => {
    const record = played(OPEN, 'mark 4', 'keep', 'mark 0')
    expect(record.opening.map(({ type }) => type)).toEqual(['dealt', 'turn-began'])
    expect(record.events.map((events) => events.map(({ type }) => type))).toEqual([
      ['marked', 'wind-began'],
      ['turn-began'],
      ['marked', 'wind-began'],
    ])
    expect(record.steps.map(({ after }) => after)).toEqual(record.states.slice(1))
    expect(record.steps.map(({ events }) => events)).toEqual(record.events)
  })

  it('keeps what was undone in its journal, and what happened then too', () => {
    const record = played(OPEN, 'mark 4', 'undo', 'mark 5')
    expect([words(record), journal(record)]).toEqual([['mark 5'], ['mark 4', 'undo', 'mark 5']])
    expect(record.steps.map(({ events }) => events.length)).toEqual([2, 0, 2])
    expect(record.steps[1]?.after).toBe(record.states[0])
    expect(record.hash).not.toBe(played(OPEN, 'mark 5').hash)
    expect(beginningOf(tiny, record, 1)).toEqual(played(OPEN, 'mark 5'))
  })

  it('refuses what the game refuses, and stays as it is', () => {
    const record = played(OPEN, 'mark 4', 'keep')
    const copy = JSON.stringify(record)
    expect(extend(tiny, record, { type: 'mark', square: 4 })).toEqual({
      ok: false,
      error: { code: 'taken', rule: 'T2' },
    })
    expect(JSON.stringify(record)).toBe(copy)
  })

  it('goes back as far as the game says: not past a die, with secrets not past another seat', () => {
    expect(undoable(tiny, played(OPEN, 'mark 4', 'keep', 'mark 0'))).toBe(3)
    expect(undoable(tiny, played(OPEN, 'mark 4', 'toss', 'mark 0'))).toBe(1)
    expect(undoable(tiny, played(SECRET, 'mark 4', 'keep', 'mark 0'))).toBe(1)
    expect(canUndo(tiny, played(SECRET, 'mark 4', 'keep'))).toBe(false)
    expect(undo(tiny, startRecord(tiny, OPEN))).toBeNull()
  })
})

/** The game, and how often the costly ones of its functions were called. */
function counted(): { readonly game: Game<Tiny>; readonly calls: { apply: number; format: number; start: number } } {
  const calls = { apply: 0, format: 0, start: 0 }
  const game: Game<Tiny> = {
    ...tiny,
    apply: (state, command) => {
      calls.apply++
      return tiny.apply(state, command)
    },
    format: (command) => {
      calls.format++
      return tiny.format(command)
    },
    start: (start) => {
      calls.start++
      return tiny.start(start)
    },
  }
  return { game, calls }
}

/** A long game: two moves are made and undone again and again. */
const hesitant = (times: number): Record =>
  played(OPEN, ...Array.from({ length: times }, () => ['mark 4', 'undo']).flat())

describe('the save of any game', () => {
  const TEXT = formatSave(tiny, INFO, played(OPEN, 'mark 4', 'undo', 'mark 5', 'toss'))
  const sealed = (header: string): string => `${hashText(header)} ${header}\n`
  const header = (fields: string): string =>
    sealed(`{"format":"tiny-save",${fields},"title":"","created":"","extra":{},"start":{"seed":"a","secret":false}}`)
  const code = (text: string): string => {
    const save = readSave(tiny, text)
    return save.ok ? 'loaded' : save.code
  }

  it('comes back as it was, and tells whose it is without being played', () => {
    const save = readSave(tiny, TEXT)
    expect(save).toEqual({
      ok: true,
      info: INFO,
      record: played(OPEN, 'mark 4', 'undo', 'mark 5', 'toss'),
      damage: null,
    })
    expect([gameIdOf(TEXT), readInfo(TEXT)]).toEqual(['tiny', { id: 'tiny', info: INFO }])
  })

  it('is one header and a line for each entry', () => {
    let record = startRecord(tiny, OPEN)
    let text = formatHeader(tiny, INFO, OPEN)
    for (const word of ['mark 4', 'keep', 'mark 0', 'toss']) {
      const result = extend(tiny, record, tiny.parse(word, present(record)))
      if (!result.ok) throw new Error(result.error.code)
      record = result.record
      text += formatLastEntry(tiny, record)
    }
    expect(text).toBe(formatSave(tiny, INFO, record))
  })

  it('that is damaged comes back up to the damage', () => {
    const lines = TEXT.split('\n')
    const flipped = lines.with(3, lines[3]?.replace('mark 5', 'mark 6') ?? '').join('\n')
    const save = readSave(tiny, flipped)
    expect(save).toMatchObject({ ok: true, damage: { line: 4, lostLines: 2 }, record: played(OPEN, 'mark 4', 'undo') })
    expect(code(TEXT.replace('Tiny', 'Tyny'))).toBe('save/damaged-header')
    expect(code('')).toBe('save/empty')
  })

  it('of another game, or of nothing that was ever written, is foreign', () => {
    expect(code(formatHeader(redNovember, INFO, { setup: { seed: 'a', gnomes: ['red'] } }))).toBe('save/foreign')
    const read = readSave(redNovember, TEXT)
    expect(read).toEqual({ ok: false, code: 'save/foreign' })
    expect(gameIdOf('hello')).toBeNull()
    for (const version of ['-1', '0', '0.5', '1e999', '-1e999', '"1"', 'null']) {
      expect([version, code(header(`"version":${version},"rules":1`))]).toEqual([version, 'save/foreign'])
      expect([version, code(header(`"version":1,"rules":${version}`))]).toEqual([version, 'save/foreign'])
    }
    expect(code(header('"version":1,"rules":1'))).toBe('loaded')
  })

  it('of newer rules or of a newer format is newer, of older rules it is read', () => {
    expect(code(header('"version":2,"rules":1'))).toBe('save/newer')
    expect(code(header('"version":1,"rules":4'))).toBe('save/newer')
    expect(code(header('"version":1,"rules":3'))).toBe('loaded')
  })

  it('tells a start that has not its shape from one that no game can begin with', () => {
    expect(code(formatHeader(tiny, INFO, { seed: '', secret: false }))).toBe('save/impossible-start')
    const shapeless = { seed: 3 } as unknown as Tiny['start']
    expect(code(formatHeader(tiny, INFO, shapeless))).toBe('save/damaged-header')
  })

  it('is not written from a record that does not follow from its start: that would be a bug of ours', () => {
    const record = played(OPEN, 'mark 4', 'keep')
    const impossible: Record = { ...record, entries: [...record.entries, { type: 'mark', square: 4 }] }
    expect(() => formatSave(tiny, INFO, impossible)).toThrow('does not follow from those before it: mark 4')
    const undone: Record = { ...startRecord(tiny, OPEN), entries: [{ type: 'undo' }] }
    expect(() => formatSave(tiny, INFO, undone)).toThrow('does not follow from those before it: undo')
  })

  it('is read in one step a line, however long it is', () => {
    for (const times of [10, 100, 1000]) {
      const text = formatSave(tiny, INFO, hesitant(times))
      const { game, calls } = counted()
      expect(readSave(game, text)).toMatchObject({ ok: true, damage: null })
      expect(calls).toEqual({ apply: times, format: times, start: 1 })
    }
  })

  it('with a damaged end is read twice at most', () => {
    const lines = formatSave(tiny, INFO, hesitant(500)).split('\n')
    const text = lines.with(999, lines[999]?.replace('mark 4', 'mark 5') ?? '').join('\n')
    const { game, calls } = counted()
    expect(readSave(game, text)).toMatchObject({ ok: true, damage: { line: 1000, lostLines: 2 } })
    expect(calls.apply).toBeLessThanOrEqual(2 * 500)
    expect(calls.start).toBe(2)
  })
})

describe('a session of any game', () => {
  const at = (start: Tiny['start'], seats: readonly Seat<Tiny>[] = [], ...said: readonly string[]): Session<Tiny> =>
    seated(tiny, played(start, ...said), seats)
  const says = (session: Session<Tiny>, ...said: readonly string[]): Session<Tiny> =>
    said.reduce((now, word) => commanded(tiny, now, tiny.parse(word, stateOf(now))), session)

  it('undoes and redoes, and forgets what could be redone once something else is said', () => {
    const now = says(at(OPEN), 'mark 4', 'keep')
    const back = undone(tiny, undone(tiny, now))
    expect(words(back.record as Record)).toEqual([])
    expect(words(redone(tiny, redone(tiny, back)).record as Record)).toEqual(['mark 4', 'keep'])
    expect(says(back, 'mark 1').undone).toEqual([])
    expect(says(back, 'mark 4').undone.map((command) => tiny.format(command))).toEqual(['keep'])
    expect(mayUndo(tiny, says(at(OPEN), 'mark 4', 'toss'))).toBe(false)
  })

  it('asks for the other player where there are secrets, but not for a bot', () => {
    expect(needsHandOver(tiny, at(OPEN))).toBe(false)
    const held = handedOver(tiny, at(SECRET))
    expect([held.holder, needsHandOver(tiny, held)]).toEqual([0, false])
    expect(needsHandOver(tiny, says(held, 'mark 4', 'keep'))).toBe(true)
    expect(needsHandOver(tiny, reseated(says(held, 'mark 4', 'keep'), 1, 'wild'))).toBe(false)
  })

  it('lets bots think with a view and a random stream of their own, in the manner agreed on', () => {
    const session = at(OPEN, ['wild', 'wild'])
    const expected = tiny.decide('wild', tiny.viewFor(stateOf(session), 0), botRandom('wind', 0), tiny.manner)
    const decision = decisionOf(tiny, session)
    expect(decision).toEqual(expected)
    expect(decision?.next).toEqual([{ type: 'keep' }])
    const keen = seated(tiny, startRecord(tiny, OPEN), ['first'], { tosses: true })
    expect(decisionOf(tiny, keen)?.next).toEqual([{ type: 'toss' }])
    expect(decisionOf(tiny, at(OPEN, ['person', 'wild']))).toBeNull()
    expect(decisionOf(tiny, seated(tiny, whole(), ['wild', 'wild']))).toBeNull()
  })

  it('keeps the reason with the entry and the plan until something else is said', () => {
    const session = at(OPEN, ['first', 'person'])
    const decision = decisionOf(tiny, session)
    if (!decision) throw new Error('no decision')
    const after = decided(tiny, session, decision)
    expect(after.plan).toEqual({ next: [{ type: 'keep' }], reason: { why: 'first' } })
    const again = decided(tiny, after, decisionOf(tiny, after) ?? decision)
    expect([again.plan, standingReasons(again)]).toEqual([null, [{ why: 'first' }, { why: 'first' }]])
    expect(standingReasons(says(again, 'mark 0'))[2]).toBeNull()
  })
})

describe('the scenes of any game', () => {
  it('are cut where a phase or a turn begins', () => {
    const record = whole()
    const scenes = scenesOf(tiny.phases, [...record.opening, ...record.events.flat()], 'mark')
    expect(openingScenes(tiny.phases, record.opening).map(({ phase }) => phase)).toEqual(['mark', 'mark'])
    expect(scenes.slice(0, 4).map(({ phase }) => phase)).toEqual(['mark', 'mark', 'wind', 'mark'])
    expect(scenes.at(-1)).toMatchObject({ phase: 'over', events: [{ type: 'ended' }] })
  })
})

describe('the table of any game', () => {
  const machine = tableMachineFor(tiny)
  type Table = Actor<TableMachine>

  function opened(start: Tiny['start'], seats: readonly Seat<Tiny>[] = [], of: TableMachine = machine): Table {
    const table = createActor(of).start()
    table.send({ type: 'game.open', record: startRecord(tiny, start), seats })
    return table
  }
  const say = (table: Table, ...said: readonly string[]): void => {
    for (const word of said) {
      const now = table.getSnapshot().context as Session<Tiny>
      table.send({ type: 'command', command: tiny.parse(word, stateOf(now)) })
    }
  }
  const where = (table: Table): string => JSON.stringify(table.getSnapshot().value)
  const session = (table: Table): Session<Tiny> => table.getSnapshot().context as Session<Tiny>

  it('walks through the phases of that game, and shows everything once and in order', () => {
    const shown: string[] = []
    const recording = machine.provide({
      actors: {
        presenter: fromCallback<TableEvent, PresenterInput>(({ input, sendBack }) => {
          shown.push(...input.scene.events.map(({ type }) => type))
          sendBack({ type: 'presented' })
        }),
      },
    })
    const table = opened(OPEN, [], recording)
    expect(where(table)).toBe('{"turn":{"mark":"choosing"}}')
    say(table, 'mark 4')
    expect(where(table)).toBe('{"turn":{"wind":"choosing"}}')
    say(table, 'keep')
    expect(shown).toEqual(['dealt', 'turn-began', 'marked', 'wind-began', 'turn-began'])
  })

  it('refuses, undoes and redoes', () => {
    const table = opened(OPEN)
    say(table, 'keep')
    expect(session(table).refused).toEqual({ code: 'not-now', rule: 'T1' })
    say(table, 'mark 4', 'keep')
    table.send({ type: 'undo' })
    expect([where(table), words(session(table).record as Record)]).toEqual(['{"turn":{"wind":"choosing"}}', ['mark 4']])
    table.send({ type: 'redo' })
    expect(words(session(table).record as Record)).toEqual(['mark 4', 'keep'])
  })

  it('lets the curtain fall between two people with secrets', () => {
    const table = opened(SECRET)
    expect(where(table)).toBe('{"turn":{"mark":"handOver"}}')
    table.send({ type: 'curtain.open' })
    say(table, 'mark 4', 'keep')
    expect(where(table)).toBe('{"turn":{"mark":"handOver"}}')
  })

  it('plays bots to the end, the same game every time, and its journal is the save', () => {
    const game = (): { record: Record; lines: readonly string[] } => {
      const lines: string[] = []
      const writing = machine.provide({
        actions: {
          journal: ({ context: { record } }) => void (record && lines.push(formatLastEntry(tiny, record as Record))),
        },
      })
      const table = opened(SECRET, ['first', 'wild'], writing)
      expect(where(table)).toBe('{"over":"reporting"}')
      return { record: session(table).record as Record, lines }
    }
    const { record, lines } = game()
    expect(formatHeader(tiny, INFO, SECRET) + lines.join('')).toBe(formatSave(tiny, INFO, record))
    expect(game().record.hash).toBe(record.hash)
  })

  it('stops with a fault where the game does what its chart does not know', () => {
    const astray: Game<Tiny> = { ...tiny, phases: { ...tiny.phases, followers: { mark: [], wind: ['mark', 'over'] } } }
    const table = opened(OPEN, [], tableMachineFor(astray))
    say(table, 'mark 4')
    expect([where(table), session(table).fault]).toEqual(['"fault"', 'wind cannot follow mark'])
  })
})
