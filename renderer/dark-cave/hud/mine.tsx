import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import {
  BOOTS_STEPS,
  clanOf,
  employerOf,
  GNOME_STEPS,
  type PlayerView,
  type SeenPlayer,
  speaker,
} from '../../../engine/dark-cave/index.ts'
import { clanCardOf, Emblem, Portrait, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { nameOf } from '../words/speech.ts'

/** Who sits at the screen, or whose turn is watched: face, clan, gold, steps, axes, and the own role while it is held. */
export function Mine({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const who = speaker(view)
  const player = view.seat === null ? view.players.find(({ gnome }) => gnome === who) : view.players[view.seat]
  if (!player) return null
  const { gnome, gold, axes, boots } = player
  const isMine = view.seat !== null
  const clan = clanOf(gnome)
  const steps = GNOME_STEPS + (boots ? BOOTS_STEPS : 0)
  return (
    <section class="mine panel" data-clan={clan} aria-label={nameOf(gnome)}>
      <header>
        <Portrait gnome={gnome} />
        <p class="mine-turn">
          {isMine && who === gnome ? t('hud.yourTurn') : t('hud.turnOf', { gnome: nameOf(who ?? gnome) })}
        </p>
        <h2>{nameOf(gnome)}</h2>
        <p class="mine-clan">
          <Emblem clan={clan} /> {t(`game.clan.${clan}.name`)}
        </p>
        <p class="mine-gold" title={t('hud.gold', { count: gold })}>
          <Sign name="nugget" />
          <b>{gold}</b>
        </p>
      </header>
      <p class="mine-fact" title={t('hud.steps', { count: steps })}>
        <Sign name={boots ? 'boots' : 'step'} />
        <b>{steps}</b>
      </p>
      <p class="mine-fact" title={t('hud.axes', { count: axes.length })}>
        <Sign name="axe" />
        <b>{axes.length}</b>
      </p>
      {isMine && <OwnRole player={player} />}
    </section>
  )
}

/** HS1: the face of the own clan card, only while it is held; nothing of it is in the page before. */
function OwnRole({ player }: { readonly player: SeenPlayer }): JSX.Element | null {
  const [held, hold] = useState(false)
  const { role, gnome } = player
  if (!role) return null
  const clan = clanOf(gnome)
  const show = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    hold(true)
  }
  return (
    <button
      type="button"
      class="own-role"
      aria-pressed={held}
      aria-description={t('hud.role.hint')}
      onPointerDown={() => hold(true)}
      onPointerUp={() => hold(false)}
      onPointerLeave={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onKeyDown={show}
      onKeyUp={() => hold(false)}
      onBlur={() => hold(false)}
    >
      <img src={clanCardOf(held ? `${clan}-${role}` : (`${clan}-back` as 'yellow-loyal'))} alt="" draggable={false} />
      {held ? (
        <output>
          <b>{t(`hud.known.${role}`)}</b>{' '}
          {t('hud.role.works', { for: t(`game.clan.${employerOf({ gnome, role })}.for`) })}
        </output>
      ) : (
        <span>{t('hud.role.hold')}</span>
      )}
    </button>
  )
}
