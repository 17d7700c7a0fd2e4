import { describe, expect, it } from 'vitest'
import { faintWords } from '../../../../renderer/red-november/show/faint-words.ts'
import type { FaintShow } from '../../../../renderer/red-november/show/overlay.ts'
import { LANGUAGES, missing, sayIn } from '../../speak.ts'

const show = (more: Partial<FaintShow>): FaintShow => ({
  gnome: 'red',
  card: 'fire:2',
  intoxication: 3,
  fainted: true,
  stage: 'told',
  from: 39,
  to: 29,
  ...more,
})

describe('a faint check in words', () => {
  it.each([
    ['en', '10 minutes on', '5 minutes on', '2 minutes on', '1 minute on'],
    ['ru', '10 минут на', '5 минут на', '2 минуты на', '1 минута на'],
    ['fr', '10 minutes au', '5 minutes au', '2 minutes au', '1 minute au'],
    ['pl', '10 minut na', '5 minut na', '2 minuty na', '1 minuta na'],
  ] as const)('says how many minutes it really takes: no more than are left (F3), in %s', (language, ...said) => {
    const lost = [39, 5, 2, 1].map((from) => faintWords(show({ from, to: Math.max(0, from - 10) }), sayIn(language)))
    for (const [at, text] of lost.entries()) expect(text).toContain(said[at])
  })

  it.each(LANGUAGES)('has a sentence for whoever stays upright, too (F2), in %s', (language) => {
    const upright = [{ intoxication: 1 }, { card: 'fire:-' }, { card: null }] as const
    const said = upright.map((more) => faintWords(show({ ...more, fainted: false, to: 39 }), sayIn(language)))
    expect(new Set(said).size).toBe(3)
    expect(missing).toEqual([])
  })
})
