import type { GameEvent } from '../../../engine/red-november/index.ts'
import { listed } from '../../ui/phrases.ts'
import { type LogLine, type LogReader, logLine } from './log-lines.ts'
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
