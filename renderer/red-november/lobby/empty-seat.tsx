import type { JSX } from 'preact'
import type { Color, Seat } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { Bunk, Hat } from './bunk.tsx'
import { type CrewPlan, canAdd, USUAL_BOT, withMate } from './crew-list.ts'

interface Props {
  readonly plan: CrewPlan
  readonly color: Color
  readonly onChange: (plan: CrewPlan) => void
}

/** A bunk that somebody could have; with two people it stays empty (S1). */
export function EmptySeat({ plan, color, onChange }: Props): JSX.Element {
  const gnome = t(`game.gnome.${color}.name`)
  const add = (player: Seat, word: 'addGnome' | 'addPerson' | 'addBot'): JSX.Element => (
    <button
      type="button"
      class="small"
      aria-label={t('pair', { what: t(`front.lobby.${word}`), which: gnome })}
      onClick={() => onChange(withMate(plan, color, player))}
    >
      {t(`front.lobby.${word}`)}
    </button>
  )
  const free = canAdd(plan)
  return (
    <li class="seat empty" style={{ '--gnome': `var(--g-${color})` }} aria-hidden={free ? undefined : true}>
      <div class="berth">
        <Bunk taken={false} />
        <Hat />
      </div>
      {free && (
        <div class="offer">
          <span>{t('front.lobby.empty', { gnome })}</span>
          {plan.table === 'alone' ? (
            add('person', 'addGnome')
          ) : (
            <>
              {add('person', 'addPerson')}
              {add(USUAL_BOT, 'addBot')}
            </>
          )}
        </div>
      )}
    </li>
  )
}
