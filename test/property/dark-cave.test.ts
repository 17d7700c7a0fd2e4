import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  certainEvents,
  check,
  formatCommand,
  fromScenario,
  type GameState,
  imagine,
  legalCommands,
  ScenarioError,
  seatOf,
  speaker,
  toScenario,
  viewFor,
} from '../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { anyCommand, begin, caveGames, deepFreeze, meaning, playOut, scripted } from './dark-cave-games.ts'
import { must, mustAcceptOffers, mustBeSound, mustEqual, sorted } from './dark-cave-soundness.ts'
import { spoil } from './dark-cave-spoilt.ts'

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function next(state: GameState, command: Command): GameState {
  const result = apply(state, command)
  if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
  return result.state
}

/** H1: what each seat's view shows of hands and faces. */
function mustKeepSecrets(state: GameState): void {
  for (const seat of [null, ...state.players.keys()]) {
    const view = viewFor(state, seat)
    const me = seat === null ? null : (state.players[seat] ?? null)
    for (const [at, seen] of view.players.entries()) {
      const player = state.players[at] as GameState['players'][number]
      mustEqual(seen.hand, player === me ? player.hand : null, 'a hand seen, or the own one not', state)
      const knows = player === me || player.revealed || state.outcome || me?.knows.includes(player.gnome)
      mustEqual(seen.role, knows ? player.role : null, 'a role seen, or a known one not', state)
    }
    for (const [at, seen] of view.table.goals.entries()) {
      const goal = state.table.goals[at] as GameState['table']['goals'][number]
      const knows = goal.up || state.outcome || me?.knows.includes(goal.cell)
      mustEqual(seen.goal, knows ? goal.goal : null, 'a goal seen, or a known one not', state)
    }
  }
}

/** What is not on offer is refused, and nothing changes (the state is frozen). */
function mustRefuseOthers(state: GameState, legal: readonly Command[], random: RandomStream): void {
  const offered = new Set(legal.map(meaning))
  for (let tries = 0; tries < 30; tries++) {
    const command = anyCommand(random)
    const result = apply(state, command)
    must(result.ok === offered.has(meaning(command)), `${formatCommand(command)}: offered or accepted?`, state)
    mustEqual(check(state, command), result.ok ? null : result.error, 'check and apply disagree', state)
  }
}

describe('random games of The Dark Cave, 2 to 8 players', () => {
  it('keep every invariant after every command, and end', () => {
    const causes = new Set<string>()
    fc.assert(
      fc.property(caveGames, (game) => {
        const end = playOut(game, (state, command, random) => {
          deepFreeze(state)
          mustBeSound(state)
          mustKeepSecrets(state)
          const legal = legalCommands(state)
          mustAcceptOffers(state, legal)
          mustRefuseOthers(state, legal, random)
          return next(state, command)
        })
        mustBeSound(end)
        mustKeepSecrets(end)
        causes.add(end.outcome?.cause ?? '')
        expect(legalCommands(end)).toEqual([])
      }),
      { numRuns: 150, seed: 7 },
    )
    expect([...causes].sort()).toEqual(['agreed', 'cards-out', 'clan-out'])
  })

  it.each([
    ['', begin],
    [', with a script too', scripted],
  ])('are plain JSON, and can be written down and read back at the start of every turn%s', (_, start) => {
    fc.assert(
      fc.property(caveGames, (game) => {
        playOut(
          game,
          (state, command) => {
            must(JSON.stringify(plain(state)) === JSON.stringify(state), 'more than plain JSON', state)
            if (state.turn?.phase === 'play' && !state.pending) mustReadBack(state)
            return next(state, command)
          },
          start(game),
        )
      }),
      { numRuns: 60 },
    )
  })

  function mustReadBack(state: GameState): void {
    const written = plain(toScenario(state))
    const read = fromScenario(written)
    expect(plain(toScenario(read))).toEqual(written)
    const offers = [read, state].map((one) => sorted(legalCommands(one).map(meaning)))
    mustEqual(offers[0], offers[1], 'other offers', state)
  }
})

describe('two worlds that look the same to a seat', () => {
  it('give it the same view, offers, refusals and certain events, for every seat and every command', () => {
    fc.assert(
      fc.property(caveGames, (game) => {
        playOut(game, (state, command, random) => {
          for (const seat of state.players.keys()) mustBeTheSameTo(state, seat, command, random)
          return next(state, command)
        })
      }),
      { numRuns: 40 },
    )
  })

  function mustBeTheSameTo(state: GameState, seat: number, command: Command, random: RandomStream): void {
    const view = viewFor(state, seat)
    const other = imagine(view, random)
    mustBeSound(other)
    mustEqual(plain(viewFor(other, seat)), plain(view), `seat ${seat} can tell two worlds apart`, state)
    const who = speaker(state)
    if (who === null || seatOf(state, who) !== seat || (state.pending === null && state.turn?.active !== who)) return
    const legal = legalCommands(state)
    mustEqual(sorted(legalCommands(other).map(meaning)), sorted(legal.map(meaning)), 'other offers', state)
    for (let tries = 0; tries < 10; tries++) {
      const said = anyCommand(random)
      mustEqual(check(other, said), check(state, said), `another refusal of ${formatCommand(said)}`, state)
    }
    mustTellTheTruth(state, seat, command)
    mustEqual(certainEvents(view, command), certainEvents(viewFor(other, seat), command), 'other certain events', state)
  }

  /** What is certain to a seat happens, in this order, whatever else does. */
  function mustTellTheTruth(state: GameState, seat: number, command: Command): void {
    const result = apply(state, command)
    if (!result.ok) return
    const happened = result.events.map((event) => JSON.stringify(event))
    let at = 0
    for (const event of certainEvents(viewFor(state, seat), command)) {
      at = happened.indexOf(JSON.stringify(event), at) + 1
      must(at > 0, `${JSON.stringify(event)} was certain`, state)
    }
  }
})

describe('spoilt scenarios', () => {
  it('are refused with a path, or read as they stand: nothing crashes, nothing is repaired', () => {
    const random = new RandomStream(seedState('spoilt'))
    const positions: object[] = []
    fc.assert(
      fc.property(caveGames, (game) => {
        playOut(game, (state, command) => {
          if (state.turn?.phase === 'play' && !state.pending && random.die(6) === 1)
            positions.push(plain(toScenario(state)))
          return next(state, command)
        })
      }),
      { numRuns: 25, seed: 11 },
    )
    let accepted = 0
    let refused = 0
    for (let n = 0; n < 4000; n++) {
      const position = positions[random.die(positions.length) - 1] as object
      let json = spoil(position as never, random)
      for (let more = random.die(3); more > 1; more--) json = spoil(json, random)
      const given = plain(json)
      let state: GameState
      try {
        state = fromScenario(json)
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error
        expect(error.message.startsWith(error.path)).toBe(true)
        refused++
        continue
      }
      accepted++
      expect(json).toEqual(given)
      mustBeSound(state)
      expect(unread(given, plain(toScenario(state)))).toEqual([])
      mustAcceptOffers(state, legalCommands(state))
    }
    expect([accepted > 300, refused > 1000]).toEqual([true, true])
  })

  /** Paths of what was given but is not in what was read. */
  function unread(given: unknown, read: unknown, path = ''): readonly string[] {
    if (/^(events|clan|\.clan|\.events)$/.test(path)) return []
    if (Array.isArray(given) && Array.isArray(read)) {
      if (path === '.aside') return sorted(given as string[]) === sorted(read as string[]) ? [] : [path]
      return given.length === read.length
        ? given.flatMap((item, at) => unread(item, read[at], `${path}[${at}]`))
        : [path]
    }
    // A card that is not turned, or a face-down goal, is written by its name alone.
    if (typeof read === 'string' && given !== null && typeof given === 'object') {
      const { card, goal, up = false, turned = false } = given as Record<string, unknown>
      return (card === read || goal === read) && up === false && turned === false ? [] : [path]
    }
    if (given !== null && typeof given === 'object') {
      if (read === null || typeof read !== 'object') return Object.keys(given).length === 0 ? [] : [path]
      return Object.entries(given).flatMap(([key, value]) =>
        unread(value, (read as Record<string, unknown>)[key], `${path}.${key}`),
      )
    }
    if (given === read) return []
    // A kind alone has become a card; a boundary has got its one name; nothing is nothing.
    if (typeof given === 'string' && typeof read === 'string' && read.startsWith(`${given}-`)) return []
    if (/\.webs\[\d+\]\.at$/.test(path) && typeof read === 'string') return []
    return [`${path}: ${JSON.stringify(given)} became ${JSON.stringify(read)}`]
  }
})
