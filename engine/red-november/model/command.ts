import type { HatchId, Place, RoomId } from '../data/board.ts'
import type { FixJob } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'

/** What a player can say. Written down by notation.ts. */
export type Command = MoveCommand | ActionCommand | AnswerCommand | { readonly type: 'play'; readonly item: ItemId }

export type MoveCommand =
  | { readonly type: 'open'; readonly to: Place }
  | { readonly type: 'enter' }
  /** Ends an escape without entering (A6). */
  | { readonly type: 'stay' }

export type FixCommand =
  | { readonly type: 'fix'; readonly job: Exclude<FixJob, 'unblock'>; readonly minutes: number }
  | { readonly type: 'fix'; readonly job: 'unblock'; readonly hatch: HatchId; readonly minutes: number }

export type ActionCommand =
  | FixCommand
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'trade'; readonly partner: Color; readonly give: readonly ItemId[] }
  | { readonly type: 'attack'; readonly target: Color }
  | { readonly type: 'wait' }
  | { readonly type: 'abandon' }

/** Belongs to the gnome in `pending.who`. */
export type AnswerCommand =
  | { readonly type: 'give'; readonly items: readonly ItemId[] }
  | { readonly type: 'refuse' }
  | { readonly type: 'defend' }
  | { readonly type: 'yield' }
  | { readonly type: 'choose-room'; readonly room: RoomId }
  | { readonly type: 'choose-hatch'; readonly hatch: HatchId }
  | { readonly type: 'discard'; readonly items: readonly ItemId[] }
  | { readonly type: 'continue' }

export type CommandType = Command['type']
