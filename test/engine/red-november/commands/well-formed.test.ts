import { describe, expect, it } from 'vitest'
import { specFor } from '../../../../engine/red-november/commands/index.ts'
import { apply, type Command, check } from '../../../../engine/red-november/index.ts'
import { set } from '../table.ts'

const GOOD: readonly Command[] = [
  { type: 'open', to: 2 },
  { type: 'open', to: 'sea' },
  { type: 'enter' },
  { type: 'stay' },
  { type: 'play', item: 'grog' },
  { type: 'fix', job: 'engine', minutes: 3 },
  { type: 'fix', job: 'unblock', hatch: '1-2', minutes: 3 },
  { type: 'draw', count: 1 },
  { type: 'trade', partner: 'blue', give: [] },
  { type: 'trade', partner: 'blue', give: ['grog', 'coffee'] },
  { type: 'attack', target: 'blue' },
  { type: 'wait' },
  { type: 'abandon' },
  { type: 'give', items: ['grog'] },
  { type: 'refuse' },
  { type: 'defend' },
  { type: 'yield' },
  { type: 'choose-room', room: 10 },
  { type: 'choose-hatch', hatch: '9-10' },
  { type: 'discard', items: [] },
  { type: 'continue' },
]

const BAD: readonly unknown[] = [
  null,
  undefined,
  'wait',
  7,
  [],
  {},
  { type: null },
  { type: 'fly' },
  { type: 'constructor' },
  { type: 'open' },
  { type: 'open', to: 0 },
  { type: 'open', to: 11 },
  { type: 'open', to: '2' },
  { type: 'open', to: 'air' },
  { type: 'open', to: 'constructor' },
  { type: 'play' },
  { type: 'play', item: 'vodka' },
  { type: 'play', item: 'toString' },
  { type: 'play', item: ['grog'] },
  { type: 'fix', job: 'engine' },
  { type: 'fix', job: 'engine', minutes: '3' },
  { type: 'fix', job: 'periscope', minutes: 3 },
  { type: 'fix', minutes: 3 },
  { type: 'fix', job: 'unblock', minutes: 3 },
  { type: 'fix', job: 'unblock', hatch: '2-1', minutes: 3 },
  { type: 'draw' },
  { type: 'draw', count: '1' },
  { type: 'trade', partner: 'blue' },
  { type: 'trade', partner: 'pink', give: [] },
  { type: 'trade', give: [] },
  { type: 'trade', partner: 'blue', give: 'grog' },
  { type: 'trade', partner: 'blue', give: ['grog', 'vodka'] },
  { type: 'attack' },
  { type: 'attack', target: 'pink' },
  { type: 'give' },
  { type: 'give', items: ['vodka'] },
  { type: 'choose-room' },
  { type: 'choose-room', room: '1' },
  { type: 'choose-room', room: 11 },
  { type: 'choose-hatch' },
  { type: 'choose-hatch', hatch: '1-4' },
  { type: 'discard' },
  { type: 'discard', items: [null] },
]

describe('commands from outside', () => {
  it.each(GOOD.map((command) => [JSON.stringify(command), command] as const))('%s is a command (T5)', (_, command) => {
    expect(specFor(command)).not.toBeNull()
  })

  it.each(BAD.map((value) => [JSON.stringify(value) ?? 'undefined', value] as const))('%s is none (T5)', (_, value) => {
    expect(specFor(value)).toBeNull()
    const { state } = set({ gnomes: [{ color: 'red' }] })
    const error = { code: 'command/malformed', rule: 'T5' }
    expect(check(state, value as Command)).toEqual(error)
    expect(apply(state, value as Command)).toEqual({ ok: false, error })
  })
})
