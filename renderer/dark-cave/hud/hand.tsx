import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type CardId, groupOf, kindOf, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { handOf, isPlayable } from '../choices/draft.ts'
import { pictureOf } from '../pictures/signs.tsx'
import { seeing } from '../show/alone.ts'
import { cardHelp, stepsAcross } from '../words/card-help.ts'
import { t } from '../words/index.ts'
import { cardName } from '../words/phrases.ts'
import { mayChoose, pickCard } from './desk-controls.ts'
import { draft } from './helm.ts'

/** The cards of who sits at the screen. Somebody else's are never here, not even face down. */
export const Hand = ({ view }: { readonly view: PlayerView }): JSX.Element =>
  view.seat === null ? <Covered view={view} /> : <Own view={view} />

/** Who goes from card to card by keys reads them; whoever pressed something else came by chance. */
const isMove = (key: string): boolean => key === 'Tab' || key.startsWith('Arrow')

function Own({ view }: { readonly view: PlayerView }): JSX.Element {
  const mayPlay = mayChoose() && view.turn?.phase === 'play' && !view.pending
  const fresh = seeing.value?.what.kind === 'drawn' ? seeing.value.what.count : 0
  const hand = handOf(view)
  const [isRead, read] = useState(false)
  useEffect(() => read(false), [mayPlay])
  return (
    <ul
      class="cave-hand"
      aria-label={t('hud.hand')}
      data-read={isRead}
      onKeyUp={({ key }) => isMove(key) && read(true)}
    >
      {hand.length === 0 && <li class="no-cards">{t('hud.noCards')}</li>}
      {hand.map((card, at) => (
        <li key={`${card} ${at}`} data-fresh={at >= hand.length - fresh}>
          <HandCard view={view} card={card} at={at} mayPlay={mayPlay} />
        </li>
      ))}
    </ul>
  )
}

/** HS8: while somebody else is asked or plays, the hand of whose turn it is lies face down: its number is public. */
function Covered({ view }: { readonly view: PlayerView }): JSX.Element {
  const size = view.players.find(({ gnome }) => gnome === view.turn?.active)?.handSize ?? 0
  return (
    <ul class="cave-hand" aria-label={t('hud.hidden')}>
      {Array.from({ length: size }, (_, at) => (
        <li key={at}>
          <span class="card-back" />
        </li>
      ))}
    </ul>
  )
}

/** The longest word decides how large the letters may be: none is broken. */
const longest = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length))

interface CardProps {
  readonly view: PlayerView
  readonly card: CardId
  readonly at: number
  readonly mayPlay: boolean
}

function HandCard({ view, card, at, mayPlay }: CardProps): JSX.Element {
  const picked = draft.value
  const isPicked = picked?.kind === 'card' ? picked.at === at : picked?.kind === 'pass' && picked.at.includes(at)
  const isTurned = picked?.kind === 'card' && picked.at === at && picked.play?.type === 'path' && picked.play.turned
  const kind = kindOf(card)
  const about = cardHelp(card, t)
  const name = cardName(card, t)
  const seal = kind ? t(`game.action.${kind}.seal`) : t('hud.steps', { count: stepsAcross(card) })
  return (
    <button
      type="button"
      class="card"
      data-card={card}
      data-group={groupOf(card)}
      data-kind={kind ?? 'path'}
      data-useless={mayPlay && !isPlayable(view, card)}
      aria-pressed={isPicked}
      aria-label={`${name} ${groupOf(card)}. ${about}`}
      aria-disabled={!mayPlay}
      onClick={() => pickCard(view, at)}
    >
      <img
        key={String(isTurned)}
        class="card-picture"
        data-turned={isTurned}
        src={pictureOf(card, isTurned)}
        alt=""
        draggable={false}
      />
      <span class="card-group">{groupOf(card)}</span>
      <span class="card-name" style={{ '--letters': longest(name) }}>
        {name}
      </span>
      <span class="card-seal" style={{ '--letters': longest(seal) }}>
        {seal}
      </span>
      <kbd>{at + 1}</kbd>
      <span class="card-tip" aria-hidden="true">
        {about}
      </span>
    </button>
  )
}
