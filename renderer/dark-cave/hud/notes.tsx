import type { JSX } from 'preact'
import { type GnomeId, type PlayerView, ROLES } from '../../../engine/dark-cave/index.ts'
import { useEscape } from '../../ui/layer.ts'
import { Portrait } from '../pictures/signs.tsx'
import { guess, guessesOf } from '../run/guesses.ts'
import { t } from '../words/index.ts'
import { privateNotes } from '../words/private-notes.ts'
import { nameOf, speech } from '../words/speech.ts'
import { readingNotes } from './helm.ts'
import { Reckoning } from './reckoning.tsx'
import '../styles/notes.css'

/** HS1: the paper of who sits at the screen. It is there only while it is read. */
export function Notes({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const player = view.seat === null ? null : view.players[view.seat]
  return readingNotes.value && player ? <Paper view={view} own={player.gnome} /> : null
}

function Paper({ view, own }: { readonly view: PlayerView; readonly own: GnomeId }): JSX.Element {
  useEscape(close, 'popover')
  const heading = t('notes.heading', { gnome: nameOf(own) })
  const lines = privateNotes(view, speech())
  return (
    <section class="notes-paper" role="dialog" aria-label={heading}>
      <header>
        <h2>{heading}</h2>
        <button type="button" aria-label={t('hud.cancel')} onClick={close}>
          ✕
        </button>
      </header>
      <div>
        <ul class="notes-known">
          {lines.length === 0 && <li>{t('notes.none')}</li>}
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Suspects view={view} own={own} />
      </div>
      <Reckoning view={view} />
    </section>
  )
}

/** What one thinks of the others: nobody else ever sees it. */
function Suspects({ view, own }: { readonly view: PlayerView; readonly own: GnomeId }): JSX.Element {
  const mine = guessesOf(own)
  const others = view.players.filter(({ gnome, role }) => gnome !== own && role === null)
  return (
    <ul class="suspects">
      {others.map(({ gnome }) => (
        <li key={gnome}>
          <Portrait gnome={gnome} />
          <b>{nameOf(gnome)}</b>
          <fieldset aria-label={t('notes.about', { gnome: nameOf(gnome) })}>
            {[null, ...ROLES].map((role) => (
              <button
                key={role}
                type="button"
                data-role={role}
                aria-pressed={(mine[gnome] ?? null) === role}
                onClick={() => void guess(own, gnome, role)}
              >
                {t(`notes.guess.${role ?? 'unsure'}`)}
              </button>
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  )
}

function close(): void {
  readingNotes.value = false
}
