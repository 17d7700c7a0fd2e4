import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type GameEvent,
  type GameState,
  phaseOf,
  redNovember,
  type Scene,
  startGame,
} from '../../../engine/red-november/index.ts'
import { type ChartPhase, chartPhase, FOLLOWERS, PHASES } from '../../../engine/red-november/phases.ts'
import { openingScenes, scenesOf } from '../../../engine/shared/table/scenes.ts'
import { sail, voyages } from '../../property/voyage.ts'
import { EDGES } from './edges.ts'
import { AT_39, blue, QUIET, red } from './kit.ts'
import { play, set, type Table } from './table.ts'

const phases = (scenes: readonly Scene[]): readonly string[] => scenes.map(({ phase }) => phase)

/** The scenes of the last move. */
const lastScenes = (before: Table, move: string): readonly Scene[] =>
  scenesOf(
    redNovember.phases,
    play({ state: before.state, events: [] }, move).events,
    chartPhase(phaseOf(before.state)),
  )

/** Which phases the scenes of a command walk through, where it began included. */
function edgesOf(state: GameState, events: readonly GameEvent[]): readonly string[] {
  const walked = [
    chartPhase(phaseOf(state)),
    ...phases(scenesOf(redNovember.phases, events, chartPhase(phaseOf(state)))),
  ]
  return walked.slice(1).map((phase, at) => `${walked[at]} > ${phase}`)
}

const allEdges = (Object.keys(FOLLOWERS) as ChartPhase[]).flatMap((phase) =>
  FOLLOWERS[phase].map((next) => `${phase} > ${next}`),
)

describe('scenes', () => {
  it('are cut where a phase begins: action, faint check, updates, the next Movement (T5)', () => {
    const table = play(
      set({ gnomes: [red({ hand: ['grog'] }), blue()], icons: AT_39, next: { events: ['respite:-', 'descent'] } }),
      'play grog',
    )
    const scenes = lastScenes(table, 'wait')
    expect(phases(scenes)).toEqual(['action', 'faintCheck', 'updates', 'movement'])
    expect(scenes.map(({ events }) => events[0]?.type)).toEqual([
      'phase-began',
      'phase-began',
      'phase-began',
      'turn-began',
    ])
    expect(scenes[2]?.events.map(({ type }) => type)).toEqual([
      'phase-began',
      'marker-moved',
      'event-revealed',
      'track-moved',
      'turn-ended',
    ])
  })

  it('of moves inside a phase are one scene of that phase', () => {
    const table = set({ gnomes: [red({ room: 5 })], icons: QUIET })
    expect(phases(lastScenes(table, 'open 8'))).toEqual(['movement'])
    expect(phases(lastScenes(play(table, 'open 8'), 'enter'))).toEqual(['movement'])
  })

  it('of an answer go on in the phase in which it was asked', () => {
    const table = play(
      set({ gnomes: [red(), blue()], icons: AT_39, next: { events: ['blocked-hatch'], dice: [8] } }),
      'wait',
    )
    const scenes = lastScenes(table, 'choose hatch 5-8')
    expect(phases(scenes)).toEqual(['updates', 'movement'])
    expect(scenes[0]?.events[0]).toEqual({ type: 'hatch-blocked', hatch: '5-8' })
  })

  it('begin anew with every turn, also if the same gnome goes on (T1)', () => {
    const scenes = lastScenes(set({ gnomes: [red()], icons: QUIET }), 'wait')
    expect(scenes.at(-1)?.events).toMatchObject([{ type: 'turn-began', gnome: 'red' }, { type: 'phase-began' }])
  })

  it('end with the end of the game', () => {
    const scenes = lastScenes(set({ gnomes: [red({ minute: 1 })], icons: QUIET }), 'wait')
    expect(phases(scenes)).toEqual(['action', 'updates', 'over'])
    expect(scenes.at(-1)?.events.map(({ type }) => type)).toEqual(['game-ended'])
  })

  it('of nothing are none', () => {
    expect(scenesOf(redNovember.phases, [], 'movement')).toEqual([])
    expect(openingScenes(redNovember.phases, [])).toEqual([])
  })

  it('lose and change nothing, and follow the chart, through random voyages (T5)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command) => {
          const result = apply(state, command)
          if (!result.ok) throw new Error(result.error.code)
          const scenes = scenesOf(redNovember.phases, result.events, chartPhase(phaseOf(state)))
          const shown = scenes.flatMap(({ events }) => events)
          expect(shown.every((event, at) => event === result.events[at])).toBe(true)
          expect(shown).toHaveLength(result.events.length)
          expect(scenes.at(-1)?.phase ?? chartPhase(phaseOf(state))).toBe(chartPhase(phaseOf(result.state)))
          for (const edge of edgesOf(state, result.events)) {
            const [from, to] = edge.split(' > ')
            if (from !== to && !allEdges.includes(edge)) throw new Error(`the chart does not know ${edge}`)
          }
          return result.state
        })
      }),
      { numRuns: 40 },
    )
  })
})

describe('the scenes of a new game', () => {
  const gnomes = ['red', 'blue', 'green'] as const

  it('are the dice and hands of the setup, then the first turn (S2)', () => {
    const { events } = startGame({ seed: 'calm', gnomes })
    const scenes = openingScenes(redNovember.phases, events)
    expect(phases(scenes)).toEqual(['movement', 'movement'])
    expect(scenes.flatMap((scene) => scene.events)).toEqual(events)
    expect(scenes[1]?.events[0]?.type).toBe('turn-began')
  })

  it('begin with Updates where there are opening disasters (O4)', () => {
    const openings = Array.from({ length: 40 }, (_, n) =>
      phases(
        openingScenes(
          redNovember.phases,
          startGame({ seed: `storm ${n}`, gnomes, options: { openingDisasters: true } }).events,
        ),
      ),
    )
    const kinds = new Set(openings.map((scenes) => scenes.join(' > ')))
    expect(kinds).toContain('updates > movement')
    expect(openings.every(([first]) => PHASES.first.includes(first ?? 'none'))).toBe(true)
  })
})

describe('the chart of phases', () => {
  it('calls the engine’s faint check by its full name, and everything else the same', () => {
    expect((['movement', 'action', 'escape', 'faint', 'updates', 'over'] as const).map(chartPhase)).toEqual([
      'movement',
      'action',
      'escape',
      'faintCheck',
      'updates',
      'over',
    ])
  })

  it('has an example for each arrow, and none for others', () => {
    expect(Object.keys(EDGES).sort()).toEqual([...allEdges].sort())
  })

  for (const [edge, game] of Object.entries(EDGES)) {
    it(`really walks ${edge} (T5)`, () => {
      const { states, commands } = game()
      const before = states.at(-2)
      const command = commands.at(-1)
      if (!before || !command) throw new Error('an example without a move')
      const result = apply(before, command)
      if (!result.ok) throw new Error(result.error.code)
      expect(edgesOf(before, result.events)).toContain(edge)
    })
  }
})
