import type { Color, HatchId, RoomId, TokenId, TrackId } from '../../../../engine/red-november/index.ts'
import type { Box } from '../../../stage/geometry.ts'
import type { LockId } from '../layout/hatches.ts'

/** What can be pointed at on the board. */
export type Target =
  | { readonly kind: 'room'; readonly room: RoomId }
  | { readonly kind: 'hatch'; readonly hatch: HatchId }
  | { readonly kind: 'lock'; readonly lock: LockId }
  | { readonly kind: 'gnome'; readonly gnome: Color }
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'track'; readonly track: TrackId }
  | { readonly kind: 'minute'; readonly minute: number }

export type Gesture = 'hover' | 'leave' | 'click'

/** `at` is the place of what is pointed at, in CSS pixels of the canvas: where a tooltip belongs. */
export type OnPoint = (target: Target, gesture: Gesture, at: Box) => void

export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'room':
      return `room ${target.room}`
    case 'hatch':
      return `hatch ${target.hatch}`
    case 'lock':
      return `lock ${target.lock}`
    case 'gnome':
      return `gnome ${target.gnome}`
    case 'token':
      return `token ${target.token}`
    case 'track':
      return `track ${target.track}`
    case 'minute':
      return `minute ${target.minute}`
  }
}
