import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { Emblem } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { speech } from '../words/speech.ts'
import { endWords, insideOf, omensIn, omenWords } from './omens.ts'

/** Beside the deck, as soon as the end is near: who is still inside, and what tells of the end. */
export function NearEnd({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const omens = omensIn(view)
  const newest = omens.at(-1)
  if (!newest) return null
  return (
    <section class="near-end panel" aria-label={t('hud.omen.heading')} title={endWords(omens, { t }).join(' ')}>
      <p class="near-inside">
        {t('hud.omen.inside')}
        {insideOf(view).map(([clan, count]) => (
          <b key={clan} title={t(`game.clan.${clan}.name`)}>
            <Emblem clan={clan} /> {count}
          </b>
        ))}
      </p>
      <p>{omenWords(newest, speech())}</p>
    </section>
  )
}
