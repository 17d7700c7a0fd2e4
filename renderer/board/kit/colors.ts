import type { Color, TrackId } from '../../../engine/red-november/index.ts'

/** The palette of docs/ART.md, as the board tints with it. */
export const INK = 0x0a141c
export const BONE = 0xf3e8d0
export const AMBER = 0xffb648
export const AMBER_LIGHT = 0xffd98a
export const BRASS = 0xc9953f
export const LAMP_WARM = 0xffd79a
export const FIRE_LIGHT = 0xff6a1a
export const ALARM = 0xff3b22
export const LIME = 0xd6ff6a
export const WATER_LIGHT = 0x7ff5e0
export const FOAM = 0xe6fff8
export const DEEP = 0x08121b
export const RESCUE_GREEN = 0x2f9a57

export const GNOME_COLORS: Readonly<Record<Color, number>> = {
  red: 0xdc4431,
  orange: 0xf08a2c,
  yellow: 0xf4c73f,
  green: 0x57a844,
  cyan: 0x36c4cd,
  blue: 0x3f70dc,
  purple: 0x9c60cd,
  white: 0xf2eee4,
}

export const TRACK_COLORS: Readonly<Record<TrackId, { readonly fill: number; readonly dark: number }>> = {
  asphyxiation: { fill: 0x4faa55, dark: 0x1d4a2b },
  heat: { fill: 0xe0472f, dark: 0x561a14 },
  pressure: { fill: 0x3f8fdc, dark: 0x173a5e },
}
