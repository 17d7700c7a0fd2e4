import * as v from 'valibot'

export const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The poster's colours, and those for eyes that tell red from green, or blue from yellow, badly, or see only light and dark. */
export const PALETTES = ['poster', 'red-green', 'blue-yellow', 'mono'] as const
export type PaletteId = (typeof PALETTES)[number]

/** What a player may be called, in letters. */
export const MAX_NAME_LENGTH = 24

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
/** What names something in a file: an order, a lesson, a game. */
export const word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/))

const scalar = v.union([v.pipe(v.string(), v.maxLength(80)), v.number(), v.boolean(), v.null()])
const fields = v.record(word, scalar)

/** The lesson that was left in the middle, and what was done in it. */
export const LessonSchema = v.strictObject({
  id: word,
  steps: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(40)),
})

/** Where the running game stood when it was last left, in words: the title tells it without asking the rules. */
export const BookmarkSchema = v.strictObject({
  /** Of the journal's last line: the words are true for that one only. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  language: v.picklist(LANGUAGES),
  isOver: v.boolean(),
  text: v.pipe(v.string(), v.maxLength(300)),
})
export type Bookmark = v.InferOutput<typeof BookmarkSchema>

/** What a game remembers between two starts. */
const MemorySchema = v.strictObject({
  /** Lessons that were finished. */
  lessons: v.pipe(v.array(word), v.maxLength(100)),
  lesson: v.nullable(LessonSchema),
  bookmark: v.optional(BookmarkSchema),
  /** Hints that somebody has read and does not want to see again. */
  hints: v.optional(v.pipe(v.array(word), v.maxLength(100))),
  /** What its lobby begins with. Only the game knows what it means, and checks it. */
  lobby: v.record(word, v.union([scalar, v.pipe(v.array(v.union([scalar, fields])), v.maxLength(40)), fields])),
})
export type Memory = v.InferOutput<typeof MemorySchema>

export const NO_MEMORY: Memory = { lessons: [], lesson: null, lobby: {} }

export const SettingsSchema = v.strictObject({
  language: v.picklist(['auto', ...LANGUAGES]),
  volume: v.strictObject({ master: percent, music: percent, effects: percent, hull: percent }),
  /** Sounds in words. */
  captions: v.boolean(),
  /** Gnomes say something now and then. */
  remarks: v.optional(v.boolean(), true),
  animationSpeed: v.picklist(['calm', 'normal', 'fast', 'instant']),
  quality: v.picklist(['auto', 'low', 'medium', 'high']),
  reducedMotion: v.picklist(['auto', 'on', 'off']),
  textSize: v.pipe(v.number(), v.integer(), v.minValue(80), v.maxValue(200)),
  contrast: v.picklist(['normal', 'high']),
  /** What another version called otherwise falls back to the nearest there is. */
  palette: v.fallback(v.picklist(PALETTES), (found) => (found?.value === 'colour-blind' ? 'red-green' : 'poster')),
  fullScreen: v.boolean(),
  /** What the player changed; the renderer knows the rest. Values are KeyboardEvent codes. */
  keys: v.record(word, v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(4))),
  /** The game that was in front last; null: there was no choice yet. */
  gameInFront: v.optional(v.nullable(word), null),
  /** By the game's id. */
  games: v.record(word, MemorySchema),
})
export type Settings = v.InferOutput<typeof SettingsSchema>

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  volume: { master: 80, music: 45, effects: 90, hull: 60 },
  captions: false,
  remarks: true,
  animationSpeed: 'normal',
  quality: 'auto',
  reducedMotion: 'auto',
  textSize: 100,
  contrast: 'normal',
  palette: 'poster',
  fullScreen: false,
  keys: {},
  gameInFront: null,
  games: {},
}

/** As from the factory; who played and what was learnt are no settings, but a lesson left in the middle is given up. */
export const factorySettings = ({ gameInFront, games }: Settings): Settings => ({
  ...DEFAULT_SETTINGS,
  gameInFront,
  games: Object.fromEntries(Object.entries(games).map(([id, memory]) => [id, { ...memory, lesson: null }])),
})
