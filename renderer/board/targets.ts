import type { Color, HatchId, RoomId, TokenId } from '../../engine/red-november/index.ts'
import type { LockId } from './layout/hatches.ts'

/** What can be pointed at on the board. */
export type Target =
  | { readonly kind: 'room'; readonly room: RoomId }
  | { readonly kind: 'hatch'; readonly hatch: HatchId }
  | { readonly kind: 'lock'; readonly lock: LockId }
  | { readonly kind: 'gnome'; readonly gnome: Color }
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'minute'; readonly minute: number }

export type Gesture = 'hover' | 'leave' | 'click'

export type OnPoint = (target: Target, gesture: Gesture) => void

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
    case 'minute':
      return `minute ${target.minute}`
  }
}

/** The next target in a direction, for arrow keys; the list is in reading order. */
export function nextTarget(targets: readonly Target[], now: Target | null, step: 1 | -1): Target | null {
  if (targets.length === 0) return null
  const at = now ? targets.findIndex((target) => keyOf(target) === keyOf(now)) : -1
  if (at < 0) return targets[step > 0 ? 0 : targets.length - 1] ?? null
  return targets[(at + step + targets.length) % targets.length] ?? null
}
