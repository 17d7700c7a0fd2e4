import { describe, expect, it } from 'vitest'
import { darkCave, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { startRecord } from '../../../../engine/shared/record.ts'
import { beatsOf, openBefore, tiltOf } from '../../../../renderer/dark-cave/report/beats.ts'
import { told } from './told.ts'

describe('the unmasking', () => {
  const scenario: ScenarioInput = {
    players: [
      { gnome: 'y1', hand: ['I-01', 'I-02'], at: '1,1.n' },
      { gnome: 'b1', hand: ['I-03'] },
      { gnome: 'y2', hand: ['I-04'] },
      { gnome: 'b2', hand: ['I-05'] },
      { gnome: 'b3', hand: ['I-06'] },
    ],
    cards: { '1,0': 'I-15' },
    goals: { '-1,-1': 'ladder', '1,-1': 'vein', '-1,1': 'hole', '1,1': { goal: 'exit', up: true } },
  }
  const record = told(scenario, 'discard I-01', 'step 1,1.c', 'propose', 'agree', 'agree', 'agree', 'agree')

  it('leaves open what was open already and turns the rest in seat order, the set-aside last (E2, G4)', () => {
    expect([...openBefore(record)]).toEqual(['y1'])
    expect(beatsOf(record)).toEqual([
      { kind: 'turn', gnome: 'b1' },
      { kind: 'turn', gnome: 'y2' },
      { kind: 'turn', gnome: 'b2' },
      { kind: 'turn', gnome: 'b3' },
      { kind: 'aside' },
      { kind: 'gold' },
      { kind: 'workers' },
      { kind: 'banner' },
    ])
  })

  it('nothing is open before anybody left or took gold (H1)', () => {
    expect(openBefore(startRecord(darkCave, { setup: { seed: 'shut', players: 3 } })).size).toBe(0)
  })

  it('the beam tips to the heavier side, and not at all where both are equal', () => {
    expect(tiltOf({ yellow: 4, blue: 5 })).toBeGreaterThan(0)
    expect(tiltOf({ yellow: 12, blue: 10 })).toBeLessThan(0)
    expect(tiltOf({ yellow: 3, blue: 3 })).toBe(0)
    expect(tiltOf({ yellow: 0, blue: 0 })).toBe(0)
  })
})
