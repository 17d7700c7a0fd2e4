import type { JSX } from 'preact'
import {
  activeGnome,
  type Color,
  type Command,
  gnomeOf,
  type PlayerView,
} from '../../../../engine/red-november/index.ts'
import { commandWords } from '../../words/command-words.ts'
import { t } from '../../words/index.ts'
import type { Names } from '../../words/phrases.ts'
import { GnomeChoice } from './gnome-choice.tsx'
import { holdsText } from './holds.ts'
import { itemsOf, laidOut, sorted, useLaidOut } from './laid-out.ts'
import { isLegal, partnersOf } from './possible.ts'
import { SwapPile, SwapSign } from './swap-pile.tsx'

interface Props {
  readonly view: PlayerView
  readonly names: Names
  readonly partner: Color
  readonly onPartner: (partner: Color) => void
  readonly onOffer: () => void
}

/** A13: what is given on the one side, what the other one holds, as far as one may know, beside it. */
export function TradeComposer({ view, names, partner, onPartner, onOffer }: Props): JSX.Element {
  useLaidOut('trade')
  const { color, hand: held } = activeGnome(view)
  const hand = sorted(held ?? [])
  const give = itemsOf(hand, laidOut.value)
  const command: Command = { type: 'trade', partner, give }
  const minutes = commandWords(command, view, { t, names }).minutes ?? 0
  const other = gnomeOf(view, partner)
  return (
    <div class="composer">
      <div class="swap">
        <SwapPile
          gnome={color}
          label={t('show.choice.youGive')}
          hand={give}
          empty={t(hand.length > 0 ? 'show.choice.givesNothing' : 'hud.emptyHand')}
        />
        <SwapSign />
        <SwapPile
          gnome={partner}
          label={t('show.choice.has', { gnome: names(partner) })}
          hand={sorted(other.hand ?? [])}
          empty={holdsText(other)}
        />
      </div>
      <div class="composer-end">
        <GnomeChoice
          label={t('show.choice.partner')}
          gnomes={partnersOf(view)}
          chosen={partner}
          names={names}
          onPick={onPartner}
        />
        <button type="button" class="primary" disabled={!isLegal(view, command)} onClick={onOffer}>
          {t('show.choice.offerIt', { cost: t('game.command.cost', { minutes }) })}
        </button>
      </div>
    </div>
  )
}
