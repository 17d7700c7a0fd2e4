import { describe, expect, it } from 'vitest'
import { tilePlaces } from '../../../../renderer/red-november/hud/tile-rows.ts'

const told = (count: number, across: number): readonly string[] =>
  tilePlaces(count, across).map(({ row, columns }) => `${row}: ${columns}`)

describe('the tiles of the action bar', () => {
  it('are as wide alone as among others', () => {
    expect(told(1, 3)).toEqual(['1: 1 / 5'])
    expect(told(3, 3)).toEqual(['1: 1 / 5', '1: 5 / 9', '1: 9 / 13'])
  })

  it('fill both rows where one does not hold them: there is no hole', () => {
    expect(told(4, 3)).toEqual(['1: 1 / 7', '1: 7 / 14', '2: 1 / 7', '2: 7 / 13'])
    expect(told(7, 3).slice(2, 5)).toEqual(['1: 9 / 13', '1: 13 / 14', '2: 1 / 5'])
  })

  it('lie in every row from its first column to its last, never one over another', () => {
    for (const across of [2, 3]) {
      for (let count = across + 1; count <= 12; count++) {
        const places = tilePlaces(count, across)
        expect(places).toHaveLength(count)
        const rows = Math.max(...places.map(({ row }) => row))
        for (let row = 1; row <= rows; row++) {
          const spans = places
            .filter((place) => place.row === row)
            .map(({ columns }) => columns.split(' / ').map(Number))
          expect(spans[0]?.[0]).toBe(1)
          expect(spans.at(-1)?.[1]).toBe(row === rows ? 13 : 14)
          for (const [at, [, end]] of spans.slice(0, -1).entries()) expect(spans[at + 1]?.[0]).toBe(end)
          expect(spans.flat().every(Number.isInteger)).toBe(true)
        }
      }
    }
  })
})
