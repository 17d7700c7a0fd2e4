import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  BOTS,
  type BotId,
  type Command,
  formatCommand,
  type GameState,
  legalCommands,
  phaseOf,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { deepFreeze, sail, voyages } from '../../../property/voyage.ts'
import { disguised } from '../hidden.ts'
import { questions } from '../kit.ts'

const BOT_IDS = Object.keys(BOTS) as readonly BotId[]

const seatToSpeak = (state: GameState): number => {
  const who = speaker(state)
  if (!who) throw new Error('nobody has to speak')
  return seatOf(state, who)
}

/** What a bot says, with a whim of its own. */
const decision = (bot: BotId, state: GameState, whim: string): Command =>
  BOTS[bot](viewFor(state, seatToSpeak(state)), legalCommands(state), new RandomStream(seedState(whim)))

function step(state: GameState, command: Command): GameState {
  const result = apply(state, command)
  if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
  return result.state
}

/** Every bot says something that is offered. */
function mustBeAllowed(state: GameState, whim: string): void {
  const offered = new Set(legalCommands(state).map(formatCommand))
  for (const bot of BOT_IDS) {
    const said = formatCommand(decision(bot, state, whim))
    if (!offered.has(said)) throw new Error(`${bot} says ${said} at ${state.pending?.kind ?? phaseOf(state)}`)
  }
}

describe('every bot', () => {
  it('says only what is allowed, through random voyages', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          mustBeAllowed(state, String(random.die(1000)))
          return step(state, command)
        })
      }),
      { numRuns: 30 },
    )
  }, 120_000)

  it('says only what is allowed, from every kind of question on to the end', () => {
    for (const table of Object.values(questions())) {
      let { state } = table
      for (let count = 0; !state.outcome; count++) {
        mustBeAllowed(state, String(count))
        state = step(state, decision('cadet', state, `${count} more`))
      }
    }
  }, 120_000)

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
          if (random.die(3) > 1) return step(state, command)
          const other = disguised(state, seatToSpeak(state), random)
          expect(JSON.stringify(legalCommands(other))).toBe(JSON.stringify(legalCommands(state)))
          for (const bot of BOT_IDS) {
            const whim = String(random.die(1000))
            expect(formatCommand(decision(bot, other, whim))).toBe(formatCommand(decision(bot, state, whim)))
          }
          return step(state, command)
        })
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  it('decides the same every time it is asked, and changes nothing it looks at', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          const whim = String(random.die(1000))
          deepFreeze(state)
          for (const bot of BOT_IDS) expect(decision(bot, state, whim)).toEqual(decision(bot, state, whim))
          return step(state, command)
        })
      }),
      { numRuns: 8 },
    )
  }, 120_000)
})

describe('the cadet', () => {
  it('says anything that is allowed, sooner or later', () => {
    const { state } = questions()['block-hatch']
    const said = new Set(Array.from({ length: 60 }, (_, whim) => formatCommand(decision('cadet', state, String(whim)))))
    expect([...said].sort()).toEqual(legalCommands(state).map(formatCommand).sort())
  })

  it('first picks what to do, so that a full hand does not mean nothing but trades (A13)', () => {
    const gifts = Array.from({ length: 40 }, (_, n): Command => ({ type: 'draw', count: n }))
    const legal: readonly Command[] = [{ type: 'wait' }, ...gifts]
    const view = viewFor(questions().discard.state, 0)
    const random = new RandomStream(seedState('whims'))
    const said = Array.from({ length: 100 }, () => BOTS.cadet(view, legal, random).type)
    const waits = said.filter((type) => type === 'wait').length
    // Every second one, not every forty-first; the seed is fixed.
    expect(waits).toBe(58)
  })
})
