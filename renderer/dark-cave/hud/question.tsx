import type { JSX } from 'preact'
import type { GnomeId, PlayerView } from '../../../engine/dark-cave/index.ts'
import { type Asked, askedInOrder } from '../choices/answers.ts'
import { Portrait } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { questionWords } from '../words/phase-words.ts'
import { nameOf, speech } from '../words/speech.ts'

/** How far somebody's answer has come, at a glance. */
const MARKS: Readonly<Record<Asked, string>> = { from: '!', answered: '✓', now: '?', next: '…', axeless: '–' }

/** Who is asked now, and who will be. */
function inWords(row: readonly (readonly [GnomeId, Asked])[]): string {
  const named = (wanted: Asked): readonly string[] =>
    row.flatMap(([gnome, state]) => (state === wanted ? [nameOf(gnome)] : []))
  const next = named('next').join(', ')
  return [
    t('hud.order.sentence', { gnome: named('now').join(', ') }),
    ...(next ? [t('hud.order.later', { gnomes: next })] : []),
  ].join(' ')
}

/** Beside the sign with the question: who is asked in which order, and what the answers mean. */
export function Question({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const asked = questionWords(view, speech())
  if (!asked) return null
  const row = askedInOrder(view)
  return (
    <div class="ask question">
      <h2>{row.length > 0 ? t('hud.order.heading') : asked.name}</h2>
      {row.length > 0 ? (
        <>
          <ol class="asked-row">
            {row.map(([gnome, state]) => (
              <li
                key={gnome}
                data-state={state}
                aria-current={state === 'now' ? 'true' : undefined}
                title={t('pair', { what: nameOf(gnome), which: t(`hud.order.${state}`) })}
              >
                <Portrait gnome={gnome} />
                <span class="unseen">
                  {nameOf(gnome)}: {t(`hud.order.${state}`)}
                </span>
                <i aria-hidden="true">{MARKS[state]}</i>
              </li>
            ))}
          </ol>
          <p class="caption">{inWords(row)}</p>
        </>
      ) : (
        <p>{asked.answers}</p>
      )}
    </div>
  )
}
