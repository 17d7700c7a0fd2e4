import type { JSX } from 'preact'
import type { Seat } from '../../../engine/red-november/index.ts'
import { MAX_NAME_LENGTH } from '../../../preload/contract.ts'
import { Segment } from '../../ui/segment.tsx'
import { t } from '../words/index.ts'
import { ColorPicker } from './color-picker.tsx'
import {
  type CrewPlan,
  canRemove,
  PLAYERS,
  peopleOf,
  withColor,
  withName,
  withoutMate,
  withPlayer,
} from './crew-list.ts'

export const playerName = (player: Seat): string =>
  player === 'person' ? t('front.lobby.person') : t(`front.lobby.bots.${player}`)

interface Props {
  readonly plan: CrewPlan
  readonly at: number
  readonly onChange: (plan: CrewPlan) => void
}

/** A gnome of the crew: its name, its colour and who leads it. */
export function SeatRow({ plan, at, onChange }: Props): JSX.Element | null {
  const mate = plan.mates[at]
  if (!mate) return null
  const gnome = t(`game.gnome.${mate.color}.name`)
  const seat = at % peopleOf(plan)
  return (
    <li class="panel seat" style={{ '--gnome': `var(--g-${mate.color})` }}>
      <img class="portrait" src={`./portraits/${mate.color}-calm.svg`} alt="" draggable={false} />
      <input
        value={mate.name}
        placeholder={gnome}
        maxLength={MAX_NAME_LENGTH}
        aria-label={t('front.lobby.name', { gnome })}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => {
          const next = withName(plan, at, event.currentTarget.value)
          event.currentTarget.value = next.mates[at]?.name ?? ''
          onChange(next)
        }}
      />
      <ColorPicker color={mate.color} onPick={(color) => onChange(withColor(plan, at, color))} />
      {plan.table === 'two' && <span class="chip">{t('front.lobby.player', { number: seat + 1 })}</span>}
      {plan.table !== 'alone' && at === seat && (
        <Segment
          label={t('front.lobby.leader', { gnome })}
          value={mate.player}
          choices={PLAYERS.map((value) => ({ value, text: playerName(value) }))}
          onPick={(player) => onChange(withPlayer(plan, at, player))}
        />
      )}
      {plan.table !== 'two' && (
        <button
          type="button"
          class="quiet remove"
          aria-label={t('front.lobby.remove', { gnome: mate.name.trim() || gnome })}
          disabled={!canRemove(plan)}
          onClick={() => onChange(withoutMate(plan, at))}
        >
          ✕
        </button>
      )}
    </li>
  )
}
