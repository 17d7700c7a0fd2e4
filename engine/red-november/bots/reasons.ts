import type { HatchId, Place, TrackId } from '../data/board.ts'
import type { FixJob } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { TokenId } from '../data/tokens.ts'

/** What a reason can speak of. */
export interface ReasonValues {
  readonly track: TrackId
  /** Where the track's marker stands. */
  readonly space: number
  readonly token: TokenId
  /** Until a token strikes, for the gnome that speaks. */
  readonly minutes: number
  readonly place: Place
  readonly hatch: HatchId
  readonly job: FixJob
  readonly item: ItemId
  readonly items: readonly ItemId[]
  readonly gnome: Color
  readonly count: number
  /** 0 to 100. */
  readonly percent: number
}

/** Why a bot does something, and what its sentence speaks of. Words: renderer/red-november/words/crew. */
export const REASONS = {
  'track-critical': ['track', 'space'],
  'track-high': ['track', 'space'],
  'track-low': ['track', 'space'],
  'track-tool': ['track', 'space', 'item'],
  token: ['token', 'minutes'],
  'token-tool': ['token', 'minutes', 'item'],
  kraken: ['minutes'],
  'fire-here': [],
  fire: ['place'],
  'fire-tool': ['place', 'item'],
  pump: ['place'],
  'pump-tool': ['place', 'item'],
  unblock: ['hatch'],
  'unblock-tool': ['hatch', 'item'],
  heroic: ['job'],
  'draw-stores': ['count'],
  'draw-cabin': ['count'],
  'trade-give': ['gnome', 'items'],
  attack: ['gnome'],
  desert: [],
  'flee-fire': ['place'],
  'flee-water': ['place'],
  'flee-sea': ['place'],
  stroll: ['place'],
  wait: [],
  'no-time': [],
  doomed: [],
  escape: ['place'],
  'escape-stuck': [],
  accept: [],
  'accept-swap': ['items'],
  refuse: [],
  defend: [],
  yield: [],
  spread: ['place'],
  block: ['hatch'],
  discard: ['items'],
  'coffee-drink': ['percent'],
  'coffee-keep': ['percent'],
  'charm-play': ['count'],
  'charm-keep': ['count'],
  whim: [],
  'only-way': [],
} as const satisfies Record<string, readonly (keyof ReasonValues)[]>

export type ReasonId = keyof typeof REASONS
export const REASON_IDS = Object.keys(REASONS) as readonly ReasonId[]

/** One sentence, not yet said. */
export interface Reason {
  readonly id: ReasonId
  readonly values: Readonly<Partial<ReasonValues>>
}

/** A reason with all it speaks of. */
export const because = <Id extends ReasonId>(
  id: Id,
  values: Pick<ReasonValues, (typeof REASONS)[Id][number]>,
): Reason => ({ id, values })
