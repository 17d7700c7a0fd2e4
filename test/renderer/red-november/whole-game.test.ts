import { describe, expect, test } from 'vitest'
import {
  apply,
  BOTS,
  COLORS,
  type Color,
  type Command,
  type GameEvent,
  type GameState,
  legalCommands,
  type Options,
  seatOf,
  speaker,
  startGame,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import type { Language } from '../../../preload/contract.ts'
import { commandWords } from '../../../renderer/red-november/words/command-words.ts'
import { logLine, readerFor, sentence } from '../../../renderer/red-november/words/log-lines.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../speak.ts'

interface Moment {
  readonly state: GameState
  readonly who: Color
  readonly offered: readonly Command[]
}

/** A game of cadets: all that happened, and all that could be said on the way. */
function playGame(gnomes: number, options: Partial<Options>) {
  const seed = `words/${gnomes}`
  const random = new RandomStream(seedState(`${seed}/bots`))
  const opening = startGame({ seed, gnomes: COLORS.slice(0, gnomes), options })
  const events: GameEvent[] = [...opening.events]
  const moments: Moment[] = []
  let { state } = opening
  for (let who = speaker(state); who; who = speaker(state)) {
    const offered = legalCommands(state)
    const { command } = BOTS.cadet(viewFor(state, seatOf(state, who)), random)
    // Of a long list of bundles a few are enough.
    moments.push({
      state,
      who,
      offered: [command, ...offered.filter((_, i) => i % Math.ceil(offered.length / 20) === 0)],
    })
    const result = apply(state, command)
    if (!result.ok) throw new Error(result.error.code)
    events.push(...result.events)
    state = result.state
  }
  return { state, events, moments }
}

const GAMES = [
  ['plain', playGame(3, {})],
  ['deranged', playGame(5, { derangedGnomes: true, slowerDeath: true, openingDisasters: true })],
  ['merciless', playGame(8, { greaterChallenge: true, openingDisasters: true, secretHands: true })],
] as const

const logOf = ({ state, events }: ReturnType<typeof playGame>, seat: number | 'everybody', language: Language) => {
  const reader = readerFor(state, seat, { t: sayIn(language), names })
  return events.flatMap((event) => {
    const line = logLine(event, reader)
    return line ? [sentence(line, reader)] : []
  })
}

describe.each(GAMES)('a whole %s game', (_, game) => {
  test.each(LANGUAGES)('is told in %s, to every seat', (language) => {
    for (const seat of ['everybody', 0, 1] as const) {
      const log = logOf(game, seat, language)
      expect(log.length).toBeGreaterThan(20)
      expect(log.filter((text) => !isSaid(text))).toEqual([])
    }
    expect(missing).toEqual([])
  })

  test('has as many lines in every language', () => {
    const lengths = LANGUAGES.map((language) => logOf(game, 0, language).length)
    expect(new Set(lengths).size).toBe(1)
  })

  test.each(LANGUAGES)('names every order in %s', (language) => {
    const speech = { t: sayIn(language), names }
    for (const { state, offered } of game.moments) {
      const said = offered.map((command) => {
        const { key, values } = commandWords(command, state, speech)
        return speech.t(key, values)
      })
      expect(said.filter((text) => !isSaid(text))).toEqual([])
    }
    expect(missing).toEqual([])
  })

  test('every order takes the minutes its words promise', () => {
    for (const { state, offered } of game.moments) {
      const before = state.turn?.ghost
      for (const command of offered) {
        const { minutes } = commandWords(command, state, { t: sayIn('en'), names })
        const result = apply(state, command)
        if (!result.ok || minutes === null || before === undefined) continue
        const first = result.events.find((event) => event.type === 'time-spent')
        // Deserters spend the rest without a step; a faint comes later and is no part of the price.
        if (command.type === 'abandon' || command.type === 'play' || command.type === 'stay') continue
        expect(first ? first.minutes : 0, JSON.stringify(command)).toBe(minutes)
      }
    }
  })
})
