import { type Color, minuteOn, type PlayerView, type SeenGnome } from '../../../engine/red-november/index.ts'
import { figureOf, type Picture } from '../board/picture/picture.ts'
import type { DieShow } from '../show/overlay.ts'

/** A gnome as far as it has been shown. */
export interface ShownGnome extends SeenGnome {
  /** S2: no die has said yet where it is. */
  readonly isComing?: boolean
}

/** A seat's view as far as it has been shown: where the board is already, the rest of the page is too. */
export function asShown(view: PlayerView, picture: Picture, die: DieShow | null = null): PlayerView {
  const { rooms, blocked, tracks, tokens, stack, cabinGrog } = picture
  const gnomes = view.gnomes.map((gnome): ShownGnome => {
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
