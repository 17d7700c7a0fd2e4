/** The palette of the cave, as the board tints with it. */
export const INK = 0x0a141c
export const AMBER = 0xffb648
export const AMBER_LIGHT = 0xffd98a
/** Rims of plates. */
export const BRASS = 0xc9953f
export const NIGHT = 0x0a0706
export const FOAM = 0xe4fff8
/** What the explored rock is never darker than. */
export const AMBIENT = 0x5a5855
export const AMBIENT_LATE = 0x484d52
/** Letters that are nothing to click on. */
export const BONE = 0xf6e7cc
/** The hats. */
export const CLAN = { yellow: 0xffd23f, blue: 0x6cb8ff } as const
/** What falls in where the exit is. */
export const DAYLIGHT = 0xd9f4ff
export const REFUSED = 0xe8604a
/** Figures that cannot be picked while others can. */
export const STEPPED_BACK = 0xb4b0ac
