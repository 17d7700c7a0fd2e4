import { PATH_IDS, type PathId } from './paths.ts'

/** B4: the three groups of path and action cards. */
export const GROUPS = ['I', 'II', 'III'] as const
export type Group = (typeof GROUPS)[number]

/** B6: the 32 action cards. The kinds are printed, the groups reconstructed. */
export const ACTIONS = {
  info: { I: 3, II: 1, III: 1 },
  rockfall: { I: 1, II: 1, III: 1 },
  swap: { I: 0, II: 1, III: 1 },
  web: { I: 1, II: 1, III: 1 },
  boots: { I: 2, II: 1, III: 0 },
  axe: { I: 1, II: 1, III: 1 },
  rat: { I: 2, II: 1, III: 2 },
  lindworm: { I: 0, II: 2, III: 2 },
  goblin: { I: 0, II: 1, III: 3 },
} as const satisfies Record<string, Readonly<Record<Group, number>>>

export type ActionKind = keyof typeof ACTIONS
export const ACTION_KINDS = Object.keys(ACTIONS) as readonly ActionKind[]

/** An action card: kind and group. Equal cards have equal names. */
export type ActionId<K extends ActionKind = ActionKind> = `${K}-${Group}`
export type CardId = PathId | ActionId

/** The copies of each action card, `rat-I` twice. */
const ACTION_BOX: readonly ActionId[] = ACTION_KINDS.flatMap((kind) =>
  GROUPS.flatMap((group) => Array<ActionId>(ACTIONS[kind][group]).fill(`${kind}-${group}`)),
)

/** B4: all 82 cards of the decks. */
export const CARD_BOX: readonly CardId[] = [...PATH_IDS, ...ACTION_BOX]
export const CARD_IDS: readonly CardId[] = [...new Set(CARD_BOX)]

const KIND_OF = new Map(ACTION_BOX.map((id) => [id as CardId, id.split('-')[0] as ActionKind]))
const GROUP_OF = new Map(
  CARD_BOX.map((id) => [id, GROUPS.find((group) => id.startsWith(`${group}-`) || id.endsWith(`-${group}`)) as Group]),
)

/** What an action card does; null for a path card. */
export const kindOf = (card: CardId): ActionKind | null => KIND_OF.get(card) ?? null
export const groupOf = (card: CardId): Group => GROUP_OF.get(card) as Group
export const isPath = (card: CardId): card is PathId => !KIND_OF.has(card)
export const isCard = (text: unknown): text is CardId => GROUP_OF.has(text as CardId)
export const isKind = (text: unknown): text is ActionKind => (ACTION_KINDS as readonly unknown[]).includes(text)

const OF_KIND: ReadonlyMap<ActionKind, readonly string[]> = new Map(
  ACTION_KINDS.map((kind) => [
    kind,
    GROUPS.filter((group) => ACTIONS[kind][group] > 0).map((group) => `${kind}-${group}`),
  ]),
)

/** The cards of one kind, lowest group first. */
export const cardsOfKind = <K extends ActionKind>(kind: K): readonly ActionId<K>[] =>
  OF_KIND.get(kind) as readonly ActionId<K>[]

/** C3: the creatures, in the order in which they attack (C9), and their steps. */
export const CREATURES = { rat: 3, lindworm: 4, goblin: 5 } as const satisfies Partial<Record<ActionKind, number>>
export type CreatureId = keyof typeof CREATURES
export const CREATURE_IDS = Object.keys(CREATURES) as readonly CreatureId[]

/** A6: a web lies for so many starts of its owner's turn. */
export const WEB_SHOWS = 2
/** M1 */
export const GNOME_STEPS = 3
export const BOOTS_STEPS = 1
/** T5 */
export const MAX_DISCARDED = 2
