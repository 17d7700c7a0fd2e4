import {
  EVENT_IDS,
  EVENTS,
  type EventId,
  ITEM_IDS,
  type ItemId,
  type Place,
  ROOM_IDS,
  RULE_IDS,
  type RuleId,
  TOKEN_IDS,
  type TokenId,
} from '../../../engine/red-november/index.ts'
import type { Chapter } from '../words/rulebook/words.ts'

/** A rule, or a thing of the box that has a page of its own. */
export type PageId = RuleId | `item/${ItemId}` | `event/${EventId}` | `token/${TokenId}` | `room/${Place}`

export interface Page {
  readonly id: PageId
  readonly chapter: Chapter
  readonly of:
    | { readonly kind: 'rule'; readonly rule: RuleId }
    | { readonly kind: 'item'; readonly item: ItemId }
    | { readonly kind: 'event'; readonly event: EventId }
    | { readonly kind: 'token'; readonly token: TokenId }
    | { readonly kind: 'room'; readonly place: Place }
  readonly see: readonly PageId[]
}

/** Where a rule is looked for: by the letter of its id. */
const CHAPTER_OF_LETTER: Readonly<Record<string, Page['chapter']>> = {
  B: 'boat',
  S: 'boat',
  C: 'items',
  T: 'turn',
  M: 'turn',
  A: 'turn',
  F: 'turn',
  U: 'turn',
  D: 'dangers',
  E: 'dangers',
  V: 'events',
  O: 'options',
}
const EXCEPTIONS: Readonly<Partial<Record<RuleId, Page['chapter']>>> = {
  B7: 'dangers',
  C1: 'events',
  C2: 'events',
  V11: 'dangers',
}

const SEE_ALSO: Readonly<Partial<Record<RuleId, readonly PageId[]>>> = {
  A1: ['A2', 'A11', 'C5'],
  A4: ['A6', 'O5'],
  A6: ['M5', 'D2', 'item/extinguisher'],
  A9: ['B7', 'A11', 'token/crushed', 'token/asphyxiated'],
  A10: ['A11', 'token/missiles', 'token/kraken'],
  A11: ['V9', 'V11'],
  A12: ['C4', 'room/8', 'room/10'],
  A16: ['M6', 'E2', 'D2'],
  B3: ['M6', 'room/3', 'room/6', 'room/9'],
  B7: ['A9', 'E1'],
  C2: ['event/kraken'],
  C6: ['F1', 'item/coffee'],
  D1: ['F3', 'T3'],
  D2: ['A6', 'M6', 'O1'],
  F1: ['C6', 'F2', 'item/grog'],
  F2: ['F3', 'C1'],
  M3: ['M4', 'A7'],
  M5: ['item/grog', 'item/extinguisher'],
  M6: ['item/aqualung', 'D2'],
  O2: ['item/crowbar', 'O6'],
  O5: ['A4', 'D2'],
  T1: ['U4', 'T4'],
  U1: ['B6', 'item/lucky-charm'],
  V2: ['M4', 'A6'],
  V9: ['V11', 'token/crushed', 'token/asphyxiated', 'token/missiles', 'token/kraken'],
  V11: ['T1', 'A11'],
}

const SEE_ITEM: Readonly<Record<ItemId, readonly PageId[]>> = {
  grog: ['C5', 'F1', 'M5', 'room/10'],
  toolbox: ['A9'],
  'engine-manual': ['A9', 'room/1'],
  'pump-manual': ['A9', 'room/2'],
  'reactor-manual': ['A9', 'room/4'],
  'deactivation-code': ['A10', 'room/7'],
  crowbar: ['A8', 'O2'],
  extinguisher: ['A6', 'M5', 'O5'],
  'water-pump': ['A7'],
  coffee: ['C6', 'F1'],
  aqualung: ['M6', 'D2'],
  harpoon: ['A10', 'token/kraken'],
  'lucky-charm': ['C7', 'U1'],
}

const SEE_TOKEN: Readonly<Record<TokenId, readonly PageId[]>> = {
  crushed: ['V9', 'V11', 'A9', 'A11', 'room/1'],
  asphyxiated: ['V9', 'V11', 'A9', 'A11', 'room/2'],
  missiles: ['V9', 'V11', 'A10', 'A11', 'room/7'],
  kraken: ['V9', 'V11', 'A10', 'M6', 'item/harpoon'],
}

const SEE_ROOM: Readonly<Partial<Record<Place, readonly PageId[]>>> = {
  1: ['A9', 'B7', 'token/crushed'],
  2: ['A9', 'B7', 'token/asphyxiated'],
  3: ['B3', 'M6'],
  4: ['A9', 'B7'],
  6: ['B3', 'M6'],
  7: ['A10', 'token/missiles'],
  8: ['A12', 'C4'],
  9: ['B3', 'M6'],
  10: ['A12', 'C4', 'item/grog'],
  sea: ['M6', 'A5', 'D2', 'A16'],
}

/** V1-V10: the rule behind each thing a card does. */
const RULE_OF_EFFECT = {
  fire: 'V2',
  spread: 'V3',
  leak: 'V4',
  current: 'V4',
  block: 'V5',
  limit: 'V6',
  drink: 'V8',
  track: 'V1',
  token: 'V9',
} as const

const chapterOf = (rule: RuleId): Page['chapter'] => EXCEPTIONS[rule] ?? CHAPTER_OF_LETTER[rule.charAt(0)] ?? 'boat'

const seeEvent = (event: EventId): readonly PageId[] => {
  const { effects } = EVENTS[event]
  const rules = effects.map(({ effect }): PageId => RULE_OF_EFFECT[effect])
  const tokens = effects.flatMap((effect): PageId[] => (effect.effect === 'token' ? [`token/${effect.token}`] : []))
  return [...new Set(rules.length > 0 ? [...rules, ...tokens] : ['V10' as const])]
}

/** The whole book, in its order. */
export const PAGES: readonly Page[] = [
  ...RULE_IDS.map(
    (rule): Page => ({ id: rule, chapter: chapterOf(rule), of: { kind: 'rule', rule }, see: SEE_ALSO[rule] ?? [] }),
  ),
  ...ITEM_IDS.map(
    (item): Page => ({ id: `item/${item}`, chapter: 'items', of: { kind: 'item', item }, see: SEE_ITEM[item] }),
  ),
  ...EVENT_IDS.map(
    (event): Page => ({ id: `event/${event}`, chapter: 'events', of: { kind: 'event', event }, see: seeEvent(event) }),
  ),
  ...TOKEN_IDS.map(
    (token): Page => ({
      id: `token/${token}`,
      chapter: 'dangers',
      of: { kind: 'token', token },
      see: SEE_TOKEN[token],
    }),
  ),
  ...[...ROOM_IDS, 'sea' as const].map(
    (place): Page => ({
      id: `room/${place}`,
      chapter: 'boat',
      of: { kind: 'room', place },
      see: SEE_ROOM[place] ?? ['B1'],
    }),
  ),
]
