import type { Command } from '../commands/index.ts'
import { CLANS, type Clan, type GnomeId } from '../data/gnomes.ts'
import type { GameEvent } from '../model/event.ts'
import { change, standingOf, type Worth } from './standing.ts'
import { type Passage, passagesOf, type Story } from './story.ts'

/** What a player did in step 1, a creature's whole way included. */
export interface Deed {
  readonly number: number
  readonly turn: number
  readonly gnome: GnomeId
  readonly command: Command
  readonly events: readonly GameEvent[]
  /** What it changed for each clan, roles and exit known. */
  readonly worth: Worth
}

/** All that was played and passed, in order. */
export function deedsOf(story: Story): readonly Deed[] {
  const passages = passagesOf(story)
  return passages.flatMap((passage, at): Deed[] => {
    const { number, turn, speaker, command, before } = passage
    if (!isStepOne(passage)) return []
    const rest = passages.slice(at + 1)
    const end = rest.findIndex((next) => next.before.turn?.phase !== 'creature')
    const following = passage.after.turn?.phase === 'creature' ? rest.slice(0, end < 0 ? rest.length : end) : []
    const after = (following.at(-1) ?? passage).after
    const events = [passage, ...following].flatMap((each) => each.events)
    return [{ number, turn, gnome: speaker, command, events, worth: change(standingOf(before), standingOf(after)) }]
  })
}

const isStepOne = ({ before, command }: Passage): boolean =>
  before.pending === null && before.turn?.phase === 'play' && command.type !== 'propose'

/** Whose cards helped which side: the sum over all that a player played. */
export function helpOf(story: Story): ReadonlyMap<GnomeId, Worth> {
  const help = new Map<GnomeId, Worth>()
  for (const { gnome } of story.states[0]?.players ?? []) help.set(gnome, { yellow: 0, blue: 0 })
  for (const { gnome, worth } of deedsOf(story)) {
    const sum = help.get(gnome) as Worth
    help.set(gnome, { yellow: sum.yellow + worth.yellow, blue: sum.blue + worth.blue })
  }
  return help
}

/** The clan that a deed helped more than the other, if it made a difference. */
export function helpedBy({ worth }: Pick<Deed, 'worth'>, least: number): Clan | null {
  const [one, other] = CLANS
  const lead = worth[one] - worth[other]
  if (Math.abs(lead) < least) return null
  return lead > 0 ? one : other
}
