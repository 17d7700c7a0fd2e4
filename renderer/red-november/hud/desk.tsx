import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import {
  type ActionKind,
  activeGnome,
  type Color,
  type Command,
  type PlayerView,
  seatOf,
  speaker,
} from '../../../engine/red-november/index.ts'
import { show } from '../../core/navigation.ts'
import { attending } from '../../shared/lessons/school.ts'
import type { Target } from '../board/kit/targets.ts'
import { nameOf, names } from '../run/names.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { Advice } from './advice.tsx'
import { AllActions } from './all-actions.tsx'
import { AbandonDesk } from './choices/abandon-desk.tsx'
import { ChoicePanel, isAsked } from './choices/choice-panel.tsx'
import type { Partner } from './choices/comes-back.ts'
import { TradeDesk } from './choices/trade-desk.tsx'
import { confirm, sayIt } from './desk-controls.ts'
import { doomOf } from './doom.ts'
import { FixDesk } from './fix-desk.tsx'
import { Goal, isFirstTurn } from './goal.tsx'
import { advising, board, choosingWay, type Intent, intent, pick, refused, showingAll } from './helm.ts'
import { ItemDesk } from './item-desk.tsx'
import { JobList } from './job-list.tsx'
import { isFixJob, offers } from './offers.ts'
import { OpenDesk } from './open-desk.tsx'
import { AttackDesk, DrawDesk, WaitDesk } from './other-desks.tsx'
import { urgentIn } from './urgent.ts'
import { UrgentList } from './urgent-list.tsx'
import { WalkDesk, WayList } from './walk-desk.tsx'
import { Watching } from './watching.tsx'
import { WhyNot } from './why-not.tsx'

/** What is picked on the board and in the hand needs all the room of the desk. */
export const COMPOSED: readonly ActionKind[] = ['trade', 'abandon']

/** The middle of the HUD: what is picked, asked, or being shown. */
export function Desk({ view }: { readonly view: PlayerView }): JSX.Element {
  return (
    <div class="desk">
      {refused.value && <WhyNot error={refused.value} />}
      <Now view={view} />
    </div>
  )
}

function Now({ view }: { readonly view: PlayerView }): JSX.Element | null {
  switch (table.activity.value.name) {
    case 'presenting':
    case 'thinking':
      return <Watching view={view} />
    case 'choosing':
      return <Choosing view={view} />
    case 'reporting':
      return <Over view={view} />
    default:
      return null
  }
}

function Choosing({ view }: { readonly view: PlayerView }): JSX.Element | null {
  if (advising.value) return <Advice view={view} />
  const what = intent.value
  if (what) return <Picked view={view} what={what} />
  if (isAsked(view)) return <ChoicePanel {...voice(view)} onLook={look} />
  if (choosingWay.value) return <WayList view={view} />
  if (showingAll.value) return <AllActions view={view} />
  const who = speaker(view)
  return who && <Idle view={view} who={who} />
}

/** Nothing is picked: whose turn it is and what can be done, or that nothing helps any more (D2). */
function Idle({ view, who }: { readonly view: PlayerView; readonly who: Color }): JSX.Element {
  const doom = useMemo(() => doomOf(view), [view])
  const call = names.value
  const dangers = useMemo(() => urgentIn(view, call), [view, call])
  const gnome = nameOf(who)
  return (
    <section class={doom ? 'desk-panel idle doomed' : 'desk-panel idle'} role={doom ? 'alert' : undefined}>
      {/* A danger is the heading then; whose turn it is stands beside it. */}
      <h2 class={!doom && dangers.length > 0 ? 'unseen' : undefined}>
        {doom ? t(`hud.peril.doomed.${doom}`, { gnome }) : t('hud.ready', { gnome })}
      </h2>
      {doom ? <p class="hint">{t('hud.peril.doomedHint')}</p> : <UrgentList dangers={dangers} />}
      {!doom && <Goal view={view} />}
      {/* Both together would lie over half of the boat. */}
      {!doom && !attending.value && !isFirstTurn(view) && <JobList view={view} />}
    </section>
  )
}

/** Who composes an answer, and how it is said. */
const voice = (view: PlayerView) => ({ view, names: names.value, onSay: (command: Command) => void sayIt(command) })

const look = (target: Target | null): void => board.value?.glow(target)

function Picked({ view, what }: { readonly view: PlayerView; readonly what: Intent }): JSX.Element {
  switch (what.kind) {
    case 'walk':
      return <WalkDesk view={view} goal={what.goal} />
    case 'open':
      return <OpenDesk view={view} to={what.to} />
    case 'play':
      return <ItemDesk view={view} item={what.item} back={what.back} />
    case 'act':
      return <Act view={view} what={what} />
  }
}

function Act({
  view,
  what,
}: {
  readonly view: PlayerView
  readonly what: Extract<Intent, { kind: 'act' }>
}): JSX.Element {
  const { action, minutes, hatch, target } = what
  const drop = (): void => pick(null)
  if (isFixJob(action)) {
    const hatches = offers(view).find((offer) => offer.action === action)?.hatches ?? []
    return <FixDesk key={action} view={view} job={action} minutes={minutes} hatch={hatch} hatches={hatches} />
  }
  switch (action) {
    case 'draw':
      return <DrawDesk view={view} count={minutes} />
    case 'trade':
      return (
        <TradeDesk
          view={view}
          names={names.value}
          partner={target}
          partnerAs={(gnome) => playing(view, gnome)}
          onPartner={(next) => pick({ ...what, target: next })}
          onOffer={() => void confirm()}
          onCancel={drop}
        />
      )
    case 'attack':
      return <AttackDesk view={view} target={target ?? activeGnome(view).color} />
    case 'wait':
      return <WaitDesk view={view} />
    case 'abandon':
      return <AbandonDesk {...voice(view)} gnome={activeGnome(view).color} onStay={drop} />
  }
}

function playing(view: PlayerView, gnome: Color): Partner {
  const { seats, manner } = table.session.value
  return { player: seats[seatOf(view, gnome)] ?? 'person', loyal: manner.loyal }
}

function Over({ view }: { readonly view: PlayerView }): JSX.Element {
  const cause = view.outcome?.cause ?? 'rescued'
  return (
    <section class="desk-panel idle">
      <h2>{t(`game.end.${cause}.title`)}</h2>
      <p>{t(`game.end.${cause}.text`)}</p>
      <button type="button" class="primary" onClick={() => show('title')}>
        {t('hud.toTitle')}
      </button>
    </section>
  )
}
