import type { GameEvent } from './model/event.ts'
import type { Phase } from './model/state.ts'

/** Where the table can be in a turn, as the chart names it. */
export type ChartPhase = 'movement' | 'action' | 'escape' | 'faintCheck' | 'updates'

/** T5: which phase may follow which. A turn that ends makes room for the next one's Movement. */
export const FOLLOWERS: Readonly<Record<ChartPhase, readonly (ChartPhase | 'over')[]>> = {
  movement: ['action'],
  action: ['escape', 'faintCheck', 'updates', 'movement', 'over'],
  escape: ['faintCheck', 'updates'],
  faintCheck: ['updates'],
  updates: ['movement', 'over'],
}

/** The phase a game can begin in: Updates with Opening Disasters (O4). */
export const FIRST_PHASES: readonly (ChartPhase | 'over')[] = ['movement', 'updates', 'over']

export const chartPhase = (phase: Phase | 'over'): ChartPhase | 'over' => (phase === 'faint' ? 'faintCheck' : phase)

/** Events that belong to one phase, in order. */
export interface Scene {
  readonly phase: ChartPhase | 'over'
  readonly events: readonly GameEvent[]
}

/** What happened, cut where a new phase, turn or the end begins. `first` is the phase it began in. */
export function scenesOf(events: readonly GameEvent[], first: ChartPhase | 'over'): readonly Scene[] {
  const scenes: { readonly phase: ChartPhase | 'over'; readonly events: GameEvent[] }[] = []
  for (const event of events) {
    const last = scenes.at(-1)
    const begun = phaseBegunBy(event)
    const cut = begun && (begun !== (last?.phase ?? first) || event.type === 'turn-began')
    if (last && !cut) last.events.push(event)
    else scenes.push({ phase: begun ?? first, events: [event] })
  }
  return scenes
}

/** The scenes of a new game: its dice and cards are dealt in the phase it begins in. */
export function openingScenes(events: readonly GameEvent[]): readonly Scene[] {
  const first = events.find((event) => phaseBegunBy(event))
  return scenesOf(events, (first && phaseBegunBy(first)) ?? 'movement')
}

function phaseBegunBy(event: GameEvent): ChartPhase | 'over' | null {
  if (event.type === 'turn-began') return 'movement'
  if (event.type === 'phase-began') return chartPhase(event.phase)
  return event.type === 'game-ended' ? 'over' : null
}
