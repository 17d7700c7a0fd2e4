import { describe, expect, test } from 'vitest'
import { extend, type GameRecord, startRecord, undo } from '../../../../engine/shared/record.ts'
import { followed } from '../../../../renderer/shared/log/followed.ts'
import { type Tiny, tiny } from '../../../engine/shared/tiny-game.ts'

const begun = (): GameRecord<Tiny> => startRecord(tiny, { seed: 'known', secret: false })

function marked(record: GameRecord<Tiny>, square: number): GameRecord<Tiny> {
  const marked = extend(tiny, record, { type: 'mark', square })
  if (!marked.ok) throw new Error(marked.error.code)
  return marked.record
}

describe('what is no news', () => {
  test('is what stood when somebody last knew the game, also where less of it stands now', () => {
    const known = begun()
    const now = marked(known, 4)
    expect(followed(known, now)).toBe(0)
    expect(followed(now, now)).toBe(1)
    expect(followed(now, undo(tiny, now) as GameRecord<Tiny>)).toBe(1)
  })

  test('is all of a game that takes the place of another, or is the first', () => {
    expect(followed(begun(), marked(begun(), 4))).toBe(1)
    expect(followed(null, marked(begun(), 4))).toBe(1)
  })
})
