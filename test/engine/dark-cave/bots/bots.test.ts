import { describe, expect, it } from 'vitest'
import {
  apply,
  BOT_IDS,
  BOTS,
  type BotId,
  type Command,
  check,
  createGame,
  type Decision,
  darkCave,
  formatCommand,
  type GameState,
  imagine,
  legalCommands,
  phaseOf,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { autoplay } from '../../../../engine/shared/autoplay.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'

/** A few playouts are enough to see whether the Master keeps to the rules. */
const BRIEFLY = { playouts: 4 }

const stream = (seed: string): RandomStream => new RandomStream(seedState(seed))

function seatToSpeak(state: GameState): number {
  const who = speaker(state)
  if (!who) throw new Error('nobody has to speak')
  return seatOf(state, who)
}

const decision = (bot: BotId, state: GameState, whim: string): Decision =>
  BOTS[bot](viewFor(state, seatToSpeak(state)), stream(whim), BRIEFLY)

function step(state: GameState, command: Command): GameState {
  const result = apply(state, command)
  if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
  return result.state
}

/** Positions of a random game, also such as no clever player would come to; kinds of commands come up equally often. */
function* wandering(players: number, seed: string): Generator<GameState> {
  const random = stream(seed)
  let state = createGame({ seed, players })
  while (!state.outcome) {
    yield state
    const legal = legalCommands(state).filter(({ type }) => type !== 'agree')
    const types = [...new Set(legal.map(({ type }) => type))]
    const type = types[random.die(types.length) - 1]
    const offered = legal.filter((command) => command.type === type)
    state = step(state, offered[random.die(offered.length) - 1] as Command)
  }
}

const SIZES = [2, 3, 4, 5, 6, 7, 8]

describe('every bot', () => {
  it('says only what is allowed, in random games', () => {
    for (const players of SIZES) {
      let count = 0
      for (const state of wandering(players, `allowed ${players}`)) {
        for (const bot of BOT_IDS) {
          if (count++ % (bot === 'master' ? 31 : 5) !== 0) continue
          const { command } = decision(bot, state, String(count))
          expect(check(state, command), `${bot}: ${formatCommand(command)} in ${phaseOf(state)}`).toBeNull()
        }
      }
    }
  })

  it('can say what it means to say next, whatever chance does', () => {
    for (const players of [2, 5, 8]) {
      let count = 0
      for (const state of wandering(players, `next ${players}`)) {
        if (count++ % 7 !== 0) continue
        const { command, next } = decision('digger', state, String(count))
        let after = step({ ...state, random: seedState(`other ${count}`) }, command)
        for (const planned of next) after = step(after, planned)
      }
    }
  })

  it('comes to the end of the game, and gives a reason for all it says', () => {
    for (const bot of BOT_IDS) {
      for (const players of bot === 'master' ? [2, 6] : SIZES) {
        let state = createGame({ seed: `whole ${bot}`, players })
        for (const passage of autoplay(darkCave, state, () => bot, BRIEFLY)) {
          expect(passage.decision.reason.id).toBeTruthy()
          state = passage.state
        }
        expect(state.outcome).not.toBeNull()
      }
    }
  })

  it('says the same in two worlds that look the same to its seat (H3)', () => {
    for (const players of SIZES) {
      let count = 0
      for (const state of wandering(players, `worlds ${players}`)) {
        count++
        const seat = seatToSpeak(state)
        const other = imagine(viewFor(state, seat), stream(`world ${count}`))
        for (const bot of BOT_IDS) {
          if (count % (bot === 'master' ? 23 : 4) !== 0) continue
          const whim = `whim ${count}`
          expect(decision(bot, other, whim)).toEqual(decision(bot, state, whim))
        }
      }
    }
  })

  it('agrees to end only when the deck is empty and nobody has a walk to the exit (R130)', () => {
    const state = step(createGame({ seed: 'too early', players: 3 }), { type: 'propose' })
    for (const bot of BOT_IDS) expect(decision(bot, state, 'any').command).toEqual({ type: 'refuse' })
  })
})

describe('the ranks', () => {
  /** How often the seat of this rank wins two-player games against the other one, each from both seats. */
  function wins(bot: BotId, other: BotId, games: number): number {
    let won = 0
    for (let game = 0; game < games; game++) {
      for (const seat of [0, 1]) {
        let state = createGame({ seed: `rank ${game}`, players: 2 })
        for (const passage of autoplay(darkCave, state, (at) => (at === seat ? bot : other))) state = passage.state
        won += state.outcome?.winners.includes(state.players[seat]?.gnome as 'y1') ? 1 : 0
      }
    }
    return won
  }

  it('the digger leaves the apprentice behind', () => {
    expect(wins('digger', 'apprentice', 10)).toBeGreaterThanOrEqual(15)
  })
})
