import {
  type BoundaryId,
  type CardId,
  type CellId,
  type CreatureId,
  cellOf,
  cellOfSpace,
  type Face,
  face,
  type GnomeId,
  GOAL_FACES,
  groupOf,
  hasEdge,
  isPath,
  kindOf,
  nameOfSpace,
  opposite,
  PATH_FACES,
  PATHS,
  type PathId,
  type PlayerView,
  SIDE_INDICES,
  SIDES,
  type Side,
  type SpaceId,
  type Special,
  START,
  START_FACE,
  sidesOf,
} from '../../../engine/dark-cave/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { Translate } from './index.ts'
import type { Corner, Extra, Shape, Spot } from './terms/words.ts'

/** What a gnome is called. */
export type Names = (gnome: GnomeId) => string

/** What lies in the cave, as far as everybody or one seat may know it: places are named after it. */
export type SeenTable = PlayerView['table']

/** The names people chose; a gnome without one goes by its own. */
export const namesOf =
  (chosen: Readonly<Partial<Record<GnomeId, string>>>, t: Translate): Names =>
  (gnome) =>
    chosen[gnome]?.trim() || t(`game.gnome.${gnome}.name`)

/** The first words of a shape in the table of cards, and what players call it. */
const SHAPE_OF: readonly (readonly [text: string, shape: Shape])[] = [
  ['crossing', 'crossing'],
  ['side T', 'fork'],
  ['flat T', 'fork'],
  ['straight N-S', 'shaft'],
  ['straight E-W', 'level'],
  ['bend', 'bend'],
  ['dead end', 'end'],
  ['bridge', 'bridge'],
  ['double bend', 'double-bend'],
]

export function shapeOf(card: PathId): Shape {
  const [text] = PATHS[card]
  const found = SHAPE_OF.find(([start]) => text.startsWith(start))
  if (!found) throw new Error(`nobody has a word for ${text}`)
  return found[1]
}

const EXTRA_OF: Readonly<Record<Special, Extra | null>> = {
  'dark hole': 'hole',
  ladder: 'ladder',
  'gold vein': 'vein',
  exit: 'exit',
  bridge: null,
  tunnel: null,
}

/** What a card has besides its path. */
export const extraOf = ({ special }: Face): Extra | null => (special ? EXTRA_OF[special.kind] : null)

const extraWords = (card: PathId, t: Translate): string => {
  const extra = extraOf(PATH_FACES[card][0])
  return extra ? ` ${t(`game.with.${extra}`)}` : ''
}

/** "Fork with a dark hole": stands alone. */
export function cardName(card: CardId, t: Translate): string {
  if (isPath(card)) return `${t(`game.shape.${shapeOf(card)}.name`)}${extraWords(card, t)}`
  return t(`game.action.${actionOf(card)}.name`)
}

/** "a fork with a dark hole": follows a verb. */
export function cardTaken(card: CardId, t: Translate): string {
  if (isPath(card)) return `${t(`game.shape.${shapeOf(card)}.one`)}${extraWords(card, t)}`
  return t(`game.action.${actionOf(card)}.one`)
}

/** "Fork with a dark hole (I: north, east, south)": enough to tell it from the others in a hand. */
export const cardLabel = (card: CardId, t: Translate): string =>
  isPath(card)
    ? `${cardName(card, t)} (${t('pair', { what: groupOf(card), which: exitNames(PATH_FACES[card][0], t) })})`
    : `${cardName(card, t)} (${groupOf(card)})`

export const cardList = (cards: readonly CardId[], t: Translate): string =>
  cards.map((card) => cardLabel(card, t)).join(', ')

/** "a fork (north, east and south) and a rat": what somebody drops; the group only where the hand has the same in another one. */
export const cardsTaken = (cards: readonly CardId[], hand: readonly CardId[], t: Translate): string =>
  joined(
    cards.map((card) => {
      const exits = isPath(card) ? ` (${exitNames(PATH_FACES[card][0], t)})` : ''
      return `${cardTaken(card, t)}${exits}${groupWords(card, hand, t)}`
    }),
    t,
  )

/** " (group II)": only where the hand has the same card in another group. */
export function groupWords(card: CardId, hand: readonly CardId[], t: Translate): string {
  const group = groupOf(card)
  const isAlone = hand.every((other) => groupOf(other) === group || cardName(other, t) !== cardName(card, t))
  return isAlone ? '' : ` (${lowered(t(`game.group.${group}.name`))})`
}

const lowered = (text: string): string => `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`

/** "north, east and south". */
function joined(parts: readonly string[], t: Translate): string {
  const [last, ...first] = parts.toReversed()
  return last && first.length > 0 ? t('game.and', { first: first.toReversed().join(', '), last }) : (last ?? '')
}

function actionOf(card: CardId) {
  const kind = kindOf(card)
  if (!kind) throw new Error(`${card} is no action card`)
  return kind
}

/** "north and east"; two ways that do not meet are told apart, the bridge first: "east and west / north and south". */
export const exitNames = (here: Face, t: Translate): string =>
  waysOf(here)
    .map((sides) =>
      joined(
        sides.map((side) => t(`game.side.${side}.name`)),
        t,
      ),
    )
    .join(' / ')

/** B2: the open edges of each way; what only a tunnel joins are two. */
function waysOf(here: Face): readonly (readonly Side[])[] {
  const special = here.special
  const tunnel = special?.kind === 'tunnel' ? special.at : null
  const ways: { readonly spaces: readonly string[]; readonly sides: readonly Side[] }[] = []
  for (const name of here.spaces) {
    if (name === tunnel || ways.some(({ spaces }) => spaces.includes(name))) continue
    const spaces = joinedTo(here, name, tunnel)
    const sides = SIDES.filter((_, at) => spaces.includes(here.touching[at] ?? ''))
    ways.push({ spaces, sides })
  }
  const isBridge = (spaces: readonly string[]): boolean => special?.kind === 'bridge' && spaces.includes(special.at)
  const sorted = ways.toSorted((a, b) => Number(isBridge(b.spaces)) - Number(isBridge(a.spaces)))
  return sorted.map(({ sides }) => sides)
}

/** The spaces of a card that can be walked to from this one without the tunnel. */
function joinedTo({ inside }: Face, first: string, tunnel: string | null): readonly string[] {
  const found = [first]
  for (const name of found) {
    for (const other of inside[name] ?? []) if (other !== tunnel && !found.includes(other)) found.push(other)
  }
  return found
}

/** The card that lies face up in a cell. */
export function faceAt({ cards, goals }: SeenTable, cell: CellId): Face | null {
  if (cell === START) return START_FACE
  const laid = cards.find((card) => card.cell === cell)
  if (laid) return face(PATH_FACES[laid.card], laid.turned)
  const goal = goals.find((other) => other.cell === cell)
  return goal?.up && goal.goal ? face(GOAL_FACES[goal.goal], goal.turned) : null
}

export function cornerOf(cell: CellId): Corner {
  const { x, y } = cellOf(cell)
  return `${y < 0 ? 'N' : 'S'}${x < 0 ? 'W' : 'E'}`
}

/** "2 east and 1 north of the start", "start", "north-east gate". */
export function cellName(cell: CellId, { goals }: SeenTable, t: Translate): string {
  if (cell === START) return t('game.start')
  if (goals.some((goal) => goal.cell === cell)) return t(`game.corner.${cornerOf(cell)}.name`)
  const { x, y } = cellOf(cell)
  if (Math.abs(x) + Math.abs(y) === 1) return t(`game.side.${sideTo(x, y)}.near`)
  const along = x === 0 ? null : t(`game.side.${x > 0 ? 'E' : 'W'}.far`, { n: Math.abs(x) })
  const across = y === 0 ? null : t(`game.side.${y > 0 ? 'S' : 'N'}.far`, { n: Math.abs(y) })
  return along && across ? t('game.where.both', { along, across }) : t('game.where.far', { way: along ?? across ?? '' })
}

const sideTo = (x: number, y: number): Side => (x > 0 ? 'E' : x < 0 ? 'W' : y > 0 ? 'S' : 'N')

/** "at the start", "at the north-east gate", "2 east of the start": where something is or happens. */
export function cellWhere(cell: CellId, table: SeenTable, t: Translate): string {
  if (cell === START) return t('game.where.start')
  const isGoal = table.goals.some((goal) => goal.cell === cell)
  return isGoal ? t(`game.corner.${cornerOf(cell)}.at`) : cellName(cell, table, t)
}

/** "the ladder 2 east of the start": a space, named after what is there. */
export const placeName = (space: SpaceId, table: SeenTable, t: Translate): string =>
  t('game.where.spot', spotWords(space, 'name', table, t))

/** "to the ladder 2 east of the start": where somebody walks. */
export const placeTo = (space: SpaceId, table: SeenTable, t: Translate): string =>
  t('game.where.there', spotWords(space, 'to', table, t))

/** "at the ladder 2 east of the start": where something happens. */
export const placeAt = (space: SpaceId, table: SeenTable, t: Translate): string =>
  t('game.where.there', spotWords(space, 'at', table, t))

function spotWords(space: SpaceId, form: 'name' | 'to' | 'at', table: SeenTable, t: Translate): Values {
  const cell = cellOfSpace(space)
  const here = faceAt(table, cell)
  const spot = (here && spotOf(here, nameOfSpace(space))) ?? 'card'
  return { spot: t(`game.spot.${spot}.${form}`), where: cellWhere(cell, table, t) }
}

/** Where on its card a space is; null where the card has no other. B10: a turned card keeps the names, not the edges. */
export function spotOf(here: Face, name: string): Spot | null {
  if (here.special?.at === name) {
    if (here.special.kind === 'bridge' || here.special.kind === 'tunnel') return here.special.kind
    return EXTRA_OF[here.special.kind]
  }
  if (here.spaces.length === 1) return null
  if (name === 'u') return 'under'
  if (name === 'c') return 'middle'
  if (name === 'd') return 'end'
  const own = sidesTouched(here, name)
  if (own.length === 1) return `arm-${own[0] as Side}`
  const around = own.length > 0 ? own : (here.inside[name] ?? []).flatMap((other) => sidesTouched(here, other))
  return `bend-${around.includes('N') ? 'N' : 'S'}${around.includes('E') ? 'E' : 'W'}`
}

const sidesTouched = ({ touching }: Face, name: string): readonly Side[] =>
  SIDE_INDICES.filter((side) => touching[side] === name).map((side) => SIDES[side] as Side)

/** "the east edge of the card at the start": a boundary, seen from a card with a way out there. */
export const edgeName = (boundary: BoundaryId, table: SeenTable, t: Translate): string =>
  t('game.where.edge', edgeWords(boundary, 'edge', table, t))

/** "at the east edge of the card at the start": where a web is spun, chopped or worn. */
export const edgeAt = (boundary: BoundaryId, table: SeenTable, t: Translate): string =>
  t('game.where.atEdge', edgeWords(boundary, 'atEdge', table, t))

function edgeWords(boundary: BoundaryId, form: 'edge' | 'atEdge', table: SeenTable, t: Translate): Values {
  const [cell, beside, side] = sidesOf(boundary)
  const here = faceAt(table, cell)
  const fromHere = here !== null && hasEdge(here.open, side)
  const [from, edge] = fromHere ? [cell, side] : [beside, opposite(side)]
  return { edge: t(`game.side.${SIDES[edge] as Side}.${form}`), where: cellWhere(from, table, t) }
}

/** A creature in all its cases. */
export const creatureWords = (creature: CreatureId, t: Translate) => ({
  creature: t(`game.creature.${creature}.name`),
  subject: t(`game.creature.${creature}.subject`),
  object: t(`game.creature.${creature}.object`),
  bite: t(`game.creature.${creature}.bite`),
})

export const gnomeList = (gnomes: readonly GnomeId[], names: Names): string => gnomes.map(names).join(', ')
