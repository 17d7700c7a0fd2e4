import { batch, computed, effect, signal } from '@preact/signals'
import { before, HOME, type Screen, type Way, wayTo } from './way-home.ts'

export type { Screen } from './way-home.ts'

/** Which screen is shown. */
export const screen = signal<Screen>('title')
/** The game screen is there, in front or behind another one. */
export const gameKept = signal(false)
/** The player is giving the save a title. */
export const naming = signal(false)
/** The running game is on the text table instead of the game screen. */
export const asText = signal(false)
/** There is no board, or it was not wanted from the start: every game is on the text table. */
export const noBoard = signal(false)
/** A person wants a break from the bots. */
export const onBreak = signal(false)
/** The menu of the game screen is open. */
export const pauseOpen = signal(false)

/** Where one only looks something up: the game stays as it is behind them. */
const LOOKED_UP: ReadonlySet<Screen> = new Set<Screen>(['settings', 'saves', 'credits', 'statistics'])
let way: Way = HOME

export function show(next: Screen): void {
  const wasText = way.includes('table')
  way = wayTo(way, next)
  batch(() => {
    // Whoever left the text comes back to the board.
    if (wasText && !way.includes('table')) asText.value = noBoard.value
    if (next !== screen.value) closeMenus()
    gameKept.value = next === 'game' || (gameKept.value && LOOKED_UP.has(next))
    screen.value = next
  })
}

/** What lies over a screen goes with it. */
function closeMenus(): void {
  pauseOpen.value = false
  naming.value = false
}

/** To the running game, on the board or as text. */
export function showGame(): void {
  show(asText.value ? 'table' : 'game')
}

/** One step back on the way home. */
export function goBack(): void {
  const under = before(way)
  if (under === 'game' || under === 'table') showGame()
  else show(under)
}

export function nameIt(asking: boolean): void {
  naming.value = asking
}

/** Bots speak only where somebody listens: not behind a menu, another screen, or the title. */
const isHeard = computed(
  () => (screen.value === 'game' || screen.value === 'table') && !onBreak.value && !pauseOpen.value && !naming.value,
)

/** Ends when somebody listens, and this game is the one that is in front. */
export const audience = (isInFront: () => boolean): Promise<void> =>
  new Promise((listening) => {
    const stop = effect(() => {
      if (!isInFront() || !isHeard.value) return
      listening()
      queueMicrotask(() => stop())
    })
  })
