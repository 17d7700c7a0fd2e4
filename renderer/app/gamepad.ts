import { pressKey } from '../core/keys/window.ts'
import type { Direction } from '../ui/steer.ts'
import { front, steerFocus } from '../ui/steer-focus.ts'

/** The buttons of the standard layout that move and press; all others can be given orders, like keys. */
const BUTTONS: Readonly<Record<number, Move>> = {
  0: 'press',
  1: 'back',
  4: 'less',
  5: 'more',
  9: 'menu',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
}
type Move = Direction | 'press' | 'back' | 'less' | 'more' | 'menu'
export type PadInput = Move | `Pad${number}`

const TILT = 0.6
/** A held direction goes on after this long, and then this often. */
const FIRST_REPEAT_MS = 420
const REPEAT_MS = 140

/** What a pad asks for now. */
export function inputsOf({ buttons, axes }: Pick<Gamepad, 'buttons' | 'axes'>): readonly PadInput[] {
  const pressed = buttons.flatMap(({ pressed }, at): PadInput[] => (pressed ? [BUTTONS[at] ?? `Pad${at}`] : []))
  const [x = 0, y = 0] = axes
  const tilted: readonly PadInput[] = [
    ...(x < -TILT ? (['left'] as const) : x > TILT ? (['right'] as const) : []),
    ...(y < -TILT ? (['up'] as const) : y > TILT ? (['down'] as const) : []),
  ]
  return [...new Set([...pressed, ...tilted])]
}

/** Plays with a gamepad: the stick moves the focus, the buttons do what keys do. */
export function listenToPads(onInput: (input: PadInput) => void = perform): void {
  const held = new Map<PadInput, number>()
  let watching = false
  const look = (now: number): void => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null)
    const inputs = new Set(pads.flatMap(inputsOf))
    for (const input of held.keys()) if (!inputs.has(input)) held.delete(input)
    for (const input of inputs) {
      const again = held.get(input)
      if (again !== undefined && (now < again || !isSteering(input))) continue
      held.set(input, now + (again === undefined ? FIRST_REPEAT_MS : REPEAT_MS))
      onInput(input)
    }
    watching = pads.length > 0
    if (watching) requestAnimationFrame(look)
  }
  addEventListener('gamepadconnected', () => {
    if (watching) return
    watching = true
    requestAnimationFrame(look)
  })
}

const DIRECTIONS: readonly PadInput[] = ['up', 'down', 'left', 'right', 'less', 'more']
const isSteering = (input: PadInput): boolean => DIRECTIONS.includes(input)

export function perform(input: PadInput): void {
  if (input === 'press') return press()
  if (input === 'less' || input === 'more') return slide(input === 'more' ? 1 : -1)
  if (input === 'up' || input === 'down' || input === 'left' || input === 'right') return void steerFocus(input)
  // A button with an order is a key like any other: what is in front hears it.
  const key = input === 'back' || input === 'menu' ? 'Escape' : input
  pressKey({ key, code: key })
}

function press(): void {
  const { activeElement } = document
  if (pressKey({ key: 'Enter', code: 'Enter' })) return
  if (activeElement instanceof HTMLElement && activeElement !== document.body) activeElement.click()
  else steerFocus('down')
}

/** A slider under the focus, or the only one in sight. */
function slide(by: number): void {
  const { activeElement } = document
  const slider =
    activeElement instanceof HTMLInputElement && activeElement.type === 'range'
      ? activeElement
      : front().querySelector<HTMLInputElement>('input[type=range]')
  if (!slider) return
  slider.valueAsNumber += by * (Number(slider.step) || 1)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  slider.dispatchEvent(new Event('change', { bubbles: true }))
}
