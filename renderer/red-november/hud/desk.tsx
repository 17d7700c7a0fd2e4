import type { JSX } from 'preact'
import { type Command, type GameState, speaker } from '../../../engine/red-november/index.ts'
import { show } from '../../core/navigation.ts'
import type { Target } from '../board/kit/targets.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { nameOf, names } from '../words/speech.ts'
import { Advice } from './advice.tsx'
import { AllActions } from './all-actions.tsx'
import { ActionDesk } from './choices/action-desk.tsx'
import { ChoicePanel, isAsked } from './choices/choice-panel.tsx'
import { sayIt } from './deeds.ts'
import { FixDesk } from './fix-desk.tsx'
import { advising, board, choosingWay, type Intent, intent, pick, refused, showingAll } from './helm.ts'
import { ItemDesk } from './item-desk.tsx'
import { isFixJob, offers } from './offers.ts'
import { OpenDesk } from './open-desk.tsx'
import { WalkDesk, WayList } from './walk-desk.tsx'
import { Watching } from './watching.tsx'
import { WhyNot } from './why-not.tsx'

/** The middle of the HUD: what is picked, asked, or being shown. */
export function Desk({ state }: { readonly state: GameState }): JSX.Element {
  return (
    <div class="desk">
      <Now state={state} />
      {refused.value && <WhyNot error={refused.value} />}
    </div>
  )
}

function Now({ state }: { readonly state: GameState }): JSX.Element | null {
  switch (table.stage.value.name) {
    case 'presenting':
    case 'thinking':
      return <Watching state={state} />
    case 'choosing':
      return <Choosing state={state} />
    case 'reporting':
      return <Over state={state} />
    default:
      return null
  }
}

function Choosing({ state }: { readonly state: GameState }): JSX.Element {
  if (advising.value) return <Advice state={state} />
  const what = intent.value
  if (what) return <Picked state={state} what={what} />
  if (isAsked(state)) return <ChoicePanel {...voice(state)} onLook={look} />
  if (choosingWay.value) return <WayList state={state} />
  if (showingAll.value) return <AllActions state={state} />
  return (
    <section class="desk-panel idle">
      <h2>{t('hud.ready', { gnome: nameOf(speaker(state) ?? 'red') })}</h2>
      <p>{t(`game.phase.${state.turn?.phase ?? 'over'}.text`)}</p>
      <p class="hint">{t('hud.readyHint')}</p>
    </section>
  )
}

/** Who composes an answer, and how it is said. */
const voice = (state: GameState) => ({ state, names: names.value, onSay: (command: Command) => void sayIt(command) })

const look = (target: Target | null): void => board.value?.glow(target)

function Picked({ state, what }: { readonly state: GameState; readonly what: Intent }): JSX.Element {
  switch (what.kind) {
    case 'walk':
      return <WalkDesk state={state} goal={what.goal} />
    case 'open':
      return <OpenDesk state={state} to={what.to} />
    case 'play':
      return <ItemDesk state={state} item={what.item} />
    case 'act': {
      const { action, minutes, hatch } = what
      if (!isFixJob(action))
        return <ActionDesk key={action} action={action} {...voice(state)} onCancel={() => pick(null)} />
      const hatches = offers(state).find((offer) => offer.action === action)?.hatches ?? []
      return <FixDesk key={action} state={state} job={action} minutes={minutes} hatch={hatch} hatches={hatches} />
    }
  }
}

function Over({ state }: { readonly state: GameState }): JSX.Element {
  const cause = state.outcome?.cause ?? 'rescued'
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
