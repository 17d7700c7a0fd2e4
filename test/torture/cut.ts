import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { readSave } from '../../engine/shared/save.ts'

export interface CutReport {
  readonly cuts: number
  readonly refused: number
  readonly whole: number
  readonly damaged: number
}

export interface CutOrder {
  readonly game: Game<GameTypes>
  readonly text: string
  /** Only some places; without it, everywhere. */
  readonly isCut?: (byte: number, length: number) => boolean
  readonly after?: (byte: number) => void
}

/** Cuts a save after every byte and reads what is left. Throws if it is neither read nor refused with a reason, or if a whole line is lost. */
export function cutEverywhere({ game, text, isCut = () => true, after }: CutOrder): CutReport {
  const bytes = Buffer.from(text)
  const report = { cuts: 0, refused: 0, whole: 0, damaged: 0 }
  for (let byte = 0; byte <= bytes.length; byte++) {
    if (!isCut(byte, bytes.length)) continue
    report.cuts++
    report[judge(game, bytes.subarray(0, byte), bytes)]++
    after?.(byte)
  }
  return report
}

function judge(game: Game<GameTypes>, left: Buffer, all: Buffer): 'refused' | 'whole' | 'damaged' {
  const wholeLines = countWholeLines(left, all)
  const save = readSave(game, left.toString('utf8'))
  if (wholeLines === 0) {
    if (save.ok) throw new Error(`cut after ${left.length} bytes: read without its header`)
    return 'refused'
  }
  if (!save.ok) throw new Error(`cut after ${left.length} bytes: refused as ${save.code} although its header is whole`)
  const entries = save.record.entries.length
  if (saysTheSame(save.record.hash, entries, wholeLines, all)) return 'whole'
  if (entries !== wholeLines - 1)
    throw new Error(`cut after ${left.length} bytes: ${entries} entries of ${wholeLines - 1} left`)
  const torn = left.length > 0 && !isLineEnd(left.length, all)
  if (torn !== (save.damage !== null)) throw new Error(`cut after ${left.length} bytes: the damage was not told`)
  return save.damage ? 'damaged' : 'whole'
}

/** `discard rat` is short for `discard rat-I`: a line that lost only such an end is still read as what it was. */
const saysTheSame = (hash: string, entries: number, wholeLines: number, all: Buffer): boolean =>
  entries === wholeLines && (all.toString('utf8').split('\n')[entries]?.startsWith(`${hash} `) ?? false)

/** A line is whole when all of it is there; its line break may be missing. */
function countWholeLines(left: Buffer, all: Buffer): number {
  const breaks = left.filter((byte) => byte === 10).length
  return all[left.length] === 10 ? breaks + 1 : breaks
}

const isLineEnd = (length: number, all: Buffer): boolean => all[length - 1] === 10 || all[length] === 10
