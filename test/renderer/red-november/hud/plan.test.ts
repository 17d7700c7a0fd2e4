import { describe, expect, it } from 'vitest'
import { fromScenario } from '../../../../engine/red-november/index.ts'
import { deathsIn, endOf, stepsOf } from '../../../../renderer/red-november/hud/plan.ts'
import { seen } from '../seen.ts'

const view = seen(
  fromScenario({
    gnomes: [{ color: 'red', room: 2, minute: 40, hand: ['extinguisher'] }],
    rooms: { 1: { fire: true } },
  }),
)
const HERO = {
  commands: [
    { type: 'play', item: 'extinguisher' },
    { type: 'open', to: 1 },
    { type: 'enter' },
    { type: 'fix', job: 'engine', minutes: 10 },
  ],
} as const

describe('a plan that is advised', () => {
  it('is seen step by step, each in the position before it', () => {
    expect(stepsOf(view, HERO).map(({ before, command }) => [command.type, before.gnomes[0]?.room])).toEqual([
      ['play', 2],
      ['open', 2],
      ['enter', 2],
      ['fix', 1],
    ])
  })

  it('leads somewhere, or nowhere', () => {
    expect(endOf(view, HERO)).toBe(1)
    expect(endOf(view, { commands: [{ type: 'wait' }] })).toBeNull()
  })

  it('says who surely dies of it, however far ahead (O5, D2)', () => {
    expect(deathsIn(view, HERO)).toEqual([{ gnome: 'red', cause: 'fire' }])
    expect(deathsIn(view, { commands: HERO.commands.slice(0, 3) })).toEqual([])
    const { commands } = HERO
    expect(
      deathsIn(view, { commands: [...commands.slice(0, 3), { type: 'fix', job: 'extinguish', minutes: 5 }] }),
    ).toEqual([])
  })
})
