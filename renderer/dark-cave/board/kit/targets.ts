import type { BoundaryId, CellId, CreatureId, GnomeId, SpaceId } from '../../../../engine/dark-cave/index.ts'
import type { Box } from '../../../stage/geometry.ts'

/** What can be pointed at on the board. A face-down goal is its cell. */
export type Target =
  | { readonly kind: 'cell'; readonly cell: CellId }
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'boundary'; readonly boundary: BoundaryId }
  | { readonly kind: 'gnome'; readonly gnome: GnomeId }
  | { readonly kind: 'creature'; readonly creature: CreatureId }

/** A way that is proposed: from where, onto which spaces (the last may be a face-down goal), and what it costs. */
export interface ProposedWay {
  readonly from: SpaceId
  readonly steps: readonly (SpaceId | CellId)[]
  readonly cards: number
  readonly gold: number
  /** A creature waits at its end. */
  readonly danger: boolean
}

/** Something that may be clicked; a space can tell how many steps lead there, by which way, and whether that leads out. */
export type Lit = Target & { readonly steps?: number; readonly way?: ProposedWay; readonly out?: boolean }

export type Gesture = 'hover' | 'leave' | 'click'

/** `at` is the place of what is pointed at, in CSS pixels of the canvas: where a tooltip belongs. */
export type OnPoint = (target: Target, gesture: Gesture, at: Box) => void

export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'cell':
      return `cell ${target.cell}`
    case 'space':
      return `space ${target.space}`
    case 'boundary':
      return `boundary ${target.boundary}`
    case 'gnome':
      return `gnome ${target.gnome}`
    case 'creature':
      return `creature ${target.creature}`
  }
}
