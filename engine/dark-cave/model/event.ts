import type { ActionId, CreatureId } from '../data/actions.ts'
import type { GnomeId, Role } from '../data/gnomes.ts'
import type { GoalId, PathId } from '../data/paths.ts'
import type { BoundaryId, CellId, SpaceId } from './place.ts'
import type { Outcome, PeekTarget, PendingKind, Phase } from './state.ts'

/** Why a web changed, or a creature went. */
export type WebCause = 'time' | 'axe' | 'rockfall'
export type CreatureCause = 'time' | 'axe'
export type GoldLossCause = 'goblin' | 'tunnel' | 'left-behind'

/**
 * What happened, in order, with its cause. Every event is public through and through (HS10): it names acts and targets,
 * never a face that not everybody has seen. Private things are found in a seat's view.
 */
export type GameEvent =
  | { readonly type: 'turn-began'; readonly player: GnomeId }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  | { readonly type: 'web-weakened'; readonly at: BoundaryId; readonly cause: WebCause }
  | { readonly type: 'web-removed'; readonly at: BoundaryId; readonly card: ActionId<'web'>; readonly cause: WebCause }
  | {
      readonly type: 'creature-went'
      readonly creature: CreatureId
      readonly at: SpaceId
      readonly cause: CreatureCause
    }
  | { readonly type: 'stood-up'; readonly player: GnomeId }
  | { readonly type: 'skipped'; readonly player: GnomeId }
  | { readonly type: 'proposed'; readonly player: GnomeId }
  | { readonly type: 'agreed'; readonly player: GnomeId }
  | { readonly type: 'disagreed'; readonly player: GnomeId }
  | {
      readonly type: 'path-placed'
      readonly player: GnomeId
      readonly card: PathId
      readonly cell: CellId
      readonly turned: boolean
    }
  | { readonly type: 'nugget-laid'; readonly cell: CellId }
  | { readonly type: 'action-played'; readonly player: GnomeId; readonly card: ActionId }
  | { readonly type: 'peeked'; readonly player: GnomeId; readonly at: PeekTarget }
  | { readonly type: 'rock-fell'; readonly cell: CellId; readonly card: PathId; readonly nugget: boolean }
  | {
      readonly type: 'hands-swapped'
      readonly player: GnomeId
      readonly with: GnomeId
      readonly given: number
      readonly got: number
    }
  | { readonly type: 'web-laid'; readonly player: GnomeId; readonly at: BoundaryId; readonly card: ActionId<'web'> }
  | { readonly type: 'boots-laid'; readonly player: GnomeId; readonly before: GnomeId }
  | { readonly type: 'axe-laid'; readonly player: GnomeId; readonly before: GnomeId }
  | { readonly type: 'passed'; readonly player: GnomeId; readonly count: number }
  | { readonly type: 'creature-set'; readonly player: GnomeId; readonly creature: CreatureId; readonly at: SpaceId }
  | {
      readonly type: 'creature-taken-up'
      readonly player: GnomeId
      readonly creature: CreatureId
      readonly at: SpaceId
    }
  | { readonly type: 'creature-stepped'; readonly creature: CreatureId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'creature-stopped'; readonly creature: CreatureId; readonly at: SpaceId }
  | {
      readonly type: 'attacked'
      readonly creature: CreatureId
      readonly at: SpaceId
      readonly victims: readonly GnomeId[]
    }
  | { readonly type: 'choice-asked'; readonly kind: PendingKind; readonly who: GnomeId }
  | { readonly type: 'driven-away'; readonly player: GnomeId; readonly creature: CreatureId }
  | { readonly type: 'endured'; readonly player: GnomeId; readonly creature: CreatureId }
  | { readonly type: 'card-lost'; readonly player: GnomeId; readonly cause: 'rat' | 'bridge' }
  | { readonly type: 'knocked-down'; readonly player: GnomeId }
  | { readonly type: 'gold-lost'; readonly player: GnomeId; readonly count: number; readonly cause: GoldLossCause }
  | { readonly type: 'stepped'; readonly player: GnomeId; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'goal-turned'; readonly player: GnomeId; readonly cell: CellId; readonly goal: GoalId }
  | { readonly type: 'goal-laid'; readonly cell: CellId; readonly goal: GoalId; readonly turned: boolean }
  | { readonly type: 'web-chopped'; readonly player: GnomeId; readonly at: BoundaryId }
  | { readonly type: 'movement-ended'; readonly player: GnomeId }
  | { readonly type: 'gold-taken'; readonly player: GnomeId; readonly cell: CellId }
  | { readonly type: 'clan-shown'; readonly player: GnomeId; readonly role: Role }
  | { readonly type: 'left'; readonly player: GnomeId; readonly first: boolean }
  | { readonly type: 'drew'; readonly player: GnomeId; readonly count: number }
  | { readonly type: 'turn-ended'; readonly player: GnomeId }
  | { readonly type: 'game-ended'; readonly outcome: Outcome }

export type GameEventType = GameEvent['type']
