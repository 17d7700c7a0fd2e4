import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { askedInOrder } from '../choices/answers.ts'
import { Portrait } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { questionWords } from '../words/phase-words.ts'
import { nameOf, speech } from '../words/speech.ts'

/** In letters: more do not fit into a line. */
const LONG = 10

/** Beside the sign with the question: who is asked in which order, and what the answers mean. */
export function Question({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const asked = questionWords(view, speech())
  if (!asked) return null
  const row = askedInOrder(view)
  return (
    <div class="ask question">
      <h2>{row.length > 0 ? t('hud.order.heading') : asked.name}</h2>
      {row.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <section class="asked-scroll" tabIndex={0} aria-label={t('hud.order.heading')}>
          <ol class="asked-row">
            {row.map(([gnome, state]) => (
              <li key={gnome} data-state={state} aria-current={state === 'now' ? 'true' : undefined}>
                <Portrait gnome={gnome} />
                <b data-long={nameOf(gnome).length > LONG}>{nameOf(gnome)}</b>
                <span>{t(`hud.order.${state}`)}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : (
        <p>{asked.answers}</p>
      )}
    </div>
  )
}
