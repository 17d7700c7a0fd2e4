import type { JSX } from 'preact'
import { BOOTS_STEPS, clanOf, GNOME_STEPS, type PlayerView, type SeenPlayer } from '../../../engine/dark-cave/index.ts'
import { ClanFace } from '../pictures/clan-face.tsx'
import { Emblem, Portrait, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { nameOf } from '../words/speech.ts'
import { useHold } from './hold.ts'
import { ownTurn } from './own-turn.ts'

/** In letters: more do not fit into a line. */
const LONG = 18

/** Who sits at the screen, or whose turn is watched: face, clan, gold, steps, axes, and the own role while it is held. */
export function Mine({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const active = view.turn?.active
  const player = view.seat === null ? view.players.find(({ gnome }) => gnome === active) : view.players[view.seat]
  if (!player) return null
  const { gnome, gold, axes, boots } = player
  const isMine = view.seat !== null
  const clan = clanOf(gnome)
  const turn = isMine ? t(`hud.${ownTurn(view, player)}`) : t('hud.turnOf', { gnome: nameOf(gnome) })
  const isOut = player.at === null
  const steps = GNOME_STEPS + (boots ? BOOTS_STEPS : 0)
  return (
    <section class="mine panel" data-clan={clan} aria-label={nameOf(gnome)}>
      <header>
        <Portrait gnome={gnome} />
        <p class="mine-turn" data-long={turn.length > LONG} data-tip={isOut ? t('hud.play.outside') : undefined}>
          {turn}
        </p>
        <h2>{nameOf(gnome)}</h2>
        <p class="mine-clan">
          <Emblem clan={clan} /> {t(`game.clan.${clan}.name`)}
        </p>
        <p class="mine-gold" title={t('hud.gold', { count: gold })}>
          <Sign name="nugget" />
          <b>{gold}</b>
          <small>{t('hud.goldWord')}</small>
        </p>
      </header>
      <p class="mine-fact" data-tip={t('hud.stepsAbout')}>
        <Sign name={boots ? 'boots' : 'step'} />
        {isOut ? t('hud.state.left') : t('hud.stepsEach', { count: steps })}
      </p>
      <p class="mine-fact" data-tip={t('game.action.axe.effect')}>
        <Sign name="axe" />
        {t('hud.axes', { count: axes.length })}
      </p>
      {isMine && <OwnRole player={player} />}
    </section>
  )
}

/** HS1: the face of the own clan card, only while it is held; nothing of it is in the page before. */
function OwnRole({ player }: { readonly player: SeenPlayer }): JSX.Element | null {
  const { held, ears } = useHold()
  const { role, gnome } = player
  if (!role) return null
  const clan = clanOf(gnome)
  return (
    <>
      <button type="button" class="own-role" aria-pressed={held} aria-description={t('hud.role.hint')} {...ears}>
        <ClanFace clan={clan} face={null} />
        <span>
          {t('hud.role.hold')} <small>{t('hud.role.press')}</small>
        </span>
      </button>
      {/* Beside the button: what lifts under the mouse would keep the face inside itself, and the panel would cut it. */}
      {held && (
        <output class="own-face">
          <ClanFace clan={clan} face={role} />
        </output>
      )}
    </>
  )
}
