import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type GnomeId, speaker } from '../../../engine/dark-cave/index.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../words/speech.ts'
import '../styles/wood.css'
import '../styles/curtain.css'

/** Milliseconds before the plank can be pressed: a stray Enter of the last player opens nothing. */
const SETTLES_IN = 400

/** HS2: the lantern goes to the next person. Nothing private is in the page while it hangs there. */
export function HandOver(): JSX.Element | null {
  const who = table.view.value && speaker(table.view.value)
  return who && <Curtain key={who} gnome={who} />
}

function Curtain({ gnome }: { readonly gnome: GnomeId }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  const [settled, settle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(true), SETTLES_IN)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    if (settled) button.current?.focus()
  }, [settled])
  const name = nameOf(gnome)
  return (
    <section class="cave-curtain cave-scene" data-gnome={gnome}>
      <img class="scene" src="./cave/scenes/curtain.webp" alt="" draggable={false} />
      <img class="curtain-gnome" src={`./cave/miners/${gnome}.svg`} alt="" draggable={false} />
      <h1>
        <small>{t('hud.curtain.to')}</small> {name}
      </h1>
      <p>{t('hud.curtain.others')}</p>
      <button ref={button} type="button" class="wood lit" disabled={!settled} onClick={() => void table.openCurtain()}>
        {t('hud.curtain.open', { gnome: name })}
      </button>
      <p class="curtain-key">
        {t('hud.curtain.key')} <kbd>{t('show.controls.enter')}</kbd>
      </p>
    </section>
  )
}
