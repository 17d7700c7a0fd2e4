import { readInfo } from '../../../engine/shared/save.ts'
import type { SaveFile } from '../../../preload/contract.ts'
import type { Outcome } from '../../table/library.ts'

/** The title of a save and the game it is of, by its first line alone. */
export function headOf({ head }: Pick<SaveFile, 'head'>): Outcome<{ readonly title: string; readonly game: string }> {
  if (!head.ok) return { ok: false, problem: head.fault }
  const found = head.text.trim() === '' ? 'save/empty' : readInfo(head.text)
  return typeof found === 'string'
    ? { ok: false, problem: found }
    : { ok: true, value: { title: found.info.title, game: found.id } }
}
