import type { JSX } from 'preact'
import {
  type CellId,
  cellOf,
  cellOfSpace,
  clanOf,
  face,
  type GameState,
  GOAL_FACES,
  groupOf,
  hasEdge,
  PATH_FACES,
  SIDE_INDICES,
  START,
} from '../../../engine/dark-cave/index.ts'

/** Cards are wider than high. */
const WIDE = 1.5
const INK = '#2a1a0c'
const FILLS = { I: '#b5652b', II: '#7d7444', III: '#1a7f86' } as const
const WAYS = [
  [0, -0.5],
  [WIDE / 2, 0],
  [0, 0.5],
  [-WIDE / 2, 0],
] as const

interface Strand {
  readonly cell: CellId
  readonly open: number
  readonly fill: string
}

/** The net of tunnels on paper: what lay on the table at one moment, and who stood where. Nothing in it is a secret. */
export function CaveMap({ state }: { readonly state: GameState }): JSX.Element {
  const { cards, goals } = state.table
  const strands: readonly Strand[] = [
    ...cards.map(({ cell, card, turned }) => ({
      cell,
      open: face(PATH_FACES[card], turned).open,
      fill: FILLS[groupOf(card)],
    })),
    ...goals.flatMap(({ cell, goal, up, turned }) =>
      up ? [{ cell, open: face(GOAL_FACES[goal], turned).open, fill: FILLS.III }] : [],
    ),
  ]
  const cells = [...cards.map(({ cell }) => cell), ...goals.map(({ cell }) => cell), START].map(cellOf)
  const left = Math.min(...cells.map(({ x }) => x)) - 0.8
  const top = Math.min(...cells.map(({ y }) => y)) - 0.8
  const width = Math.max(...cells.map(({ x }) => x)) + 0.8 - left
  const height = Math.max(...cells.map(({ y }) => y)) + 0.8 - top
  const everything = [{ cell: START, open: 15, fill: FILLS.I }, ...strands]
  return (
    <svg class="cave-map" viewBox={`${left * WIDE} ${top} ${width * WIDE} ${height}`} aria-hidden="true">
      {everything.map((strand) => (
        <path key={`ink ${strand.cell}`} d={pathOf(strand)} stroke={INK} stroke-width="0.44" />
      ))}
      {everything.map((strand) => (
        <path key={strand.cell} d={pathOf(strand)} stroke={strand.fill} stroke-width="0.28" />
      ))}
      {[{ cell: START, up: true, goal: null }, ...goals].map(({ cell, up, goal }) => {
        const { x, y } = cellOf(cell)
        const fill = goal === null ? '#fff8e8' : !up ? '#6b4731' : goal === 'exit' ? '#4caf50' : INK
        return (
          <g key={`stop ${cell}`} transform={`translate(${x * WIDE},${y})`}>
            <rect
              x="-0.36"
              y="-0.36"
              width="0.72"
              height="0.72"
              rx="0.12"
              fill={fill}
              stroke={INK}
              stroke-width="0.09"
            />
            {!up && (
              <text y="0.22" font-size="0.62" text-anchor="middle" fill="#ffe2a8">
                ?
              </text>
            )}
          </g>
        )
      })}
      {state.players.map(({ gnome, at }, seat) => {
        if (!at) return null
        const { x, y } = cellOf(cellOfSpace(at))
        const [dx, dy] = [((seat % 4) - 1.5) * 0.26, seat < 4 ? -0.12 : 0.16]
        return (
          <circle
            key={gnome}
            cx={x * WIDE + dx}
            cy={y + dy}
            r="0.2"
            fill={clanOf(gnome) === 'yellow' ? '#f6c232' : '#3f7fe6'}
            stroke={INK}
            stroke-width="0.07"
          />
        )
      })}
    </svg>
  )
}

function pathOf({ cell, open }: Strand): string {
  const { x, y } = cellOf(cell)
  const [cx, cy] = [x * WIDE, y]
  return SIDE_INDICES.filter((side) => hasEdge(open, side))
    .map((side) => `M${cx},${cy}l${WAYS[side]?.join()}`)
    .join('')
}
