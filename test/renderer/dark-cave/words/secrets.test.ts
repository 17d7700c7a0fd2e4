import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apply,
  type Command,
  formatCommand,
  type GameEvent,
  type GameState,
  imagine,
  legalCommands,
  type PlayerView,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { omensIn, omenWords } from '../../../../renderer/dark-cave/hud/omens.ts'
import { caveInWords } from '../../../../renderer/dark-cave/words/cave-in-words.ts'
import { commandText } from '../../../../renderer/dark-cave/words/command-words.ts'
import { logLine, sentence } from '../../../../renderer/dark-cave/words/log-lines.ts'
import { questionWords } from '../../../../renderer/dark-cave/words/phase-words.ts'
import { previewWords } from '../../../../renderer/dark-cave/words/preview-words.ts'
import { confided, privateNotes } from '../../../../renderer/dark-cave/words/private-notes.ts'
import { otherWords } from '../../../../renderer/dark-cave/words/spoken-orders.ts'
import { caveGames, playOut } from '../../../property/dark-cave-games.ts'
import { isSaid, missing, names, sayIn } from '../speak.ts'

/** How many positions are passed by between two that are looked at. */
const EVERY = 17

const speech = { t: sayIn('en'), names }

const told = (state: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => {
    const line = logLine(event, { ...speech, table: state.table })
    return line ? [sentence(line, speech)] : []
  })

/** Everything that is said to a seat in a position, whoever has to speak. */
const saidTo = (view: PlayerView): readonly string[] => [
  ...caveInWords(view, speech),
  ...privateNotes(view, speech),
  ...(confided(view, speech)?.lines ?? []),
  JSON.stringify(questionWords(view, speech)),
  ...omensIn(view).map((omen) => omenWords(omen, speech)),
]

/** What is said only to who decides: all that could be ordered, and what would come of a few of it. */
function saidToSpeaker(state: GameState, seat: number): readonly string[] {
  const view = viewFor(state, seat)
  const commands = legalCommands(state)
  return [
    ...commands.map((command) => `${commandText(command, view, speech)} ${otherWords(command, view, speech.t)}`),
    ...commands
      .slice(0, 3)
      .flatMap((command) => [commandText(command, view, speech), ...previewWords(command, view, speech)]),
  ]
}

/** Acts whose faces are secret: the log may tell of them nothing that another world would not tell, too. */
const VEILED: readonly GameEvent['type'][] = ['passed', 'card-lost', 'drew', 'hands-swapped', 'peeked']
const veiled = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => VEILED.includes(type))

const applied = (state: GameState, command: Command) => {
  const result = apply(state, command)
  if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
  return result
}

describe('in two worlds that look the same to a seat', () => {
  test('everything it is told is the same (H3)', () => {
    fc.assert(
      fc.property(caveGames, (game) => {
        const random = new RandomStream(seedState(`${game.whims} other world`))
        let position = 0
        playOut(game, (state, command) => {
          const here = applied(state, command)
          // Neighbouring positions say nearly the same.
          if (position++ % EVERY > 0) return here.state
          const seat = seatOf(state, speaker(state) ?? 'y1')
          for (const eyes of [seat, (seat + 1) % state.players.length, null]) {
            const view = viewFor(state, eyes)
            const other = imagine(view, random)
            const said = saidTo(view)
            expect(saidTo(viewFor(other, eyes))).toEqual(said)
            expect(said.filter((text) => !isSaid(text))).toEqual([])
          }
          const mine = imagine(viewFor(state, seat), random)
          expect(saidToSpeaker(mine, seat)).toEqual(saidToSpeaker(state, seat))
          expect(told(mine, veiled(applied(mine, command).events))).toEqual(told(here.state, veiled(here.events)))
          expect(told(here.state, here.events).filter((text) => !isSaid(text))).toEqual([])
          return here.state
        })
      }),
      { numRuns: 5, seed: 11, endOnFailure: true },
    )
    expect(missing).toEqual([])
  })
})
