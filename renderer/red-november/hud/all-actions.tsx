import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { useDeskFocus } from '../../ui/focus.ts'
import { t } from '../words/index.ts'
import { intentFor } from './action-bar.tsx'
import { BoatGlyph } from './boat-glyph.tsx'
import { pick, refused } from './helm.ts'
import { type Offer, offers } from './offers.ts'

/** Every action of the game; what cannot be done now says why when it is tried. */
export function AllActions({ view }: { readonly view: PlayerView }): JSX.Element {
  const desk = useDeskFocus('all')
  const press = (offer: Offer): void => {
    if (offer.refused) refused.value = offer.refused
    else pick(intentFor(view, offer))
  }
  return (
    <section ref={desk} class="desk-panel all" aria-label={t('hud.allActions')}>
      <ul class="choices">
        {offers(view).map((offer) => (
          <li key={offer.action}>
            <button
              type="button"
              class="small"
              data-action={offer.action}
              aria-disabled={offer.refused !== null}
              title={offer.refused ? t(`game.refusal.${offer.refused.code}`) : t(`game.action.${offer.action}.text`)}
              onClick={() => press(offer)}
            >
              <BoatGlyph name={offer.action} /> {t(`game.action.${offer.action}.name`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
