import type { JSX } from 'preact'
import { MAX_INTOXICATION, type SeenGnome } from '../../../engine/red-november/index.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'
import { holdsText } from './choices/holds.ts'
import { Items } from './choices/items.tsx'
import { Badge } from './face.tsx'
import { Leader } from './leader.tsx'
import { statusText } from './mate-words.ts'
import type { ShownGnome } from './shown.ts'

interface Props {
  readonly gnome: SeenGnome
  /** Null while it is only looked at: then there is nothing to press. */
  readonly onClose: (() => void) | null
}

/** All that may be known of a mate: where, when, how drunk, with what; and who leads it. */
export function MateCard({ gnome, onClose }: Props): JSX.Element {
  const { color } = gnome
  // What a look shows, the button of the mate has told already.
  if (!onClose) {
    return (
      <div class="mate-card panel glance" aria-hidden="true">
        <header>
          <Badge gnome={color} />
          <b>{nameOf(color)}</b>
        </header>
        <Known gnome={gnome} />
      </div>
    )
  }
  return (
    <div class="mate-card panel" role="dialog" aria-label={nameOf(color)}>
      <header>
        <Badge gnome={color} />
        <b>{nameOf(color)}</b>
        <button type="button" class="small quiet" onClick={onClose} ref={(button) => button?.focus()}>
          {t('hud.close')}
        </button>
      </header>
      <Known gnome={gnome} />
      <Leader gnome={color} />
    </div>
  )
}

function Known({ gnome }: { readonly gnome: ShownGnome }): JSX.Element {
  const { room, minute, hand, status, fainted, intoxication, isComing } = gnome
  const isUp = status === 'alive' && !fainted && !isComing
  const place = t(`game.place.${placeKey(room)}.name`)
  const parts = [
    isUp ? t('hud.standsAt', { place, minute }) : statusText(gnome),
    t('hud.drunk', { level: intoxication, most: MAX_INTOXICATION }),
  ]
  return (
    <>
      <p>{parts.join(' · ')}</p>
      {hand && hand.length > 0 ? <Items hand={hand} /> : <p>{holdsText(gnome)}</p>}
    </>
  )
}
