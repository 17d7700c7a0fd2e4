import { type ItemId, type RedNovember, seatOf, speaker } from '../../../engine/red-november/index.ts'
import type { Told } from '../../table/table.ts'

/** What a seat's gnomes drew in the turn of theirs that was told last. */
export function drawnLast(told: Iterable<Told<RedNovember>>, seat: number): readonly ItemId[] {
  const drawn: ItemId[] = []
  let isTheirs = false
  for (const { before, events } of told) {
    const who = speaker(before)
    const isOwn = who !== null && seatOf(before, who) === seat
    if (isTheirs && !isOwn) break
    isTheirs ||= isOwn
    for (const event of events) {
      if (event.type === 'items-drawn' && seatOf(before, event.gnome) === seat) drawn.push(...event.items)
    }
  }
  return drawn
}
