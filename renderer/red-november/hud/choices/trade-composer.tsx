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
import { GnomeChoice } from './gnome-choice.tsx'
import { HandRow } from './hand-row.tsx'
import { holdsText } from './holds.ts'
import { itemsOf, laidOut, sorted, useLaidOut } from './laid-out.ts'
import { isLegal, partnersOf } from './possible.ts'

interface Props {
  readonly view: PlayerView
  readonly names: Names
  readonly onSay: (command: Command) => void
}

/** A13: with whom, what they hold as far as one may know, and what to give. */
export function TradeComposer({ view, names, onSay }: Props): JSX.Element {
  const partners = partnersOf(view)
  const [chosen, choose] = useState<Color | undefined>(partners[0])
  useLaidOut('trade')
  const partner = chosen && partners.includes(chosen) ? chosen : partners[0]
  const hand = sorted(activeGnome(view).hand ?? [])
  const give = itemsOf(hand, laidOut.value)
  if (!partner) return <p>{t('game.refusal.trade/not-here')}</p>
  const command: Command = { type: 'trade', partner, give }
  const minutes = commandWords(command, view, { t, names }).minutes ?? 0
  const other = gnomeOf(view, partner)
  return (
    <div class="composer">
      <div class="composer-partner">
        <GnomeChoice
          label={t('show.choice.partner')}
          gnomes={partners}
          chosen={partner}
          names={names}
          onPick={choose}
        />
        {other.hand && other.hand.length > 0 ? (
          <HandRow label={t('hud.theirs')} hand={sorted(other.hand)} />
        ) : (
          <p class="hint">{holdsText(other)}</p>
        )}
      </div>
      <div class="composer-end">
        <p role="status">
          {give.length === 0
            ? t(hand.length > 0 ? 'show.choice.givesNothing' : 'hud.emptyHand')
            : t('show.choice.gives', { items: itemList(give, t) })}
        </p>
        <button type="button" class="primary" disabled={!isLegal(view, command)} onClick={() => onSay(command)}>
          {t('show.choice.offerIt', { cost: t('game.command.cost', { minutes }) })}
        </button>
      </div>
    </div>
  )
}
