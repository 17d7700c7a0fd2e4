import type { GameTypes } from '../../../engine/shared/game.ts'
import { gameIdOf } from '../../../engine/shared/save.ts'
import type { SaveVersion } from '../../../preload/contract.ts'
import { note } from '../../core/notices.ts'
import type { Outcome } from '../../table/library.ts'
import { type Opened, wentWell } from '../../table/running.ts'
import { frontUi, putInFront, t, uiOf } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { watch } from '../replay/afterwards.ts'

/** A save that was read, and the game it is of. */
export interface Found {
  readonly its: AnyGameUi
  readonly save: Opened<GameTypes>
}

/** Reads a save by the rules of the game that its first line names. Where none does, the game in front says what is wrong. */
export async function readAny(text: string): Promise<Outcome<Found>> {
  const id = gameIdOf(text)
  const its = id === null ? await frontUi() : await uiOf(id)
  if (!its) return { ok: false, problem: 'save/foreign' }
  const opened = its.running.understand(text)
  return opened.ok ? { ok: true, value: { its, save: opened.value } } : opened
}

/** Brings a save on the table of its game, and that game in front. */
export async function play({ its, save }: Found): Promise<void> {
  putInFront(its)
  await its.running.play(save)
}

/** Puts a save of the list on the table. */
export async function load(id: string, version: SaveVersion = 'current'): Promise<void> {
  const found = await findSave(id, version)
  if (wentWell(found)) await play(found.value)
}

/** Shows a save of the list as a replay. */
export async function watchSave(id: string): Promise<void> {
  const found = await findSave(id)
  if (!wentWell(found)) return
  const { its, save } = found.value
  putInFront(its)
  watch({ info: save.info, record: save.record })
}

/** The last quick save of the game in front. */
export async function quickLoad(): Promise<void> {
  const text = await (await frontUi()).running.readQuick()
  if (!text.ok && text.problem === 'save/missing') return note('bad', () => t('notice.noQuickSave'))
  const found = text.ok ? await readAny(text.value) : text
  if (wentWell(found)) await play(found.value)
}

/** Reads a save of the list. */
export async function findSave(id: string, version: SaveVersion = 'current'): Promise<Outcome<Found>> {
  const text = await (await frontUi()).running.library.read(id, version)
  return text.ok ? readAny(text.value) : text
}
