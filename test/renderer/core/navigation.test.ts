import { signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'
import {
  asText,
  audience,
  gameKept,
  goBack,
  nameIt,
  naming,
  noBoard,
  pauseOpen,
  screen,
  show,
  showGame,
} from '../../../renderer/core/navigation.ts'

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

test('text is a visit: whoever left it for the title continues on the board, unless there is none', () => {
  asText.value = true
  showGame()
  expect(screen.value).toBe('table')
  // Where one only looks something up, nothing was left.
  show('settings')
  goBack()
  expect(screen.value).toBe('table')
  show('title')
  showGame()
  expect(screen.value).toBe('game')

  noBoard.value = true
  asText.value = true
  showGame()
  show('title')
  showGame()
  expect(screen.value).toBe('table')
  noBoard.value = false
  asText.value = false
})

test('somebody listens to a game only where that one is in front', async () => {
  const front = signal('boat')
  const heard: string[] = []
  for (const game of ['boat', 'cave']) void audience(() => front.value === game).then(() => heard.push(game))
  await Promise.resolve()
  expect(heard).toEqual([])
  show('game')
  await Promise.resolve()
  expect(heard).toEqual(['boat'])
  front.value = 'cave'
  await Promise.resolve()
  expect(heard).toEqual(['boat', 'cave'])
})
