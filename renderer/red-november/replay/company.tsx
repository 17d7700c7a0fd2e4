import type { JSX } from 'preact'
import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { CompanyProps } from '../../shared/projection.ts'
import { figureOf } from '../board/picture/picture.ts'
import { Face, moodOf } from '../hud/face.tsx'
import { pictureAt } from '../pictures/picture-at.ts'
import { t } from '../words/index.ts'
import { readerOf } from '../words/narrator.ts'
import { itemNames } from '../words/phrases.ts'

/** Below the board of a replay: who stands where with what. */
export function Company({ game, eyes, seen, moment }: CompanyProps<RedNovember>): JSX.Element {
  const reader = readerOf(game, eyes)
  const { passage, upTo } = seen
  // Hands change with the command; there is none in the middle of it.
  const state = upTo === passage.events.length ? passage.after : passage.before
  const picture = pictureAt(seen)
  return (
    <ul>
      {state.gnomes.map((gnome) => {
        const { color, hand } = gnome
        const figure = figureOf(picture, color)
        const now = { ...gnome, ...figure, room: figure?.place ?? gnome.room }
        return (
          <li key={color} class={color === moment.player ? 'active' : ''}>
            <Face gnome={color} mood={moodOf(now, picture.rooms)} />
            <b>{reader.names(color)}</b>
            <span class="minute">{now.status === 'alive' ? now.minute : '–'}</span>
            <small>{reader.knows(color) ? itemNames(hand, t) || '–' : '?'}</small>
          </li>
        )
      })}
    </ul>
  )
}
