import { MENU_ORDERS, type MenuOrder } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { orderOf } from '../core/keys/bound.ts'
import { keys } from '../core/keys/window.ts'
import { asText, nameIt, screen, show, showGame } from '../core/navigation.ts'
import { openReport, openTube } from '../shared/access/dialogs.ts'
import { ui } from '../shared/current.ts'
import { turnRules } from '../shared/rulebook/opened.ts'
import { quickLoad } from '../shared/saves/opening.ts'
import { report } from './crash.tsx'

const isPlaying = (): boolean => ui().running.table.game.value !== null

/** What menu and keys can ask for. */
const ORDERS: Readonly<Record<MenuOrder, () => unknown>> = {
  newGame: () => show('new'),
  continue: () => (isPlaying() ? showGame() : ui().running.resume()),
  save: () => {
    if (!isPlaying()) return
    showGame()
    nameIt(true)
  },
  load: () => show('saves'),
  quickSave: () => ui().running.quickSave(),
  quickLoad,
  settings: () => show('settings'),
  undo: () => ui().running.undo(),
  redo: () => ui().running.redo(),
  table: () => {
    ui().running.useText(!asText.value)
    if (!isPlaying()) show('new')
  },
  damageReport: openReport,
  speakingTube: openTube,
  rules: turnRules,
  credits: () => show('credits'),
  report: () => report('(no error; the player asked)'),
}

/** These are about the game in front: a dialog over it, or another screen, keeps their keys away from it. */
const AT_TABLE: readonly MenuOrder[] = ['undo', 'redo', 'damageReport', 'speakingTube']
const ANYWHERE = MENU_ORDERS.filter((order) => !AT_TABLE.includes(order))

/** Listens to the menu and the keyboard. */
export function takeOrders(): void {
  host.onNotice((notice) => {
    if (notice.type === 'menu') ORDERS[notice.order]()
  })
  keys.add({ level: 'orders', passes: true, hear: (event) => give(event, ANYWHERE) })
  keys.add({ level: 'orders', hear: (event) => isAtTable() && give(event, AT_TABLE) })
}

const isAtTable = (): boolean => screen.value === 'game' || screen.value === 'table'

function give(event: KeyboardEvent, orders: readonly MenuOrder[]): boolean {
  const order = orderOf(event, orders)
  if (order) ORDERS[order]()
  return order !== undefined
}
