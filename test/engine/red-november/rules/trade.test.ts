import { describe, expect, it } from 'vitest'
import type { ItemId, ScenarioInput } from '../../../../engine/red-november/index.ts'
import { active, afresh, gnome, happened, offered, play, QUIET, refused, set, type Table } from '../table.ts'

type GnomeInput = NonNullable<ScenarioInput['gnomes']>[number]

const NOT_HERE = { code: 'trade/not-here', rule: 'A13' }
const NOT_IN_HAND = { code: 'trade/not-in-hand', rule: 'A13' }
const OWN: ItemId[] = ['grog', 'crowbar', 'grog']

/** Red in the mess with three items, blue with two. */
const meeting = (blue: Partial<GnomeInput> = {}, more: ScenarioInput = {}, minute = 60): Table =>
  set({
    gnomes: [
      { color: 'red', room: 5, minute, hand: OWN },
      { color: 'blue', room: 5, minute: 0, hand: ['coffee', 'harpoon'], ...blue },
    ],
    icons: QUIET,
    ...more,
  })

describe('the offer', () => {
  it('takes one minute and waits for the answer (A13)', () => {
    const table = play(meeting(), 'trade blue give grog,crowbar')
    expect(table.events).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'action-began', gnome: 'red', action: 'trade', minutes: 1, target: null },
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 59 },
      { type: 'trade-offered', gnome: 'red', partner: 'blue', items: ['grog', 'crowbar'] },
      { type: 'choice-asked', kind: 'trade-answer', who: 'blue' },
    ])
    expect(table.state.pending).toEqual({
      kind: 'trade-answer',
      who: 'blue',
      from: 'red',
      offer: ['grog', 'crowbar'],
    })
    expect(table.state.turn?.phase).toBe('action')
    expect(active(table)).toBe('red')
    expect(gnome(table, 'red').hand).toEqual(OWN)
  })

  it('may be any number of items, none too (A13)', () => {
    for (const give of ['nothing', 'grog', 'grog,grog', 'crowbar,grog', 'grog,crowbar,grog']) {
      expect(refused(meeting(), `trade blue give ${give}`)).toBeNull()
    }
  })

  it('only items of the own hand (A13)', () => {
    expect(refused(meeting(), 'trade blue give coffee')).toEqual(NOT_IN_HAND)
    expect(refused(meeting(), 'trade blue give grog,grog,grog')).toEqual(NOT_IN_HAND)
  })

  it('with the last minute, not without one (A13, T4)', () => {
    expect(refused(meeting({}, {}, 1), 'trade blue give nothing')).toBeNull()
    expect(refused(play(meeting({}, {}, 1), 'open 8'), 'trade blue give nothing')).toEqual({
      code: 'turn/not-enough-minutes',
      rule: 'T4',
    })
  })
})

describe('the partner', () => {
  it('is in the same room (A13)', () => {
    expect(refused(meeting({ room: 8 }), 'trade blue give nothing')).toEqual(NOT_HERE)
    expect(refused(meeting({ room: 'sea' }), 'trade blue give nothing')).toEqual(NOT_HERE)
  })

  it('is somebody else (A13)', () => {
    expect(refused(meeting(), 'trade red give nothing')).toEqual(NOT_HERE)
  })

  it('is in the game and alive (A13)', () => {
    expect(refused(meeting(), 'trade green give nothing')).toEqual(NOT_HERE)
    const gone = (status: 'dead' | 'deserted') => meeting({ hand: [], status })
    expect(refused(gone('dead'), 'trade blue give nothing')).toEqual(NOT_HERE)
    expect(refused(gone('deserted'), 'trade blue give nothing')).toEqual(NOT_HERE)
  })

  it('may lie fainted: its player answers, and it goes on sleeping (A13)', () => {
    const table = play(meeting({ fainted: true, minute: 30 }), 'trade blue give grog', 'give coffee')
    expect(gnome(table, 'blue')).toMatchObject({ hand: ['harpoon', 'grog'], fainted: true })
  })

  it('may be at 0 (A13, T2)', () => {
    const table = play(meeting({ minute: 0 }), 'trade blue give nothing', 'give coffee')
    expect(gnome(table, 'red').hand).toEqual([...OWN, 'coffee'])
  })

  it('is chosen among all who are there, one at a time (A13)', () => {
    const table = set({
      gnomes: [
        { color: 'red', room: 5, hand: ['grog'] },
        { color: 'blue', room: 5, minute: 20 },
        { color: 'green', room: 5, minute: 0 },
        { color: 'white', room: 6, minute: 10 },
      ],
      icons: QUIET,
    })
    expect(offered(table).filter((line) => line.startsWith('trade'))).toEqual([
      'trade blue give grog',
      'trade blue give nothing',
      'trade green give grog',
      'trade green give nothing',
    ])
  })
})

describe('the answer', () => {
  const asked = (): Table => afresh(play(meeting(), 'trade blue give grog,crowbar'))

  it('is any number of own items: both bundles change hands (A13)', () => {
    const table = play(asked(), 'give coffee,harpoon')
    expect(table.events[0]).toEqual({
      type: 'trade-accepted',
      gnome: 'red',
      partner: 'blue',
      given: ['grog', 'crowbar'],
      received: ['coffee', 'harpoon'],
    })
    expect(gnome(table, 'red').hand).toEqual(['grog', 'coffee', 'harpoon'])
    expect(gnome(table, 'blue').hand).toEqual(['grog', 'crowbar'])
    expect(table.state.pending).toBeNull()
    expect(table.state.itemDiscards).toEqual([])
  })

  it('may be nothing: the gift is taken (A13)', () => {
    const table = play(asked(), 'give nothing')
    expect(gnome(table, 'red').hand).toEqual(['grog'])
    expect(gnome(table, 'blue').hand).toEqual(['coffee', 'harpoon', 'grog', 'crowbar'])
  })

  it('is only what the hand held before: not what is offered (A13)', () => {
    expect(refused(asked(), 'give grog')).toEqual(NOT_IN_HAND)
    expect(refused(asked(), 'give coffee,coffee')).toEqual(NOT_IN_HAND)
  })

  it('may refuse the whole trade; the minute is spent (A13)', () => {
    const table = play(asked(), 'refuse')
    expect(table.events[0]).toEqual({ type: 'trade-refused', gnome: 'red', partner: 'blue' })
    expect(gnome(table, 'red')).toMatchObject({ hand: OWN, minute: 59 })
    expect(gnome(table, 'blue').hand).toEqual(['coffee', 'harpoon'])
    expect(table.state.pending).toBeNull()
    expect(happened(table, 'trade-accepted')).toEqual([])
  })

  it('ends the action: the turn goes on to its end (A13, T5)', () => {
    for (const answer of ['give nothing', 'refuse']) {
      const table = play(asked(), answer)
      expect(happened(table, 'turn-ended')).toEqual([{ type: 'turn-ended', gnome: 'red' }])
      expect(table.state.turn).toMatchObject({ active: 'red', phase: 'movement', ghost: 59 })
    }
  })

  it('must be given before anything else, and must be one (A13, T5)', () => {
    expect(refused(asked(), 'wait')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(asked(), 'play grog')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(asked(), 'play coffee')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    for (const line of ['continue', 'defend', 'yield', 'choose room 1', 'discard coffee']) {
      expect(refused(asked(), line)).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
    }
  })

  it('all of them are listed (A13)', () => {
    expect(offered(asked())).toEqual(['give coffee', 'give coffee,harpoon', 'give harpoon', 'give nothing', 'refuse'])
  })
})

it('grog of this turn is checked after the trade (A13, T5)', () => {
  const table = play(
    meeting({}, { next: { events: ['respite:-'] } }),
    'play grog',
    'trade blue give crowbar',
    'give nothing',
  )
  expect(happened(table, 'phase-began').map(({ phase }) => phase)).toEqual(['action', 'faint', 'updates', 'movement'])
})
