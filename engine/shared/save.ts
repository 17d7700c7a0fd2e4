import * as v from 'valibot'
import { COLORS } from '../red-november/data/gnomes.ts'
import { OPTION_IDS } from '../red-november/data/options.ts'
import { parseCommand } from '../red-november/notation.ts'
import { ScenarioSchema } from '../red-november/scenario/schema.ts'
import { hashText } from './hash.ts'
import {
  formatEntry,
  type GameRecord,
  present,
  RULES_VERSION,
  record,
  type Start,
  startRecord,
  undo,
} from './record.ts'

/**
 * A save is text: a header line, then one line for each entry, each behind its hash. Appending a line is saving;
 * a damaged line costs itself and what follows, nothing before it.
 */
export const SAVE_FORMAT = 'red-november-save'
export const SAVE_VERSION = 1
/** Far more than any game needs; a longer text is not ours. */
export const MOST_SAVE_CHARACTERS = 4_000_000

/** What the header tells besides the start. `extra` belongs to the interface: names, seats, bots. */
export interface SaveInfo {
  readonly title: string
  /** ISO time. */
  readonly created: string
  readonly extra: Readonly<Record<string, unknown>>
}

export type SaveErrorCode =
  | 'save/empty'
  | 'save/too-large'
  | 'save/foreign'
  | 'save/newer'
  | 'save/damaged-header'
  | 'save/impossible-start'

/** What was lost: the first line that does not fit, counted from 1, and how many with it. */
export interface Damage {
  readonly line: number
  readonly lostLines: number
}

export type ReadSave =
  | { readonly ok: true; readonly info: SaveInfo; readonly record: GameRecord; readonly damage: Damage | null }
  | { readonly ok: false; readonly code: SaveErrorCode }

const HeaderSchema = v.object({
  format: v.literal(SAVE_FORMAT),
  version: v.number(),
  rules: v.number(),
  title: v.string(),
  created: v.string(),
  extra: v.record(v.string(), v.unknown()),
  start: v.union([
    v.strictObject({
      setup: v.strictObject({
        seed: v.string(),
        gnomes: v.array(v.picklist(COLORS)),
        people: v.exactOptional(v.number()),
        options: v.exactOptional(
          v.strictObject(
            Object.fromEntries(OPTION_IDS.map((id) => [id, v.exactOptional(v.boolean())])) as Record<
              (typeof OPTION_IDS)[number],
              v.ExactOptionalSchema<v.BooleanSchema<undefined>, undefined>
            >,
          ),
        ),
      }),
    }),
    v.strictObject({ scenario: ScenarioSchema }),
  ]),
})

/** The first line of a save. */
export function formatHeader(info: SaveInfo, start: Start): string {
  const { title, created, extra } = info
  const json = JSON.stringify({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    rules: RULES_VERSION,
    title,
    created,
    extra,
    start,
  })
  return `${hashText(json)} ${json}\n`
}

/** The line that the newest entry adds. */
export function formatLastEntry(game: GameRecord): string {
  const entry = game.entries.at(-1)
  if (!entry) throw new Error('a game without entries has no last line')
  return `${game.hash} ${formatEntry(entry)}\n`
}

/** A whole save. */
export function formatSave(info: SaveInfo, game: GameRecord): string {
  let text = formatHeader(info, game.start)
  let replayed = startRecord(game.start)
  for (const entry of game.entries) {
    replayed = follow(replayed, formatEntry(entry)) ?? replayed
    text += formatLastEntry(replayed)
  }
  return text
}

/** Reads a save as far as it is whole. Never throws, whatever the text is. */
export function readSave(text: string): ReadSave {
  if (text.length > MOST_SAVE_CHARACTERS) return { ok: false, code: 'save/too-large' }
  const [first = '', ...rest] = text.split('\n')
  if (text.trim() === '') return { ok: false, code: 'save/empty' }
  const header = readHeader(first)
  if (typeof header === 'string') return { ok: false, code: header }
  let game: GameRecord
  try {
    game = startRecord(header.start)
  } catch {
    return { ok: false, code: 'save/impossible-start' }
  }
  const lines = rest.at(-1) === '' ? rest.slice(0, -1) : rest
  for (const [at, line] of lines.entries()) {
    const next = readLine(game, line)
    if (!next)
      return { ok: true, ...info(header), record: game, damage: { line: at + 2, lostLines: lines.length - at } }
    game = next
  }
  return { ok: true, ...info(header), record: game, damage: null }
}

type Header = v.InferOutput<typeof HeaderSchema>

const info = ({ title, created, extra }: Header): { readonly info: SaveInfo } => ({ info: { title, created, extra } })

function readHeader(line: string): Header | SaveErrorCode {
  const [, hash, json] = /^([0-9a-f]{16}) (\{.*\})\r?$/s.exec(line) ?? []
  if (hash === undefined || json === undefined)
    return /red-november-save/.test(line) ? 'save/damaged-header' : 'save/foreign'
  if (hashText(json) !== hash) return 'save/damaged-header'
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return 'save/damaged-header'
  }
  if (!v.is(v.object({ format: v.literal(SAVE_FORMAT), version: v.number(), rules: v.number() }), value))
    return 'save/foreign'
  if (value.version > SAVE_VERSION || value.rules > RULES_VERSION) return 'save/newer'
  const result = v.safeParse(HeaderSchema, value)
  return result.success ? result.output : 'save/damaged-header'
}

function readLine(game: GameRecord, line: string): GameRecord | null {
  const [, hash, text] = /^([0-9a-f]{16}) (.+?)\r?$/.exec(line) ?? []
  if (hash === undefined || text === undefined) return null
  const next = follow(game, text)
  return next?.hash === hash ? next : null
}

/** What a command throws here is no bug of ours: the text comes from outside, and its position may make no sense. */
function follow(game: GameRecord, text: string): GameRecord | null {
  if (text === 'undo') return undo(game)
  try {
    const result = record(game, parseCommand(text, present(game)))
    return result.ok ? result.record : null
  } catch {
    return null
  }
}
