import { describe, expect, it } from 'vitest'
import { fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { rescuersFor } from '../../../../renderer/red-november/hud/rescuers.ts'
import { type Danger, urgentIn } from '../../../../renderer/red-november/hud/urgent.ts'
import { seen } from '../seen.ts'

type Scenario = Partial<ScenarioInput>

const view = (scenario: Scenario) =>
  seen(fromScenario({ gnomes: [{ color: 'red', room: 5, minute: 40 }], ...scenario } as ScenarioInput))

const urgent = (scenario: Scenario): readonly Danger[] => urgentIn(view(scenario), (gnome) => gnome)
const ids = (scenario: Scenario): readonly string[] => urgent(scenario).map(({ id }) => id)
const first = (scenario: Scenario): string => {
  const [danger] = urgent(scenario)
  return `${danger?.head} | ${danger?.text}`
}

describe('what cannot wait', () => {
  it('is nothing in a calm boat', () => {
    expect(ids({ tracks: { heat: 7 } })).toEqual([])
  })

  it('is oneself first, in fire, under high water, or out of air (D2)', () => {
    expect(ids({ rooms: { 5: { fire: true } }, tracks: { heat: 8 } })).toEqual(['fire', 'heat'])
    expect(ids({ rooms: { 5: { water: 'high' } } })).toEqual(['water'])
    expect(ids({ gnomes: [{ color: 'red', room: 'sea', minute: 40 }] } as Scenario)).toEqual(['air'])
    expect(ids({ rooms: { 5: { water: 'low' }, 4: { fire: true } } })).toEqual([])
  })

  it('is then what strikes soonest, token or track (V11, B7)', () => {
    expect(ids({ tokens: { missiles: 20, crushed: 33 } })).toEqual(['crushed', 'missiles'])
    expect(ids({ tracks: { pressure: 8, heat: 9 } })).toEqual(['heat', 'pressure'])
    expect(ids({ tokens: { missiles: 20 }, tracks: { heat: 9 } }).at(-1)).toBe('missiles')
  })

  it('of two tracks is first the nearer to its end, as long as a card to come can take it there (V1)', () => {
    const tracks = { heat: 8, pressure: 9 }
    expect(ids({ tracks })).toEqual(['pressure', 'heat'])
    const descents = ['descent:2', 'descent:2', 'descent:4', 'descent:3', 'descent:-', 'descent:4'] as const
    expect(ids({ tracks, discards: { events: [...descents] } })).toEqual(['pressure', 'heat'])
    expect(ids({ tracks, discards: { events: [...descents, 'fast-descent:1'] } })).toEqual(['heat', 'pressure'])
  })

  it('a token that strikes at once comes before a fire one may walk out of (V11)', () => {
    expect(ids({ tokens: { kraken: 39 }, rooms: { 5: { fire: true } } })[0]).toBe('kraken')
    expect(ids({ tokens: { kraken: 34 }, rooms: { 5: { fire: true } } })[0]).toBe('fire')
  })

  it('says how long there is, and who could still stop it', () => {
    expect(first({ tokens: { crushed: 33 } })).toBe('In 7 minutes: Crushed! | Only red could still fix the engine.')
    const two = [
      { color: 'red', room: 5, minute: 40 },
      { color: 'blue', room: 1, minute: 38 },
    ]
    expect(first({ gnomes: two, tokens: { crushed: 33 } } as Scenario)).toContain(
      'blue and red could still fix the engine.',
    )
    expect(first({ tokens: { kraken: 39 } })).toContain('In 1 minute: Devoured! | As things stand, nobody gets there')
    expect(first({ tokens: { crushed: 40 } })).toContain(
      'In 0 minutes: Crushed! | Too late: nobody can fix the engine any more.',
    )
  })

  it('counts a larger crew instead of naming all', () => {
    const gnomes = ['red', 'blue', 'yellow', 'green', 'purple'].map((color) => ({ color, room: 1, minute: 40 }))
    expect(first({ gnomes, tokens: { crushed: 33 } } as Scenario)).toContain('red, blue and 3 others could still')
  })

  it('says of a track how likely the next card ends it, and who is nearest (V1)', () => {
    expect(first({ tracks: { heat: 9 } })).toMatch(/Heat 9 of 10 \| .*may do it: 1\d%\. Nearest: red, \d min away\./)
    expect(first({ gnomes: [{ color: 'red', room: 4, minute: 40 }], tracks: { heat: 9 } } as Scenario)).toContain(
      'red is there already.',
    )
  })
})

describe('who could still do it', () => {
  const kraken = (hand: readonly string[]) =>
    rescuersFor(view({ gnomes: [{ color: 'red', room: 3, minute: 40, hand }] } as Scenario), 'kraken', 30)

  it('only with an aqualung in the sea (M6)', () => {
    expect(kraken([])).toEqual([])
    expect(kraken(['aqualung'])).toMatchObject([{ gnome: 'red' }])
  })

  it('needs at least a minute of work before the token (A11)', () => {
    const at = (space: number) =>
      rescuersFor(view({ gnomes: [{ color: 'red', room: 1, minute: 40 }] }), 'engine', space)
    expect(at(39)).toEqual([{ gnome: 'red', minutes: 0 }])
    expect(at(40)).toEqual([])
  })

  it('nobody gets through a fire without an extinguisher (M5)', () => {
    const way = { gnomes: [{ color: 'red', room: 4, minute: 40 }], rooms: { 1: { fire: true } } } as Scenario
    expect(rescuersFor(view(way), 'engine', 0)).toEqual([])
  })
})
