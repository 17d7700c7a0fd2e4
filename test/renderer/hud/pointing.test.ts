import { describe, expect, it } from 'vitest'
import { formatCommand, fromScenario, type ScenarioInput } from '../../../engine/red-november/index.ts'
import { commandsFor, litTargets } from '../../../renderer/hud/pointing.ts'

const QUIET = { events: [], items: [] }
const at = (room: number, more: ScenarioInput = {}) =>
  fromScenario({ gnomes: [{ color: 'red', room: room as 5, minute: 40 }], icons: QUIET, ...more })

describe('pointing at the board', () => {
  it('lights the rooms one can walk to, but not the one where one is', () => {
    const lit = litTargets(at(6, { blocked: ['2-5', '4-5', '5-7', '5-8'] }))
    expect(lit).toEqual([{ kind: 'room', room: 5 }])
  })

  it('a click on a far room is the whole way there', () => {
    const commands = commandsFor(at(1), { kind: 'room', room: 10 })
    expect(commands.map(formatCommand)).toEqual([
      'open 2',
      'enter',
      'open 5',
      'enter',
      'open 8',
      'enter',
      'open 10',
      'enter',
    ])
  })

  it('a click on a hatch of the own room opens it, from either side; on another it says nothing', () => {
    expect(commandsFor(at(5), { kind: 'hatch', hatch: '5-7' })).toEqual([{ type: 'open', to: 7 }])
    expect(commandsFor(at(7), { kind: 'hatch', hatch: '5-7' })).toEqual([{ type: 'open', to: 5 }])
    expect(commandsFor(at(1), { kind: 'hatch', hatch: '5-7' })).toEqual([])
  })

  it('says nothing where no way leads, and nothing when all is over', () => {
    expect(commandsFor(at(6, { blocked: ['5-6'] }), { kind: 'room', room: 10 })).toEqual([])
    const over = at(5, { tracks: { heat: 10 } })
    expect(litTargets(over)).toEqual([])
    expect(commandsFor(over, { kind: 'room', room: 7 })).toEqual([])
  })
})
