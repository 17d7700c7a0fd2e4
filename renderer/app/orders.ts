import { MENU_ORDERS, type MenuOrder } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { orderOf } from '../core/keys/bound.ts'
import { asText, nameIt, show, showGame } from '../core/navigation.ts'
import { openReport, openTube } from '../shared/access/dialogs.ts'
import { ui } from '../shared/current.ts'
import { openRule } from '../shared/rulebook/opened.ts'
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
  rules: () => openRule(),
  credits: () => show('credits'),
  report: () => report('(no error; the player asked)'),
}

/** Listens to the menu and the keyboard. */
export function takeOrders(): void {
  host.onNotice((notice) => {
    if (notice.type === 'menu') ORDERS[notice.order]()
  })
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTyping(event)) return
    const order = orderOf(event, MENU_ORDERS)
    if (!order) return
    event.preventDefault()
    ORDERS[order]()
  })
}

/** A slider takes arrows only; whatever else is typed into belongs to its field, but no field takes F1 to F12. */
const isTyping = ({ target, code }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.type !== 'range' && !/^F\d+$/.test(code)
