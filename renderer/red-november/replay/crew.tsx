import type { JSX } from 'preact'
import type { GameState, Passage } from '../../../engine/red-november/index.ts'
import type { ToldLine } from '../../shared/log/turns.ts'
import type { Projector } from '../../shared/replay/projector.ts'
import { pictureAt } from '../../shared/replay/reel.ts'
import { figureOf } from '../board/picture/picture.ts'
import { Face, moodOf } from '../hud/face.tsx'
import { t } from '../words/index.ts'
import { type LogReader, sentence } from '../words/log-lines.ts'
import { itemNames } from '../words/phrases.ts'

interface Props {
  readonly projector: Projector
  readonly reader: LogReader
  readonly line: ToldLine | null
}

/** Below the board: what has just happened, and who stands where with what. */
export function Crew({ projector, reader, line }: Props): JSX.Element {
  const { frame, chronicle } = projector
  const passage = chronicle.standing[frame.passage] as Passage
  // Hands change with the command; there is none in the middle of it.
  const state: GameState = frame.whole ? passage.after : passage.before
  const picture = pictureAt(chronicle, frame)
  return (
    <section class="now" aria-label={t('report.crew.heading')}>
      <p class="sentence" aria-live="polite">
        {line ? sentence(line.line, reader) : t('replay.log.empty')}
      </p>
      <ul>
        {state.gnomes.map((gnome) => {
          const { color, hand } = gnome
          const figure = figureOf(picture, color)
          const seen = { ...gnome, ...figure, room: figure?.place ?? gnome.room }
          return (
            <li key={color} class={color === frame.active ? 'active' : ''}>
              <Face gnome={color} mood={moodOf(seen, picture.rooms)} />
              <b>{reader.names(color)}</b>
              <span class="minute">{seen.status === 'alive' ? seen.minute : '–'}</span>
              <small>{reader.knows(color) ? itemNames(hand, reader.t) || '–' : '?'}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
