import type { JSX } from 'preact'
import { clanOf, type DarkCave, viewFor } from '../../../engine/dark-cave/index.ts'
import type { CompanyProps } from '../../shared/projection.ts'
import { Emblem, Portrait, pictureOf, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { namesIn } from '../words/narrator.ts'
import { cardName } from '../words/phrases.ts'
import '../styles/replay.css'

/** Below the board of a replay: who has what, as far as the reader may know it. */
export function Company({ game, eyes, seen, moment }: CompanyProps<DarkCave>): JSX.Element {
  const names = namesIn(game)
  const { passage, upTo } = seen
  // Hands change with the command; there is none in the middle of it.
  const state = upTo === passage.events.length ? passage.after : passage.before
  return (
    <ul class="miners">
      {state.players.map((player, seat) => {
        const { gnome, gold } = player
        const seenPlayer = viewFor(state, eyes === 'everybody' ? seat : eyes).players[seat]
        return (
          <li key={gnome} class={gnome === moment.player ? 'active' : ''}>
            <Portrait gnome={gnome} />
            <b>{names(gnome)}</b>
            <span class="minute" title={t('hud.gold', { count: gold })}>
              <Sign name="nugget" /> {gold}
            </span>
            <small>
              <Emblem clan={clanOf(gnome)} /> {seenPlayer?.role ? `${t(`hud.known.${seenPlayer.role}`)} · ` : ''}
              {t('hud.cards', { count: player.hand.length })}
            </small>
            {seenPlayer?.hand && (
              <span class="held">
                {seenPlayer.hand.map((card, at) => (
                  <img key={`${card} ${at}`} src={pictureOf(card)} alt={cardName(card, t)} draggable={false} />
                ))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
