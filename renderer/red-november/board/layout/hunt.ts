import type { Box } from '../../../stage/geometry.ts'

/** A10: where the beast lies in wait, and how large and where it comes up when it is hit. */
export const LURKING = { x: 1318, y: 690, size: 1 }
export const RISEN = { x: 1196, y: 548, size: 2.1 }
/** There the harpooner swims for the throw. */
export const THROW = { x: 912, y: 722, size: 1.3 }
/** From whoever swims under the stern to the beast at the bow. */
export const THE_HUNT: Box = { x: 230, y: 162, width: 1280, height: 565 }
/** The beast fills the picture. */
export const THE_KILL: Box = { x: 824, y: 404, width: 730, height: 323 }
/** What is left afterwards: a boat, and those who cheer in it. */
export const THE_CHEER: Box = { x: 150, y: 130, width: 1320, height: 583 }
/** A16: somebody swims towards us, and the lit boat stays behind. */
export const THE_FAREWELL: Box = { x: 60, y: 227, width: 1100, height: 500 }
