import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  createGame,
  formatCommand,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  type GameState,
  handsAreSecret,
  legalCommands,
  type PendingKind,
  redNovember,
  type ScenarioInput,
  seatOf,
  speaker,
} from '../../../engine/red-november/index.ts'
import { canUndo, extend, formatEntry, present, startRecord, stateHash, undo } from '../../../engine/shared/record.ts'
import { sail as sailOn, voyages } from '../../property/voyage.ts'
import { from, journey, sail, say, takenBack } from '../red-november/journey.ts'
import { AT_39, blue, green, meetCard, QUIET, questions, red } from '../red-november/kit.ts'
import { play, set } from '../red-november/table.ts'

const NOVEMBER: GameSetup = { seed: 'november', gnomes: ['red', 'blue', 'green', 'white'] }

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** May the last of these moves be taken back? */
const reversible = (scenario: ScenarioInput, ...moves: readonly string[]): boolean =>
  canUndo(redNovember, journey({ scenario }, ...moves))

/** What nobody could know before it happened. */
const isRevealing = (event: GameEvent): boolean =>
  event.type === 'die-rolled' ||
  event.type === 'event-revealed' ||
  event.type === 'faint-checked' ||
  event.type === 'pile-shuffled' ||
  (event.type === 'items-drawn' && event.source !== 'cabin')

/** Who sits in front of the screen. */
const seat = (state: GameState): number | null => {
  const who = speaker(state)
  return who && seatOf(state, who)
}

/** O2, O6: another person saw the screen, or somebody's items were taken out of their hand. */
function isSecretSeen(before: GameState, after: GameState, events: readonly GameEvent[]): boolean {
  if (!handsAreSecret(before.options)) return false
  const robbed = events.some(
    (event) => event.type === 'items-looted' && seatOf(before, event.gnome) !== seatOf(before, event.victim),
  )
  return robbed || seat(before) !== seat(after)
}

/** A game whose moves nobody thinks about: what bots learn does not change it. */
function drift(setup: GameSetup): GameRecord {
  let game = startRecord(redNovember, { setup })
  for (let count = 0; !present(game).outcome; count++) {
    const legal = legalCommands(present(game))
    game = say(game, legal[(count * 7919) % legal.length] as Command)
  }
  return game
}

describe('a game and its hash', () => {
  const game = drift(NOVEMBER)

  it('is this very one for this seed, on every machine (S3)', () => {
    expect(present(game).outcome).toEqual({ saved: false, cause: 'missiles', winners: [] })
    expect(game.commands).toHaveLength(65)
    expect(startRecord(redNovember, { setup: NOVEMBER }).hash).toBe('56a197df888224e2')
    expect(stateHash(present(game))).toBe('a17d9ad9bb138163')
    expect(game.hash).toBe('c7f4f68aa82d4844')
  })

  it('comes out again from its setup and its commands (S3)', () => {
    const again = game.commands.reduce(say, startRecord(redNovember, { setup: NOVEMBER }))
    expect(again.hash).toBe(game.hash)
    expect(again.states).toEqual(game.states)
  })

  it('comes out again when setup and commands went through JSON (S3)', () => {
    const again = copy(game.commands).reduce(say, startRecord(redNovember, copy(game.start)))
    expect(again.hash).toBe(game.hash)
  })

  it('comes out again when every position on the way went through JSON (S3)', () => {
    const end = game.commands.reduce(
      (state, command) => {
        const result = apply(copy(state), copy(command))
        if (!result.ok) throw new Error(result.error.code)
        return result.state
      },
      copy(createGame(NOVEMBER)),
    )
    expect(stateHash(end)).toBe('a17d9ad9bb138163')
  })

  it('keeps the position before each command and the present one', () => {
    expect(game.states).toHaveLength(game.commands.length + 1)
    expect(game.states[0]).toEqual(createGame(NOVEMBER))
    game.commands.forEach((command, at) => {
      const result = apply(game.states[at] as GameState, command)
      expect(result.ok && stateHash(result.state)).toBe(stateHash(game.states[at + 1] as GameState))
    })
  })

  it('is another one for another seed, another crew and other options (S3)', () => {
    const starts: readonly GameSetup[] = [
      NOVEMBER,
      { ...NOVEMBER, seed: 'December' },
      { ...NOVEMBER, gnomes: ['red', 'blue', 'white', 'green'] },
      { ...NOVEMBER, people: 1 },
      { ...NOVEMBER, options: { slowerDeath: true } },
    ]
    expect(new Set(starts.map((setup) => startRecord(redNovember, { setup }).hash)).size).toBe(starts.length)
  })

  it('tells two ways to the same position apart', () => {
    const scenario: ScenarioInput = { gnomes: [red({ room: 5 })], icons: QUIET }
    const straight = journey({ scenario }, 'open 8')
    const astray = journey({ scenario }, 'open 2', 'undo', 'open 8')
    expect(stateHash(present(astray))).toBe(stateHash(present(straight)))
    expect(astray.hash).not.toBe(straight.hash)
  })
})

describe('a record', () => {
  it('of a refused command stays as it is, and the refusal says why', () => {
    const game = startRecord(redNovember, { scenario: { gnomes: [red({ room: 5 })] } })
    const before = JSON.stringify(game)
    expect(extend(redNovember, game, { type: 'enter' })).toEqual({
      ok: false,
      error: { code: 'move/no-open-hatch', rule: 'M1' },
    })
    expect(JSON.stringify(game)).toBe(before)
  })

  it('tells what happened before the first command (O4)', () => {
    expect(startRecord(redNovember, { setup: NOVEMBER }).opening.map(({ type }) => type)).toContain('turn-began')
    const { opening } = startRecord(redNovember, { setup: { ...NOVEMBER, options: { openingDisasters: true } } })
    expect(opening.map(({ type }) => type)).toContain('event-revealed')
  })

  it('cannot begin with an impossible crew (S1)', () => {
    expect(() => startRecord(redNovember, { setup: { seed: '', gnomes: ['red', 'blue'] } })).toThrow(/3 to 8 gnomes/)
    expect(() => startRecord(redNovember, { scenario: { gnomes: [red(), red()] } })).toThrow(/taken already/)
  })
})

describe('taking back', () => {
  it('is not possible before the first command', () => {
    const game = startRecord(redNovember, { setup: NOVEMBER })
    expect(canUndo(redNovember, game)).toBe(false)
    expect(undo(redNovember, game)).toBeNull()
  })

  it('gives the position before, and stays in the journal as a line of its own', () => {
    const game = journey({ scenario: { gnomes: [red({ room: 5, hand: ['coffee'] })] } }, 'open 8', 'play coffee')
    const before = takenBack(game)
    expect(present(before)).toBe(game.states[1])
    expect(before.commands.map(formatCommand)).toEqual(['open 8'])
    expect(before.entries.map((entry) => formatEntry(redNovember, entry))).toEqual(['open 8', 'play coffee', 'undo'])
    expect(before.hash).not.toBe(game.hash)
  })

  it('goes on to the beginning, command by command, and no further', () => {
    const scenario: ScenarioInput = { gnomes: [red({ room: 5, hand: ['coffee'] })] }
    const game = journey({ scenario }, 'open 8', 'enter', 'play coffee')
    const back = sail(game, 'undo', 'undo', 'undo')
    expect(stateHash(present(back))).toBe(stateHash(present(startRecord(redNovember, { scenario }))))
    expect(back.commands).toEqual([])
    expect(back.entries).toHaveLength(6)
    expect(undo(redNovember, back)).toBeNull()
  })

  it('leads on to the same future when the same is said again (S3)', () => {
    const scenario: ScenarioInput = { gnomes: [red({ room: 8 }), blue()] }
    const once = journey({ scenario }, 'open 7', 'enter', 'stop missiles 3')
    const twice = journey({ scenario }, 'open 7', 'undo', 'open 7', 'enter', 'undo', 'enter', 'stop missiles 3')
    expect(stateHash(present(twice))).toBe(stateHash(present(once)))
  })

  it('leaves the game it came from as it was', () => {
    const game = journey({ scenario: { gnomes: [red({ room: 5 })] } }, 'open 8')
    const before = JSON.stringify(game)
    undo(redNovember, game)
    expect(JSON.stringify(game)).toBe(before)
  })
})

describe('what can be taken back', () => {
  const alone: ScenarioInput = { gnomes: [red({ room: 5 }), blue()], icons: QUIET }

  it('is moving and playing items, whatever the water did (M1, M3)', () => {
    const wet: ScenarioInput = { ...alone, rooms: { 8: { water: 'high' } } }
    expect(reversible(wet, 'open 8')).toBe(true)
    expect(reversible(wet, 'open 8', 'enter')).toBe(true)
    expect(reversible({ gnomes: [red({ hand: ['grog'] })] }, 'play grog')).toBe(true)
  })

  it('is an action that needs no die, also when the turn went on to somebody else (A1, A11, A14)', () => {
    expect(reversible({ ...alone, gnomes: [red({ room: 4 }), blue({ minute: 39 })] }, 'fix reactor 10')).toBe(true)
    expect(reversible({ ...alone, tokens: { crushed: 39 } }, 'wait')).toBe(true)
    expect(reversible({ ...alone, gnomes: [red(), blue()], tokens: { crushed: 39 } }, 'fix engine 2')).toBe(true)
    expect(reversible({ ...alone, gnomes: [red(), blue({ minute: 40 })] }, 'wait')).toBe(true)
  })

  it('is a grog from the cabin: everybody can count those (A12)', () => {
    expect(reversible({ ...alone, gnomes: [red({ room: 10 }), blue()] }, 'draw 2')).toBe(true)
  })

  it('is a faint check that coffee has cancelled (C6)', () => {
    const drinker: ScenarioInput = { ...alone, gnomes: [red({ hand: ['grog', 'coffee'] }), blue()] }
    expect(reversible(drinker, 'play grog', 'wait', 'play coffee')).toBe(true)
    expect(reversible(drinker, 'play grog', 'wait', 'continue')).toBe(false)
  })

  it('is an icon that a charm ignores, but not the card of the next one (C5)', () => {
    const lucky = (events: number[]): ScenarioInput => ({
      gnomes: [red({ hand: ['lucky-charm'] }), blue()],
      icons: { events, items: [] },
    })
    expect(reversible(lucky([39]), 'wait', 'play lucky-charm')).toBe(true)
    expect(reversible(lucky([39, 38, 37, 36]), 'fix engine 10')).toBe(true)
    expect(reversible(lucky([39, 38, 37, 36]), 'fix engine 10', 'play lucky-charm')).toBe(false)
  })

  it('is desertion, and even the end of the game (A16, E2)', () => {
    const diver: ScenarioInput = { ...alone, gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 5 })] }
    expect(reversible(diver, 'abandon')).toBe(true)
    expect(reversible({ gnomes: [red({ minute: 1 })], icons: QUIET }, 'wait')).toBe(true)
  })
})

describe('what cannot be taken back', () => {
  const seesNothing: ScenarioInput = { gnomes: [red(), blue()], icons: QUIET }

  it('is a rolled die, a scripted one too (A1, B8)', () => {
    expect(reversible(seesNothing, 'fix engine 9')).toBe(false)
    expect(reversible({ ...seesNothing, next: { dice: [1] } }, 'fix engine 9')).toBe(false)
  })

  it('is a turned card, a scripted one and one of a faint check too (U1, F2)', () => {
    expect(reversible({ ...seesNothing, icons: AT_39 }, 'wait')).toBe(false)
    expect(reversible({ ...seesNothing, icons: AT_39, next: { events: ['respite'] } }, 'wait')).toBe(false)
    expect(reversible({ ...seesNothing, gnomes: [red({ hand: ['grog'] }), blue()] }, 'play grog', 'wait')).toBe(false)
  })

  it('is an item from the pile (A12, U1)', () => {
    expect(reversible({ ...seesNothing, gnomes: [red({ room: 8 }), blue()] }, 'draw 1')).toBe(false)
    expect(reversible({ ...seesNothing, icons: { events: [], items: [39] } }, 'wait')).toBe(false)
  })

  it('is the room that a newcomer rolled (O1)', () => {
    const doomed: ScenarioInput = { ...seesNothing, rooms: { 1: { water: 'high' } } }
    expect(reversible({ ...doomed, options: { slowerDeath: true } }, 'wait')).toBe(false)
    expect(reversible(doomed, 'wait')).toBe(true)
  })
})

describe('with secret hands', () => {
  const mess = (more: ScenarioInput = {}): ScenarioInput => ({
    options: { secretHands: true },
    gnomes: [red({ room: 5, hand: ['coffee'] }), blue({ room: 5, hand: ['grog'] }), green()],
    icons: QUIET,
    ...more,
  })

  it('nothing can be taken back once another person has the screen (O6)', () => {
    expect(reversible(mess(), 'trade blue give coffee')).toBe(false)
    expect(reversible(mess(), 'trade blue give coffee', 'give grog')).toBe(false)
    expect(reversible(mess({ gnomes: [red(), blue({ minute: 40 }), green()] }), 'wait')).toBe(false)
    expect(reversible(mess({ options: {} }), 'trade blue give coffee', 'give grog')).toBe(true)
  })

  it('one person with all gnomes can take back what it answered itself (S1, O6)', () => {
    expect(reversible(mess({ people: 1 }), 'trade blue give coffee')).toBe(true)
    expect(reversible(mess({ people: 1 }), 'trade blue give coffee', 'refuse')).toBe(true)
  })

  it('one can still take back what only oneself has seen (O6)', () => {
    expect(reversible(mess(), 'open 8')).toBe(true)
    expect(reversible(mess(), 'wait')).toBe(true)
  })

  it('nobody can look into a sleeper’s pockets and then leave it alive (O2)', () => {
    const robbery = (people: number): ScenarioInput => ({
      options: { derangedGnomes: true },
      people,
      gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1, fainted: true, hand: ['harpoon'] }), green()],
      icons: QUIET,
    })
    expect(reversible(robbery(3), 'play crowbar', 'attack blue')).toBe(false)
    expect(reversible(robbery(1), 'play crowbar', 'attack blue')).toBe(true)
  })
})

describe('in the middle of every question', () => {
  it('the question itself can be taken back, if nothing random led to it', () => {
    const reversibleQuestions: Readonly<Record<PendingKind, boolean>> = {
      'trade-answer': true,
      defend: true,
      'spread-room': false,
      'block-hatch': false,
      discard: false,
      coffee: true,
      'lucky-charm': true,
    }
    // One person has all the gnomes, so that the Deranged have nothing to hide either.
    const people = 1
    const lone = (more: ScenarioInput): ScenarioInput => ({ people, icons: AT_39, ...more })
    const asked: Readonly<Record<PendingKind, readonly [ScenarioInput, ...string[]]>> = {
      'trade-answer': [lone({ gnomes: [red(), blue({ room: 1 })] }), 'trade blue give nothing'],
      defend: [
        lone({ options: { derangedGnomes: true }, gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1 })] }),
        'play crowbar',
        'attack blue',
      ],
      'spread-room': [
        lone({ gnomes: [red()], rooms: { 5: { fire: true } }, next: { events: ['fire-spreads'] } }),
        'wait',
      ],
      'block-hatch': [lone({ gnomes: [red()], next: { events: ['blocked-hatch'], dice: [8] } }), 'wait'],
      discard: [lone({ gnomes: [red({ hand: ['grog', 'coffee'] })], next: { events: ['stumble'] } }), 'wait'],
      coffee: [lone({ gnomes: [red({ hand: ['grog', 'coffee'] })] }), 'play grog', 'wait'],
      'lucky-charm': [lone({ gnomes: [red({ hand: ['lucky-charm'] })] }), 'wait'],
    }
    for (const kind of Object.keys(asked) as PendingKind[]) {
      const [scenario, ...moves] = asked[kind]
      const game = journey({ scenario }, ...moves)
      expect([kind, present(game).pending?.kind, canUndo(redNovember, game)]).toEqual([
        kind,
        kind,
        reversibleQuestions[kind],
      ])
      if (!canUndo(redNovember, game)) continue
      expect(present(takenBack(game)).pending).toBeNull()
      expect(stateHash(present(sail(takenBack(game), moves.at(-1) ?? '')))).toBe(stateHash(present(game)))
    }
  })

  it('each answer with open hands can be taken back exactly if it turned no card and rolled no die', () => {
    for (const table of Object.values(questions())) {
      if (handsAreSecret(table.state.options)) continue
      const game = startRecord(redNovember, from(table.state))
      expect(present(game).pending).toEqual(table.state.pending)
      for (const command of legalCommands(present(game))) {
        const result = extend(redNovember, game, command)
        if (!result.ok) throw new Error(result.error.code)
        expect([formatCommand(command), canUndo(redNovember, result.record)]).toEqual([
          formatCommand(command),
          !result.events.some(isRevealing),
        ])
        if (canUndo(redNovember, result.record)) expect(present(takenBack(result.record))).toEqual(present(game))
      }
    }
  })

  it('a second question may follow: the answer to the first is still open to doubt (V6)', () => {
    const hoard = ['grog', 'toolbox', 'crowbar', 'harpoon', 'coffee'] as const
    const table = play(
      set({
        gnomes: [red({ hand: [...hoard] }), blue({ hand: ['grog', 'toolbox', 'crowbar', 'harpoon', 'aqualung'] })],
        icons: AT_39,
        next: { events: ['turbulence'] },
      }),
      'wait',
    )
    const game = journey(from(table.state), 'discard coffee', 'undo', 'discard grog', 'discard aqualung')
    expect(canUndo(redNovember, game)).toBe(true)
    expect(present(sail(game, 'undo', 'undo')).pending).toEqual({ kind: 'discard', who: 'red', limit: 4 })
  })

  it('a choice of hatch can be thought over as often as one likes (V5)', () => {
    const game = startRecord(redNovember, from(meetCard('blocked-hatch', [8]).state))
    const changed = sail(game, 'choose hatch 5-8', 'undo', 'choose hatch 8-9', 'undo', 'choose hatch 8-10')
    expect(present(changed).blocked).toEqual(['8-10'])
    expect(changed.entries).toHaveLength(5)
  })
})

describe('through random voyages', () => {
  it('a command can be taken back exactly if nothing random or secret was seen (S3, O2, O6)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        let game = startRecord(redNovember, { setup: voyage.setup })
        sailOn(voyage, (_state, command: Command) => {
          const state = present(game)
          const result = extend(redNovember, game, command)
          if (!result.ok) throw new Error(result.error.code)
          const { record: next, events } = result
          const after = present(next)
          const hidden = events.some(isRevealing) || isSecretSeen(state, after, events)
          if (canUndo(redNovember, next) === hidden)
            throw new Error(`${formatCommand(command)}: ${JSON.stringify(events)}`)
          const back = undo(redNovember, next)
          if (back && present(back) !== state) throw new Error('taken back to another position')
          // A record of one step is enough here, and much faster.
          game = { ...next, entries: [], commands: [], states: [after] }
          return after
        })
      }),
      { numRuns: 200 },
    )
  })
})
