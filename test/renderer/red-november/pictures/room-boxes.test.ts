import { expect, it } from 'vitest'
import { ROOM_IDS, SHAPE } from '../../../../engine/red-november/index.ts'
import { ROOM_BOXES } from '../../../../renderer/red-november/pictures/room-boxes.ts'

it('every room is drawn where the boat has it, in one piece (B4)', () => {
  for (const room of ROOM_IDS) {
    const [left, top, width, height] = ROOM_BOXES[room]
    const drawn = SHAPE.slice(top, top + height).flatMap((row) => row.slice(left, left + width))
    expect(drawn).toEqual(Array(width * height).fill(room))
    expect(SHAPE.flat().filter((other) => other === room)).toHaveLength(width * height)
  }
})

it('long, tall and small rooms have their sizes', () => {
  expect(ROOM_BOXES[1]).toEqual([0, 1, 1, 2])
  expect(ROOM_BOXES[6]).toEqual([3, 0, 1, 1])
  expect(ROOM_BOXES[8]).toEqual([4, 1, 2, 1])
})
