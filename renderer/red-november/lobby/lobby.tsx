import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { COLORS, redNovember, startMinute } from '../../../engine/red-november/index.ts'
import { show } from '../../core/navigation.ts'
import { memoryOf, remember } from '../../core/settings.ts'
import { SeedField } from '../../shared/lobby/seed-field.tsx'
import { anySeed } from '../../shared/lobby/seeds.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segment } from '../../ui/segment.tsx'
import { running } from '../run/running.ts'
import { t } from '../words/index.ts'
import { Agreements } from './agreements.tsx'
import { crewFor, firstPlan, isManned, memoryFor, setupOf, withTable } from './crew-list.ts'
import { EmptySeat } from './empty-seat.tsx'
import { lobbyMemory, TABLES } from './memory.ts'
import { MateSeat } from './seat.tsx'
import '../styles/lobby.css'
import '../styles/lobby-desk.css'

const toTitle = (): void => show('title')

/** Whoever filled a seat goes on with its name; whoever emptied the last one, with the one before. */
function useNewSeat(count: number): RefObject<HTMLUListElement | null> {
  const seats = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useLayoutEffect(() => {
    const isFilled = count > before.current
    before.current = count
    if (document.activeElement !== document.body) return
    const last = seats.current?.querySelectorAll('.seat:not(.empty)')[count - 1]
    const remove = isFilled ? null : last?.querySelector<HTMLElement>('.remove:not(:disabled)')
    ;(remove ?? last?.querySelector('input'))?.focus()
  }, [count])
  return seats
}

/** Who comes aboard, and what they agree on. */
export function Lobby(): JSX.Element {
  const [plan, setPlan] = useState(() => firstPlan(lobbyMemory(memoryOf(redNovember.id))))
  const [seed, setSeed] = useState(anySeed)
  const primary = useFirstFocus<HTMLButtonElement>()
  const count = plan.mates.length
  const seats = useNewSeat(count)
  const free = COLORS.filter((color) => plan.mates.every((mate) => mate.color !== color))
  const start = async (): Promise<void> => {
    await remember(redNovember.id, { lobby: memoryFor(plan) })
    await running.start(seed.trim(), { setup: setupOf(plan, seed.trim()) }, { ...crewFor(plan) })
  }
  return (
    <main class="page lobby">
      <PageHead
        title={t('front.lobby.heading')}
        onBack={toTitle}
        hint={t('front.lobby.summary', { count, minutes: startMinute(count, plan.fairStart) })}
      >
        <div class="tables" title={t(`front.lobby.tables.${plan.table}.text`)}>
          <Segment
            label={t('front.lobby.who')}
            value={plan.table}
            choices={TABLES.map((value) => ({ value, text: t(`front.lobby.tables.${value}.name`) }))}
            onPick={(table) => setPlan(withTable(plan, table))}
          />
          <p class="caption">{t(`front.lobby.tables.${plan.table}.text`)}</p>
        </div>
      </PageHead>
      <section class="seats" aria-label={t('front.lobby.who')}>
        <ul ref={seats}>
          {/* A seat stays the same one when its gnome changes colour, and so does what has the focus in it. */}
          {plan.mates.map((_, at) => (
            <MateSeat key={at} plan={plan} at={at} onChange={setPlan} />
          ))}
          {free.map((color) => (
            <EmptySeat key={color} plan={plan} color={color} onChange={setPlan} />
          ))}
        </ul>
      </section>
      <footer class="lobby-desk">
        <Agreements plan={plan} onChange={setPlan} />
        <div class="departure">
          <SeedField seed={seed} onChange={setSeed} />
          {!isManned(plan) && <p class="warning">{t('front.lobby.needPerson')}</p>}
          <button
            ref={primary}
            type="button"
            class="primary large cast-off"
            disabled={!isManned(plan) || seed.trim() === ''}
            onClick={() => void start()}
          >
            <Icon name="wheel" />
            {t('front.lobby.start')}
          </button>
        </div>
      </footer>
    </main>
  )
}
