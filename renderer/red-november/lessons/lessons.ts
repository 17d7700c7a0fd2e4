import type { ScenarioInput } from '../../../engine/red-november/index.ts'

/**
 * A lesson is a small position and what happens in it, beat by beat: the bosun says one thing (a letter of its words), and either
 * the player reads on or does exactly this. Commands are in the game's own notation; `*` leaves the number of minutes open.
 */
export type Beat = { readonly say: Letter } | { readonly say: Letter; readonly do: readonly string[] }
export type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'

export interface Lesson {
  readonly id: LessonId
  readonly scenario: ScenarioInput
  readonly beats: readonly Beat[]
}

export const LESSON_IDS = [
  'hatches',
  'fire',
  'minutes',
  'time',
  'grog',
  'tokens',
  'items',
  'sea',
  'leaving',
  'options',
] as const
export type LessonId = (typeof LESSON_IDS)[number]

/** Nothing happens on the way, unless the lesson is about that. */
const QUIET = { events: [], items: [] }
const ALONE = { game: 'red-november', people: 1 } as const

export const LESSONS: readonly Lesson[] = [
  {
    id: 'hatches',
    scenario: {
      ...ALONE,
      seed: 'lesson hatches',
      gnomes: [{ color: 'red', room: 7, minute: 40 }],
      rooms: { 5: { water: 'high' } },
      icons: QUIET,
      next: { dice: [3] },
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['open 5'] },
      { say: 'c', do: ['enter'] },
      { say: 'd', do: ['pump 6'] },
      { say: 'e' },
    ],
  },
  {
    id: 'fire',
    scenario: {
      ...ALONE,
      seed: 'lesson fire',
      gnomes: [{ color: 'red', room: 10, minute: 40, hand: ['extinguisher'] }],
      rooms: { 10: { fire: true } },
      icons: QUIET,
      next: { dice: [9] },
    },
    beats: [
      { say: 'a', do: ['extinguish 3'] },
      { say: 'b', do: ['open 9', 'enter'] },
      { say: 'c', do: ['play extinguisher'] },
      { say: 'd', do: ['open 10', 'enter'] },
      { say: 'e', do: ['extinguish 7'] },
      { say: 'f' },
    ],
  },
  {
    id: 'minutes',
    scenario: {
      ...ALONE,
      seed: 'lesson minutes',
      gnomes: [{ color: 'red', room: 4, minute: 40, hand: ['toolbox'] }],
      tracks: { heat: 8 },
      icons: QUIET,
      next: { dice: [8, 1] },
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['fix reactor 4'] },
      { say: 'c', do: ['play toolbox'] },
      { say: 'd', do: ['fix reactor *'] },
      { say: 'e' },
    ],
  },
  {
    id: 'time',
    scenario: {
      game: 'red-november',
      seed: 'lesson time',
      people: 1,
      gnomes: [
        { color: 'red', room: 8, minute: 40 },
        { color: 'blue', room: 5, minute: 38 },
        { color: 'yellow', room: 4, minute: 38 },
      ],
      order: ['red', 'yellow', 'blue'],
      icons: { events: [36], items: [37] },
      next: { events: ['descent:2'], items: ['coffee'] },
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['wait'] },
      { say: 'c', do: ['draw 4'] },
      { say: 'd' },
      { say: 'e', do: ['wait'] },
      { say: 'f' },
    ],
  },
  {
    // The rulebook's own example: one long walk, one long sleep.
    id: 'grog',
    scenario: {
      ...ALONE,
      seed: 'lesson grog',
      gnomes: [{ color: 'red', room: 7, minute: 40, hand: ['grog'], intoxication: 2 }],
      rooms: { 5: { water: 'high' }, 2: { fire: true }, 1: { fire: true } },
      blocked: ['4-5'],
      next: {
        events: ['stumble:2', 'respite', 'descent', 'respite', 'reactor-warms-up', 'respite', 'descent', 'respite'],
        items: ['toolbox', 'coffee'],
      },
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['open 5', 'enter'] },
      { say: 'c', do: ['play grog'] },
      { say: 'd', do: ['open 2', 'enter', 'open 1', 'enter'] },
      { say: 'e', do: ['extinguish 7'] },
      { say: 'f' },
    ],
  },
  {
    id: 'tokens',
    scenario: {
      ...ALONE,
      seed: 'lesson tokens',
      gnomes: [{ color: 'red', room: 8, minute: 40, hand: ['deactivation-code'] }],
      tokens: { missiles: 32 },
      icons: QUIET,
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['open 7', 'enter'] },
      { say: 'c', do: ['play deactivation-code'] },
      { say: 'd', do: ['stop missiles 6'] },
      { say: 'e' },
    ],
  },
  {
    id: 'items',
    scenario: {
      game: 'red-november',
      seed: 'lesson items',
      people: 1,
      gnomes: [
        { color: 'red', room: 8, minute: 40 },
        { color: 'blue', room: 5, minute: 20, hand: ['reactor-manual', 'grog'] },
      ],
      icons: QUIET,
      next: { items: ['extinguisher', 'harpoon'] },
    },
    beats: [
      { say: 'a', do: ['draw 2'] },
      { say: 'b', do: ['open 5', 'enter'] },
      { say: 'c', do: ['trade blue give harpoon'] },
      { say: 'd', do: ['give reactor-manual'] },
      { say: 'e' },
    ],
  },
  {
    id: 'sea',
    scenario: {
      ...ALONE,
      seed: 'lesson sea',
      gnomes: [{ color: 'red', room: 9, minute: 40, hand: ['aqualung', 'harpoon'] }],
      tokens: { kraken: 30 },
      icons: QUIET,
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['play aqualung', 'open sea', 'enter'] },
      { say: 'c', do: ['play harpoon'] },
      { say: 'd', do: ['kill kraken 6'] },
      { say: 'e', do: ['open 6', 'enter'] },
      { say: 'f', do: ['wait'] },
      { say: 'g' },
    ],
  },
  {
    id: 'leaving',
    scenario: {
      game: 'red-november',
      seed: 'lesson leaving',
      people: 3,
      gnomes: [
        { color: 'red', room: 'sea', minute: 9 },
        { color: 'blue', room: 5, minute: 8 },
        { color: 'yellow', room: 10, minute: 2, intoxication: 3, fainted: true },
      ],
      rooms: { 8: { fire: true } },
      tracks: { pressure: 9 },
      icons: { events: [7, 6], items: [] },
      next: { dice: [10], events: ['fire:2', 'descent:2'] },
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['abandon'] },
      { say: 'c', do: ['wait'] },
      { say: 'd', do: ['wait'] },
      { say: 'e' },
    ],
  },
  {
    id: 'options',
    scenario: {
      game: 'red-november',
      seed: 'lesson options',
      people: 3,
      options: { derangedGnomes: true, slowerDeath: true },
      gnomes: [
        { color: 'red', room: 5, minute: 40, hand: ['crowbar'] },
        { color: 'blue', room: 5, minute: 30, hand: ['grog', 'coffee'] },
        { color: 'yellow', room: 10, minute: 20 },
      ],
      icons: QUIET,
      next: { dice: [4] },
    },
    beats: [
      { say: 'a' },
      { say: 'b', do: ['play crowbar'] },
      { say: 'c', do: ['attack blue'] },
      { say: 'd', do: ['yield'] },
      { say: 'e' },
    ],
  },
]
