import { describe, expect, test } from 'vitest'
import { fromScenario, type ScenarioInput, viewFor } from '../../../../engine/dark-cave/index.ts'
import { caveInWords } from '../../../../renderer/dark-cave/words/cave-in-words.ts'
import { confided, privateNotes } from '../../../../renderer/dark-cave/words/private-notes.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../speak.ts'

const MIDDLE: ScenarioInput = {
  game: 'dark-cave',
  seed: 'in words',
  clan: 'yellow',
  players: [
    { gnome: 'y1', role: 'loyal', at: '1,0.c', hand: ['I-03', 'rat-II'], boots: true, axes: 1, knows: ['4,-4', 'y2'] },
    { gnome: 'y2', role: 'saboteur', at: '2,0.w', hand: ['I-04', 'I-05', 'I-06'], gold: 1, lying: true },
    { gnome: 'y3', role: 'loyal', hand: ['II-03'], revealed: true },
  ],
  cards: { '1,0': 'I-08', '2,0': 'II-12', '0,1': 'III-14' },
  nuggets: ['0,1'],
  goals: { '4,-4': 'exit', '-4,-4': 'hole', '4,4': 'vein', '-4,4': 'ladder' },
  webs: [{ at: '1,0.E', shows: 1, card: 'web-I', owner: 'y2' }],
  creatures: { goblin: { at: '2,0.e', card: 'goblin-II', owner: 'y3' } },
}
const state = fromScenario(MIDDLE)
const told = (seat: number | null, language: (typeof LANGUAGES)[number] = 'en'): string =>
  caveInWords(viewFor(state, seat), { t: sayIn(language), names }).join('\n')
const noted = (seat: number | null): readonly string[] => privateNotes(viewFor(state, seat), { t: sayIn('en'), names })

describe('the cave in words', () => {
  test('tells everything a look at the table tells', () => {
    expect(told(0)).toMatchInlineSnapshot(`
      "Борис is up: Card.
      Left in the deck: I 9, II 22, III 21.
      Борис (Golden Axe): the card just east of the start. Has 3 nuggets, 2 cards, boots, 1 axe.
      Olga (Golden Axe): the west arm 2 east of the start. Has 1 nugget, 3 cards. Lies flat.
      Émile (Golden Axe): the ladder at the start. Has 3 nuggets, 1 card. Clan card open: Loyal.
      Goblin: the dark hole 2 east of the start. Stays until Émile is up.
      Web (circle), 1 to go: the east edge of the card just east of the start. Spun by Olga.
      A nugget waits: just south of the start.
      Shut: north-west gate.
      Shut: north-east gate.
      Shut: south-west gate.
      Shut: south-east gate.
      Row of the start. 0: start (north, east, south and west); 1 east: Level I (east and west); 2 east: Level with a dark hole II (east and west).
      Row 1 south. 0: Dead end with a gold vein III (north).
      Group I: Lamplit. One step across.
      Group II: The lamps are dead. Two steps across.
      Group III: Water on the floor. Three steps across.
      You hold: Fork (I: north, east and south), Rat (II)."
    `)
  })

  test('tells of other hands only how many cards, and behind the curtain of none (H1, HS13)', () => {
    expect(told(1)).not.toContain('Rat')
    expect(told(null)).not.toContain('You hold')
    expect(told(null)).toContain(
      'Olga (Golden Axe): the west arm 2 east of the start. Has 1 nugget, 3 cards. Lies flat.',
    )
  })

  test('never tells a role that does not lie open, not even the own one (HS1)', () => {
    for (const seat of [null, 0, 1]) expect(told(seat)).not.toContain('Saboteur')
    expect(told(1)).toContain('Clan card open: Loyal.')
  })

  test('never tells what somebody peeked at; that stands in the notes of who did (HS10)', () => {
    for (const seat of [null, 0, 1, 2]) expect(told(seat)).toContain('Shut: north-east gate.')
    expect(noted(0)).toEqual(['north-east gate: the exit', 'Olga: Saboteur, works for the Blue Moon'])
    expect(noted(1)).toEqual([])
    expect(noted(null)).toEqual([])
  })

  test('where there are words alone, who one is and what one saw stand apart, for one pair of eyes (S4, HS1)', () => {
    const speech = { t: sayIn('en'), names }
    const paper = (seat: number | null) => confided(viewFor(state, seat), speech)
    expect(paper(1)).toEqual({
      heading: 'Olga, for your eyes only',
      lines: ['Olga: Saboteur, works for the Blue Moon'],
    })
    expect(paper(0)?.lines).toEqual(['Борис: Loyal, works for the Golden Axe', ...noted(0)])
    expect(paper(null)).toBeNull()
  })

  test.each(LANGUAGES)('leaves no key unsaid in %s', (language) => {
    for (const line of told(0, language).split('\n')) expect(isSaid(line), line).toBe(true)
    expect(missing).toEqual([])
  })
})
