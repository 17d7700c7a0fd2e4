import { AUTOSAVE } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { t } from '../core/language.ts'
import { note, noteFault } from '../core/notices.ts'
import { running } from '../red-november/run/running.ts'
import { wentWell } from '../table/running.ts'

/** A save that was opened from outside comes on the table: the one that started the game, and any that follow. */
export async function openHandedFiles(): Promise<void> {
  host.onNotice((notice) => {
    if (notice.type === 'file') void open()
  })
  await open()
}

/** The file itself stays as it is; the journal carries the game on, and keeps the one before as its older version. */
async function open(): Promise<void> {
  const file = await host.takeHandedFile()
  if (!file.ok) return noteFault(file.fault)
  if (file.value === null) return
  const opened = running.understand(file.value)
  if (!wentWell(opened)) return
  const before = await host.readJournal(AUTOSAVE)
  await running.play(opened.value)
  const now = await host.readJournal(AUTOSAVE)
  const replaced = before.ok && before.value !== null && now.ok && before.value !== now.value
  const back = { label: () => t('notice.gameBefore'), press: () => void running.load(AUTOSAVE, 'old') }
  note('good', () => t('notice.opened', { title: opened.value.info.title }), replaced ? back : null)
}
