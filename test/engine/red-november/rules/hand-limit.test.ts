import { describe, expect, it } from 'vitest'
import type { ItemId } from '../../../../engine/red-november/index.ts'
import { asked, blue, green, legal, many, meetCard, red } from '../kit.ts'
import { gnome, happened, play, refused } from '../table.ts'

const FIVE: ItemId[] = ['grog', 'toolbox', 'crowbar', 'harpoon', 'coffee']

describe('turbulence', () => {
  it('everybody goes down to four, asked in seat order from the active gnome on (V6)', () => {
    const table = meetCard('turbulence', [], {
      gnomes: [
        blue({ hand: ['grog', 'aqualung', 'crowbar', 'extinguisher', 'water-pump', 'toolbox'] }),
        red({ hand: [...FIVE] }),
        green({ hand: ['grog', 'aqualung', 'crowbar', 'extinguisher', 'water-pump'] }),
      ],
    })
    expect(table.state.pending).toEqual({ kind: 'discard', who: 'red', limit: 4 })
    const second = play(table, 'discard coffee')
    expect(second.state.pending).toEqual({ kind: 'discard', who: 'green', limit: 4 })
    const third = play(second, 'discard aqualung')
    expect(third.state.pending).toEqual({ kind: 'discard', who: 'blue', limit: 4 })
    const done = play(third, 'discard toolbox,grog')
    expect(asked(done)).toEqual([
      ['red', 'discard'],
      ['green', 'discard'],
      ['blue', 'discard'],
    ])
    expect(happened(done, 'items-discarded')).toEqual([
      { type: 'items-discarded', gnome: 'red', items: ['coffee'], cause: 'limit' },
      { type: 'items-discarded', gnome: 'green', items: ['aqualung'], cause: 'limit' },
      { type: 'items-discarded', gnome: 'blue', items: ['toolbox', 'grog'], cause: 'limit' },
    ])
    expect(gnome(done, 'red').hand).toEqual(['grog', 'toolbox', 'crowbar', 'harpoon'])
    expect(gnome(done, 'green').hand).toEqual(['grog', 'crowbar', 'extinguisher', 'water-pump'])
    expect(gnome(done, 'blue').hand).toEqual(['aqualung', 'crowbar', 'extinguisher', 'water-pump'])
    expect(done.state.itemDiscards).toEqual(['coffee', 'aqualung', 'toolbox', 'grog'])
    expect(done.state.pending).toBeNull()
  })

  it('four items or fewer are kept (V6)', () => {
    const table = meetCard('turbulence', [], {
      gnomes: [red({ hand: FIVE.slice(0, 4) }), blue({ hand: ['aqualung'] }), green()],
    })
    expect(asked(table)).toEqual([])
    expect(happened(table, 'items-discarded')).toEqual([])
    expect(gnome(table, 'red').hand).toHaveLength(4)
  })

  it('the hand goes exactly down to the limit, with items that are in it (V6)', () => {
    const table = meetCard('turbulence', [], { gnomes: [red({ hand: [...FIVE, 'grog'] }), blue(), green()] })
    const wrong = { code: 'choice/discard', rule: 'V6' }
    expect(refused(table, 'discard grog')).toEqual(wrong)
    expect(refused(table, 'discard grog,coffee,harpoon')).toEqual(wrong)
    expect(refused(table, 'discard nothing')).toEqual(wrong)
    expect(refused(table, 'discard coffee,coffee')).toEqual(wrong)
    expect(refused(table, 'discard aqualung,grog')).toEqual(wrong)
    expect(refused(table, 'give grog,coffee')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
    expect(refused(table, 'wait')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(table, 'play grog')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(table, 'discard grog,grog')).toBeNull()
    expect(refused(table, 'discard coffee,grog')).toBeNull()
  })

  it('every bundle that leads to the limit can be chosen, each once (V6)', () => {
    const table = meetCard('turbulence', [], {
      gnomes: [red({ hand: ['grog', 'coffee', 'grog', 'harpoon', 'grog', 'grog'] }), blue(), green()],
    })
    expect([...legal(table)].sort()).toEqual([
      'discard coffee,harpoon',
      'discard grog,coffee',
      'discard grog,grog',
      'discard grog,harpoon',
    ])
  })

  it('equal items go without asking (V6, V10)', () => {
    const table = meetCard('turbulence', [], {
      gnomes: [red({ hand: many(6, 'grog') }), blue({ hand: many(5, 'toolbox') }), green()],
    })
    expect(asked(table)).toEqual([])
    expect(happened(table, 'items-discarded')).toEqual([
      { type: 'items-discarded', gnome: 'red', items: ['grog', 'grog'], cause: 'limit' },
      { type: 'items-discarded', gnome: 'blue', items: ['toolbox'], cause: 'limit' },
    ])
    expect(gnome(table, 'red').hand).toEqual(many(4, 'grog'))
    expect(gnome(table, 'blue').hand).toEqual(many(4, 'toolbox'))
    expect(table.state.itemDiscards).toEqual(['grog', 'grog', 'toolbox'])
  })

  it('fainted gnomes and gnomes at 0 are asked too (V6, T2)', () => {
    const table = meetCard('turbulence', [], {
      gnomes: [
        red(),
        blue({ fainted: true, hand: [...FIVE] }),
        green({ minute: 0, hand: ['grog', 'aqualung', 'crowbar', 'extinguisher', 'water-pump'] }),
      ],
    })
    const done = play(table, 'discard grog', 'discard grog')
    expect(asked(done)).toEqual([
      ['blue', 'discard'],
      ['green', 'discard'],
    ])
  })
})

describe('stumble', () => {
  it('the active gnome goes down to one item, of its choice (V6)', () => {
    const table = meetCard('stumble', [], { gnomes: [red({ hand: ['grog', 'toolbox', 'coffee'] }), blue(), green()] })
    expect(table.state.pending).toEqual({ kind: 'discard', who: 'red', limit: 1 })
    expect([...legal(table)].sort()).toEqual(['discard grog,coffee', 'discard grog,toolbox', 'discard toolbox,coffee'])
    expect(refused(table, 'discard grog')).toEqual({ code: 'choice/discard', rule: 'V6' })
    expect(refused(table, 'discard grog,toolbox,coffee')).toEqual({ code: 'choice/discard', rule: 'V6' })
    const done = play(table, 'discard coffee,grog')
    expect(gnome(done, 'red').hand).toEqual(['toolbox'])
    expect(done.state.itemDiscards).toEqual(['coffee', 'grog'])
  })

  it('nobody else stumbles (V6)', () => {
    const table = meetCard('stumble', [], {
      gnomes: [blue({ hand: ['grog', 'toolbox'] }), red({ hand: ['coffee'] }), green({ hand: ['grog', 'crowbar'] })],
    })
    expect(asked(table)).toEqual([])
    expect(happened(table, 'items-discarded')).toEqual([])
    expect(table.state.gnomes.map(({ hand }) => hand.length)).toEqual([2, 1, 2])
  })

  it('two equal items: one goes without asking (V6, V10)', () => {
    const table = meetCard('stumble', [], { gnomes: [red({ hand: many(2, 'grog') }), blue(), green()] })
    expect(asked(table)).toEqual([])
    expect(gnome(table, 'red').hand).toEqual(['grog'])
  })

  it('the last of several items is compared too: two kinds are a choice (V10)', () => {
    const table = meetCard('stumble', [], { gnomes: [red({ hand: ['grog', 'grog', 'coffee'] }), blue(), green()] })
    expect(asked(table)).toEqual([['red', 'discard']])
    expect(gnome(play(table, 'discard grog,grog'), 'red').hand).toEqual(['coffee'])
  })
})

describe('the limit of other cards', () => {
  it('friendly fire and the kraken limit everybody to four (V7, V9)', () => {
    for (const [card, dice] of [
      ['friendly-fire', [7, 8]],
      ['kraken', []],
    ] as const) {
      const table = meetCard(card, dice, {
        gnomes: [red({ hand: [...FIVE] }), blue({ hand: many(6, 'grog') }), green()],
      })
      expect(table.state.pending).toEqual({ kind: 'discard', who: 'red', limit: 4 })
      const done = play(table, 'discard grog')
      expect(done.state.gnomes.map(({ hand }) => hand.length)).toEqual([4, 4, 0])
    }
  })
})
