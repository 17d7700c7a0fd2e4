import type { JSX } from 'preact'
import { AUTOSAVE } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { t } from '../core/language.ts'
import { note, noteFault } from '../core/notices.ts'
import { Notes } from '../ui/notes.tsx'

interface Props {
  /** What went wrong, in the words of the program; only the report gets it. */
  readonly error: string
  /** The page fell several times in a row. */
  readonly again: boolean
}

const focus = (button: HTMLButtonElement | null): void => button?.focus()

/** Shown instead of everything else when the page has failed. It uses as little of the program as it can. */
export function Crash({ error, again }: Props): JSX.Element {
  return (
    <main class="crash">
      <section class="panel">
        <h1>{t('crash.heading')}</h1>
        <p>{t('crash.text')}</p>
        {again && <p>{t('crash.again')}</p>}
        <nav class="menu">
          <button ref={focus} type="button" class="primary" onClick={() => location.replace('?continue')}>
            {t('crash.continue')}
          </button>
          <button type="button" onClick={() => void report(error)}>
            {t('crash.report')}
          </button>
          <button type="button" onClick={() => location.replace('?')}>
            {t('crash.title')}
          </button>
        </nav>
      </section>
      <Notes />
    </main>
  )
}

/** The error and the running game; the host adds versions and log. */
export async function report(error: string): Promise<void> {
  const journal = await host.readJournal(AUTOSAVE)
  const save = journal.ok ? (journal.value ?? '(no game)') : `(${journal.fault})`
  const written = await host.writeReport([error, `Save\n${save}`].join('\n\n----\n\n'))
  if (written.ok) note('good', () => t('notice.report', { file: written.value }))
  else noteFault(written.fault)
}
