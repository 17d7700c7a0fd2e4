import { COLORS, type Color, ROOM_IDS, TOKEN_IDS, TRACK_IDS } from '../../../../engine/red-november/index.ts'
import type { Drawings } from '../../../stage/art.ts'

const POSES = [
  ...(['idle', 'blink', 'worried', 'walkA', 'walkB', 'work', 'workB', 'extinguish', 'extinguishB', 'pump'] as const),
  ...(['pumpUp', 'pry', 'pryB', 'drink', 'drinkB', 'drunk', 'sway', 'faint', 'wade', 'wadeB', 'dive'] as const),
  ...(['diveB', 'swim', 'swimB', 'burnt', 'ghost', 'cheer', 'panic', 'panicB'] as const),
] as const
/** How a gnome is drawn. */
export type Pose = (typeof POSES)[number]

const BACKDROP = ['sea', 'ray', 'hull-glow', 'vignette', 'haze'] as const
const STAGE = [
  ...(['hull', 'propeller', 'flywheel', 'rod', 'bellows', 'core', 'core-hot', 'helm', 'bottle', 'lamp'] as const),
  ...(['lamp-mess', 'beacon', 'ship', 'fish', 'rocks', 'weed-1', 'weed-2', 'hatch-ring', 'hatch-plate'] as const),
  ...(['hatch-wheel', 'hatch-shine', 'hatch-lid', 'hatch-base', 'blocked', 'kraken-head', 'kraken-eye'] as const),
  ...(['kraken-pupil', 'kraken-lid', 'kraken-brow', 'rocket', 'tube-empty', 'dent-1', 'dent-2', 'bell'] as const),
  ...(['rescue-ship'] as const),
] as const
const FX = [
  ...(['flame-1', 'flame-2', 'flame-3', 'flame-4', 'flame-5', 'flamelet-1', 'flamelet-2', 'flamelet-3'] as const),
  ...(['ember', 'smoke-1', 'smoke-2', 'smoke-3', 'glow', 'cone', 'wedge', 'puff'] as const),
  ...(['bubble', 'drop', 'star', 'zed', 'spark', 'foam', 'mote', 'arrow', 'shadow', 'confetti'] as const),
  ...(['hat', 'rivet', 'ring', 'mist', 'crate', 'barrel'] as const),
] as const
const TRACK = [
  ...(['event', 'event-past', 'event-lit', 'item', 'rescued', 'star', 'star-ahead', 'skull', 'number'] as const),
  ...(['chip-fire', 'chip-low', 'chip-high', 'die', 'die-ok', 'die-fail', 'marker-ghost', 'pointer'] as const),
] as const

/** Every texture the board asks for; a test looks each of them up in the atlases. */
export type TextureId =
  | `backdrop/${(typeof BACKDROP)[number]}`
  | `stage/${(typeof STAGE)[number]}`
  | `stage/room-${(typeof ROOM_IDS)[number]}`
  | `fx/${(typeof FX)[number]}`
  | `track/${(typeof TRACK)[number]}`
  | `track/${'marker' | 'badge'}-${Color}`
  | `track/token-${(typeof TOKEN_IDS)[number]}`
  | `track/gauge-${(typeof TRACK_IDS)[number]}`
  | `gnomes/${Color}/${Pose}`

export const TEXTURE_IDS: readonly TextureId[] = [
  ...BACKDROP.map((name) => `backdrop/${name}` as const),
  ...STAGE.map((name) => `stage/${name}` as const),
  ...ROOM_IDS.map((room) => `stage/room-${room}` as const),
  ...FX.map((name) => `fx/${name}` as const),
  ...TRACK.map((name) => `track/${name}` as const),
  ...COLORS.flatMap((color) => [`track/marker-${color}`, `track/badge-${color}`] as const),
  ...TOKEN_IDS.map((token) => `track/token-${token}` as const),
  ...TRACK_IDS.map((track) => `track/gauge-${track}` as const),
  ...COLORS.flatMap((color) => POSES.map((pose) => `gnomes/${color}/${pose}` as const)),
]

const TILES = ['rope-tentacle', 'rope-tentacle-far', 'rope-jet', 'tile-water', 'tile-caustic'] as const
/** Drawings that repeat, for meshes. */
export type TileId = (typeof TILES)[number]

export const DRAWINGS: Drawings<TileId> = { sheets: ['backdrop', 'stage', 'gnomes', 'fx', 'track'], tiles: TILES }
