import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { Seen } from '../../shared/narrator.ts'
import { after } from '../board/picture/after.ts'
import { type Picture, pictureOf } from '../board/picture/picture.ts'

/** What is seen at a moment of a game. */
export function pictureAt({ passage: { before, after: end, events }, upTo }: Seen<RedNovember>): Picture {
  if (upTo === events.length) return pictureOf(end)
  return events.slice(0, upTo).reduce(after, pictureOf(before))
}
