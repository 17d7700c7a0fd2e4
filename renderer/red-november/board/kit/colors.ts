import type { TrackId } from '../../../../engine/red-november/index.ts'
import { BOARD_PALETTES } from '../../palette/palettes.ts'

/** The palette of docs/ART.md, as the board tints with it. */
export const INK = 0x0a141c
export const BONE = 0xf3e8d0
export const AMBER = 0xffb648
export const AMBER_LIGHT = 0xffd98a
/** Around what may be clicked: cool, so that amber stays for what is meant. */
export const REACH = 0xa9e4ea
export const BRASS = 0xc9953f
export const LAMP_WARM = 0xffd79a
export const FIRE_LIGHT = 0xff6a1a
export const ALARM = 0xff3b22
export const LIME = 0xd6ff6a
export const FOAM = 0xe6fff8
export const DEEP = 0x08121b
export const RESCUE_GREEN = 0x2f9a57

/** On the poster. What tells gnomes and tracks apart in play goes by the workshop's palette. */
export const GNOME_COLORS = BOARD_PALETTES.poster.gnomes

/** Numbers on the light space of a track. */
export const TRACK_INKS: Readonly<Record<TrackId, number>> = {
  asphyxiation: 0x1d4a2b,
  heat: 0x561a14,
  pressure: 0x173a5e,
}
