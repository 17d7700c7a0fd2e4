import { batch, computed, effect, signal } from '@preact/signals'
import { type GameSetup, redNovember } from '../../engine/red-november/index.ts'
import { FAULTS, type Fault, type SaveVersion } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { t } from '../core/language.ts'
import { note, noteFault } from '../core/notices.ts'
import { pauseOpen } from '../red-november/hud/helm.ts'
import { botMindOf, CrewClient } from '../table/bots/client.ts'
import type { Crew } from '../table/crew.ts'
import type { Opened, Outcome, Problem } from '../table/library.ts'
import { Library, understand } from '../table/library.ts'
import { AT_ONCE } from '../table/show/presenting.ts'
import { QUICK } from '../table/summary.ts'
import { Table } from '../table/table.ts'
import { fail } from './trouble.tsx'

export { openRule } from '../shared/rulebook/open.ts'

export type Screen =
  | 'title'
  | 'new'
  | 'game'
  | 'table'
  | 'saves'
  | 'settings'
  | 'statistics'
  | 'credits'
  | 'replay'
  | 'school'

/** Which screen is shown. */
export const screen = signal<Screen>('title')
/** The game screen is there, in front or behind another one. */
export const boatKept = signal(false)
/** The player is giving the save a title. */
export const naming = signal(false)
/** Games are played on the text table instead of the game screen. */
export const asText = signal(false)
/** A person wants a break from the bots. */
export const onBreak = signal(false)
/** Whoever thinks for the bots. */
export const mates = new CrewClient()

/** Bots speak only where somebody listens: not behind a menu, another screen, or the title. */
const heard = computed(
  () => (screen.value === 'game' || screen.value === 'table') && !onBreak.value && !pauseOpen.value && !naming.value,
)

const audience = (): Promise<void> =>
  new Promise((listening) => {
    const stop = effect(() => {
      if (!heard.value) return
      listening()
      queueMicrotask(() => stop())
    })
  })

export const table = new Table(redNovember, host, fail, botMindOf(mates, audience))
export const library = new Library(host)

let wasTroubled = false
table.journal.fault.subscribe((fault) => {
  if (fault) noteFault(fault)
  else if (wasTroubled) note('good', () => t('notice.journalBack'))
  wasTroubled = fault !== null
})

const isFault = (problem: Problem): problem is Fault => FAULTS.some((fault) => fault === problem)

/** Where one only looks something up: the boat stays as it is behind them, and Back leads to what is under them. */
const LOOKED_UP: ReadonlySet<Screen> = new Set<Screen>(['settings', 'saves', 'credits', 'statistics'])
let under: Screen = 'title'

export function show(next: Screen): void {
  if (!LOOKED_UP.has(next)) under = next
  batch(() => {
    boatKept.value = next === 'game' || (boatKept.value && LOOKED_UP.has(next))
    screen.value = next
  })
}

/** To the running game, on the board or as text. */
export function showGame(): void {
  show(asText.value ? 'table' : 'game')
}

/** From the board to the text, or back. */
export function useText(text: boolean): void {
  asText.value = text
  // Text waits for no picture.
  if (text) table.presenter = AT_ONCE
  if (screen.value === 'game' || screen.value === 'table') showGame()
}

/** There is no picture to be had on this machine. */
export function giveUpPicture(error: unknown): void {
  void host.log('warn', `no board: ${String(error)}`)
  useText(true)
  note('bad', () => t('notice.noBoard'))
}

export function nameIt(asking: boolean): void {
  naming.value = asking
}

/** Back from such a screen, to whatever it was opened over. */
export function goBack(): void {
  if (under === 'game' || under === 'table') showGame()
  else show(under)
}

/** A game is about to lie on the table: nothing of it is presented before there is a picture. */
export function awaitPicture(): void {
  if (!asText.value && !boatKept.value) table.awaitPresenter()
}

/** Begins a new game with its opening. */
export async function startGame(title: string, setup: GameSetup, crew: Partial<Crew> = {}): Promise<void> {
  awaitPicture()
  await table.start(title, { setup }, crew)
  showGame()
}

/** The words for what is wrong with a save. */
export const problemText = (problem: Problem): string =>
  isFault(problem) ? t(`fault.${problem}`) : t(`saveError.${problem}`)

/** Tells the player why not; true if all went well. */
export function wentWell<T>(outcome: Outcome<T>): outcome is { readonly ok: true; readonly value: T } {
  if (!outcome.ok) note('bad', () => problemText(outcome.problem))
  return outcome.ok
}

/** Puts a read save on the table and says what was lost on the way. */
export async function play(opened: Opened): Promise<void> {
  awaitPicture()
  await table.lay({ info: opened.info, record: opened.record })
  const { damage } = opened
  if (damage) note('bad', () => t('notice.damage', { count: damage.lostLines }))
  showGame()
}

/** Takes the running game up again where its journal ends. */
export async function resume(): Promise<boolean> {
  const journal = await host.readJournal()
  if (!journal.ok) {
    noteFault(journal.fault)
    return false
  }
  if (journal.value === null) return false
  const opened = understand(journal.value)
  if (!wentWell(opened)) return false
  await play(opened.value)
  return true
}

/** Puts a save of the list on the table. */
export async function load(id: string, version: SaveVersion): Promise<void> {
  const opened = await library.open(id, version)
  if (wentWell(opened)) await play(opened.value)
}

export async function quickSave(): Promise<void> {
  const game = table.game.value
  if (!game) return
  const saved = await library.quickSave(game.info, game.record)
  if (wentWell(saved)) note('good', () => t('notice.quickSaved'))
}

export async function quickLoad(): Promise<void> {
  const opened = await library.open(QUICK)
  if (!opened.ok && opened.problem === 'save/missing') return note('bad', () => t('notice.noQuickSave'))
  if (wentWell(opened)) await play(opened.value)
}

export async function undoMove(): Promise<void> {
  if (table.mayUndo) await table.undo()
  else if (table.game.value) note('bad', () => t('notice.undoRefused'))
}

export const redoMove = (): Promise<void> => table.redo()
