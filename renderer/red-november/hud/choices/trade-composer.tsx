import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import {
  activeGnome,
  type Color,
  type Command,
  gnomeOf,
  type PlayerView,
} from '../../../../engine/red-november/index.ts'
import { commandWords } from '../../words/command-words.ts'
import { t } from '../../words/index.ts'
import { itemList, type Names } from '../../words/phrases.ts'
import { comesBack, type Partner } from './comes-back.ts'
import { GnomeChoice } from './gnome-choice.tsx'
import { holdsText } from './holds.ts'
import { itemsOf, laidOut, sorted, useLaidOut } from './laid-out.ts'
import { isLegal, partnersOf } from './possible.ts'
import { SwapPile, SwapSign } from './swap-pile.tsx'

interface Props {
  readonly view: PlayerView
  readonly names: Names
  readonly partner: Color
  /** Who plays a gnome. */
  readonly partnerAs: (gnome: Color) => Partner
  readonly onPartner: (partner: Color) => void
  readonly onOffer: () => void
}

/** A13: what is given on the one side, what the other one holds, as far as one may know, beside it. */
export function TradeComposer({ view, names, partner, partnerAs, onPartner, onOffer }: Props): JSX.Element {
  useLaidOut('trade')
  const { color, hand: held } = activeGnome(view)
  const hand = sorted(held ?? [])
  const give = itemsOf(hand, laidOut.value)
  const command = { type: 'trade', partner, give } satisfies Command
  const minutes = commandWords(command, view, { t, names }).minutes ?? 0
  const other = gnomeOf(view, partner)
  const { kind, items } = comesBack(view, command, partnerAs(partner))
  const isSurelyVain = kind === 'thanks' || kind === 'refuses'
  const [grabbedFrom, grabFrom] = useState<Color | null>(null)
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
          onGrab={() => grabFrom(partner)}
        />
      </div>
      <p class="comes-back" role="status">
        {grabbedFrom === partner && t('show.choice.handsOff', { gnome: names(partner) })}{' '}
        {t(`show.choice.comesBack.${kind}`, { gnome: names(partner), items: itemList(items, t) })}
      </p>
      <div class="composer-end">
        <GnomeChoice
          label={t('show.choice.partner')}
          gnomes={partnersOf(view)}
          chosen={partner}
          names={names}
          onPick={onPartner}
        />
        <button
          type="button"
          class={isSurelyVain ? undefined : 'primary'}
          disabled={!isLegal(view, command)}
          onClick={onOffer}
        >
          {t(kind === 'thanks' ? 'show.choice.presentIt' : 'show.choice.offerIt', {
            cost: t('game.command.cost', { minutes }),
          })}
        </button>
      </div>
    </div>
  )
}
