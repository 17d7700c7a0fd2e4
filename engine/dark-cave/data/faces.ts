import {
  type CardRow,
  GOAL_IDS,
  GOALS,
  type GoalId,
  PATH_IDS,
  PATHS,
  type PathId,
  SPECIALS,
  type Special,
  START_CARD,
} from './paths.ts'
import { bit, type Edges, hasEdge, opposite, SIDE_INDICES, SIDES, type Side, type SideIndex } from './sides.ts'

/** A card as it lies: one way round. */
export interface Face {
  /** B2: the open edges. */
  readonly open: Edges
  /** The space that touches each edge, by place in `SIDES`; null at a wall. */
  readonly touching: readonly (string | null)[]
  readonly spaces: readonly string[]
  /** The spaces adjacent inside the card. */
  readonly inside: Readonly<Record<string, readonly string[]>>
  readonly special: { readonly kind: Special; readonly at: string } | null
}

/** The same card at 0 and at 180 degrees. */
export type Faces = readonly [upright: Face, turned: Face]

export const facesOf = (row: CardRow): Faces => {
  const upright = readRow(row)
  return [upright, turn(upright)]
}

function readRow([shape, spacesText, insideText, specialText]: CardRow): Face {
  const touching: (string | null)[] = [null, null, null, null]
  const spaces = spacesText.split(' ').map((text) => {
    const [, name, edges] = /^([a-z])\((-|[NESW]+)\)$/.exec(text) ?? []
    if (!name || !edges) throw new Error(`${shape}: no space reads ${text}`)
    for (const side of edges === '-' ? [] : edges) {
      const at = SIDES.indexOf(side as Side)
      // B2: every open edge is touched by exactly one space.
      if (touching[at]) throw new Error(`${shape}: two spaces touch ${side}`)
      touching[at] = name
    }
    return name
  })
  const inside: Record<string, string[]> = Object.fromEntries(spaces.map((name) => [name, []]))
  for (const pair of insideText === '-' ? [] : insideText.split(' ')) {
    const [a = '', b = ''] = pair.split('-')
    if (!inside[a] || !inside[b]) throw new Error(`${shape}: no pair reads ${pair}`)
    inside[a].push(b)
    inside[b].push(a)
  }
  const open = SIDE_INDICES.reduce<Edges>((edges, side) => (touching[side] ? edges | bit(side) : edges), 0)
  return { open, touching, spaces, inside, special: readSpecial(shape, specialText, spaces) }
}

function readSpecial(shape: string, text: string, spaces: readonly string[]): Face['special'] {
  if (text === '-') return null
  const [name, at = ''] = text.split('@')
  const kind = SPECIALS.find((special) => special === name)
  if (!kind || !spaces.includes(at)) throw new Error(`${shape}: no special reads ${text}`)
  return { kind, at }
}

/** B10: edge names are exchanged; spaces, their names and their adjacency stay. */
function turn(face: Face): Face {
  const touching = SIDE_INDICES.map((side) => face.touching[opposite(side)] ?? null)
  const open = SIDE_INDICES.reduce<Edges>(
    (edges, side) => (hasEdge(face.open, opposite(side)) ? edges | bit(side) : edges),
    0,
  )
  return { ...face, open, touching }
}

export const PATH_FACES = Object.fromEntries(PATH_IDS.map((id) => [id, facesOf(PATHS[id])])) as Readonly<
  Record<PathId, Faces>
>
export const GOAL_FACES = Object.fromEntries(GOAL_IDS.map((id) => [id, facesOf(GOALS[id])])) as Readonly<
  Record<GoalId, Faces>
>
export const START_FACE: Face = facesOf(START_CARD)[0]

export const face = (faces: Faces, turned: boolean): Face => (turned ? faces[1] : faces[0])

/** The space of a card that touches this edge; an error at a wall. */
export function spaceAt(card: Face, side: SideIndex): string {
  const name = card.touching[side]
  if (!name) throw new Error(`no space touches edge ${SIDES[side]}`)
  return name
}
