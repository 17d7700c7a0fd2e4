import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { type CellId, cellOf, cellOfSpace, deckFor, type GameState } from '../../../engine/dark-cave/index.ts'
import { clamp } from '../../stage/geometry.ts'
import { waterAt } from '../board/picture/water.ts'
import { goalPicture, pictureOf } from './signs.tsx'

/** Cards are wider than high; so is the picture. */
const WIDE = 1.5
const ASPECT = 1.9
/** The net with a rim of rock around it; never so near that a lantern is all there is, nor so far that nobody is seen. */
const RIM = 0.5
const LEAST = 4.4
const MOST = 5.8
/** What of a card's picture is its frame. */
const FRAME = { x: 0.026, y: 0.038 }
const FACE = 0.78
/** The rock's drawing, in cells. */
const ROCK = { width: 10.15, height: 9.57 }

interface Props {
  readonly state: GameState
  /** The whole mountain with its gates, not only a part of a large net. */
  readonly whole?: boolean
}

/** A small picture of the cave, of the cards that lie there: nothing in it is anybody's secret. */
export function Miniature({ state, whole = false }: Props): JSX.Element {
  const { cards, goals } = state.table
  const id = useId()
  const { x, y, width, height } = whole ? mountainOf(state) : frameOf(state)
  const box = { x, y, width, height }
  const surface = surfaceOf(state)
  return (
    <svg
      class="miniature cave"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={whole ? { height: 'auto', maxHeight: '62vh' } : undefined}
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}-rock`} patternUnits="userSpaceOnUse" {...ROCK}>
          <image href="./atlas/cave-tile-rock@1x.webp" {...ROCK} preserveAspectRatio="none" />
        </pattern>
        <radialGradient id={`${id}-light`}>
          <stop offset="0.35" stop-color="#ffb869" stop-opacity="0.34" />
          <stop offset="1" stop-color="#0a0706" stop-opacity="0.5" />
        </radialGradient>
      </defs>
      <rect {...box} fill={`url(#${id}-rock)`} />
      <rect {...box} fill={`url(#${id}-light)`} />
      <Tile cell="0,0" picture="./cave/cards/start.webp" />
      {cards.map(({ cell, card, turned }) => (
        <Tile key={cell} cell={cell} picture={pictureOf(card, turned)} />
      ))}
      {goals.map(({ cell, up, goal, turned }) => (
        <Tile key={cell} cell={cell} picture={up ? goalPicture(goal, turned) : './cave/cards/goal-down.webp'} />
      ))}
      {surface < y + height && (
        <g class="water">
          <rect x={x} y={surface} width={width} height={y + height - surface} fill="#1fa7a8" opacity="0.42" />
          <rect x={x} y={surface} width={width} height="0.06" fill="#d9fff5" opacity="0.9" />
        </g>
      )}
      <Crowd state={state} />
    </svg>
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** From gate to gate, and whatever lies outside of that. */
function mountainOf({ table }: GameState): Box {
  const { left, right, top, bottom } = reachOf([...table.cards, ...table.goals].map(({ cell }) => cell))
  return { x: left * WIDE, y: top, width: (right - left) * WIDE, height: bottom - top }
}

/** How far these cells reach, with a rim of rock around them. */
function reachOf(cells: readonly CellId[]) {
  const places = cells.map(cellOf)
  const [columns, rows] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return {
    left: Math.min(...columns) - RIM,
    right: Math.max(...columns) + 1 + RIM,
    top: Math.min(...rows) - RIM,
    bottom: Math.max(...rows) + 1 + RIM,
  }
}

/** The net, with what is around it as the picture has room; of a large one the part around whoever is up. */
function frameOf({ table, players, turn }: GameState): Box {
  const cells: readonly CellId[] = [
    '0,0',
    ...table.cards.map(({ cell }) => cell),
    ...table.goals.flatMap(({ cell, up }) => (up ? cell : [])),
    ...players.flatMap(({ at }) => (at ? cellOfSpace(at) : [])),
  ]
  const { left, right, top, bottom } = reachOf(cells)
  const whole = Math.max((right - left) * WIDE, (bottom - top) * ASPECT, LEAST * WIDE)
  const width = Math.min(whole, MOST * WIDE)
  const height = width / ASPECT
  const active = players.find(({ gnome }) => gnome === turn?.active) ?? players.find(({ at }) => at)
  const here = cellOf(active?.at ? cellOfSpace(active.at) : '0,0')
  return {
    x: within((here.x + 0.5) * WIDE, left * WIDE, right * WIDE, width),
    y: within(here.y + 0.5, top, bottom, height),
    width,
    height,
  }
}

/** Where a part of this size begins: around a point, but not beyond the ends; a whole that is smaller lies in its middle. */
const within = (middle: number, from: number, to: number, size: number): number =>
  to - from <= size ? (from + to - size) / 2 : clamp(middle - size / 2, from, to - size)

/** Where the water stands: between the upper gates and the lower ones. */
function surfaceOf({ table, deck, players }: GameState): number {
  const rows = table.goals.map(({ cell }) => cellOf(cell).y)
  const [top, bottom] = [Math.min(...rows) - 0.5, Math.max(...rows) + 1.25]
  return bottom - (bottom - top) * waterAt(deck.length, deckFor(players.length))
}

/** Who stands where, face by face; whoever is up in front of the others. */
function Crowd({ state: { players, turn } }: { readonly state: GameState }): JSX.Element {
  const inside = players.flatMap(({ gnome, at }) => (at ? [{ gnome, cell: cellOfSpace(at) }] : []))
  const faces = inside.map(({ gnome, cell }) => {
    const here = inside.filter((other) => other.cell === cell)
    const index = here.findIndex((other) => other.gnome === gnome)
    const apart = Math.min(0.52, 1.2 / Math.max(1, here.length - 1))
    const { x, y } = cellOf(cell)
    return { gnome, x: (x + 0.5) * WIDE + (index - (here.length - 1) / 2) * apart, y: y + 0.46 }
  })
  const active = (gnome: string): boolean => turn?.active === gnome
  return (
    <>
      {faces
        .toSorted((a, b) => Number(active(a.gnome)) - Number(active(b.gnome)))
        .map(({ gnome, x, y }) => (
          <g key={gnome}>
            {active(gnome) && (
              <circle cx={x} cy={y} r={FACE / 2 + 0.1} fill="#ffc23d" stroke="#0a141c" stroke-width="0.05" />
            )}
            <image
              href={`./cave/portraits/${gnome}.svg`}
              x={x - FACE / 2}
              y={y - FACE / 2}
              width={FACE}
              height={FACE}
            />
          </g>
        ))}
    </>
  )
}

interface TileProps {
  readonly cell: CellId
  readonly picture: string
}

/** A card without its frame: neighbours are one cave. */
function Tile({ cell, picture }: TileProps): JSX.Element {
  const { x, y } = cellOf(cell)
  return (
    <svg
      x={x * WIDE}
      y={y}
      width={WIDE + 0.01}
      height="1.01"
      viewBox={`${FRAME.x} ${FRAME.y} ${1 - 2 * FRAME.x} ${1 - 2 * FRAME.y}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <image href={picture} width="1" height="1" preserveAspectRatio="none" />
    </svg>
  )
}
