import type { DarkCave, GameEvent } from '../../../engine/dark-cave/index.ts'
import { passagesOf } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Played } from '../../table/table.ts'
import { t } from '../words/index.ts'
import { logLine, sentence } from '../words/log-lines.ts'
import { namesIn } from '../words/narrator.ts'

/** A whole game in prose, as Markdown, and what its file is called. The log is public: so is this. */
export function proseOf(game: Played<DarkCave>): { readonly file: string; readonly text: string } {
  const { record } = game
  const state = present(record)
  const names = namesIn(game)
  const reader = { t, names, table: state.table }
  const told = (events: readonly GameEvent[]): readonly string[] =>
    events.flatMap((event) => {
      const line = logLine(event, reader)
      return line ? [sentence(line, reader)] : []
    })
  const lines = [
    `# ${t('replay.prose.title')}`,
    '',
    t('replay.prose.crew', { names: state.players.map(({ gnome }) => names(gnome)).join(', ') }),
    t('replay.prose.seed', { seed: state.seed }),
    '',
  ]
  let turn = 0
  for (const passage of passagesOf(record)) {
    if (passage.turn !== turn) {
      turn = passage.turn
      const round = Math.ceil(turn / state.players.length)
      lines.push('', `## ${t('replay.prose.turn', { round, gnome: names(passage.speaker) })}`, '')
    }
    lines.push(...told(passage.events).map((line) => `- ${line}`))
  }
  if (state.outcome) lines.push('', `## ${t('replay.prose.end')}`, '')
  return { file: t('replay.prose.file'), text: `${lines.join('\n')}\n` }
}
