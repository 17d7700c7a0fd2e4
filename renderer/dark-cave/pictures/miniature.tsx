import type { JSX } from 'preact'
import { type CellId, cellOf, cellOfSpace, type GameState } from '../../../engine/dark-cave/index.ts'
import { goalPicture, pictureOf } from './signs.tsx'

/** Cards are wider than high. */
const WIDE = 1.5
const FACE = 0.62

/** A small map of the cave, of the cards that lie there: nothing in it is anybody's secret. */
export function Miniature({ state }: { readonly state: GameState }): JSX.Element {
  const { cards, goals } = state.table
  const cells: readonly CellId[] = [...cards.map(({ cell }) => cell), ...goals.map(({ cell }) => cell), '0,0']
  const places = cells.map(cellOf)
  const left = Math.min(...places.map(({ x }) => x)) - 0.4
  const top = Math.min(...places.map(({ y }) => y)) - 0.3
  const width = Math.max(...places.map(({ x }) => x)) + 1.4 - left
  const height = Math.max(...places.map(({ y }) => y)) + 1.3 - top
  return (
    <svg class="miniature cave" viewBox={`${left * WIDE} ${top} ${width * WIDE} ${height}`} aria-hidden="true">
      <Tile cell="0,0" picture="./cave/cards/start.webp" />
      {cards.map(({ cell, card, turned }) => (
        <Tile key={cell} cell={cell} picture={pictureOf(card, turned)} />
      ))}
      {goals.map(({ cell, up, goal, turned }) => (
        <Tile key={cell} cell={cell} picture={up ? goalPicture(goal, turned) : './cave/cards/goal-down.webp'} />
      ))}
      {state.players.map(({ gnome, at }, seat) => {
        if (!at) return null
        const { x, y } = cellOf(cellOfSpace(at))
        const [aside, below] = [(seat % 4) * 0.26, Math.floor(seat / 4) * 0.3]
        return (
          <image
            key={gnome}
            href={`./cave/portraits/${gnome}.svg`}
            x={(x + 0.02 + aside) * WIDE}
            y={y + 0.14 + below}
            width={FACE}
            height={FACE}
          />
        )
      })}
    </svg>
  )
}

interface TileProps {
  readonly cell: CellId
  readonly picture: string
}

function Tile({ cell, picture }: TileProps): JSX.Element {
  const { x, y } = cellOf(cell)
  return <image href={picture} x={x * WIDE} y={y} width={WIDE} height="1" preserveAspectRatio="none" />
}
