import { goesOn } from '../../preload/journal-text.ts'
import { host } from '../core/host.ts'
import { t } from '../core/language.ts'
import { note, noteFault } from '../core/notices.ts'

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
  // A start without a file does without them.
  const [{ load, play, readAny }, { wentWell }] = await Promise.all([
    import('../shared/saves/opening.ts'),
    import('../table/running.ts'),
  ])
  const opened = await readAny(file.value)
  if (!wentWell(opened)) return
  const { its, save } = opened.value
  const journal = its.running.table.journal.id
  const before = await host.readJournal(journal)
  await play(opened.value)
  const now = await host.readJournal(journal)
  const replaced = before.ok && before.value !== null && now.ok && !goesOn(before.value, now.value ?? '')
  const back = { label: () => t('notice.gameBefore'), press: () => void load(journal, 'old') }
  note('good', () => t('notice.opened', { title: save.info.title }), replaced ? back : null)
}
