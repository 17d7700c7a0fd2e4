import { describe, expect, test } from 'vitest'
import { apply, fromScenario, type GameState, parseCommand, viewFor } from '../../../../engine/dark-cave/index.ts'
import { COURSE } from '../../../../renderer/dark-cave/lessons/course.ts'
import { previewWords } from '../../../../renderer/dark-cave/words/preview-words.ts'
import { LANGUAGES, missing, names, sayIn } from '../speak.ts'

/** The position of a lesson just before this command. */
function positionBefore(id: string, text: string): GameState {
  const lesson = COURSE.find((candidate) => candidate.id === id)
  if (!lesson) throw new Error(`no such lesson: ${id}`)
  let state = fromScenario(lesson.scenario)
  for (const wanted of lesson.beats.flatMap((beat) => beat.do ?? [])) {
    if (wanted === text) return state
    const result = apply(state, parseCommand(wanted, state))
    if (!result.ok) throw new Error(`${wanted}: ${result.error.code}`)
    state = result.state
  }
  throw new Error(`${id} never wants ${text}`)
}

const preview = (id: string, text: string, language: (typeof LANGUAGES)[number] = 'en') => {
  const state = positionBefore(id, text)
  return previewWords(parseCommand(text, state), viewFor(state, 0), { t: sayIn(language), names })
}

describe('what is certain to come of a step', () => {
  test('is the price of bridge and tunnel; the desk tells the steps (M4, M5)', () => {
    expect(preview('paths', 'step 1,0.c')).toEqual([])
    expect(preview('crossings', 'step 1,0.b')).toEqual(['The bridge costs a random card.'])
    expect(preview('crossings', 'step 2,0.t')).toEqual(['The tunnel costs a nugget.'])
    expect(preview('crossings', 'step 2,0.t', 'ru')).toEqual(['Лаз стоит самородка.'])
  })

  test('is what an axe does to a web (A10)', () => {
    expect(preview('crossings', 'chop 1,0.E')).toEqual(['The axe is spent, the way is free.'])
  })

  test('is whom a creature attacks (C5)', () => {
    expect(preview('creatures', 'step -1,0.c')).toEqual(['The rat attacks: Ulf.', 'A random card is eaten.'])
  })

  test('is a gate that opens but not what lies behind it, gold, an open card, daylight but not the end (M8, M13, E1, G2)', () => {
    expect(preview('leaving', 'step 2,-2')).toEqual(['The gate opens, and the walk ends.'])
    expect(preview('leaving', 'stop')).toEqual(['You take the nugget.', 'Your clan card is turned up for all to see.'])
    expect(preview('leaving', 'step 2,-2.c')).toEqual(['You leave the cave with 4 nuggets.'])
  })

  test.each(LANGUAGES)('is said in %s', (language) => {
    for (const { id, beats } of COURSE) {
      for (const text of beats.flatMap((beat) => beat.do ?? [])) preview(id, text, language)
    }
    expect(missing).toEqual([])
  })
})
