import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import {
  activeGnome,
  type Color,
  type Command,
  formatCommand,
  type PlayerView,
} from '../../../../engine/red-november/index.ts'
import { roam } from '../../../ui/roam.ts'
import { commandWords } from '../../words/command-words.ts'
import { t } from '../../words/index.ts'
import { itemList, type Names } from '../../words/phrases.ts'
import { leadsToGrief } from './grave.ts'
import { ItemPicker, itemsOf, type Picked, sorted } from './item-picker.tsx'
import { type Option, OptionList } from './option-list.tsx'
import { drawCounts, isLegal, partnersOf, victimsOf } from './possible.ts'

export interface ComposerProps {
  readonly view: PlayerView
  readonly names: Names
  readonly onSay: (command: Command) => void
}

const costOf = (command: Command, { view, names }: ComposerProps): string =>
  t('game.command.cost', { minutes: commandWords(command, view, { t, names }).minutes ?? 0 })

const labelOf = (command: Command, { view, names }: ComposerProps): string => {
  const { key, values } = commandWords(command, view, { t, names })
  return t(key, values)
}

/** A13: with whom, and what to give. */
export function TradeComposer(props: ComposerProps): JSX.Element {
  const { view, names, onSay } = props
  const partners = partnersOf(view)
  const [chosen, choose] = useState<Color | undefined>(partners[0])
  const [picked, pick] = useState<Picked>(new Set())
  const partner = chosen && partners.includes(chosen) ? chosen : partners[0]
  const hand = sorted(activeGnome(view).hand ?? [])
  const give = itemsOf(hand, picked)
  if (!partner) return <p>{t('game.refusal.trade/not-here')}</p>
  const command: Command = { type: 'trade', partner, give }
  return (
    <div class="composer">
      <GnomeChoice label={t('show.choice.partner')} gnomes={partners} chosen={partner} names={names} onPick={choose} />
      {hand.length > 0 && (
        <div class="composer-cards">
          <ItemPicker label={t('show.choice.hand')} hand={hand} picked={picked} onPick={pick} />
        </div>
      )}
      <div class="composer-end">
        <p role="status">
          {give.length === 0 ? t('show.choice.givesNothing') : t('show.choice.gives', { items: itemList(give, t) })}
        </p>
        <button type="button" class="primary" disabled={!isLegal(view, command)} onClick={() => onSay(command)}>
          {t('show.choice.offerIt', { cost: costOf(command, props) })}
        </button>
      </div>
    </div>
  )
}

/** O2: whom to hit. What may come of it is said before. */
export function AttackComposer(props: ComposerProps): JSX.Element {
  const { view, names, onSay } = props
  return (
    <div class="composer">
      <p>{t('show.choice.attack')}</p>
      <ul class="options">
        {victimsOf(view).map((target) => {
          const asleep = view.gnomes.find(({ color }) => color === target)?.fainted
          const command: Command = { type: 'attack', target }
          return (
            <li key={target}>
              <button
                type="button"
                class="option grave"
                data-command={formatCommand(command)}
                onClick={() => onSay(command)}
              >
                <img class="option-badge" src={`./badges/${target}.svg`} alt="" />
                <span class="option-words">
                  <strong>{labelOf(command, { view, names, onSay })}</strong>
                  <small>{costOf(command, props)}</small>
                  <small>{t(asleep ? 'show.choice.asleep' : 'show.choice.mayParry')}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A12: how many. */
export function DrawComposer(props: ComposerProps): JSX.Element {
  const { view, onSay } = props
  const options = drawCounts(view).map((count): Option => {
    const command: Command = { type: 'draw', count }
    return {
      command,
      label: labelOf(command, props),
      lines: [costOf(command, props)],
      grave: false,
      key: String(count),
    }
  })
  return <OptionList options={options} onSay={onSay} />
}

/** A14, A15: nothing, with great care. */
export function WaitComposer(props: ComposerProps): JSX.Element {
  const command: Command = { type: 'wait' }
  return (
    <div class="composer-end">
      <button
        type="button"
        class={leadsToGrief(props.view, command) ? 'go danger' : 'go primary'}
        disabled={!isLegal(props.view, command)}
        onClick={() => props.onSay(command)}
      >
        {labelOf(command, props)} <small>{costOf(command, props)}</small>
      </button>
    </div>
  )
}

interface GnomeProps {
  readonly label: string
  readonly gnomes: readonly Color[]
  readonly chosen: Color
  readonly names: Names
  readonly onPick: (gnome: Color) => void
}

/** One of the gnomes in the room. */
function GnomeChoice({ label, gnomes, chosen, names, onPick }: GnomeProps): JSX.Element {
  return (
    <fieldset
      class="segment gnome-choice"
      aria-label={label}
      data-arrows=""
      onKeyDown={(event) => roam(event, event.currentTarget)}
    >
      {gnomes.map((gnome) => (
        <button
          key={gnome}
          type="button"
          data-gnome={gnome}
          tabIndex={gnome === chosen ? 0 : -1}
          aria-pressed={gnome === chosen}
          onClick={() => onPick(gnome)}
        >
          <img class="gnome-choice-badge" src={`./badges/${gnome}.svg`} alt="" />
          {names(gnome)}
        </button>
      ))}
    </fieldset>
  )
}
