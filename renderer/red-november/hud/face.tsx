import type { JSX } from 'preact'
import type { Color, PlayerView, SeenGnome } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'

type Mood = 'calm' | 'worried' | 'drunk' | 'fainted' | 'dead'

/** From here on a gnome looks as it feels. */
const DRUNK = 3

/** How a gnome feels, to look at. */
export function moodOf(
  gnome: Pick<SeenGnome, 'status' | 'fainted' | 'intoxication' | 'room'>,
  rooms: PlayerView['rooms'],
): Mood {
  if (gnome.status === 'dead') return 'dead'
  if (gnome.fainted) return 'fainted'
  if (gnome.intoxication >= DRUNK) return 'drunk'
  const around = gnome.room === 'sea' ? 'dry' : rooms[gnome.room]
  return around === 'burning' || around === 'high' ? 'worried' : 'calm'
}

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
