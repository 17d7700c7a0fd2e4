import { describe, expect, it } from 'vitest'
import {
  ACTION_KINDS,
  ACTIONS,
  ALL_GOLD,
  CARD_BOX,
  CREATURES,
  cardsOfKind,
  GNOMES,
  GROUPS,
  groupOf,
  isPath,
  kindOf,
  preparedCards,
  REFUSALS,
  RULE_IDS,
  worksFor,
} from '../../../../engine/dark-cave/index.ts'

describe('what is in the box', () => {
  it('82 cards make the decks: 50 paths and 32 actions; 8 gnomes, 3 creatures, 46 nuggets (B4)', () => {
    expect(CARD_BOX).toHaveLength(82)
    expect(CARD_BOX.filter(isPath)).toHaveLength(50)
    expect(GNOMES).toHaveLength(8)
    expect(Object.keys(CREATURES)).toHaveLength(3)
    expect(ALL_GOLD).toBe(46)
  })

  it('the actions come in nine kinds, 10 in group I, 10 in II and 12 in III (B6)', () => {
    const all = ACTION_KINDS.map((kind) => CARD_BOX.filter((card) => kindOf(card) === kind).length)
    expect(Object.fromEntries(ACTION_KINDS.map((kind, at) => [kind, all[at]]))).toEqual({
      info: 5,
      rockfall: 3,
      swap: 2,
      web: 3,
      boots: 3,
      axe: 3,
      rat: 5,
      lindworm: 4,
      goblin: 4,
    })
    const actions = CARD_BOX.filter((card) => !isPath(card))
    expect(GROUPS.map((group) => actions.filter((card) => groupOf(card) === group).length)).toEqual([10, 10, 12])
    expect(ACTIONS.web).toEqual({ I: 1, II: 1, III: 1 })
    expect(cardsOfKind('swap')).toEqual(['swap-II', 'swap-III'])
  })

  it('a loyal gnome works for its colour, a saboteur for the other (B5)', () => {
    expect(worksFor('yellow', 'loyal')).toBe('yellow')
    expect(worksFor('yellow', 'saboteur')).toBe('blue')
    expect(worksFor('blue', 'saboteur')).toBe('yellow')
  })

  it('no game prepares more clan cards than the five of a clan (B5)', () => {
    for (const count of [2, 3, 4, 5, 6, 7, 8]) {
      const prepared = preparedCards(count, 'blue')
      expect(prepared.filter((card) => card === 'blue-loyal').length).toBeLessThanOrEqual(3)
      expect(prepared.filter((card) => card === 'blue-saboteur').length).toBeLessThanOrEqual(2)
    }
  })

  it('every refusal names a rule and says what it means', () => {
    for (const { rule, means } of Object.values(REFUSALS)) {
      expect(RULE_IDS).toContain(rule)
      expect(means).not.toBe('')
    }
  })
})
