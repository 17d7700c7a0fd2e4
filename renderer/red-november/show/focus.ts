import type { Color, Place } from '../../../engine/red-november/index.ts'
import { type Box, centred, type Point } from '../../stage/geometry.ts'
import type { Speed } from '../../table/show/pace.ts'
import { THE_CHEER, THE_FAREWELL, THE_HUNT, THE_KILL } from '../board/layout/hunt.ts'
import { ROOM_PLACES } from '../board/layout/rooms.ts'
import { standAt } from '../board/layout/standing.ts'
import { figureOf, type Picture } from '../board/picture/picture.ts'
import type { Overlay, SceneKind } from './overlay.ts'

/** How much of the picture is seen, in its units, when the camera is close and when it only leans in. */
const CLOSE = { width: 590, height: 268 }
const LEANING = { width: 1000, height: 455 }

/** From the floor to the middle of what happens there. */
const STANDING = 100

/** How near the camera comes; what is not named it looks at from where it stands. */
const NEARNESS: Readonly<Partial<Record<SceneKind, typeof CLOSE>>> = {
  sacrifice: CLOSE,
  duel: CLOSE,
  won: CLOSE,
  woke: LEANING,
  arrived: LEANING,
  yielded: LEANING,
  refused: LEANING,
  charm: LEANING,
}

/** What the camera looks at now; null is everything. In a hurry it stays where it is. */
export function focusOf(
  { scene, farewell, faint, die, card, work }: Overlay,
  picture: Picture,
  speed: Speed,
): Box | null {
  if (speed === 'instant' || speed === 'fast') return null
  const [alone] = [farewell?.gnome, faint?.gnome].filter((gnome) => gnome !== undefined)
  if (alone) return around(picture, alone, CLOSE)
  if (scene?.kind === 'kraken') return picture.tokens.kraken === undefined ? THE_CHEER : THE_KILL
  if (scene?.kind === 'deserted') return THE_FAREWELL
  const near = scene && NEARNESS[scene.kind]
  if (near) return around(picture, scene.gnomes[0], near)
  // From card to card it stays where it is: what they strike is lit.
  if (card) return null
  if (die?.purpose !== 'fix') return work && around(picture, work, LEANING)
  // Only one thing is there to be hit in the sea.
  return figureOf(picture, die.gnome)?.place === 'sea' ? THE_HUNT : around(picture, die.gnome, LEANING)
}

function around(picture: Picture, gnome: Color, size: typeof CLOSE): Box | null {
  const figure = figureOf(picture, gnome)
  return figure ? centred(middle(figure.place), size) : null
}

/** In tall rooms they stand on the floor, not in the middle. */
function middle(place: Place): Point {
  if (place === 'sea') return standAt('sea', 0, 1)
  const { left, right, top, bottom } = ROOM_PLACES[place]
  return { x: (left + right) / 2, y: Math.max((top + bottom) / 2, bottom - STANDING) }
}
