import { describe, expect, it } from 'vitest'
import { darkCave, fromScenario, type ScenarioInput, viewFor } from '../../../../engine/dark-cave/index.ts'
import { startRecord } from '../../../../engine/shared/record.ts'
import {
  endWords,
  insideOf,
  newOmens,
  type Omen,
  omensIn,
  omenWords,
} from '../../../../renderer/dark-cave/hud/omens.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../speak.ts'

const crew = (out: readonly string[]): NonNullable<ScenarioInput['players']> =>
  (['y1', 'b1', 'y2', 'b2', 'y3'] as const).map((gnome, at) => ({
    gnome,
    role: gnome === 'y2' ? 'saboteur' : 'loyal',
    hand: [(['I-01', 'I-03', 'I-05', 'I-07', 'I-08'] as const)[at] ?? 'I-09'],
    ...(out.includes(gnome) && { left: true }),
  }))

const SHUT = { '4,-4': 'exit', '-4,-4': 'hole', '4,4': 'vein', '-4,4': 'ladder' } as const
const OPEN = { ...SHUT, '4,-4': { goal: 'exit', up: true } } as const

const scenario = (out: readonly string[], more: Partial<ScenarioInput> = {}): ScenarioInput => ({
  game: 'dark-cave',
  seed: 'omens',
  players: crew(out),
  goals: OPEN,
  ...(out[0] && { firstOut: out[0] as 'y1' }),
  ...more,
})
const seen = (input: ScenarioInput) => viewFor(fromScenario(input), null)

describe('signs of the end', () => {
  it('there are none while every gate is shut and the deck is thick', () => {
    expect(omensIn(seen(scenario([], { goals: SHUT })))).toEqual([])
  })

  it('the open exit is the first', () => {
    expect(omensIn(seen(scenario([])))).toEqual([{ kind: 'exit' }])
  })

  it('then the first one out (E3)', () => {
    const view = seen(scenario(['y1']))
    expect(omensIn(view)).toEqual([{ kind: 'out', gnome: 'y1' }])
    expect(insideOf(view)).toEqual([
      ['yellow', 2],
      ['blue', 2],
    ])
  })

  it('then the last hat of a colour, whatever it digs for (G2, H3)', () => {
    expect(omensIn(seen(scenario(['b1'])))).toContainEqual({ kind: 'last', gnome: 'b2', clan: 'blue' })
  })

  it('a deck that does not last a round (G1)', () => {
    expect(omensIn(seen(scenario([], { deck: { I: 0, II: 0, III: 2 } })))).toContainEqual({ kind: 'deck' })
  })

  it('are news where a game is taken up', () => {
    expect(newOmens(startRecord(darkCave, { scenario: scenario(['b1']) }))).toHaveLength(2)
  })

  it('each can be said in every language', () => {
    const all: readonly Omen[] = [
      { kind: 'exit' },
      { kind: 'out', gnome: 'y1' },
      { kind: 'last', gnome: 'b2', clan: 'blue' },
      { kind: 'deck' },
    ]
    for (const language of LANGUAGES) {
      const speech = { t: sayIn(language), names }
      for (const text of [...all.map((omen) => omenWords(omen, speech)), ...endWords(all, speech)])
        expect(isSaid(text)).toBe(true)
    }
    expect(missing).toEqual([])
  })
})
