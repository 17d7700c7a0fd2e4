import type { GameTypes, Phases } from '../game.ts'

/** Events that belong to one phase, in order. */
export interface Scene<G extends GameTypes> {
  readonly phase: string
  readonly events: readonly G['event'][]
}

/** What happened, cut where a new phase, turn or the end begins. `first` is the phase it began in. */
export function scenesOf<G extends GameTypes>(
  phases: Phases<G>,
  events: readonly G['event'][],
  first: string,
): readonly Scene<G>[] {
  const scenes: { readonly phase: string; readonly events: G['event'][] }[] = []
  for (const event of events) {
    const last = scenes.at(-1)
    const begun = phases.begunBy(event)
    const cut = begun !== null && (begun !== (last?.phase ?? first) || phases.beginsTurn(event))
    if (last && !cut) last.events.push(event)
    else scenes.push({ phase: begun ?? first, events: [event] })
  }
  return scenes
}

/** The scenes of a new game: whatever is dealt is dealt in the phase it begins in. */
export function openingScenes<G extends GameTypes>(
  phases: Phases<G>,
  events: readonly G['event'][],
): readonly Scene<G>[] {
  const [usual = 'over'] = phases.first
  const first = events.map((event) => phases.begunBy(event)).find((phase) => phase !== null)
  return scenesOf(phases, events, first ?? usual)
}
