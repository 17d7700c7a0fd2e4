import type { JSX } from 'preact'
import {
  type Color,
  HATCHES,
  type PlayerView,
  type RoomId,
  roomsOf,
  type SeenGnome,
} from '../../../engine/red-november/index.ts'
import type { Figure } from '../board/picture/picture.ts'
import { t } from '../words/index.ts'

export type Mood = 'calm' | 'worried' | 'burning' | 'wet' | 'drunk' | 'fainted' | 'proud' | 'dead'

/** From here on a gnome looks as it feels. */
const DRUNK = 3

/** How a gnome feels, to look at. */
export function moodOf(
  gnome: Pick<SeenGnome, 'fainted' | 'intoxication' | 'room'> & Pick<Figure, 'status'>,
  rooms: PlayerView['rooms'],
): Mood {
  if (gnome.status === 'dead') return 'dead'
  if (gnome.fainted) return 'fainted'
  if (gnome.room === 'sea') return 'calm'
  const around = rooms[gnome.room]
  if (around === 'burning') return 'burning'
  if (around !== 'dry') return 'wet'
  if (gnome.intoxication >= DRUNK) return 'drunk'
  return burnsNextTo(gnome.room, rooms) ? 'worried' : 'calm'
}

/** V3: a fire looks for a new room next door. */
const burnsNextTo = (room: RoomId, rooms: PlayerView['rooms']): boolean =>
  HATCHES.some((hatch) => {
    const [a, b] = roomsOf(hatch)
    return (a === room && rooms[b] === 'burning') || (b === room && rooms[a] === 'burning')
  })

interface Props {
  readonly gnome: Color
  readonly mood: Mood
}

/** A gnome's portrait with its badge: colour is never alone. */
export const Face = ({ gnome, mood }: Props): JSX.Element => (
  <span class="face" style={`--gnome: var(--g-${gnome})`}>
    <img class="portrait" src={`./portraits/${gnome}-${mood}.svg`} alt="" draggable={false} />
    <Badge gnome={gnome} />
  </span>
)

export const Badge = ({ gnome }: { readonly gnome: Color }): JSX.Element => (
  <img class="badge" src={`./badges/${gnome}.svg`} alt={t(`game.gnome.${gnome}.badge`)} draggable={false} />
)
