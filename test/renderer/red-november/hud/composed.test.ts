import { describe, expect, it } from 'vitest'
import { apply, fromScenario, parseCommand, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { composedOf } from '../../../../renderer/red-november/hud/composed.ts'
import type { Intent } from '../../../../renderer/red-november/hud/helm.ts'
import { seen } from '../seen.ts'

const act = (action: 'attack' | 'trade' | 'abandon', target?: 'blue'): Intent => ({
  kind: 'act',
  action,
  minutes: 1,
  hatch: null,
  ...(target && { target }),
})

function at(scenario: ScenarioInput, ...said: readonly string[]) {
  let state = fromScenario({ icons: { events: [], items: [] }, ...scenario })
  for (const line of said) {
    const next = apply(state, parseCommand(line, state))
    if (!next.ok) throw new Error(`${line}: ${next.error.code}`)
    state = next.state
  }
  return seen(state)
}

const answers = (view: ReturnType<typeof seen>, what: Intent | null, laid: readonly number[] = []) =>
  composedOf({ view, names: (gnome) => gnome, what, laid: new Set(laid) })?.map(({ target, click, grave }) => ({
    at: target.kind === 'gnome' ? target.gnome : target.kind === 'room' ? target.room : target.kind,
    click: 'answer' in click ? click.answer : 'refused' in click ? click.refused.code : click.intent,
    grave,
  }))

const THREE: ScenarioInput = {
  gnomes: [
    { color: 'red', room: 8, minute: 40, hand: ['crowbar', 'grog'] },
    { color: 'blue', room: 8, minute: 39, fainted: true },
    { color: 'green', room: 8, minute: 38 },
    { color: 'purple', room: 5, minute: 37 },
  ],
}

describe('what is composed among gnomes', () => {
  it('lights whoever can be hit, and only who cannot parry surely dies (O2)', () => {
    const view = at({ ...THREE, options: { derangedGnomes: true } }, 'play crowbar')
    expect(answers(view, act('attack', 'blue'))).toEqual([
      { at: 'blue', click: act('attack', 'blue'), grave: true },
      { at: 'green', click: { ...act('attack'), target: 'green' }, grave: false },
    ])
  })

  it('lights those in the same room to trade with, and a click chooses (A13)', () => {
    expect(answers(at(THREE), act('trade', 'blue'))?.map(({ at: who }) => who)).toEqual(['blue', 'green'])
  })

  it('an offer is agreed to at the one who makes it, with what is laid out, and refused at the desk only (A13)', () => {
    const view = at(
      {
        gnomes: [
          { color: 'red', room: 8, minute: 40 },
          { color: 'blue', room: 8, minute: 39, hand: ['grog', 'coffee'] },
        ],
      },
      'trade blue give nothing',
    )
    expect(answers(view, null, [1])).toEqual([{ at: 'red', click: { type: 'give', items: ['coffee'] }, grave: false }])
  })

  it('a hand that is too large is put down at its gnome, when enough is picked (V6)', () => {
    const view = at(
      {
        gnomes: [
          { color: 'red', room: 5, minute: 40, hand: ['grog', 'coffee', 'toolbox'] },
          { color: 'blue', room: 8, minute: 20 },
        ],
        icons: { events: [39], items: [] },
        next: { events: ['stumble:4'], dice: [] },
      },
      'wait',
    )
    expect(answers(view, null)).toEqual([{ at: 'red', click: 'choice/discard', grave: false }])
    const [drop] = answers(view, null, [0, 1]) ?? []
    expect(drop?.click).toMatchObject({ type: 'discard' })
  })

  it('who deserts clicks on itself; a room with comrades means to stay (A16)', () => {
    const view = at({
      gnomes: [
        { color: 'red', room: 'sea', minute: 8 },
        { color: 'blue', room: 8, minute: 7 },
        { color: 'green', room: 8, minute: 6 },
        { color: 'purple', room: 3, minute: 5 },
      ],
    })
    expect(answers(view, act('abandon'))).toEqual([
      { at: 'red', click: { type: 'abandon' }, grave: true },
      { at: 8, click: null, grave: false },
      { at: 3, click: null, grave: false },
    ])
  })

  it('leaves the board to walking where nothing is composed', () => {
    expect(answers(at(THREE), null)).toBeUndefined()
  })
})
