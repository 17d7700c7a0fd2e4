import type { MenuOrder } from '../preload/contract.ts'
import { nameIt, quickLoad, quickSave, resume, show, table, undoMove } from './app.ts'
import { host } from './host.ts'
import { report } from './screens/crash.tsx'
import { settings } from './settings.ts'

/** What menu and keys can ask for. */
const ORDERS: Readonly<Record<MenuOrder, () => unknown>> = {
  newGame: () => show('new'),
  continue: () => (table.game.value ? show('table') : resume()),
  save: () => {
    if (!table.game.value) return
    show('table')
    nameIt(true)
  },
  load: () => show('saves'),
  quickSave,
  quickLoad,
  settings: () => show('settings'),
  undo: undoMove,
  table: () => show(table.game.value ? 'table' : 'new'),
  report: () => report('(no error; the player asked)'),
}

/** Keys that stand unless the player chose others. */
const KEYS: Readonly<Partial<Record<MenuOrder, readonly string[]>>> = {
  newGame: ['Ctrl+KeyN'],
  save: ['Ctrl+KeyS'],
  load: ['Ctrl+KeyO'],
  quickSave: ['F5'],
  quickLoad: ['F9'],
  undo: ['Ctrl+KeyZ', 'KeyU'],
}

/** Listens to the menu and the keyboard. */
export function takeOrders(): void {
  host.onNotice((notice) => {
    if (notice.type === 'menu') ORDERS[notice.order]()
  })
  addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement) return
    const order = orderFor(keyOf(event))
    if (!order) return
    event.preventDefault()
    ORDERS[order]()
  })
}

const keyOf = (event: KeyboardEvent): string =>
  `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.code}`

function orderFor(key: string): MenuOrder | undefined {
  const bound = (order: MenuOrder): readonly string[] => settings.value.keys[order] ?? KEYS[order] ?? []
  return (Object.keys(ORDERS) as MenuOrder[]).find((order) => bound(order).includes(key))
}
