import * as v from 'valibot'
import type { Game, GameTypes } from './game.ts'
import { hashText } from './hash.ts'
import { formatEntry, type GameRecord, isUndo, startRecord, Tape } from './record.ts'
import { ScenarioError } from './scenario.ts'

/**
 * A save is text: a header line, then one line for each entry, each behind its hash. Appending a line is saving;
 * a damaged line costs itself and what follows, nothing before it.
 */
export const SAVE_VERSION = 1
/** Far more than any game needs; a longer text is not ours. */
export const MAX_SAVE_CHARACTERS = 4_000_000

/** The same for its first line. */
const MAX_HEADER_CHARACTERS = 64_000
/** As many as the fields take; a longer title is cut. */
export const MAX_TITLE_LETTERS = 60

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

export type ReadSave<G extends GameTypes> =
  | { readonly ok: true; readonly info: SaveInfo; readonly record: GameRecord<G>; readonly damage: Damage | null }
  | { readonly ok: false; readonly code: SaveErrorCode }

/** What a save calls itself: its game's id with an ending. */
const formatOf = (id: string): string => `${id}-save`
const FORMAT = /^(.+)-save$/
/** What any save calls itself ends like this. */
const ANY_FORMAT = formatOf('')

const version = v.pipe(v.number(), v.integer(), v.minValue(1))

const HeaderSchema = v.object({
  format: v.pipe(v.string(), v.regex(FORMAT)),
  version,
  rules: version,
  title: v.string(),
  created: v.string(),
  extra: v.record(v.string(), v.unknown()),
  start: v.unknown(),
})
type Header = v.InferOutput<typeof HeaderSchema>

const headerLine = ({ format, version, rules, title, created, extra, start }: Header): string => {
  const json = JSON.stringify({ format, version, rules, title, created, extra, start })
  return `${hashText(json)} ${json}\n`
}

/** The first line of a save. */
export function formatHeader<G extends GameTypes>(game: Game<G>, info: SaveInfo, start: G['start']): string {
  const about = { format: formatOf(game.id), version: SAVE_VERSION, rules: game.rulesVersion }
  return headerLine({ ...about, ...info, start })
}

/** The same save under another title; null where its header cannot be read. No line but the first changes. */
export function retitled(text: string, title: string): string | null {
  const header = readHeader(firstLine(text))
  if (typeof header === 'string') return null
  const end = text.indexOf('\n')
  return headerLine({ ...header, title }) + (end < 0 ? '' : text.slice(end + 1))
}

const entryLine = (hash: string, text: string): string => `${hash} ${text}\n`

/** The line that the newest entry adds. */
export function formatLastEntry<G extends GameTypes>(game: Game<G>, { entries, hash }: GameRecord<G>): string {
  const entry = entries.at(-1)
  if (!entry) throw new Error('a game without entries has no last line')
  return entryLine(hash, formatEntry(game, entry))
}

/** A whole save. */
export function formatSave<G extends GameTypes>(game: Game<G>, info: SaveInfo, record: GameRecord<G>): string {
  const tape = new Tape(game, startRecord(game, record.start))
  const lines = record.entries.map((entry) => {
    const text = formatEntry(game, entry)
    const went = isUndo<G>(entry) ? tape.undo() : tape.command(entry) === null
    if (!went) throw new Error(`a recorded entry does not follow from those before it: ${text}`)
    return entryLine(tape.hash, text)
  })
  return formatHeader(game, info, record.start) + lines.join('')
}

/** Which game a save is of, by its first line; null if it is none of ours or its header is damaged. */
export function gameIdOf(text: string): string | null {
  const header = readHeader(firstLine(text))
  return typeof header === 'string' ? null : idOf(header)
}

const idOf = ({ format }: Header): string => FORMAT.exec(format)?.[1] ?? ''

/** Its title, times and whatever else stands in the first line, without playing it through. */
export function readInfo(text: string): { readonly id: string; readonly info: SaveInfo } | SaveErrorCode {
  const header = readHeader(firstLine(text))
  return typeof header === 'string' ? header : { id: idOf(header), info: infoOf(header) }
}

/** Reads a save of one game as far as it is whole. Never throws, whatever the text is. */
export function readSave<G extends GameTypes>(game: Game<G>, text: string): ReadSave<G> {
  if (text.length > MAX_SAVE_CHARACTERS) return { ok: false, code: 'save/too-large' }
  if (text.trim() === '') return { ok: false, code: 'save/empty' }
  const header = readHeader(firstLine(text), formatOf(game.id))
  if (typeof header === 'string') return { ok: false, code: header }
  if (idOf(header) !== game.id) return { ok: false, code: 'save/foreign' }
  if (header.rules > game.rulesVersion) return { ok: false, code: 'save/newer' }
  const start = v.safeParse(game.startSchema, header.start)
  if (!start.success) return { ok: false, code: 'save/damaged-header' }
  const tape = begin(game, start.output)
  if (typeof tape === 'string') return { ok: false, code: tape }
  if (!canGoOn(game, tape.state)) return { ok: false, code: 'save/foreign' }
  const [headerText, ...rest] = text.split('\n')
  const lines = rest.at(-1) === '' ? rest.slice(0, -1) : rest
  for (const [at, line] of lines.entries()) {
    if (followLine(game, tape, line)) continue
    // The line may have been carried out before its hash was found wrong: the record is read again up to it.
    const whole = readSave(game, [headerText, ...lines.slice(0, at)].join('\n'))
    return whole.ok ? { ...whole, damage: { line: at + 2, lostLines: lines.length - at } } : whole
  }
  return { ok: true, info: infoOf(header), record: tape.record, damage: null }
}

const BYTE_ORDER_MARK = /^\uFEFF/

const firstLine = (text: string): string => {
  const end = text.indexOf('\n')
  return (end < 0 ? text : text.slice(0, end)).replace(BYTE_ORDER_MARK, '')
}

const infoOf = ({ title, created, extra }: Header): SaveInfo => ({ title: shortTitle(title), created, extra })

/** By letters, so that none is cut in half. */
export const shortTitle = (title: string): string =>
  title.length > MAX_TITLE_LETTERS
    ? [...title.slice(0, 2 * MAX_TITLE_LETTERS)].slice(0, MAX_TITLE_LETTERS).join('')
    : title

/** A question to which there is no answer was made up, like a position in which nobody can say anything. */
function begin<G extends GameTypes>(game: Game<G>, start: G['start']): Tape<G> | SaveErrorCode {
  try {
    return new Tape(game, startRecord(game, start))
  } catch (error) {
    const isMadeUp = error instanceof ScenarioError && error.path.startsWith('turn.pending.')
    return isMadeUp ? 'save/foreign' : 'save/impossible-start'
  }
}

/** No game of ours begins where somebody has to speak and can say nothing: such a start was made up. */
function canGoOn<G extends GameTypes>(game: Game<G>, state: G['state']): boolean {
  try {
    return game.seatToSpeak(state) === null || game.legal(state).length > 0
  } catch {
    return false
  }
}

/** A line without a header's shape is a damaged one of ours if it still names the format. */
function readHeader(line: string, format = ANY_FORMAT): Header | SaveErrorCode {
  if (line.length > MAX_HEADER_CHARACTERS) return 'save/foreign'
  const [, hash, json] = /^([0-9a-f]{16}) (\{.*\})\r?$/s.exec(line) ?? []
  if (hash === undefined || json === undefined) return line.includes(format) ? 'save/damaged-header' : 'save/foreign'
  if (hashText(json) !== hash) return 'save/damaged-header'
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return 'save/damaged-header'
  }
  if (!v.is(v.pick(HeaderSchema, ['format', 'version', 'rules']), value)) return 'save/foreign'
  if (value.version > SAVE_VERSION) return 'save/newer'
  const result = v.safeParse(HeaderSchema, value)
  return result.success ? result.output : 'save/damaged-header'
}

/** What a command throws here is no bug of ours: the text comes from outside, and its position may make no sense. */
function followLine<G extends GameTypes>(game: Game<G>, tape: Tape<G>, line: string): boolean {
  const [, hash, text] = /^([0-9a-f]{16}) (.+?)\r?$/.exec(line) ?? []
  if (hash === undefined || text === undefined) return false
  if (text === 'undo') return tape.undo() && tape.hash === hash
  try {
    return tape.command(game.parse(text, tape.state)) === null && tape.hash === hash
  } catch {
    return false
  }
}
