import { MENU_ORDERS, type MenuOrder } from '../../../preload/contract.ts'
import { t } from '../language.ts'

/** The tiles of the action bar, from the left. */
export const ACTION_ORDERS = [
  'action1',
  'action2',
  'action3',
  'action4',
  'action5',
  'action6',
  'action7',
  'action8',
  'action9',
] as const
export type ActionOrder = (typeof ACTION_ORDERS)[number]
/** What keys alone can ask for, on the game screen. */
export const GAME_ORDERS = [
  ...ACTION_ORDERS,
  'askCaptain',
  'pauseShow',
  'skipShow',
  'zoomIn',
  'zoomOut',
  'wholeBoard',
] as const
export type GameOrder = (typeof GAME_ORDERS)[number]
export type KeyOrder = MenuOrder | GameOrder

/** Everything that can have a key of the player's choice. */
export const KEY_ORDERS: readonly KeyOrder[] = [...MENU_ORDERS, ...GAME_ORDERS]

/** Keys that stand unless the player chose others; `Pad` and a number is a button of a gamepad. */
export const KEYS: Readonly<Partial<Record<KeyOrder, readonly string[]>>> = {
  newGame: ['Ctrl+KeyN'],
  save: ['Ctrl+KeyS'],
  load: ['Ctrl+KeyO'],
  quickSave: ['F5'],
  quickLoad: ['F9'],
  undo: ['Ctrl+KeyZ', 'KeyU', 'Pad6'],
  redo: ['Ctrl+KeyY', 'Ctrl+Shift+KeyZ', 'KeyR', 'Pad7'],
  table: ['F2'],
  damageReport: ['KeyQ', 'Pad3'],
  speakingTube: ['KeyT', 'Pad2'],
  photo: ['F8'],
  rules: ['F1', 'Pad8'],
  action1: ['Digit1', 'Numpad1'],
  action2: ['Digit2', 'Numpad2'],
  action3: ['Digit3', 'Numpad3'],
  action4: ['Digit4', 'Numpad4'],
  action5: ['Digit5', 'Numpad5'],
  action6: ['Digit6', 'Numpad6'],
  action7: ['Digit7', 'Numpad7'],
  action8: ['Digit8', 'Numpad8'],
  action9: ['Digit9', 'Numpad9'],
  askCaptain: ['KeyH'],
  pauseShow: ['KeyP', 'Pad10'],
  skipShow: ['KeyS', 'Pad11'],
  zoomIn: ['Plus'],
  zoomOut: ['Minus'],
  wholeBoard: ['Digit0', 'Numpad0'],
}

const SIGNS: Readonly<Record<string, string>> = { '+': 'Plus', '=': 'Plus', '-': 'Minus' }

/**
 * Signs and Latin letters lie elsewhere on other keyboards and go by what is printed on them: Z is Z on a French one, too. Everything
 * else goes by where it is: a Russian keyboard has no T, but a key where it would be.
 */
export function keyOf({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const held = ctrlKey || metaKey ? 'Ctrl+' : ''
  const sign = SIGNS[key]
  if (sign) return `${held}${sign}`
  return `${held}${shiftKey ? 'Shift+' : ''}${/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code}`
}

const CAPS: Readonly<Record<string, string>> = {
  Plus: '+',
  Minus: '−',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}
/** The buttons of the standard pad, as they are called on most. */
const PAD_CAPS: Readonly<Record<string, string>> = {
  Pad2: 'X',
  Pad3: 'Y',
  Pad6: 'LT',
  Pad7: 'RT',
  Pad8: 'Select',
  Pad10: 'L3',
  Pad11: 'R3',
}

/** What stands on the keys: `Ctrl+KeyN` is `Ctrl` and `N`, `Pad2` is `Pad` and `X`. */
export const keyCaps = (key: string): readonly string[] =>
  /^Pad\d/.test(key)
    ? [t('access.keys.pad'), PAD_CAPS[key] ?? key.slice(3)]
    : key.split('+').map((part) => CAPS[part] ?? part.replace(/^(Key|Digit)(?=.)/, '').replace(/^Numpad/, 'Num '))
