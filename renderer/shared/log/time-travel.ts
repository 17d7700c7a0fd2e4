import { signal } from '@preact/signals'
import { after } from '../../red-november/board/picture/after.ts'
import { type Picture, pictureOf } from '../../red-november/board/picture/picture.ts'
import { lookingAt } from '../../red-november/hud/helm.ts'
import { table } from '../../red-november/run/running.ts'
import type { ToldLine } from './turns.ts'

/** The line whose moment is on the board; null is the present. */
export const past = signal<ToldLine | null>(null)

/** What was to be seen right after a line of the log. */
export function pictureOfLine({ passage: { before, after: end, moments }, upTo }: ToldLine): Picture {
  if (upTo === moments.length) return pictureOf(end)
  return moments.slice(0, upTo).reduce((picture, { event }) => after(picture, event), pictureOf(before))
}

/** Shows the board as it was. Nothing can be said meanwhile; while something is being shown the present has precedence. */
export function goBackTo(line: ToldLine): void {
  if (table.stage.value.name === 'presenting') return
  past.value = line
  const { passage, upTo } = line
  const view = table.viewOf(upTo === passage.moments.length ? passage.after : passage.before)
  lookingAt.value = { view, picture: pictureOfLine(line) }
}

export function backToNow(): void {
  past.value = null
  lookingAt.value = null
}
