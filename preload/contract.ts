import * as v from 'valibot'
import { isPng } from './photo.ts'
import { type Settings, SettingsSchema } from './settings.ts'
import { type GameResult, GameResultSchema, type Statistics } from './statistics.ts'

/**
 * The one file in which main, preload and renderer meet: what the page may ask of the desktop, with a schema for every
 * argument, and what the desktop may tell the page. `Host` is also what the web build offers without any desktop.
 */

export * from './settings.ts'

/** The page's own address. */
export const SCHEME = 'app'
export const GAME_HOST = 'game'
export const GAME_URL = `${SCHEME}://${GAME_HOST}/`

/** The name under which the page finds its host. */
export const BRIDGE = 'desktop'
export const CALL_CHANNEL = 'call'
export const NOTICE_CHANNEL = 'notice'

/** No save comes near this; what is larger is not read at all. */
export const MAX_SAVE_BYTES = 4 * 1024 * 1024
/** The same for its first line. */
export const MAX_HEAD_BYTES = 64 * 1024

/** More than any seed or replay code has. */
export const MAX_COPIED_LETTERS = 200_000

/** Why a call could not be served. Words for players live in renderer/core/words. */
export const FAULTS = [
  'disk/full',
  'disk/read-only',
  'disk/denied',
  'disk/failed',
  'save/missing',
  'save/huge',
  'save/no-file',
  'file/unreadable',
  'journal/closed',
  'gateway/refused',
  'gateway/malformed',
  'gateway/failed',
] as const
export type Fault = (typeof FAULTS)[number]

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }

export interface SettingsReport {
  readonly settings: Settings
  /** The name under which a broken settings file was set aside at this start. */
  readonly setAside: string | null
}

/** A save as it lies in the folder, by its first line alone: a list of many costs little. `readSave` gives all of it. */
export interface SaveFile {
  readonly id: string
  readonly modified: string
  readonly size: number
  /** An older version lies behind it. */
  readonly hasOld: boolean
  readonly head: { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: Fault }
}

export interface About {
  readonly version: string
  readonly platform: string
  /** Electron and Chromium, or the browser. */
  readonly runtime: string
}

export const MENU_ITEMS = [
  'game',
  'newGame',
  'continue',
  'save',
  'load',
  'quickSave',
  'quickLoad',
  'settings',
  'quit',
  'edit',
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'view',
  'fullScreen',
  'table',
  'damageReport',
  'speakingTube',
  'photo',
  'help',
  'rules',
  'credits',
  'report',
  'folder',
] as const
export type MenuItem = (typeof MENU_ITEMS)[number]
const MenuTextsSchema = v.strictObject(v.entriesFromList(MENU_ITEMS, v.pipe(v.string(), v.maxLength(80))))
export type MenuTexts = Readonly<Record<MenuItem, string>>

/** What the menu asks the page to do. */
export const MENU_ORDERS = [
  'newGame',
  'continue',
  'save',
  'load',
  'quickSave',
  'quickLoad',
  'settings',
  'undo',
  'redo',
  'table',
  'damageReport',
  'speakingTube',
  'photo',
  'rules',
  'credits',
  'report',
] as const satisfies readonly MenuItem[]
export type MenuOrder = (typeof MENU_ORDERS)[number]

/** What the desktop tells the page unasked. */
export type Notice =
  | { readonly type: 'menu'; readonly order: MenuOrder }
  | { readonly type: 'settings'; readonly settings: Settings }
  /** The system handed over a save; `takeHandedFile` has it. */
  | { readonly type: 'file' }

/** Pages that may be opened in the player's own browser, by name: a call never carries an address. */
export const LINKS = {
  'game-icons': 'https://game-icons.net/',
  'cc-by': 'https://creativecommons.org/licenses/by/3.0/',
  ofl: 'https://openfontlicense.org/',
  'russo-one': 'https://fonts.google.com/specimen/Russo+One',
  oswald: 'https://fonts.google.com/specimen/Oswald',
  'pt-sans': 'https://fonts.google.com/specimen/PT+Sans',
  electron: 'https://www.electronjs.org/',
  pixi: 'https://pixijs.com/',
  'pixi-sound': 'https://pixijs.io/sound/',
  preact: 'https://preactjs.com/',
  xstate: 'https://stately.ai/docs/xstate',
  i18next: 'https://www.i18next.com/',
  valibot: 'https://valibot.dev/',
} as const
export type Link = keyof typeof LINKS
const LINK_NAMES = Object.keys(LINKS) as readonly Link[]

export const SAVE_VERSIONS = ['current', 'old'] as const
export type SaveVersion = (typeof SAVE_VERSIONS)[number]

/** What the renderer needs from outside. */
export interface Host {
  readonly kind: 'electron' | 'browser'

  readSettings(): Promise<Reply<SettingsReport>>
  changeSettings(change: Partial<Settings>): Promise<Reply<Settings>>
  resetSettings(): Promise<Reply<Settings>>

  /** Starts a running game's journal anew with this whole text, atomically. A journal is a save that grows. */
  beginJournal(id: string, text: string): Promise<Reply<null>>
  /** Adds a line to the journal that was begun last; answers once it is on the disk. */
  appendJournal(id: string, line: string): Promise<Reply<null>>
  /** The journal as it lies there, or null. */
  readJournal(id: string): Promise<Reply<string | null>>

  /** Those whose ids begin with `stem`, the newest first; no other is looked into. */
  listSaves(stem: string): Promise<Reply<readonly SaveFile[]>>
  readSave(id: string, version: SaveVersion): Promise<Reply<string>>
  /** Keeps what was there before as the old version. */
  writeSave(id: string, text: string): Promise<Reply<null>>
  /** The save goes on as `to` with this text; what was under the old name is removed, its older version goes along. */
  renameSave(id: string, to: string, text: string): Promise<Reply<null>>
  removeSave(id: string): Promise<Reply<null>>
  /** Takes a removal back; where the name has been taken meanwhile, under another one. */
  restoreSave(id: string): Promise<Reply<null>>
  /** Asks where to, and writes there: where it lies now, or null if the player thought better of it. */
  exportSave(name: string, text: string): Promise<Reply<string | null>>
  /** The same for a text that people read. */
  exportLog(name: string, text: string): Promise<Reply<string | null>>
  /** The text of the save that the player opened from outside (a double click), once; or null. */
  takeHandedFile(): Promise<Reply<string | null>>

  /** Keeps a picture (PNG) among the player's own, under this name and the time of day: where it lies now. */
  savePhoto(name: string, picture: Uint8Array): Promise<Reply<string>>
  /** Shows the folder of the pictures, at the one that was kept last. */
  showPhotos(): Promise<Reply<null>>

  /** Counts a finished game; one that was counted already changes nothing. */
  recordGame(result: GameResult): Promise<Reply<null>>
  readStatistics(): Promise<Reply<Statistics>>
  resetStatistics(): Promise<Reply<null>>

  /** Writes log, versions and the given text to a file and shows it: its name. */
  writeReport(text: string): Promise<Reply<string>>
  log(level: 'info' | 'warn' | 'error', text: string): Promise<Reply<null>>
  about(): Promise<Reply<About>>
  /** To the system's clipboard, and from there what a line may hold. */
  copyText(text: string): Promise<Reply<null>>
  pasteText(): Promise<Reply<string>>
  setMenu(texts: MenuTexts): Promise<Reply<null>>
  openLink(link: Link): Promise<Reply<null>>
  quit(): Promise<Reply<null>>

  /** Hears notices until the returned function is called. */
  onNotice(hear: (notice: Notice) => void): () => void
}

export type Call = Exclude<keyof Host, 'kind' | 'onNotice'>

/** The longest name that any disk gives a file. */
const MAX_ID_LETTERS = 255
/**
 * A save's id is its file's name, mostly without the ending. People and systems name files as they like; only what could lead out
 * of the folder is refused, and a leading dot, by which a file says that it does not want to be seen.
 */
export const SAVE_ID = /^[^./\0][^/\0]{0,254}$/
const id = v.pipe(v.string(), v.regex(SAVE_ID))

/** The journal of the running game, and the slot for hurried people; the first game's have the plain names. */
export const AUTOSAVE = 'autosave'
export const QUICK = 'quick'

/** How the name of a save ends, on every disk. */
export const SAVE_ENDING = 'rnsave'

/** It becomes the name of a file. */
const PHOTO_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u

const saveText = v.pipe(v.string(), v.minLength(1), v.maxBytes(MAX_SAVE_BYTES))
const line = v.pipe(v.string(), v.maxLength(8192), v.regex(/^[^\r\n]+$/))
const text = v.pipe(v.string(), v.maxBytes(MAX_SAVE_BYTES))

/** The arguments of every call; main refuses whatever does not fit. */
export const ARGUMENTS: { readonly [K in Call]: v.GenericSchema<unknown, Parameters<Host[K]>> } = {
  readSettings: v.strictTuple([]),
  changeSettings: v.strictTuple([v.partial(SettingsSchema)]) as v.GenericSchema<unknown, [Partial<Settings>]>,
  resetSettings: v.strictTuple([]),
  beginJournal: v.strictTuple([id, saveText]),
  appendJournal: v.strictTuple([id, line]),
  readJournal: v.strictTuple([id]),
  listSaves: v.strictTuple([v.pipe(v.string(), v.maxLength(MAX_ID_LETTERS))]),
  readSave: v.strictTuple([id, v.picklist(SAVE_VERSIONS)]),
  writeSave: v.strictTuple([id, saveText]),
  renameSave: v.strictTuple([id, id, saveText]),
  removeSave: v.strictTuple([id]),
  restoreSave: v.strictTuple([id]),
  exportSave: v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxLength(80)), saveText]),
  exportLog: v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxLength(80)), saveText]),
  takeHandedFile: v.strictTuple([]),
  savePhoto: v.strictTuple([v.pipe(v.string(), v.regex(PHOTO_NAME)), v.custom<Uint8Array>(isPng)]),
  showPhotos: v.strictTuple([]),
  recordGame: v.strictTuple([GameResultSchema]),
  readStatistics: v.strictTuple([]),
  resetStatistics: v.strictTuple([]),
  writeReport: v.strictTuple([text]),
  log: v.strictTuple([v.picklist(['info', 'warn', 'error']), v.pipe(v.string(), v.maxLength(20_000))]),
  about: v.strictTuple([]),
  copyText: v.strictTuple([v.pipe(v.string(), v.maxLength(MAX_COPIED_LETTERS))]),
  pasteText: v.strictTuple([]),
  setMenu: v.strictTuple([MenuTextsSchema]),
  openLink: v.strictTuple([v.picklist(LINK_NAMES)]),
  quit: v.strictTuple([]),
}

/** Every call by name, and none twice: the compiler misses whatever is not here. */
const NAMES: Readonly<Record<Call, true>> = {
  readSettings: true,
  changeSettings: true,
  resetSettings: true,
  beginJournal: true,
  appendJournal: true,
  readJournal: true,
  listSaves: true,
  readSave: true,
  writeSave: true,
  renameSave: true,
  removeSave: true,
  restoreSave: true,
  exportSave: true,
  exportLog: true,
  takeHandedFile: true,
  savePhoto: true,
  showPhotos: true,
  recordGame: true,
  readStatistics: true,
  resetStatistics: true,
  writeReport: true,
  log: true,
  about: true,
  copyText: true,
  pasteText: true,
  setMenu: true,
  openLink: true,
  quit: true,
}

/** Preload offers exactly these. */
export const CALLS = Object.keys(NAMES) as readonly Call[]
