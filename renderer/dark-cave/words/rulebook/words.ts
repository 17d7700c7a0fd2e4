import type { RuleId, Special } from '../../../../engine/dark-cave/index.ts'
import type { Forms } from '../../../core/words/word-table.ts'

export const CHAPTERS = ['turn', 'paths', 'actions', 'walking', 'creatures', 'end', 'secrets', 'box', 'cards'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** A page of the rules, and the rules it is about. */
export const TOPICS = {
  order: { chapter: 'turn', rules: ['T1', 'T7'] },
  upkeep: { chapter: 'turn', rules: ['T2'] },
  skipped: { chapter: 'turn', rules: ['T3'] },
  turn: { chapter: 'turn', rules: ['T4', 'T6', 'K2'] },
  card: { chapter: 'turn', rules: ['T5', 'K1'] },
  draw: { chapter: 'turn', rules: ['D1', 'D2', 'D3'] },
  propose: { chapter: 'turn', rules: ['T8', 'G3'] },
  offered: { chapter: 'turn', rules: ['K3', 'K4'] },
  place: { chapter: 'paths', rules: ['P1', 'P2', 'P3'] },
  anywhere: { chapter: 'paths', rules: ['P4', 'P5', 'P6', 'P7'] },
  network: { chapter: 'paths', rules: ['B1', 'B2', 'B3'] },
  groups: { chapter: 'paths', rules: ['B7', 'B8', 'B10'] },
  vein: { chapter: 'paths', rules: ['P8', 'M13'] },
  actions: { chapter: 'actions', rules: ['A1', 'A13'] },
  info: { chapter: 'actions', rules: ['A2'] },
  rockfall: { chapter: 'actions', rules: ['A3', 'A4'] },
  swap: { chapter: 'actions', rules: ['A5'] },
  web: { chapter: 'actions', rules: ['A6', 'A7'] },
  boots: { chapter: 'actions', rules: ['A8', 'A12'] },
  axe: { chapter: 'actions', rules: ['A9', 'A10', 'A11'] },
  walk: { chapter: 'walking', rules: ['M1', 'M2', 'M14'] },
  steps: { chapter: 'walking', rules: ['B16', 'B17'] },
  ladder: { chapter: 'walking', rules: ['M3'] },
  bridge: { chapter: 'walking', rules: ['M4', 'M5', 'B9'] },
  arrival: { chapter: 'walking', rules: ['M6', 'M7'] },
  gate: { chapter: 'walking', rules: ['M8', 'M9', 'M10'] },
  opened: { chapter: 'walking', rules: ['M11', 'M12'] },
  wake: { chapter: 'creatures', rules: ['C1', 'C2'] },
  prowl: { chapter: 'creatures', rules: ['C3', 'C4', 'C5', 'C6'] },
  attack: { chapter: 'creatures', rules: ['C7'] },
  drive: { chapter: 'creatures', rules: ['C8'] },
  meet: { chapter: 'creatures', rules: ['C9', 'C10'] },
  exit: { chapter: 'end', rules: ['E1', 'E2', 'E3', 'E4'] },
  outside: { chapter: 'end', rules: ['E5'] },
  end: { chapter: 'end', rules: ['G1', 'G2', 'G4'] },
  treasure: { chapter: 'end', rules: ['G5'] },
  winner: { chapter: 'end', rules: ['G6', 'G7'] },
  known: { chapter: 'secrets', rules: ['H1', 'H2', 'H3', 'H4'] },
  undo: { chapter: 'secrets', rules: ['H6'] },
  curtain: { chapter: 'secrets', rules: ['HS1', 'HS2', 'HS9', 'HS11'] },
  looking: { chapter: 'secrets', rules: ['HS3', 'HS4', 'HS5', 'HS6'] },
  publicLog: { chapter: 'secrets', rules: ['HS7', 'HS10', 'HS12', 'HS13'] },
  openly: { chapter: 'secrets', rules: ['H5', 'HS8'] },
  box: { chapter: 'box', rules: ['B4', 'B6', 'B11', 'B12', 'B13', 'B14', 'B15'] },
  clans: { chapter: 'box', rules: ['B5', 'S3', 'S4'] },
  table: { chapter: 'box', rules: ['S1', 'S2'] },
  start: { chapter: 'box', rules: ['S5', 'S9'] },
  decks: { chapter: 'box', rules: ['S6', 'S7', 'S8'] },
} as const satisfies Record<string, { readonly chapter: Chapter; readonly rules: readonly RuleId[] }>

export type TopicId = keyof typeof TOPICS
export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[]

/** Topics that players look for by other words than the book's own. */
export const SOUGHT = [
  'walk',
  'gate',
  'exit',
  'end',
  'treasure',
  'clans',
  'decks',
] as const satisfies readonly TopicId[]
export type SoughtTopic = (typeof SOUGHT)[number]

/** Specials as keys: without their space. */
export type SpecialKey = Special extends infer S
  ? S extends 'dark hole'
    ? 'hole'
    : S extends 'gold vein'
      ? 'vein'
      : S
  : never

/** What every language says in the rules reference. A topic without its words does not compile. */
export type Rulebook<L extends keyof Forms> = {
  readonly nothing: string
  readonly chapters: Readonly<Record<Chapter, string>>
  readonly topic: Readonly<Record<TopicId, { readonly name: string; readonly text: string }>>
  /** Never shown: only looked for. */
  readonly also: Readonly<Record<SoughtTopic, string>>
  readonly special: Readonly<Record<SpecialKey | 'none', string>>
  readonly open: string
  readonly inGroups: string
  readonly gateText: string
} & { readonly [K in `copies_${Forms[L]}`]: string }
