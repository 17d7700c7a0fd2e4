import { signal } from '@preact/signals'
import { canUndo } from '../engine/red-november/index.ts'
import { FAULTS, type Fault, type SaveVersion } from '../preload/contract.ts'
import { host } from './host.ts'
import { t } from './i18n/index.ts'
import { note, noteFault } from './notices.ts'
import type { Opened, Outcome, Problem } from './saves/library.ts'
import { Library, understand } from './saves/library.ts'
import { QUICK } from './saves/summary.ts'
import { Table } from './table/table.ts'
import { fail } from './trouble.tsx'

export type Screen = 'title' | 'new' | 'table' | 'saves' | 'settings'

/** Which screen is shown. */
export const screen = signal<Screen>('title')
/** The player is giving the save a title. */
export const naming = signal(false)
/** The table shows the board instead of text. */
export const boardShown = signal(false)
export const table = new Table(host, fail)
export const library = new Library(host)

let wasTroubled = false
table.journal.fault.subscribe((fault) => {
  if (fault) noteFault(fault)
  else if (wasTroubled) note('good', () => t('notice.journalBack'))
  wasTroubled = fault !== null
})

const isFault = (problem: Problem): problem is Fault => FAULTS.some((fault) => fault === problem)

export function show(next: Screen): void {
  screen.value = next
}

export function showBoard(shown: boolean): void {
  boardShown.value = shown
}

export function nameIt(asking: boolean): void {
  naming.value = asking
}

/** Back from saves or settings: to the game, if there is one. */
export function goBack(): void {
  show(table.game.value ? 'table' : 'title')
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
  await table.lay({ info: opened.info, record: opened.record })
  const { damage } = opened
  if (damage) note('bad', () => t('notice.damage', { count: damage.lostLines }))
  show('table')
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
  const game = table.game.value
  if (game && canUndo(game.record)) await table.undo()
  else if (game) note('bad', () => t('notice.undoRefused'))
}
