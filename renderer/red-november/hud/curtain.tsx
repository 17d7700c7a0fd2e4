import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Color } from '../../../engine/red-november/index.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { t } from '../words/index.ts'
import { CurtainSea, Porthole } from './curtain-sea.tsx'

interface Props {
  /** The gnome whose player comes to the screen. */
  readonly gnome: Color
  readonly name: string
  /** All gnomes that this person leads, where they are several. */
  readonly leads?: readonly string[]
  readonly onOpen: () => void
}

/** Milliseconds before the button can be pressed: a stray Enter of the last player opens nothing. */
const SETTLES_IN = 400

/**
 * O2, O6: hides the game until the right person sits there. It looks the same and takes as long whatever the reason
 * was, so that neither tells what somebody holds or has chosen.
 */
export function Curtain({ gnome, name, leads = [], onOpen }: Props): JSX.Element {
  const [settled, settle] = useState(false)
  const button = useFirstFocus<HTMLButtonElement>(settled)
  useEffect(() => {
    const timer = setTimeout(() => settle(true), SETTLES_IN)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main class="curtain" data-gnome={gnome}>
      <CurtainSea />
      <Porthole gnome={gnome} />
      <div class="curtain-words">
        <h1>
          {t('show.curtain.pass', { gnome: name })} <span>({t(`game.gnome.${gnome}.adjective`)})</span>
        </h1>
        {leads.length > 0 && <p class="curtain-leads">{t('hud.leads', { gnomes: leads.join(', ') })}</p>}
        <p>{t('show.curtain.others')}</p>
        <button type="button" class="primary" ref={button} disabled={!settled} onClick={onOpen}>
          <img class="curtain-badge" src={`./badges/${gnome}.svg`} alt="" />
          {t('show.curtain.open', { gnome: name })}
        </button>
        <p class="curtain-key">
          {t('show.curtain.key')} <kbd>{t('show.controls.enter')}</kbd>
        </p>
      </div>
    </main>
  )
}
