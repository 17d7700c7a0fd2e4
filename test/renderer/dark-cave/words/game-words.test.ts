import { describe, expect, test } from 'vitest'
import { REASON_IDS, REASONS, type Reason, type ReasonValues } from '../../../../engine/dark-cave/bots/index.ts'
import {
  ACTION_KINDS,
  CARD_IDS,
  COMMAND_TYPES,
  fromScenario,
  GOAL_IDS,
  PATH_IDS,
  REFUSALS,
  type RefusalCode,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { game as en } from '../../../../renderer/dark-cave/words/game/en.ts'
import { game as fr } from '../../../../renderer/dark-cave/words/game/fr.ts'
import { game as pl } from '../../../../renderer/dark-cave/words/game/pl.ts'
import { game as ru } from '../../../../renderer/dark-cave/words/game/ru.ts'
import { questionWords, refusalWords } from '../../../../renderer/dark-cave/words/phase-words.ts'
import { cardLabel, cardName, cardTaken } from '../../../../renderer/dark-cave/words/phrases.ts'
import { reasonWords } from '../../../../renderer/dark-cave/words/reason-words.ts'
import { BOOKS, flat } from '../../books.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../speak.ts'

const GAME = { en, fr, pl, ru }
const CODES = Object.keys(REFUSALS) as readonly RefusalCode[]

test('French signs stay in the line of the word before them', () => {
  const texts = flat(BOOKS['dark-cave']?.fr ?? {})
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(([, text]) => /\S [:;?!»]|« /.test(text))).toEqual([])
})

describe.each(LANGUAGES)('the words of the cave in %s', (language) => {
  const t = sayIn(language)
  const words = GAME[language]

  test('leave nothing doubled or unbalanced, and build no walls', () => {
    for (const [key, text] of flat(words)) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toMatch(/ {2}|\.\.|\{(?!\{|\w+\}\})/)
      expect(text.length, text).toBeLessThanOrEqual(125)
    }
  })

  test('keep names and seals short', () => {
    const names = flat(words).filter(([key]) => /\.name$|^verb\./.test(key))
    expect(names.filter(([, text]) => text.length > 32)).toEqual([])
    const seals = flat(words).filter(([key]) => key.endsWith('.seal'))
    expect(seals.filter(([, text]) => text.length > 10)).toEqual([])
  })

  test('tell kinds apart', () => {
    for (const group of [words.clan, words.role, words.gnome, words.shape, words.goal, words.action, words.creature]) {
      const all = Object.values(group).map(({ name }) => name)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('name every card, alone and after a verb', () => {
    for (const card of CARD_IDS) {
      for (const text of [cardName(card, t), cardTaken(card, t), cardLabel(card, t)])
        expect(isSaid(text), text).toBe(true)
    }
  })

  test('refuse in whole sentences, with the rule beside', () => {
    for (const code of CODES) {
      const { text, rule } = refusalWords({ code, rule: REFUSALS[code].rule }, t)
      expect([text, isSaid(text), /[.!]$/.test(text), rule]).toEqual([text, true, true, REFUSALS[code].rule])
    }
  })

  test('give every bot’s reason in a sentence or two, with what it carries and nothing else', () => {
    const all: ReasonValues = { cell: '4,-4', count: 3, creature: 'goblin' }
    for (const id of REASON_IDS) {
      const values = Object.fromEntries(REASONS[id].map((key) => [key, all[key]]))
      for (const players of [3, 4, 5, 6, 7, 8]) {
        const ways = Array.from({ length: 40 }, (_, time) => reasonWords({ id, values } as Reason, t, time, players))
        for (const text of ways)
          expect([id, isSaid(text), text.length <= 90, /[.!?]$/.test(text)]).toEqual([id, true, true, true])
        expect(new Set(ways).size, id).toBe(4)
        // Not by the next one, and not by the same one for three rounds.
        for (const next of [1, players, 2 * players, 3 * players])
          expect(
            ways.filter((text, time) => text === ways[time + next]),
            `${id}, ${next} turns later, ${players} players`,
          ).toEqual([])
      }
    }
    expect(missing).toEqual([])
  })
})

describe('the words of the cave', () => {
  test('have an effect for every action, a text for every gate, a verb for every command', () => {
    expect(Object.keys(en.action)).toEqual(ACTION_KINDS)
    expect(Object.keys(en.goal)).toEqual(GOAL_IDS)
    const verbs = Object.keys(en.verb)
    expect(COMMAND_TYPES.filter((type) => !verbs.includes(type))).toEqual([])
  })

  test('call a card by shape, special, group and ways out', () => {
    const t = sayIn('en')
    expect(cardName('I-13', t)).toBe('Dead end with a dark hole')
    expect(cardLabel('II-16', t)).toBe('Bend with a ladder (II: north and east)')
    expect(cardLabel('I-15', t)).toBe('Bridge (I: east and west / north and south)')
    expect(cardLabel('III-13', t)).toBe('Double bend (III: north and west / east and south)')
    expect(cardLabel('rat-III', t)).toBe('Rat (III)')
    const labels = new Set(PATH_IDS.map((card) => cardLabel(card, t)))
    expect(labels.size, 'only equal cards share a label').toBe(PATH_IDS.length - 6)
  })

  test('ask whoever is asked by name (HS8)', () => {
    const state = fromScenario({
      game: 'dark-cave',
      players: [
        { gnome: 'y1', hand: ['I-01'] },
        { gnome: 'b1', hand: ['I-02'] },
      ],
    })
    const asked = { ...state, pending: { kind: 'agreement', who: 'b1' } as const }
    expect(questionWords(viewFor(state, 0), { t: sayIn('en'), names })).toBeNull()
    expect(questionWords(viewFor(asked, 0), { t: sayIn('en'), names })).toEqual({
      name: 'Ulf, shall we stop?',
      text: 'Борис proposes to end the game now.',
      answers: 'It ends only if all agree. Gold left inside counts for nobody.',
    })
  })
})
