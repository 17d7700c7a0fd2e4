import type { JSX } from 'preact'
import { type CellId, cellOf, cellOfSpace, clanOf, type GameState, groupOf } from '../../../engine/dark-cave/index.ts'

const FILLS = { I: '#a8632f', II: '#7d7444', III: '#1a7f86' } as const

/** Cards are wider than high. */
const WIDE = 1.5

/** A small map of the cave: nothing in it is anybody's secret. */
export function Miniature({ state }: { readonly state: GameState }): JSX.Element {
  const { cards, goals } = state.table
  const cells: readonly CellId[] = [...cards.map(({ cell }) => cell), ...goals.map(({ cell }) => cell), '0,0']
  const places = cells.map(cellOf)
  const left = Math.min(...places.map(({ x }) => x)) - 0.5
  const top = Math.min(...places.map(({ y }) => y)) - 0.5
  const width = Math.max(...places.map(({ x }) => x)) + 1.5 - left
  const height = Math.max(...places.map(({ y }) => y)) + 1.5 - top
  return (
    <svg
      class="miniature"
      viewBox={`${left * WIDE} ${top} ${width * WIDE} ${height}`}
      style={{ background: '#1a1210' }}
      aria-hidden="true"
    >
      <Tile cell="0,0" fill="#d9a548" />
      {cards.map(({ cell, card }) => (
        <Tile key={cell} cell={cell} fill={FILLS[groupOf(card)]} />
      ))}
      {goals.map(({ cell, up, goal }) => (
        <Tile key={cell} cell={cell} fill={up ? (goal === 'exit' ? '#9cd6ff' : '#c9953f') : '#4a3020'} />
      ))}
      {state.players.map(({ gnome, at }, seat) => {
        if (!at) return null
        const { x, y } = cellOf(cellOfSpace(at))
        return (
          <circle
            key={gnome}
            cx={(x + 0.2 + (seat % 4) * 0.2) * WIDE}
            cy={y + 0.3 + Math.floor(seat / 4) * 0.35}
            r="0.16"
            fill={clanOf(gnome) === 'yellow' ? '#f6c232' : '#3f7fe6'}
            stroke="#08121c"
            stroke-width="0.05"
          />
        )
      })}
    </svg>
  )
}

function Tile({ cell, fill }: { readonly cell: CellId; readonly fill: string }): JSX.Element {
  const { x, y } = cellOf(cell)
  return <rect x={x * WIDE + 0.03} y={y + 0.03} width={WIDE - 0.06} height="0.94" rx="0.12" fill={fill} />
}
