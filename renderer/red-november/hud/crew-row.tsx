import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Color, PlayerView, SeenGnome } from '../../../engine/red-november/index.ts'
import { longestWord } from '../../ui/phrases.ts'
import { usePopover } from '../../ui/popover.ts'
import { nameOf, names } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { Face, moodOf } from './face.tsx'
import { glancedAt, metGnome } from './helm.ts'
import { MateCard } from './mate-card.tsx'
import { placeText, spokenMate } from './mate-words.ts'

/** The others in the order in which they will move; a look opens what may be known of each, a click keeps it open. */
export function CrewRow({ view, who }: { readonly view: PlayerView; readonly who: Color }): JSX.Element {
  const { gnomes } = view
  const others = gnomes.filter(({ color }) => color !== who).toSorted(byTurn(view))
  const place = useRef<HTMLElement>(null)
  usePopover(place, closeCard, metGnome.value !== null)
  const open = metGnome.value ?? glancedAt.value
  const shown = gnomes.find(({ color }) => color === open)
  return (
    <section ref={place} class="crew" data-count={others.length} aria-label={t('hud.crew')}>
      {others.map((gnome) => (
        <Mate key={gnome.color} gnome={gnome} rooms={view.rooms} />
      ))}
      {shown && <MateCard key={shown.color} gnome={shown} onClose={metGnome.value ? closeCard : null} />}
    </section>
  )
}

interface MateProps {
  readonly gnome: SeenGnome
  readonly rooms: PlayerView['rooms']
}

/** Face, minute, place or what befell it, how drunk, how many items. */
function Mate({ gnome, rooms }: MateProps): JSX.Element {
  const { color, status, minute, fainted, intoxication, handSize } = gnome
  const open = metGnome.value === color
  const name = nameOf(color)
  const place = placeText(gnome)
  return (
    <button
      type="button"
      class={`mate ${status}`}
      style={`--gnome: var(--g-${color}); --letters: ${name.length}; --longest: ${longestWord(place)}`}
      data-gnome={color}
      aria-expanded={open}
      aria-label={spokenMate(gnome, names.value)}
      onClick={() => meet(open ? null : color)}
      onPointerEnter={() => glance(color)}
      onPointerLeave={() => glance(null)}
      onFocus={() => glance(color)}
      onBlur={() => glance(null)}
    >
      <Face gnome={color} mood={moodOf(gnome, rooms)} />
      <span class="mate-name">{name}</span>
      <b class="minute">{status === 'alive' ? minute : '–'}</b>
      <span class={fainted || status !== 'alive' ? 'status low' : 'status'}>
        {fainted && <BoatGlyph name="faint" />}
        {place}
      </span>
      <span class="has">
        {intoxication > 0 && (
          <span class="bottle-sign">
            <BoatGlyph name="grog" />
            {intoxication}
          </span>
        )}
        {handSize > 0 && (
          <span class="item-sign">
            <BoatGlyph name="item" />
            {handSize}
          </span>
        )}
      </span>
    </button>
  )
}

function meet(gnome: Color | null): void {
  metGnome.value = gnome
}

function glance(gnome: Color | null): void {
  glancedAt.value = gnome
}

function closeCard(): void {
  meet(null)
  glance(null)
}

const byTurn = (view: PlayerView) => {
  const place = ({ color, status }: SeenGnome): number =>
    status === 'alive' ? view.stack.indexOf(color) : view.stack.length
  return (a: SeenGnome, b: SeenGnome): number => b.minute - a.minute || place(a) - place(b)
}
