import {
  type CellId,
  type Face,
  face,
  GOAL_FACES,
  groupOf,
  PATH_FACES,
  START,
  START_FACE,
} from '../../../../engine/dark-cave/index.ts'
import type { Picture } from '../picture/picture.ts'
import type { DrawingId } from './spots.ts'

/** Which walls a tile has: dry, wet or flooded. Start and goals are dry. */
export type Look = 1 | 2 | 3
const LOOKS = { I: 1, II: 2, III: 3 } as const

/** A face-up card as the board draws it. */
export interface Tile {
  readonly cell: CellId
  readonly drawing: DrawingId
  readonly face: Face
  readonly look: Look
}

const TILES = new WeakMap<Picture, ReadonlyMap<CellId, Tile>>()

/** All face-up cards of a picture. */
export function tilesOf(picture: Picture): ReadonlyMap<CellId, Tile> {
  let tiles = TILES.get(picture)
  if (!tiles) {
    tiles = new Map(findTiles(picture).map((tile) => [tile.cell, tile]))
    TILES.set(picture, tiles)
  }
  return tiles
}

const way = <Id extends string>(id: Id, turned: boolean): Id | `${Id}-turned` => (turned ? `${id}-turned` : id)

function findTiles({ cards, corners }: Picture): readonly Tile[] {
  return [
    { cell: START, drawing: 'start', face: START_FACE, look: 1 },
    ...cards.map(
      ({ cell, card, turned }): Tile => ({
        cell,
        drawing: way(card, turned),
        face: face(PATH_FACES[card], turned),
        look: LOOKS[groupOf(card)],
      }),
    ),
    ...corners.flatMap(({ cell, face: up }): Tile[] =>
      up
        ? [{ cell, drawing: way(`goal-${up.goal}`, up.turned), face: face(GOAL_FACES[up.goal], up.turned), look: 1 }]
        : [],
    ),
  ]
}
