import { beforeEach, expect, test } from 'vitest'
import { gameKept, goBack, nameIt, naming, pauseOpen, screen, show } from '../../../renderer/core/navigation.ts'

beforeEach(() => show('title'))

test('what lies over a screen goes with it', () => {
  show('game')
  pauseOpen.value = true
  nameIt(true)
  show('saves')
  expect([pauseOpen.value, naming.value]).toEqual([false, false])
})

test('a screen that is shown again keeps what lies over it', () => {
  show('game')
  nameIt(true)
  show('game')
  expect(naming.value).toBe(true)
})

test('the game stays behind what is looked up, and Back leads to it', () => {
  show('game')
  show('settings')
  expect(gameKept.value).toBe(true)
  goBack()
  expect(screen.value).toBe('game')
  goBack()
  expect([screen.value, gameKept.value]).toEqual(['title', false])
})
