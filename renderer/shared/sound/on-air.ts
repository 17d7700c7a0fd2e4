import { effect } from '@preact/signals'
import { screen } from '../../core/navigation.ts'
import { settings } from '../../core/settings.ts'
import { ui } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { Radio } from './radio.ts'

/** The page's loudspeaker. The library behind it is fetched when somebody first touches something. */
export const radio = new Radio(settings.value.volume, async (options) => {
  const [{ openSoundBoard }, kit] = await Promise.all([import('./index.ts'), ui().sounds()])
  return openSoundBoard({ ...options, kit })
})

const GESTURES = ['pointerdown', 'keydown'] as const

/** From now on the page can be heard: volumes, screens and buttons. */
export function tuneIn(): void {
  effect(() => radio.setVolumes(settings.value.volume))
  effect(follow)
  for (const gesture of GESTURES) addEventListener(gesture, switchOn, { once: true, capture: true })
  addEventListener('click', onClick, true)
}

/** The game whose sounds are on the air. */
let tunedTo: AnyGameUi | null = null

/** What runs on under the screen that is seen; what happens in a scene, the presenter plays. */
function follow(): void {
  const game = ui()
  if (tunedTo && tunedTo !== game) void radio.retune()
  tunedTo = game
  if (screen.value === 'title') return radio.sync(null)
  const { table } = game.running
  const view = table.game.value && table.view.value
  if (view && table.stage.value.name !== 'presenting') radio.sync(view)
}

function switchOn(): void {
  // The click that wakes the page comes first.
  requestIdleCallback(() => void radio.switchOn(), { timeout: 500 })
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) radio.ui(button.classList.contains('primary') ? 'ui-confirm' : 'ui-click')
}
