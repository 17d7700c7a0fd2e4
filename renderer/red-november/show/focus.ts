import type { Color, Place } from '../../../engine/red-november/index.ts'
import type { Box } from '../../stage/geometry.ts'
import type { Speed } from '../../table/show/pace.ts'
import { ROOM_PLACES } from '../board/layout/rooms.ts'
import { standAt } from '../board/layout/standing.ts'
import { figureOf, type Picture } from '../board/picture/picture.ts'
import type { Overlay, SceneKind } from './overlay.ts'

/** How much of the picture is seen, in its units, when the camera is close and when it only leans in. */
const CLOSE = { width: 700, height: 309 }
const LEANING = { width: 1100, height: 486 }
/** A10: from whoever swims under the keel to the beast at the bow. */
const THE_HUNT = { x: 480, y: 272, width: 1030, height: 455 }

/** How near the camera comes; what is not named it looks at from where it stands. */
const NEARNESS: Readonly<Partial<Record<SceneKind, typeof CLOSE>>> = {
  died: CLOSE,
  deserted: CLOSE,
  sacrifice: CLOSE,
  duel: CLOSE,
  won: CLOSE,
  woke: LEANING,
  arrived: LEANING,
}

/** What the camera looks at now; null is everything. In a hurry it stays where it is. */
export function focusOf({ scene, faint, die }: Overlay, picture: Picture, speed: Speed): Box | null {
  if (speed === 'instant' || speed === 'fast') return null
  if (faint) return around(picture, faint.gnome, CLOSE)
  if (scene?.kind === 'kraken') return THE_HUNT
  const near = scene && NEARNESS[scene.kind]
  if (near) return around(picture, scene.gnomes[0], near)
  if (die?.purpose !== 'fix') return null
  // Only one thing is there to be hit in the sea.
  return figureOf(picture, die.gnome)?.place === 'sea' ? THE_HUNT : around(picture, die.gnome, LEANING)
}

function around(picture: Picture, gnome: Color, { width, height }: typeof CLOSE): Box | null {
  const place = figureOf(picture, gnome)?.place
  if (place === undefined) return null
  const { x, y } = middle(place)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function middle(place: Place): { readonly x: number; readonly y: number } {
  if (place === 'sea') return standAt('sea', 0, 1)
  const { left, right, top, bottom } = ROOM_PLACES[place]
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
