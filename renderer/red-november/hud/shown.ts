import {
  type Color,
  type GameEvent,
  minuteOn,
  type PlayerView,
  type SeenGnome,
  speaker,
} from '../../../engine/red-november/index.ts'
import { figureOf, type Picture } from '../board/picture/picture.ts'
import type { DieShow } from '../show/overlay.ts'
import { withHand } from './hands.ts'

/** A gnome as far as it has been shown. */
export interface ShownGnome extends SeenGnome {
  /** S2: no die has said yet where it is. */
  readonly isComing?: boolean
}

/** What of a command has been shown besides the board: a die that still rolls, and what happened so far. */
export interface Telling {
  readonly die: DieShow | null
  readonly events: readonly GameEvent[]
}

export const NOTHING_TOLD: Telling = { die: null, events: [] }

/** A seat's view as far as it has been shown: where the board is already, the rest of the page is too. */
export function asShown(view: PlayerView, picture: Picture, { die, events }: Telling = NOTHING_TOLD): PlayerView {
  const { rooms, blocked, tracks, tokens, stack, cabinGrog } = picture
  const gnomes = view.gnomes.map((before): ShownGnome => {
    const gnome = withHand(before, events)
    const figure = figureOf(picture, gnome.color)
    if (!figure) return gnome
    if (figure.status === 'coming' || isRolledFor(gnome.color, die)) return { ...gnome, isComing: true }
    const { place, minute, intoxication, fainted, status } = figure
    return { ...gnome, room: place, minute, intoxication, fainted, status }
  })
  return { ...view, gnomes, rooms, blocked, tracks, tokens, stack, cabinGrog }
}

/** S2: the picture is that of the moment to come: nobody knows the room before the die lies still. */
const isRolledFor = (gnome: Color, die: DieShow | null): boolean =>
  die?.purpose === 'arrival' && die.gnome === gnome && die.face === null

/** What a gnome's dial shows: the minutes it has left, and what it has spent of them this turn. */
export interface Dial {
  readonly left: number
  readonly spent: number
}

export function dialOf(picture: Picture, gnome: Color): Dial {
  const { clock } = picture
  const minute = figureOf(picture, gnome)?.minute ?? 0
  const left = clock?.active === gnome ? minuteOn(clock) : minute
  return { left, spent: minute - left }
}

/** What is shown is the business of whoever's turn it is, whoever was asked before; otherwise whoever has to speak sits at the desk. */
export function whoseDesk(view: PlayerView, { clock }: Picture, isShowing: boolean): Color {
  const owner = isShowing ? clock?.active : null
  return owner ?? speaker(view) ?? (view.gnomes[0] as SeenGnome).color
}
