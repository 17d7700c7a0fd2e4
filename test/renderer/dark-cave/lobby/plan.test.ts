import { describe, expect, it } from 'vitest'
import { createGame } from '../../../../engine/dark-cave/index.ts'
import { lobbyMemory } from '../../../../renderer/dark-cave/lobby/memory.ts'
import {
  canAdd,
  canRemove,
  choosesClan,
  companyFor,
  factsOf,
  firstPlan,
  isManned,
  memoryFor,
  type Plan,
  setupOf,
  withMiner,
  withName,
  withOther,
  withoutMiner,
} from '../../../../renderer/dark-cave/lobby/plan.ts'

const FRESH = firstPlan(lobbyMemory({ lobby: {} }))
const of = (count: number): Plan => ({
  ...FRESH,
  miners: Array.from({ length: count }, (_, at) => ({ name: `M${at}`, player: 'person' as const })),
})

describe('who goes down', () => {
  it('before the first game somebody and four diggers', () => {
    expect(FRESH.miners.map(({ player }) => player)).toEqual(['person', 'digger', 'digger', 'digger', 'digger'])
    expect(FRESH).toMatchObject({ clan: null, first: null })
  })

  it('two to eight, no more and no less (S3)', () => {
    expect([canRemove(of(2)), canAdd(of(8)), canRemove(of(3)), canAdd(of(7))]).toEqual([false, false, true, true])
    expect(withMiner(of(8), 'digger').miners).toHaveLength(8)
    expect(withoutMiner(of(2), 0).miners).toHaveLength(2)
  })

  it('everybody is told how many may dig for the other side (S3)', () => {
    expect([2, 3, 4, 5, 8].map((count) => factsOf(of(count)).saboteurs)).toEqual([
      'none',
      'some',
      'two',
      'each',
      'each',
    ])
    expect([5, 6].map((count) => factsOf(of(count)).side)).toEqual([9, 7])
  })

  it('who was to begin still does when somebody else goes home (T1)', () => {
    const plan = { ...of(5), first: 3 }
    expect(withoutMiner(plan, 1).first).toBe(2)
    expect(withoutMiner(plan, 4).first).toBe(3)
    expect(withoutMiner(plan, 3).first).toBeNull()
  })

  it('everybody who could lead a miner comes round, in both directions', () => {
    const seen = [0, 1, 2, 3].reduce<Plan[]>((plans) => [...plans, withOther(plans.at(-1) ?? of(2), 0, 1)], [of(2)])
    expect(seen.map(({ miners }) => miners[0]?.player)).toEqual(['person', 'apprentice', 'digger', 'master', 'person'])
    expect(withOther(of(2), 0, -1).miners[0]?.player).toBe('master')
  })

  it('the clan is chosen with three and four only (S3)', () => {
    expect([2, 3, 4, 5].map((count) => choosesClan(of(count)))).toEqual([false, true, true, false])
    expect(setupOf({ ...of(5), clan: 'blue' }, 'seed')).toEqual({ seed: 'seed', players: 5 })
    expect(setupOf({ ...of(3), clan: 'blue', first: 1 }, 'seed')).toEqual({
      seed: 'seed',
      players: 3,
      clan: 'blue',
      first: 1,
    })
  })

  it('a name goes to the gnome that the deal gives its seat (S5); a miner without one goes by that gnome', () => {
    const plan = withName(withName(of(3), 0, '  Agnes  '), 1, '')
    const setup = setupOf(plan, 'deal')
    const [first, second, third] = createGame(setup).players.map(({ gnome }) => gnome)
    const { names, seats } = companyFor(plan, setup)
    expect(names).toEqual({ [first as string]: 'Agnes', [third as string]: 'M2' })
    expect(names).not.toHaveProperty(second as string)
    expect(seats).toEqual(['person', 'person', 'person'])
  })

  it('bots alone would leave nobody to play', () => {
    expect(isManned(FRESH)).toBe(true)
    expect(isManned({ ...FRESH, miners: FRESH.miners.slice(1) })).toBe(false)
  })

  it('the next lobby begins with the last company; what cannot be read is as before the first game', () => {
    const plan = withName({ ...of(4), clan: 'yellow' }, 2, 'Brok')
    expect(firstPlan(lobbyMemory({ lobby: memoryFor(plan) }))).toEqual({ ...plan, first: null })
    expect(firstPlan(lobbyMemory({ lobby: { miners: [{ name: 7 }], clan: 'red' } }))).toEqual(FRESH)
    const stranger = { miners: ['person', 'digger', 'wizard'].map((player) => ({ name: '', player })), clan: null }
    expect(firstPlan(lobbyMemory({ lobby: stranger })).miners[2]?.player).toBe('person')
  })
})
