import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Color, PlayerView, SeenGnome } from '../../../engine/red-november/index.ts'
import { usePopover } from '../../ui/popover.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { itemNames, placeKey } from '../words/phrases.ts'
import { Badge, Face, moodOf } from './face.tsx'
import { metGnome } from './helm.ts'
import { Leader } from './leader.tsx'

/** The others in the order in which they will move; each opens to what may be known of it. */
export function CrewRow({ view, who }: { readonly view: PlayerView; readonly who: Color }): JSX.Element {
  const { gnomes } = view
  const others = gnomes.filter(({ color }) => color !== who).toSorted(byTurn(view))
  const open = metGnome.value
  const place = useRef<HTMLElement>(null)
  usePopover(place, closeCard, open !== null)
  const shown = gnomes.find(({ color }) => color === open)
  return (
    <section ref={place} class="crew" data-count={others.length} aria-label={t('hud.crew')}>
      {others.map((gnome) => (
        <button
          key={gnome.color}
          type="button"
          class={`mate ${gnome.status}`}
          style={`--gnome: var(--g-${gnome.color})`}
          aria-expanded={open === gnome.color}
          aria-label={`${nameOf(gnome.color)}: ${minuteText(gnome)}, ${statusText(gnome)}`}
          onClick={() => meet(open === gnome.color ? null : gnome.color)}
        >
          <Face gnome={gnome.color} mood={moodOf(gnome, view.rooms)} />
          <b class="minute">{gnome.status === 'alive' ? gnome.minute : '–'}</b>
          <span class="status">{statusText(gnome)}</span>
        </button>
      ))}
      {shown && <Mate gnome={shown} onClose={closeCard} />}
    </section>
  )
}

function meet(gnome: Color | null): void {
  metGnome.value = gnome
}

const closeCard = (): void => meet(null)

const byTurn = (view: PlayerView) => {
  const place = ({ color, status }: SeenGnome): number =>
    status === 'alive' ? view.stack.indexOf(color) : view.stack.length
  return (a: SeenGnome, b: SeenGnome): number => b.minute - a.minute || place(a) - place(b)
}

const minuteText = ({ minute }: SeenGnome): string => t('game.count.minutes', { count: minute })

/** What matters most about a gnome, in a word or two. */
function statusText(gnome: SeenGnome): string {
  if (gnome.status === 'dead') return t('hud.dead')
  if (gnome.status === 'deserted') return t('hud.deserted')
  if (gnome.fainted) return t('hud.fainted')
  if (gnome.minute === 0) return t('hud.rescued')
  return t(`game.place.${placeKey(gnome.room)}.short`)
}

function Mate({ gnome, onClose }: { readonly gnome: SeenGnome; readonly onClose: () => void }): JSX.Element {
  const { color, hand, handSize, intoxication, status } = gnome
  return (
    <div class="mate-card panel" role="dialog" aria-label={nameOf(color)}>
      <header>
        <Badge gnome={color} />
        <b>{nameOf(color)}</b>
        <button type="button" class="small quiet" onClick={onClose} ref={(button) => button?.focus()}>
          {t('hud.close')}
        </button>
      </header>
      <p>{status === 'alive' ? t(`game.place.${placeKey(gnome.room)}.name`) : statusText(gnome)}</p>
      <p>{t('hud.drunk', { level: intoxication, most: 4 })}</p>
      <p>
        {hand ? (hand.length > 0 ? itemNames(hand, t) : t('hud.emptyHand')) : t('hud.hiddenHand', { count: handSize })}
      </p>
      <Leader gnome={color} />
    </div>
  )
}
