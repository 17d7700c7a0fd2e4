import type { JSX } from 'preact'
import { type ClanCard, clanOf, clanOfCard, type Player, roleOfCard } from '../../../engine/dark-cave/index.ts'
import { ClanFace } from '../pictures/clan-face.tsx'
import { Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'

interface FaceProps {
  readonly player: Player
  readonly isUp: boolean
  readonly isTurning: boolean
  readonly won: boolean
  readonly name: string
}

/** A miner behind the own clan card, and what was carried out. */
export function Face({ player, isUp, isTurning, won, name }: FaceProps): JSX.Element {
  const { gnome, role, gold, at } = player
  const mood = won ? '-cheer' : isUp && role === 'saboteur' ? '-fear' : ''
  return (
    <li data-role={isUp ? role : undefined} data-won={won} data-turning={isTurning}>
      <img class="face-miner" src={`./cave/miners/${gnome}${mood}.svg`} alt="" draggable={false} />
      <div class="face-card" key={String(isUp)}>
        <ClanFace clan={clanOf(gnome)} face={isUp ? role : null} />
      </div>
      <p class="wood">
        <b>{name}</b>
        {at === null ? (
          <span class="face-gold">
            <Sign name="nugget" /> {gold}
          </span>
        ) : (
          <span class="face-inside">{t('show.unmask.inside')}</span>
        )}
      </p>
    </li>
  )
}

/** The clan cards that nobody got. */
export const Aside = ({
  cards,
  isUp,
}: {
  readonly cards: readonly ClanCard[]
  readonly isUp: boolean
}): JSX.Element => (
  <li class="faces-aside">
    <div>
      {cards.map((card, at) => (
        <ClanFace key={`${card} ${at} ${isUp}`} clan={clanOfCard(card)} face={isUp ? roleOfCard(card) : null} />
      ))}
    </div>
    <p>{t('show.unmask.aside')}</p>
  </li>
)
