import type {
  ActionKind,
  Cause,
  Clan,
  CreatureId,
  GnomeId,
  GoalId,
  Group,
  PendingKind,
  Phase,
  RefusalCode,
  Role,
  Side,
} from '../../../../engine/dark-cave/index.ts'
import type { Forms } from '../../../core/words/word-table.ts'

/** What every language says about the game. A word that is missing does not compile. */

type By<Key extends string, Words = string> = Readonly<Record<Key, Words>>
type Counted<Stem extends string, Form extends string> = Readonly<Record<`${Stem}_${Form}`, string>>

/** The shapes of path cards as players name them: a T is a fork, whichever way it points. */
export const SHAPES = ['crossing', 'fork', 'level', 'shaft', 'bend', 'end', 'bridge', 'double-bend'] as const
export type Shape = (typeof SHAPES)[number]

/** What a card can have besides its path; bridges and tunnels are in the name of the shape. */
export const EXTRAS = ['hole', 'ladder', 'vein', 'exit'] as const
export type Extra = (typeof EXTRAS)[number]

export const CORNERS = ['NW', 'NE', 'SW', 'SE'] as const
export type Corner = (typeof CORNERS)[number]

/** Where on a card one stands. */
export type Spot =
  | 'card'
  | `arm-${Side}`
  | `bend-${'N' | 'S'}${'E' | 'W'}`
  | 'middle'
  | 'end'
  | 'bridge'
  | 'under'
  | 'tunnel'
  | Extra

/** "Name" stands alone; "one" follows a verb: a gnome lays ... */
export interface CardWords {
  readonly name: string
  readonly one: string
}

export interface ActionWords extends CardWords {
  readonly effect: string
  /** On the card's seal: a word or two. */
  readonly seal: string
}

export interface CreatureWords {
  readonly name: string
  /** Begins a sentence. */
  readonly subject: string
  /** A gnome wakes ... */
  readonly object: string
  /** What its attack does. */
  readonly bite: string
}

export interface ClanWords {
  readonly name: string
  /** A gnome works ... */
  readonly for: string
  /** A headline. */
  readonly wins: string
}

export interface Named {
  readonly name: string
  readonly text: string
}

export interface QuestionWords {
  readonly ask: string
  readonly text: string
  /** What the possible answers mean. */
  readonly answers: string
}

/** `cardsTaken` follows a verb, `cards` stands alone. */
export type CountKey = 'cards' | 'cardsTaken' | 'nuggets' | 'axes'

/** The things of the box. */
export interface Things<L extends keyof Forms> {
  readonly clan: By<Clan, ClanWords>
  readonly role: By<Role, { readonly name: string }>
  readonly gnome: By<GnomeId, { readonly name: string; readonly badge: string }>
  readonly side: By<
    Side,
    {
      readonly name: string
      readonly near: string
      readonly far: string
      readonly edge: string
      readonly atEdge: string
    }
  >
  /** `door`: what somebody opens. `behind`: a gnome looks ... */
  readonly corner: By<
    Corner,
    {
      readonly name: string
      readonly door: string
      readonly short: string
      readonly at: string
      readonly behind: string
    }
  >
  readonly start: string
  /** Where something is: at the start, so far from it, so far in two directions; a space and a side of a card there, named or after a verb. */
  readonly where: By<'start' | 'far' | 'both' | 'spot' | 'edge' | 'there' | 'atEdge'>
  /** The last two of several. */
  readonly and: string
  /** `to`: somebody walks ...; `at`: something happens ... */
  readonly spot: By<Spot, { readonly name: string; readonly to: string; readonly at: string }>
  readonly shape: By<Shape, CardWords>
  readonly with: By<Extra>
  readonly group: By<Group, Named>
  readonly goal: By<GoalId, Named>
  readonly action: By<ActionKind, ActionWords>
  readonly webShape: By<Group>
  readonly creature: By<CreatureId, CreatureWords>
  readonly count: Counted<CountKey, Forms[L]>
}

export type CommandKey =
  | 'propose'
  | 'path'
  | 'path-turned'
  | 'info-goal'
  | 'info-clan'
  | 'rockfall'
  | 'swap'
  | 'web'
  | 'boots'
  | 'boots-own'
  | 'axe'
  | 'axe-own'
  | 'creature'
  | 'creature-on'
  | 'discard'
  | 'step'
  | 'step-creature'
  | 'step-goal'
  | 'stop'
  | 'stop-creature'
  | 'chop'
  | 'lay'
  | 'lay-turned'
  | 'drive'
  | 'endure'
  | 'agree'
  | 'refuse'

/** The few words on a button. */
export type VerbKey =
  | Exclude<CommandKey, 'path-turned' | 'info-goal' | 'info-clan' | 'creature-on' | 'lay-turned'>
  | 'info'

/** What is certain to come of a step. */
export type PreviewKey =
  | 'bridge'
  | 'bridge-free'
  | 'tunnel'
  | 'tunnel-free'
  | 'attack'
  | 'axe'
  | 'ends'
  | 'gate'
  | 'gold'
  | 'unmask'
  | 'leave'
  | 'web-thinner'
  | 'web-gone'

/** What is done with them. */
export interface Doings<L extends keyof Forms> {
  readonly phase: By<Phase | 'over', Named>
  readonly command: By<CommandKey>
  readonly verb: By<VerbKey>
  readonly question: By<PendingKind, QuestionWords>
  readonly preview: By<PreviewKey> & Counted<'left', Forms[L]>
  readonly cause: By<Cause, Named>
  readonly nobody: Named
}

export type LogKey =
  | 'turn-began'
  | 'web-thinner'
  | 'web-gone-time'
  | 'web-gone-axe'
  | 'web-gone-rockfall'
  | 'creature-went'
  | 'stood-up'
  | 'skipped'
  | 'proposed'
  | 'agreed'
  | 'disagreed'
  | 'path-placed'
  | 'nugget-laid'
  | 'rockfall'
  | 'peeked-goal'
  | 'peeked-clan'
  | 'rock-fell'
  | 'rock-fell-gold'
  | 'hands-swapped'
  | 'web-laid'
  | 'boots-own'
  | 'boots-given'
  | 'axe-own'
  | 'axe-given'
  | 'passed'
  | 'creature-set'
  | 'creature-taken-up'
  | 'creature-stepped'
  | 'creature-stopped'
  | 'attacked'
  | 'driven-away'
  | 'endured'
  | 'card-lost-rat'
  | 'card-lost-bridge'
  | 'knocked-down'
  | 'gold-lost-goblin'
  | 'gold-lost-tunnel'
  | 'gold-lost-left-behind'
  | 'stepped'
  | 'goal-turned'
  | 'web-chopped'
  | 'gold-taken'
  | 'clan-shown'
  | 'left'
  | 'left-first'
  | 'drew'
  | 'game-ended'

export type LogWords = By<LogKey>
export type RefusalWords = By<RefusalCode>

export interface GameWords<L extends keyof Forms> extends Things<L>, Doings<L> {
  readonly log: LogWords
  readonly refusal: RefusalWords
}
