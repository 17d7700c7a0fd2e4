import { describe, expect, it } from 'vitest'
import { HATCHES } from '../../../../engine/red-november/index.ts'
import { HATCH_SPOTS } from '../../../../renderer/red-november/board/layout/hatches.ts'
import { nameBoxOf, ROOM_PLACES } from '../../../../renderer/red-november/board/layout/rooms.ts'
import { keySpots } from '../../../../renderer/red-november/show/key-spots.ts'
import { type Box, centred, overlaps } from '../../../../renderer/stage/geometry.ts'

const NAMES = Object.keys(ROOM_PLACES).map((room) => nameBoxOf(Number(room) as keyof typeof ROOM_PLACES))
const boxes: readonly Box[] = HATCHES.map((hatch) => centred(HATCH_SPOTS[hatch], { width: 40, height: 40 }))

describe('the keys of a question about hatches', () => {
  it.each([24, 30])('lie on no name of a room and on no other key, all hatches asked about, %i wide', (size) => {
    const keys = keySpots(boxes, size, NAMES).map((spot) => centred(spot, { width: size, height: size }))
    keys.forEach((key, at) => {
      for (const other of [...NAMES, ...keys.slice(at + 1)]) expect(overlaps(key, other), HATCHES[at]).toBe(false)
    })
  })

  it('stand at the lower right where nothing is in the way', () => {
    const [spot] = keySpots([{ x: 100, y: 100, width: 40, height: 40 }], 24, [])
    expect(spot).toEqual({ x: 140, y: 140 })
  })
})
