/** Where a tile of the action bar lies. */
export interface TilePlace {
  /** Counted from 1. */
  readonly row: number
  /** Columns, as CSS has them: twelve, and then the one of what can be done in every turn. */
  readonly columns: string
}

const COLUMNS = 12
/** Behind the column of what can be done in every turn, which only the last row leaves to that. */
const END = COLUMNS + 2

/** As many rows as needed: all but the last are one longer than that. */
export const rowsOf = (count: number, across: number): number => Math.max(1, Math.ceil((count + 1) / (across + 1)))

/** So many tiles in rows that are filled to their ends; in the only row a tile is as wide alone as among others. */
export function tilePlaces(count: number, across: number): readonly TilePlace[] {
  const rows = rowsOf(count, across)
  const inLast = rows === 1 ? count : Math.min(across, Math.floor(count / rows))
  const places: TilePlace[] = []
  for (let row = 1; row < rows; row++) {
    const inRow = Math.ceil((count - inLast - places.length) / (rows - row))
    const isFull = inRow > across
    const width = COLUMNS / (isFull ? inRow - 1 : inRow)
    for (let at = 0; at < inRow; at++) {
      const end = at === inRow - 1 ? END : (at + 1) * width + 1
      places.push({ row, columns: `${at * width + 1} / ${end}` })
    }
  }
  const width = COLUMNS / (rows === 1 ? across : inLast)
  for (let at = 0; at < inLast; at++) {
    places.push({ row: rows, columns: `${at * width + 1} / ${(at + 1) * width + 1}` })
  }
  return places
}
