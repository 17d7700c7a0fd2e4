import { signal } from '@preact/signals'
import type {
  ActionKind,
  Color,
  HatchId,
  ItemId,
  Place,
  PlayerView,
  RuleError,
} from '../../../engine/red-november/index.ts'
import type { Board } from '../board/board.ts'
import type { Target } from '../board/kit/targets.ts'
import type { Picture } from '../board/picture/picture.ts'

/** What the player has picked but not said yet. Everything here can be dropped without changing the game. */
export type Intent =
  /** The way to a place, which may be far. */
  | { readonly kind: 'walk'; readonly goal: Place }
  /** Only a hatch of this place: water runs, nobody enters. */
  | { readonly kind: 'open'; readonly to: Place }
  /** `back` is what was picked before: playing an item is never an action. */
  | { readonly kind: 'play'; readonly item: ItemId; readonly back: Intent | null }
  | {
      readonly kind: 'act'
      readonly action: ActionKind
      readonly minutes: number
      readonly hatch: HatchId | null
      /** O2, A13: whom to hit, or with whom to trade. */
      readonly target?: Color
    }

/** The board of the game screen, once it is there. */
export const board = signal<Board | null>(null)
/** What the pointer or the keyboard is on, on the board. */
export const pointed = signal<Target | null>(null)
export const intent = signal<Intent | null>(null)
/** What would be picked: the pointer rests on it. */
export const hovered = signal<Intent | null>(null)
/** An earlier moment, as a seat may see it. */
export interface Past {
  readonly view: PlayerView
  readonly picture: Picture
}

/** What is looked at; null is the present. */
export const lookingAt = signal<Past | null>(null)

/** Why the last thing that was tried cannot be done. */
export const refused = signal<RuleError | null>(null)
/** The list of places to walk to is open. */
export const choosingWay = signal(false)
/** All actions are listed, also those that cannot be done now. */
export const showingAll = signal(false)
/** The Captain is being asked. */
export const advising = signal(false)
/** Where there is room for one part of the HUD only: which. */
export type Tab = 'mine' | 'middle' | 'others'
export const tab = signal<Tab>('middle')
/** The gnome whose card is open. */
export const metGnome = signal<Color | null>(null)
/** The gnome that is looked at in the row of the crew. */
export const glancedAt = signal<Color | null>(null)

export function pick(next: Intent | null): void {
  intent.value = next
  refused.value = null
  choosingWay.value = false
  showingAll.value = false
  advising.value = false
  if (next) tab.value = 'middle'
  hovered.value = null
}
