import {
  formatCommand,
  type GameRecord,
  parseCommand,
  RULES_VERSION,
  redNovember,
  type Start,
} from '../../../engine/red-november/index.ts'
import { hashText } from '../../../engine/shared/hash.ts'
import { extend, present, stateHash } from '../../../engine/shared/record.ts'
import { formatHeader, MAX_SAVE_CHARACTERS, readSave, type SaveInfo } from '../../../engine/shared/save.ts'
import { MAX_COPIED_LETTERS } from '../../../preload/contract.ts'
import { deflate, inflate, TooLong } from '../../core/packing.ts'

/**
 * A game as one line that can be sent in a message: `RN1.<start and commands, deflated>.<checksum>`. What was taken
 * back is left out; whoever reads it gets the same positions, or is told why not.
 */

export const CODE_ERRORS = ['code/foreign', 'code/damaged', 'code/newer', 'code/impossible', 'code/huge'] as const
export type CodeError = (typeof CODE_ERRORS)[number]

export type ReadCode =
  | { readonly ok: true; readonly info: SaveInfo; readonly record: GameRecord }
  | { readonly ok: false; readonly error: CodeError }

const MARK = 'RN'
const VERSION = 1
const SHAPE = /^RN(\d{1,3})\.([A-Za-z0-9_-]+)\.([0-9a-f]{16})$/

/** The first line of what is packed; the commands follow. */
interface Preface {
  readonly rules: number
  readonly title: string
  readonly extra: SaveInfo['extra']
  readonly start: Start
  /** Of the last position. */
  readonly end: string
}

/** The code of a game. */
export async function formatCode({ title, extra }: SaveInfo, game: GameRecord): Promise<string> {
  const preface: Preface = { rules: RULES_VERSION, title, extra, start: game.start, end: stateHash(present(game)) }
  const text = [JSON.stringify(preface), ...game.commands.map(formatCommand)].join('\n')
  const packed = toBase64(await deflate(text))
  return `${MARK}${VERSION}.${packed}.${hashText(packed)}`
}

/** Reads a code; mails and messages may have broken it into lines. Never throws, whatever the text is. */
export async function readCode(pasted: string): Promise<ReadCode> {
  if (pasted.length > MAX_COPIED_LETTERS) return bad('code/huge')
  const [, version, packed, checksum] = SHAPE.exec(pasted.replaceAll(/\s/g, '')) ?? []
  if (version === undefined || packed === undefined)
    return bad(/^\s*RN\d/.test(pasted) ? 'code/damaged' : 'code/foreign')
  if (Number(version) > VERSION) return bad('code/newer')
  if (Number(version) !== VERSION || hashText(packed) !== checksum) return bad('code/damaged')
  try {
    return replayed(await inflate(fromBase64(packed), MAX_SAVE_CHARACTERS))
  } catch (error) {
    return bad(error instanceof TooLong ? 'code/huge' : 'code/damaged')
  }
}

const bad = (error: CodeError): ReadCode => ({ ok: false, error })

function replayed(text: string): ReadCode {
  const [first = '', ...lines] = text.split('\n')
  const preface = JSON.parse(first) as Partial<Preface>
  if (typeof preface.rules === 'number' && preface.rules > RULES_VERSION) return bad('code/newer')
  const info = { title: String(preface.title), created: '', extra: preface.extra ?? {} }
  // The header of a save has the strict schema of a start.
  const beginning = readSave(redNovember, formatHeader(redNovember, info, preface.start as Start))
  if (!beginning.ok) return bad('code/impossible')
  let game = beginning.record
  try {
    for (const line of lines) {
      const result = extend(redNovember, game, parseCommand(line, present(game)))
      if (!result.ok) return bad('code/impossible')
      game = result.record
    }
  } catch {
    return bad('code/impossible')
  }
  if (stateHash(present(game)) !== preface.end) return bad('code/impossible')
  return { ok: true, info: beginning.info, record: game }
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
