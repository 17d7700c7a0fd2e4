import type { Game, GameTypes } from '../../../engine/shared/game.ts'
import { hashText } from '../../../engine/shared/hash.ts'
import { type GameRecord, present, stateHash, Tape } from '../../../engine/shared/record.ts'
import { formatHeader, MAX_SAVE_CHARACTERS, readSave, type SaveInfo } from '../../../engine/shared/save.ts'
import { MAX_COPIED_LETTERS } from '../../../preload/contract.ts'
import { deflate, inflate, TooLong } from '../../core/packing.ts'

/**
 * A game as one line that can be sent in a message: `XY1.<start and commands, deflated>.<checksum>`, where XY is the
 * mark of the game. What was taken back is left out; whoever reads it gets the same positions, or is told why not.
 */
export interface Coding<G extends GameTypes> {
  readonly game: Game<G>
  /** Two capital letters. */
  readonly mark: string
}

export const CODE_ERRORS = ['code/foreign', 'code/damaged', 'code/newer', 'code/impossible', 'code/huge'] as const
export type CodeError = (typeof CODE_ERRORS)[number]

export type ReadCode<G extends GameTypes> =
  | { readonly ok: true; readonly info: SaveInfo; readonly record: GameRecord<G> }
  | { readonly ok: false; readonly error: CodeError }

const VERSION = 1
const SHAPE = /^([A-Z]{2})(\d{1,3})\.([A-Za-z0-9_-]+)\.([0-9a-f]{16})$/
const BEGINNING = /^([A-Z]{2})\d/

/** The first line of what is packed; the commands follow. */
interface Preface<G extends GameTypes> {
  readonly rules: number
  readonly title: string
  readonly extra: SaveInfo['extra']
  readonly start: G['start']
  /** Of the last position. */
  readonly end: string
}

/** The code of a game. */
export async function formatCode<G extends GameTypes>(
  { game, mark }: Coding<G>,
  { title, extra }: SaveInfo,
  record: GameRecord<G>,
): Promise<string> {
  const { start, commands } = record
  const preface: Preface<G> = { rules: game.rulesVersion, title, extra, start, end: stateHash(present(record)) }
  const text = [JSON.stringify(preface), ...commands.map((command) => game.format(command))].join('\n')
  const packed = toBase64(await deflate(text))
  return `${mark}${VERSION}.${packed}.${hashText(packed)}`
}

/** Reads a code; mails and messages may have broken it into lines. Never throws, whatever the text is. */
export async function readCode<G extends GameTypes>({ game, mark }: Coding<G>, pasted: string): Promise<ReadCode<G>> {
  if (pasted.length > MAX_COPIED_LETTERS) return bad('code/huge')
  if (gameMarkOf(pasted) !== mark) return bad('code/foreign')
  const [, , version, packed, checksum] = SHAPE.exec(pasted.replaceAll(/\s/g, '')) ?? []
  if (version === undefined || packed === undefined) return bad('code/damaged')
  if (Number(version) > VERSION) return bad('code/newer')
  if (Number(version) !== VERSION || hashText(packed) !== checksum) return bad('code/damaged')
  try {
    return replayed(game, await inflate(fromBase64(packed), MAX_SAVE_CHARACTERS))
  } catch (error) {
    return bad(error instanceof TooLong ? 'code/huge' : 'code/damaged')
  }
}

/** The mark of the game that a code is of; null if it looks like none of ours. */
export const gameMarkOf = (pasted: string): string | null => BEGINNING.exec(pasted.replaceAll(/\s/g, ''))?.[1] ?? null

const bad = (error: CodeError): { readonly ok: false; readonly error: CodeError } => ({ ok: false, error })

function replayed<G extends GameTypes>(game: Game<G>, text: string): ReadCode<G> {
  const [first = '', ...lines] = text.split('\n')
  const preface = JSON.parse(first) as Partial<Preface<G>>
  if (typeof preface.rules === 'number' && preface.rules > game.rulesVersion) return bad('code/newer')
  const info = { title: String(preface.title), created: '', extra: preface.extra ?? {} }
  // The header of a save has the strict schema of a start.
  const beginning = readSave(game, formatHeader(game, info, preface.start as G['start']))
  if (!beginning.ok) return bad('code/impossible')
  const tape = new Tape(game, beginning.record)
  try {
    for (const line of lines) if (tape.command(game.parse(line, tape.state))) return bad('code/impossible')
  } catch {
    return bad('code/impossible')
  }
  if (stateHash(tape.state) !== preface.end) return bad('code/impossible')
  return { ok: true, info: beginning.info, record: tape.record }
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
