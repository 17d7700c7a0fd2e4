import type { GameEvent, RoomId } from '../../../engine/red-november/index.ts'
import { listed } from '../../ui/phrases.ts'
import { type LogLine, type LogReader, logLine, sentence } from './log-lines.ts'
import { hatchName } from './phrases.ts'

/** One sentence for what befell several things in the same way; null where other events tell it already. */
export function gatheredLine(events: readonly GameEvent[], reader: LogReader): LogLine | null {
  const lines = events.flatMap((event) => logLine(event, reader) ?? [])
  const [first] = lines
  if (!first || lines.length === 1) return first ?? null
  const hatches = events.flatMap((event) => (event.type === 'hatch-blocked' ? [hatchName(event.hatch)] : []))
  if (hatches.length > 0) return { ...first, key: 'game.log.hatches-blocked', values: { hatches: listed(hatches) } }
  return { ...first, values: { in: listed(lines.map(({ values }) => String(values.in))) } }
}

/** The same for whoever has seen the board: rooms by their numbers, beside the icon of the line. */
export function briefly(events: readonly GameEvent[], reader: LogReader): string {
  const { t, names } = reader
  const [event] = events
  switch (event?.type) {
    case 'fire-started':
    case 'fire-out':
      return roomsIn(events)
    case 'water-changed':
      return t(`hud.brief.${event.level}`, { rooms: roomsIn(events) })
    case 'hatch-blocked':
    case 'hatch-unblocked':
      return events.flatMap((one) => ('hatch' in one ? [hatchName(one.hatch)] : [])).join(', ')
    case 'track-moved':
      return `${t(`game.track.${event.track}.name`)} ${event.from} → ${event.to}`
    case 'token-placed':
      return t('hud.brief.token', { token: t(`game.token.${event.token}.short`), minute: event.minute })
    case 'items-discarded':
      return t('hud.brief.lost', { gnome: names(event.gnome), count: event.items.length })
    case 'items-looted':
      return t('hud.brief.lost', { gnome: names(event.victim), count: event.items.length })
    case 'died':
    case 'deserted':
    case 'arrived':
    case 'faint-checked':
      return names(event.gnome)
    default: {
      const line = event && logLine(event, reader)
      return line ? sentence(line, reader) : ''
    }
  }
}

const roomsIn = (events: readonly GameEvent[]): string =>
  events
    .flatMap((event): RoomId[] => ('room' in event && event.room !== null ? [event.room] : []))
    .toSorted((a, b) => a - b)
    .join(', ')
