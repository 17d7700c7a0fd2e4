import { host } from '../core/host.ts'
import { t } from '../core/language.ts'
import { note, noteFault } from '../core/notices.ts'
import { offers } from '../shared/current.ts'

/** The error and the running games; the host adds versions and log. */
export async function report(error: string): Promise<void> {
  const games = await Promise.all(offers.value.map(({ name, journal }) => inJournal(name, journal)))
  const written = await host.writeReport([error, ...games].join('\n\n----\n\n'))
  if (written.ok) note('good', () => t('notice.report', { file: written.value }))
  else noteFault(written.fault)
}

async function inJournal(name: string, id: string): Promise<string> {
  const journal = await host.readJournal(id)
  return `Save of ${name}\n${journal.ok ? (journal.value ?? '(no game)') : `(${journal.fault})`}`
}
