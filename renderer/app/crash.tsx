import type { JSX } from 'preact'
import { t } from '../core/language.ts'
import { loadAnew } from '../core/load-anew.ts'
import { Notes } from '../ui/notes.tsx'
import { report } from './report.ts'

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
          <button ref={focus} type="button" class="primary" onClick={() => void loadAnew('?continue')}>
            {t('crash.continue')}
          </button>
          <button type="button" onClick={() => void report(error)}>
            {t('crash.report')}
          </button>
          <button type="button" onClick={() => void loadAnew('?')}>
            {t('crash.title')}
          </button>
        </nav>
      </section>
      <Notes />
    </main>
  )
}
