import { effect } from '@preact/signals'
import { atLeisure } from '../../core/leisure.ts'
import { screen } from '../../core/navigation.ts'
import { settings } from '../../core/settings.ts'
import { currentUi, frontUi } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { Radio } from './radio.ts'

/** The page's loudspeaker. The library behind it is fetched when somebody first touches something. */
export const radio = new Radio(settings.value.volume, async (options) => {
  const [{ openSoundBoard }, its] = await Promise.all([import('./index.ts'), frontUi()])
  return openSoundBoard({ ...options, kit: await its.sounds(), seed: String(Date.now()) })
})

const GESTURES = ['pointerdown', 'keydown'] as const

/** From now on the page can be heard: volumes, screens and buttons. */
export function tuneIn(): void {
  effect(() => radio.setVolumes(settings.value.volume))
  effect(follow)
  effect(hearRefusals)
  effect(hearCurtain)
  for (const gesture of GESTURES) addEventListener(gesture, switchOn, { once: true, capture: true })
  addEventListener('click', onClick, true)
}

/** The game whose sounds are on the air. */
let tunedTo: AnyGameUi | null = null

/** What runs on under the screen that is seen; what happens in a scene, the presenter plays. */
function follow(): void {
  const game = currentUi.value
  if (!game) return radio.sync(null)
  if (tunedTo && tunedTo !== game) void radio.retune()
  tunedTo = game
  if (screen.value === 'title') return radio.sync(null)
  const { table } = game.running
  const view = table.game.value && table.view.value
  if (!view || table.activity.value.name === 'presenting') return
  radio.sync(
    view,
    table.crew.value.seats.flatMap((seat, n) => (seat === 'person' ? [n] : [])),
  )
}

let refusedLast: unknown = null

/** What the rules do not allow knocks on wood. */
function hearRefusals(): void {
  const refused = currentUi.value?.running.table.session.value.refused
  if (refused && refused !== refusedLast) radio.ui('ui-refuse')
  refusedLast = refused
}

/** HS2: somebody else comes to the screen. */
function hearCurtain(): void {
  if (currentUi.value?.running.table.activity.value.name === 'handOver') radio.ui('ui-curtain')
}

function switchOn(): void {
  // The click that wakes the page comes first.
  atLeisure(() => void radio.switchOn())
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button) radio.ui(button.matches('.primary, .lit') ? 'ui-confirm' : 'ui-click')
}
