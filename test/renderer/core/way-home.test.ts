import { expect, test } from 'vitest'
import { before, HOME, type Screen, type Way, wayTo } from '../../../renderer/core/way-home.ts'

const through = (...screens: readonly Screen[]): Way => screens.reduce(wayTo, HOME)
/** Back, again and again, until the title is reached. */
function back(way: Way): readonly Screen[] {
  const seen: Screen[] = []
  for (let now = way; now.at(-1) !== 'title'; now = wayTo(now, before(now))) {
    seen.push(before(now))
    if (seen.length > 20) throw new Error(`no way home: ${seen.join(' ')}`)
  }
  return seen
}

test('a voyage watched from the saves leads back to the saves, and those to the title', () => {
  expect(back(through('saves', 'replay'))).toEqual(['saves', 'title'])
})

test('whoever went back and forth between two screens is not led through them again', () => {
  expect(back(through('saves', 'replay', 'saves', 'replay', 'saves'))).toEqual(['title'])
  expect(back(through('game', 'settings', 'saves', 'settings'))).toEqual(['game', 'title'])
})

test('what is looked up over a game leads back to it', () => {
  expect(back(through('game', 'saves', 'replay', 'settings'))).toEqual(['replay', 'saves', 'game', 'title'])
  expect(back(through('table', 'statistics'))).toEqual(['table', 'title'])
})

test('a game, a lobby or a lesson begins a new way', () => {
  expect(back(through('saves', 'replay', 'game'))).toEqual(['title'])
  expect(back(through('game', 'settings', 'new'))).toEqual(['title'])
  expect(back(through('school'))).toEqual(['title'])
})

test('from every screen, by whatever way, Back ends at the title', () => {
  const all: readonly Screen[] = [
    'new',
    'game',
    'table',
    'saves',
    'settings',
    'statistics',
    'credits',
    'replay',
    'school',
  ]
  for (const a of all) for (const b of all) for (const c of all) expect(back(through(a, b, c)).at(-1)).toBe('title')
})
