import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')

/** boardgame.io's own tutorial game. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
const isVictory = (cells) =>
  LINES.some((line) => line.every((at) => cells[at] !== null && cells[at] === cells[line[0]]))

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer }
    if (!G.cells.includes(null)) return { draw: true }
  },
}

/** Plays whole games through the client and says how many moves that were. */
export function playTicTacToe(games) {
  let moves = 0
  for (let game = 0; game < games; game++) {
    const client = Client({ game: TicTacToe, debug: false })
    client.start()
    for (const cell of [0, 4, 8, 2, 6, 3, 5, 7, 1]) {
      if (client.getState().ctx.gameover) break
      client.moves.clickCell(cell)
      moves++
    }
    client.stop()
  }
  return moves
}
