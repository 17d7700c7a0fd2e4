import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import {
  CLANS,
  type Clan,
  clanOf,
  employerOf,
  type GameState,
  type Outcome,
  type Player,
} from '../../../engine/dark-cave/index.ts'
import { isStill, settings } from '../../core/settings.ts'
import { clanCardOf, Emblem, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'

interface Props {
  readonly state: GameState
  readonly outcome: Outcome
  readonly names: Names
  readonly onTell: () => void
  readonly onBack: () => void
}

/** Between two cards that turn. */
const EACH = 700

/** G4-G7: cards that are open already lie so from the start, the hidden ones turn one by one; then the gold is weighed. */
export function Unmasking({ state, outcome, names, onTell, onBack }: Props): JSX.Element {
  const hidden = state.players.filter((player) => !wasOpen(player))
  const [turned, turn] = useState(isStill(settings.value) ? hidden.length : 0)
  const done = turned >= hidden.length
  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => turn(turned + 1), EACH)
    return () => clearTimeout(timer)
  }, [turned, done])
  const isUp = (player: Player): boolean => wasOpen(player) || hidden.indexOf(player) < turned
  const next = hidden[turned]
  return (
    <main class="unmasking cave-scene" data-winner={outcome.winner} data-done={done}>
      <img class="scene" src="./cave/scenes/hall.webp" alt="" draggable={false} />
      <header>
        <h1>{done ? headline(outcome) : t('show.unmask.heading')}</h1>
        <p>
          {done ? verdict(state, outcome, names) : next ? t('show.unmask.turns', { gnome: names(next.gnome) }) : ''}
        </p>
      </header>
      <ul class="weighing" aria-live="polite">
        {CLANS.map((clan) => (
          <Sum key={clan} clan={clan} state={state} outcome={outcome} isKnown={done} />
        ))}
        <li class="caption">{t('show.unmask.sum')}</li>
      </ul>
      <ul class="faces">
        {state.players.map((player) => (
          <Face
            key={player.gnome}
            player={player}
            isUp={isUp(player)}
            won={done && won(outcome, player)}
            names={names}
          />
        ))}
      </ul>
      <footer>
        <button type="button" class="wood" onClick={onBack}>
          {t('report.action.title')}
        </button>
        {done ? (
          <button type="button" class="wood lit" onClick={onTell}>
            {t('show.unmask.report')}
          </button>
        ) : (
          <button type="button" class="wood lit" onClick={() => turn(hidden.length)}>
            {t('show.unmask.all')}
          </button>
        )}
      </footer>
    </main>
  )
}

/** E2: whoever left had turned the card up; whoever took gold from a vein, too, but that cannot be seen any more. */
const wasOpen = ({ at }: Player): boolean => at === null

const won = ({ winners }: Outcome, { gnome }: Player): boolean => winners.includes(gnome)

const headline = ({ winner }: Outcome): string => (winner ? t(`game.clan.${winner}.wins`) : t('game.nobody.name'))

function verdict({ players, firstOut }: GameState, { winner, winners, treasure }: Outcome, names: Names): string {
  if (!winner) return t('game.nobody.text')
  const onlyHat = players.filter((player) => clanOf(player.gnome) === winner && !winners.includes(player.gnome))
  return [
    ...(treasure.yellow === treasure.blue && firstOut ? [t('show.unmask.tie', { gnome: names(firstOut) })] : []),
    t('show.unmask.share', { gnomes: winners.map(names).join(', ') }),
    ...(onlyHat.length > 0
      ? [t('show.unmask.onlyHat', { gnomes: onlyHat.map(({ gnome }) => names(gnome)).join(', ') })]
      : []),
  ].join(' ')
}

interface SumProps {
  readonly clan: Clan
  readonly state: GameState
  readonly outcome: Outcome
  readonly isKnown: boolean
}

/** G5: the gold that was carried out, times those who dug for the other clan. */
function Sum({ clan, state, outcome, isKnown }: SumProps): JSX.Element {
  const workers = state.players.filter((player) => employerOf(player) !== clan).length
  return (
    <li class={isKnown && outcome.winner === clan ? 'wood lit sum' : 'wood sum'} data-clan={clan}>
      <Emblem clan={clan} />
      <span class="sum-name">{t(`game.clan.${clan}.name`)}</span>
      <span class="sum-line">
        <Sign name="nugget" />{' '}
        {isKnown
          ? t('show.unmask.line', { gold: outcome.gold[clan], workers, treasure: outcome.treasure[clan] })
          : '? × ? = ?'}
      </span>
    </li>
  )
}

interface FaceProps {
  readonly player: Player
  readonly isUp: boolean
  readonly won: boolean
  readonly names: Names
}

function Face({ player, isUp, won, names }: FaceProps): JSX.Element {
  const { gnome, role, gold, at } = player
  const clan = clanOf(gnome)
  return (
    <li data-role={isUp ? role : undefined} data-won={won}>
      <img class="face-miner" src={`./cave/miners/${gnome}${won ? '-cheer' : ''}.svg`} alt="" draggable={false} />
      <img
        class="face-card"
        key={String(isUp)}
        src={clanCardOf(isUp ? `${clan}-${role}` : (`${clan}-back` as 'yellow-loyal'))}
        alt=""
        draggable={false}
      />
      <p class="wood">
        <b>{names(gnome)}</b>
        <span>{isUp ? t(`report.fate.${role}`) : '…'}</span>
        <span>{at === null ? t('hud.gold', { count: gold }) : t('show.unmask.inside')}</span>
      </p>
    </li>
  )
}
