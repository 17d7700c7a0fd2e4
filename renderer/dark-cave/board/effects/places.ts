import { CREATURE_IDS, type CreatureId, type GnomeId, type SpaceId } from '../../../../engine/dark-cave/index.ts'
import { footOf, roomOn } from '../layout/feet.ts'
import { type Stand, standOn } from '../layout/standing.ts'
import { figuresOn, type Picture } from '../picture/picture.ts'

/** Where a creature leaves room it stands that far aside, gnomes to its left. */
const ASIDE = 50
const BESIDE_CREATURE = 26

const creaturesOn = ({ creatures }: Picture, space: SpaceId): readonly CreatureId[] =>
  CREATURE_IDS.filter((id) => creatures[id] === space)

/** The place of a gnome on its space, among the others that stand there. */
export function placeOfGnome(picture: Picture, gnome: GnomeId, space: SpaceId): Stand {
  const foot = footOf(picture, space)
  const room = roomOn(picture, space)
  const there = figuresOn(picture, space)
  const index = Math.max(
    0,
    there.findIndex((figure) => figure.gnome === gnome),
  )
  if (creaturesOn(picture, space).length === 0) return standOn(foot, room, index, there.length)
  const shift = Math.min(BESIDE_CREATURE, room / 2)
  return standOn({ x: foot.x - shift, y: foot.y }, Math.max(16, room - shift), index, there.length)
}

/** The place of a creature: alone in the middle, otherwise to the right of the gnomes, one behind the other. */
export function placeOfCreature(picture: Picture, creature: CreatureId, space: SpaceId): Stand {
  const foot = footOf(picture, space)
  const room = roomOn(picture, space)
  const others = creaturesOn(picture, space)
  const index = others.indexOf(creature)
  const withGnomes = figuresOn(picture, space).length > 0
  const right =
    (withGnomes ? Math.min(ASIDE, room * 0.7) : 0) + (index - (withGnomes ? 0 : (others.length - 1) / 2)) * 34
  const scale = room < 40 ? 0.9 : others.length > 1 || withGnomes ? 1.05 : 1.24
  return { x: foot.x + right, y: foot.y - index * 4, scale }
}
