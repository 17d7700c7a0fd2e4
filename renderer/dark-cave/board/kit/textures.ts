import { CREATURE_IDS, type CreatureId, GNOMES, type GnomeId } from '../../../../engine/dark-cave/index.ts'
import type { Drawings } from '../../../stage/art.ts'
import { DRAWING_IDS, type DrawingId } from '../layout/spots.ts'
import { MARKS, type Mark } from '../picture/picture.ts'

export const WALK_FRAMES = [1, 2, 3, 4, 5, 6] as const
export type WalkPose = `walk-${(typeof WALK_FRAMES)[number]}`
const WALKS = WALK_FRAMES.map((frame): WalkPose => `walk-${frame}`)
const GNOME_POSES = ['stand', 'fear', 'lie', 'cheer'] as const
export type GnomePose = (typeof GNOME_POSES)[number] | WalkPose
const CREATURE_POSES = ['idle', 'attack'] as const
export type CreaturePose = (typeof CREATURE_POSES)[number] | WalkPose

const SIDES = ['N', 'E', 'S', 'W'] as const
const SEAMS = ['12', '13', '23'] as const
const STAGE = [
  ...(['gate', 'gate-arch', 'gate-wing', 'rockfall', 'slot-legal', 'slot-hot', 'slot-illegal', 'plate'] as const),
  ...([
    'frame-legal',
    'frame-hot',
    'plate-frame',
    'weir',
    'nugget',
    'fossil',
    'bone',
    'ore',
    'gem',
    'skull',
    'eyes',
  ] as const),
] as const
const FX = [
  ...([
    'lamp',
    'day',
    'glow',
    'day-glow',
    'core',
    'dark',
    'dust',
    'mote',
    'ray',
    'star',
    'stone-1',
    'stone-2',
  ] as const),
  ...(['ring', 'ring-hot', 'disc', 'disc-hot', 'foot', 'foot-hot', 'pointer', 'plus'] as const),
  ...(['stone-3', 'bubble', 'drop', 'shadow', 'arrow', 'thread', 'card', 'axe', 'eye', 'boot', 'spark'] as const),
] as const

/** Every texture the board asks for; a test looks each of them up in the atlases. */
export type TextureId =
  | `cave/tiles/${DrawingId}`
  | `cave/fields/${DrawingId}`
  | `cave/stage/${(typeof STAGE)[number]}`
  | `cave/stage/end-${(typeof SIDES)[number]}`
  | `cave/stage/seam-${(typeof SIDES)[number]}-${(typeof SEAMS)[number]}`
  | `cave/stage/web-${Mark}-${1 | 2}`
  | `cave/fx/${(typeof FX)[number]}`
  | `cave/figures/${GnomeId}/${GnomePose}`
  | `cave/figures/${CreatureId}/${CreaturePose}`

export const TEXTURE_IDS: readonly TextureId[] = [
  ...DRAWING_IDS.flatMap((id) => [`cave/tiles/${id}`, `cave/fields/${id}`] as const),
  ...STAGE.map((name) => `cave/stage/${name}` as const),
  ...SIDES.map((side) => `cave/stage/end-${side}` as const),
  ...SIDES.flatMap((side) => SEAMS.map((seam) => `cave/stage/seam-${side}-${seam}` as const)),
  ...MARKS.flatMap((mark) => ([1, 2] as const).map((shows) => `cave/stage/web-${mark}-${shows}` as const)),
  ...FX.map((name) => `cave/fx/${name}` as const),
  ...GNOMES.flatMap((gnome) => [...GNOME_POSES, ...WALKS].map((pose) => `cave/figures/${gnome}/${pose}` as const)),
  ...CREATURE_IDS.flatMap((id) => [...CREATURE_POSES, ...WALKS].map((pose) => `cave/figures/${id}/${pose}` as const)),
]

const TILES = ['cave-tile-rock', 'cave-tile-water'] as const
/** Drawings that repeat. */
export type TileId = (typeof TILES)[number]

export const DRAWINGS: Drawings<TileId> = {
  sheets: ['cave-tiles', 'cave-fields', 'cave-stage', 'cave-figures', 'cave-fx'],
  tiles: TILES,
}
