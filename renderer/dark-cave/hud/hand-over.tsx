import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { clanOf, type GnomeId, speaker } from '../../../engine/dark-cave/index.ts'
import { ClanFace } from '../pictures/clan-face.tsx'
import { Sign } from '../pictures/signs.tsx'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../words/speech.ts'
import { useHold } from './hold.ts'
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
      <h1>
        <small>{t('hud.curtain.to')}</small> {name}
      </h1>
      <p>{t('hud.curtain.others')}</p>
      <div class="curtain-pair">
        <img class="curtain-gnome" src={`./cave/miners/${gnome}.svg`} alt="" draggable={false} />
        <Role gnome={gnome} settled={settled} />
      </div>
      <button ref={button} type="button" class="wood lit" disabled={!settled} onClick={() => void table.openCurtain()}>
        {t('hud.curtain.open', { gnome: name })} <kbd>{t('show.controls.enter')}</kbd>
      </button>
    </section>
  )
}

/** The clan card of who was called: its colour is public, its face is there only while it is held. */
function Role({ gnome, settled }: { readonly gnome: GnomeId; readonly settled: boolean }): JSX.Element {
  const { held, ears } = useHold()
  const role = held ? table.viewOfSpeaker()?.players.find((player) => player.gnome === gnome)?.role : null
  return (
    <button type="button" class="curtain-role" aria-pressed={held} disabled={!settled} {...ears}>
      <ClanFace clan={clanOf(gnome)} face={role ?? null} />
      <span class="wood">
        <Sign name="eye" /> {t(held ? 'show.curtain.letGo' : 'show.curtain.hold')}
      </span>
    </button>
  )
}
