import type { JSX } from 'preact'
import type { Seat } from '../../../engine/red-november/index.ts'
import { MAX_NAME_LENGTH } from '../../../preload/contract.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../words/index.ts'
import { Bunk } from './bunk.tsx'
import { ColorPicker } from './color-picker.tsx'
import {
  type CrewPlan,
  canRemove,
  isMeasured,
  PLAYERS,
  peopleOf,
  withColor,
  withName,
  withoutMate,
  withPlayer,
} from './crew-list.ts'

const playerName = (player: Seat): string =>
  player === 'person' ? t('front.lobby.person') : t(`front.lobby.bots.${player}`)

interface Props {
  readonly plan: CrewPlan
  readonly at: number
  readonly onChange: (plan: CrewPlan) => void
}

/** A gnome before its bunk: its name, its colour and who leads it. */
export function MateSeat({ plan, at, onChange }: Props): JSX.Element | null {
  const mate = plan.mates[at]
  if (!mate) return null
  const gnome = t(`game.gnome.${mate.color}.name`)
  const seat = at % peopleOf(plan)
  return (
    <li class="seat" style={{ '--gnome': `var(--g-${mate.color})` }}>
      <div class="berth">
        <Bunk taken={true} />
        <img class="picture" src={`./badges/${mate.color}.svg`} alt="" draggable={false} />
        <img key={mate.color} class="stander" src={`./ends/${mate.color}-idle.webp`} alt="" draggable={false} />
        {plan.table === 'two' && <span class="chip">{t('front.lobby.player', { number: seat + 1 })}</span>}
        {plan.table !== 'two' && (
          <button
            type="button"
            class="remove"
            aria-label={t('front.lobby.remove', { gnome: mate.name.trim() || gnome })}
            disabled={!canRemove(plan)}
            onClick={() => onChange(withoutMate(plan, at))}
          >
            ✕
          </button>
        )}
      </div>
      <div class="plate">
        <ColorPicker color={mate.color} onPick={(color) => onChange(withColor(plan, at, color))} />
        <input
          style={`--letters: ${(mate.name || gnome).length}`}
          value={mate.name}
          placeholder={gnome}
          maxLength={MAX_NAME_LENGTH}
          aria-label={t('front.lobby.name', { gnome })}
          title={mate.name}
          spellcheck={false}
          autocomplete="off"
          onInput={(event) => {
            const next = withName(plan, at, event.currentTarget.value)
            event.currentTarget.value = next.mates[at]?.name ?? ''
            onChange(next)
          }}
        />
      </div>
      {plan.table !== 'alone' && at === seat ? (
        <Leader
          label={t('front.lobby.leader', { gnome })}
          player={mate.player}
          isTold={mate.player === 'person' || isMeasured(plan)}
          onPick={(player) => onChange(withPlayer(plan, at, player))}
        />
      ) : (
        <span class="leader none" />
      )}
    </li>
  )
}

interface LeaderProps {
  readonly label: string
  readonly player: Seat
  /** What one gets is only promised where it has been measured. */
  readonly isTold: boolean
  readonly onPick: (player: Seat) => void
}

/** Who leads the gnome: a person or one of the bots, one step to either side. Each arrow is named by what it brings. */
function Leader({ label, player, isTold, onPick }: LeaderProps): JSX.Element {
  const step = (by: number): JSX.Element => {
    const next = PLAYERS[(PLAYERS.indexOf(player) + by + PLAYERS.length) % PLAYERS.length] ?? 'person'
    return (
      <button type="button" aria-label={playerName(next)} title={playerName(next)} onClick={() => onPick(next)}>
        {by < 0 ? '◂' : '▸'}
      </button>
    )
  }
  return (
    <fieldset class="leader" aria-label={label} data-player={player}>
      {step(-1)}
      <output>
        <Icon name={player === 'person' ? 'person' : 'bot'} />
        {playerName(player)}
      </output>
      {step(1)}
      {isTold && <small>{t(`front.lobby.ranks.${player}`)}</small>}
    </fieldset>
  )
}
