import { MENU_ORDERS, type MenuOrder } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { orderOf } from '../core/keys/bound.ts'
import { keys } from '../core/keys/window.ts'
import { asText, nameIt, screen, show, showGame } from '../core/navigation.ts'
import { openReport, openTube } from '../shared/access/dialogs.ts'
import { currentUi, frontUi } from '../shared/current.ts'
import { turnRules } from '../shared/rulebook/opened.ts'
import { report } from './report.ts'

/** The table of the game in front; null where nobody has wanted one yet. */
const running = () => currentUi.value?.running ?? null
const isPlaying = (): boolean => (running()?.table.game.value ?? null) !== null

/** What menu and keys can ask for. */
const ORDERS: Readonly<Record<MenuOrder, () => unknown>> = {
  newGame: () => show('new'),
  continue: async () => (isPlaying() ? showGame() : (await frontUi()).running.resume()),
  save: () => {
    if (!isPlaying() || running()?.table.rehearsing.value) return
    showGame()
    nameIt(true)
  },
  load: () => show('saves'),
  quickSave: () => running()?.quickSave(),
  quickLoad: async () => (await import('../shared/saves/opening.ts')).quickLoad(),
  settings: () => show('settings'),
  undo: () => afterShow((its) => its.undo()),
  redo: () => afterShow((its) => its.redo()),
  table: async () => {
    ;(await frontUi()).running.useText(!asText.value)
    if (!isPlaying()) show('new')
  },
  damageReport: openReport,
  speakingTube: openTube,
  photo: async () => (await import('../shared/photo/photo.ts')).takePhoto(),
  rules: turnRules,
  credits: () => show('credits'),
  report: () => report('(no error; the player asked)'),
}

/** Keys wait until it is done; but not while something is shown, which may itself wait for a key. */
function afterShow(order: (its: NonNullable<ReturnType<typeof running>>) => Promise<void>): Promise<void> | null {
  const its = running()
  const isShowing = its?.table.activity.value.name === 'presenting'
  const done = its ? order(its) : null
  return isShowing ? null : done
}

/** These are about the game in front: a dialog over it, or another screen, keeps their keys away from it. */
const AT_TABLE: readonly MenuOrder[] = ['undo', 'redo', 'damageReport', 'speakingTube']
const ANYWHERE = MENU_ORDERS.filter((order) => !AT_TABLE.includes(order))

/** Listens to the menu and the keyboard. */
export function takeOrders(): void {
  host.onNotice((notice) => {
    if (notice.type === 'menu') obey(notice.order)
  })
  keys.add({ level: 'orders', passes: true, hear: (event) => give(event, ANYWHERE) })
  keys.add({ level: 'orders', hear: (event) => isAtTable() && give(event, AT_TABLE) })
}

const isAtTable = (): boolean => screen.value === 'game' || screen.value === 'table'

function give(event: KeyboardEvent, orders: readonly MenuOrder[]): boolean {
  const order = orderOf(event, orders)
  if (order) obey(order)
  return order !== undefined
}

/** Some orders have to fetch something first; keys wait for them. */
function obey(order: MenuOrder): void {
  const isDone = keys.expect()
  void Promise.resolve(ORDERS[order]()).finally(isDone)
}
