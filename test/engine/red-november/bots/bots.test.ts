import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  BOT_IDS,
  BOTS,
  type BotId,
  type Command,
  check,
  formatCommand,
  type GameState,
  legalCommands,
  type Manner,
  phaseOf,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { deepFreeze, sail, voyages } from '../../../property/voyage.ts'
import { disguised } from '../hidden.ts'
import { blue, questions, red } from '../kit.ts'
import { play, set } from '../table.ts'

const seatToSpeak = (state: GameState): number => {
  const who = speaker(state)
  if (!who) throw new Error('nobody has to speak')
  return seatOf(state, who)
}

/** A few playouts are enough to see whether the Captain keeps to the rules. */
const BRIEFLY: Manner = { loyal: true, playouts: 4 }

const BRIEFLY_SELFISH: Manner = { loyal: false, playouts: 4 }

/** What a bot says, with a whim of its own. */
const decision = (bot: BotId, state: GameState, whim: string, manner = BRIEFLY): Command =>
  BOTS[bot](viewFor(state, seatToSpeak(state)), new RandomStream(seedState(whim)), manner).command

function step(state: GameState, command: Command): GameState {
  const result = apply(state, command)
  if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
  return result.state
}

/** Every bot says something that the rules allow. */
function mustBeAllowed(state: GameState, whim: string): void {
  for (const bot of BOT_IDS) {
    for (const manner of [BRIEFLY, BRIEFLY_SELFISH]) {
      const said = decision(bot, state, whim, manner)
      const asked = state.pending?.kind ?? phaseOf(state)
      if (check(state, said)) throw new Error(`${bot} says ${formatCommand(said)} at ${asked}`)
    }
  }
}

describe('every bot', () => {
  it('says only what is allowed, through random voyages', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          if (random.die(3) === 1) mustBeAllowed(state, String(random.die(1000)))
          return step(state, command)
        })
      }),
      { numRuns: 10 },
    )
  })

  it('says only what is allowed, from every kind of question on to the end', () => {
    for (const table of Object.values(questions())) {
      let { state } = table
      for (let count = 0; !state.outcome; count++) {
        mustBeAllowed(state, String(count))
        state = step(state, decision('cadet', state, `${count} more`))
      }
    }
  })

  it('answers every kind of question with one of its answers', () => {
    for (const [kind, { state }] of Object.entries(questions())) {
      for (const bot of BOT_IDS) {
        for (const whim of ['a', 'b', 'c', 'd']) {
          const answer = formatCommand(decision(bot, state, whim))
          expect([kind, legalCommands(state).map(formatCommand).includes(answer)]).toEqual([kind, true])
        }
      }
    }
  })

  it('decides the same whatever is hidden from it: same view, same decision (O2, O6)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          if (random.die(6) > 1) return step(state, command)
          const other = disguised(state, seatToSpeak(state), random)
          expect(JSON.stringify(legalCommands(other))).toBe(JSON.stringify(legalCommands(state)))
          for (const bot of BOT_IDS) {
            const whim = String(random.die(1000))
            for (const manner of [BRIEFLY, BRIEFLY_SELFISH]) {
              const [said, saidThere] = [state, other].map((world) => decision(bot, world, whim, manner))
              expect(saidThere).toEqual(said)
            }
          }
          return step(state, command)
        })
      }),
      { numRuns: 8 },
    )
  })

  it('decides the same every time it is asked, and changes nothing it looks at', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          if (random.die(3) > 1) return step(state, command)
          const whim = String(random.die(1000))
          deepFreeze(state)
          for (const bot of BOT_IDS) expect(decision(bot, state, whim)).toEqual(decision(bot, state, whim))
          return step(state, command)
        })
      }),
      { numRuns: 3 },
    )
  })
})

describe('the cadet', () => {
  it('says anything that is allowed, sooner or later', () => {
    const { state } = questions()['block-hatch']
    const said = new Set(Array.from({ length: 60 }, (_, whim) => formatCommand(decision('cadet', state, String(whim)))))
    expect([...said].sort()).toEqual(legalCommands(state).map(formatCommand).sort())
  })

  it('first picks what to do, so that a full hand does not mean nothing but trades (A13)', () => {
    const { state } = set({
      gnomes: [red({ hand: ['grog', 'coffee', 'crowbar', 'harpoon', 'toolbox', 'aqualung'] }), blue({ room: 1 })],
    })
    const legal = legalCommands(state)
    const trades = legal.filter(({ type }) => type === 'trade').length
    const said = Array.from({ length: 100 }, (_, whim) => decision('cadet', state, String(whim)).type)
    expect(trades).toBeGreaterThan(legal.length / 2)
    // One kind of many; the whims are fixed.
    expect(said.filter((type) => type === 'trade').length).toBeLessThan(40)
  })

  it('neither attacks, nor deserts, nor goes for a swim (O2, A16)', () => {
    const { state } = play(
      set({
        options: { derangedGnomes: true },
        gnomes: [red({ room: 3, hand: ['crowbar', 'aqualung'] }), blue({ room: 3 })],
      }),
      'play crowbar',
      'play aqualung',
    )
    const said = Array.from({ length: 200 }, (_, whim) => formatCommand(decision('cadet', state, String(whim))))
    expect(legalCommands(state).map(formatCommand)).toEqual(expect.arrayContaining(['attack blue', 'open sea']))
    expect(said.filter((text) => /attack|sea|abandon/.test(text))).toEqual([])
  })
})
