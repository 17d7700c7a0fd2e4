import type { JSX } from 'preact'
import { clanOf, type PlayerView, type Role, type SeenPlayer, speaker } from '../../../engine/dark-cave/index.ts'
import { targetsFor } from '../choices/draft.ts'
import { Emblem, Portrait, Sign } from '../pictures/signs.tsx'
import { guessesOf } from '../run/guesses.ts'
import { table } from '../run/running.ts'
import { hasCompany } from '../show/presenter.ts'
import { boardHelp } from '../words/board-help.ts'
import { t } from '../words/index.ts'
import { nameOf, speech } from '../words/speech.ts'
import { mayChoose, point } from './desk-controls.ts'
import { draft } from './helm.ts'

/** Everybody at the table: what all may see, and what the reader knows of them. A card is given by a click here, too. */
export function Company({ view }: { readonly view: PlayerView }): JSX.Element {
  const targets = mayChoose() ? targetsFor(view, draft.value) : []
  const lit = new Set(targets.flatMap((target) => (target.kind === 'gnome' ? [target.gnome] : [])))
  return (
    <ul class="company" aria-label={t('hud.company')} data-count={view.players.length}>
      {view.players.map((player) => (
        <li key={player.gnome}>
          <MateCard view={view} player={player} isLit={lit.has(player.gnome)} />
        </li>
      ))}
    </ul>
  )
}

/** In letters: more do not fit into a line. */
const LONG = 10

interface MateProps {
  readonly view: PlayerView
  readonly player: SeenPlayer
  readonly isLit: boolean
}

function MateCard({ view, player, isLit }: MateProps): JSX.Element {
  const { gnome, gold, handSize, boots, axes, at } = player
  const role = player.revealed ? player.role : null
  const seen = seenAlone(view, player)
  const guessed = guessedAlone(view, player)
  const clan = clanOf(gnome)
  const state = stateOf(view, player)
  const spoken = [
    nameOf(gnome),
    t(`game.clan.${clan}.name`),
    t('hud.gold', { count: gold }),
    t('hud.cards', { count: handSize }),
    ...(boots ? [t('hud.boots')] : []),
    ...(axes.length > 0 ? [t('hud.axes', { count: axes.length })] : []),
    ...(role ? [t(`hud.known.${role}`)] : []),
    ...(seen ? [t('hud.peeked', { role: t(`hud.known.${seen}`) })] : []),
    ...(guessed ? [t('hud.guessed', { role: t(`notes.guess.${guessed}`) })] : []),
    ...(state ? [state] : []),
  ].join(', ')
  const about = boardHelp({ kind: 'gnome', gnome }, view, speech())
  const tip = about ? [about.title, ...about.lines].join('\n') : undefined
  return (
    <button
      type="button"
      class="mate"
      data-gnome={gnome}
      data-clan={clan}
      data-up={speaker(view) === gnome}
      data-lit={isLit}
      data-out={at === null}
      data-lying={player.lying && at !== null}
      data-tip={tip}
      aria-label={spoken}
      aria-disabled={!isLit}
      onClick={() => isLit && point({ kind: 'gnome', gnome })}
    >
      <Portrait gnome={gnome} />
      <span class="mate-name" data-long={nameOf(gnome).length > LONG}>
        {nameOf(gnome)}
      </span>
      <Emblem clan={clan} />
      <span class="mate-goods">
        <span class="mate-good">
          <Sign name="nugget" /> {gold}
        </span>
        <span class="mate-good">
          <Sign name="cards" /> {handSize}
        </span>
        {boots && (
          <span class="mate-good mate-tool">
            <Sign name="boots" />
          </span>
        )}
        {axes.length > 0 && (
          <span class="mate-good mate-tool">
            <Sign name="axe" /> {axes.length > 1 && axes.length}
          </span>
        )}
      </span>
      {(role || seen || guessed || state) && (
        <span class="mate-about">
          {role && <b data-role={role}>{t(`hud.known.${role}`)}</b>}
          {seen && (
            <b class="mate-seen" data-role={seen} title={t('hud.peeked', { role: t(`hud.known.${seen}`) })}>
              <Sign name="eye" /> {t(`hud.known.${seen}`)}
            </b>
          )}
          {guessed && (
            <b class="mate-seen" data-guess data-role={guessed}>
              <i aria-hidden="true">?</i> {t(`notes.guess.${guessed}`)}
            </b>
          )}{' '}
          {state}
        </span>
      )}
    </button>
  )
}

/**
 * What the one at the screen has seen of somebody's clan card. Where others sit around the screen it stands in the private
 * notes only (HS4); the own role stays behind its own button (HS1).
 */
function seenAlone({ seat, players }: PlayerView, player: SeenPlayer): Role | null {
  if (seat === null || players[seat] === player || player.revealed || hasCompany()) return null
  return player.role
}

/** What the one at the screen has noted of somebody: like what was seen, for those eyes only (HS1, HS4). */
function guessedAlone({ seat, players, outcome }: PlayerView, { gnome, role, revealed }: SeenPlayer): Role | null {
  const own = players[seat ?? -1]?.gnome
  if (!own || own === gnome || role || revealed || outcome || hasCompany()) return null
  return guessesOf(own)[gnome] ?? null
}

/** In a word or two: what is to be known about somebody now. */
function stateOf(view: PlayerView, { gnome, at, lying }: SeenPlayer): string | null {
  if (view.outcome) return at === null ? t('hud.state.left') : null
  if (view.pending?.who === gnome) return t('hud.state.asked')
  const does = view.turn?.active === gnome ? doing(view) : null
  if (does) return t(`hud.state.${does}`)
  if (at === null) return t('hud.state.left')
  return lying ? t('hud.state.lies') : null
}

/** What whoever is up does in this step of the turn; null as long as it only begins, and while somebody else is asked. */
function doing({ turn, pending }: PlayerView): 'play' | 'creature' | 'move' | 'draw' | 'thinks' | null {
  if (!turn || turn.phase === 'start' || pending) return null
  return table.activity.value.name === 'thinking' ? 'thinks' : turn.phase
}
