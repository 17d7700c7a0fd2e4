import type { BoundaryId, CellId, CreatureId, GnomeId, SpaceId } from '../../../../engine/dark-cave/index.ts'
import type { Box } from '../../../stage/geometry.ts'

/** What can be pointed at on the board. A face-down goal is its cell. */
export type Target =
  | { readonly kind: 'cell'; readonly cell: CellId }
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'boundary'; readonly boundary: BoundaryId }
  | { readonly kind: 'gnome'; readonly gnome: GnomeId }
  | { readonly kind: 'creature'; readonly creature: CreatureId }

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
