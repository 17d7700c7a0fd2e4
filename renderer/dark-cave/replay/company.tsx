import type { JSX } from 'preact'
import { clanOf, type DarkCave, viewFor } from '../../../engine/dark-cave/index.ts'
import type { CompanyProps } from '../../shared/projection.ts'
import { Emblem, Portrait } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { namesIn } from '../words/narrator.ts'
import { cardList } from '../words/phrases.ts'

/** Below the board of a replay: who has what, as far as the reader may know it. */
export function Company({ game, eyes, seen, moment }: CompanyProps<DarkCave>): JSX.Element {
  const names = namesIn(game)
  const { passage, upTo } = seen
  // Hands change with the command; there is none in the middle of it.
  const state = upTo === passage.events.length ? passage.after : passage.before
  return (
    <ul>
      {state.players.map((player, seat) => {
        const { gnome, gold } = player
        const seenPlayer = viewFor(state, eyes === 'everybody' ? seat : eyes).players[seat]
        return (
          <li key={gnome} class={gnome === moment.player ? 'active' : ''}>
            <Portrait gnome={gnome} />
            <b>
              {names(gnome)} <Emblem clan={clanOf(gnome)} />
            </b>
            <span class="minute">{gold}</span>
            <small>
              {seenPlayer?.role ? `${t(`hud.known.${seenPlayer.role}`)} · ` : ''}
              {seenPlayer?.hand ? cardList(seenPlayer.hand, t) || '–' : t('hud.cards', { count: player.hand.length })}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
