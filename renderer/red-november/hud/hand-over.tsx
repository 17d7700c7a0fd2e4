import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { type Color, type ItemId, type PlayerView, seatOf, speaker } from '../../../engine/red-november/index.ts'
import { settings } from '../../core/settings.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { nameOf } from '../run/names.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { ItemName } from './choices/item-name.tsx'
import { Curtain } from './curtain.tsx'
import { drawnLast } from './keepsake.ts'
import '../styles/curtain.css'

/** The curtain before whoever has to speak. */
export function HandOver(): JSX.Element | null {
  const view = table.view.value
  const who = view && speaker(view)
  return who && <Between key={who} view={view} who={who} />
}

/** Where nothing was shown, whoever leaves looks at what is new in the hand; then the curtain falls. */
function Between({ view, who }: { readonly view: PlayerView; readonly who: Color }): JSX.Element {
  const [isSeen, see] = useState(false)
  const holder = table.session.value.holder
  const drawn = useMemo(() => (holder === null ? [] : drawnLast(table.told(), holder)), [holder])
  const leaving = view.gnomes.find(({ color }) => seatOf(view, color) === holder)
  if (!isSeen && leaving && drawn.length > 0 && settings.value.animationSpeed === 'instant') {
    return <Keepsake name={nameOf(leaving.color)} items={drawn} onDone={() => see(true)} />
  }
  const led = view.gnomes.filter(({ color }) => seatOf(view, color) === seatOf(view, who))
  const leads = led.length > 1 ? led.map(({ color }) => nameOf(color)) : []
  return <Curtain gnome={who} name={nameOf(who)} leads={leads} onOpen={() => void table.openCurtain()} />
}

interface KeepsakeProps {
  readonly name: string
  readonly items: readonly ItemId[]
  readonly onDone: () => void
}

/** O6: only whoever drew them is still in front of the screen. */
function Keepsake({ name, items, onDone }: KeepsakeProps): JSX.Element {
  const button = useFirstFocus<HTMLButtonElement>(true)
  return (
    <main class="keepsake">
      <h1>{t('hud.keepsake.heading', { gnome: name })}</h1>
      <ul>
        {items.map((item, at) => (
          <li key={at} data-item={item}>
            <img src={`./cards/item-${item}.svg`} alt="" />
            <ItemName class="keepsake-name" item={item} />
          </li>
        ))}
      </ul>
      <button type="button" class="primary" ref={button} onClick={onDone}>
        {t('hud.keepsake.done')}
      </button>
    </main>
  )
}
