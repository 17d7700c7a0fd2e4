import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { useEscape } from '../../ui/layer.ts'
import { t } from '../words/index.ts'
import { privateNotes } from '../words/private-notes.ts'
import { nameOf, speech } from '../words/speech.ts'
import { readingNotes } from './helm.ts'

/** HS1: the paper of who sits at the screen. It is there only while it is read. */
export function Notes({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const player = view.seat === null ? null : view.players[view.seat]
  return readingNotes.value && player ? <Paper view={view} name={nameOf(player.gnome)} /> : null
}

function Paper({ view, name }: { readonly view: PlayerView; readonly name: string }): JSX.Element {
  useEscape(close, 'popover')
  const lines = privateNotes(view, speech())
  return (
    <section class="notes-paper" role="dialog" aria-label={t('notes.heading', { gnome: name })}>
      <h2>{t('notes.heading', { gnome: name })}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button type="button" onClick={close}>
        {t('hud.cancel')}
      </button>
    </section>
  )
}

function close(): void {
  readingNotes.value = false
}
