import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { table } from '../run/running.ts'
import { seeing } from '../show/alone.ts'
import { t } from '../words/index.ts'
import { CardStep } from './card-step.tsx'
import { Drawn } from './drawn.tsx'
import { Everything } from './everything.tsx'
import { draft, listing } from './helm.ts'
import { Question } from './question.tsx'
import { WalkStep } from './walk-step.tsx'
import { Watching } from './watching.tsx'

/** What is to be decided, and the buttons that do it. */
export function Desk({ view }: { readonly view: PlayerView }): JSX.Element {
  return (
    <section class="cave-desk panel" aria-label={t('hud.desk')} data-holds={draft.value?.kind}>
      <Steps view={view} />
      <Now view={view} />
    </section>
  )
}

const STEPS = ['card', 'move', 'draw'] as const

/** Where in the turn we are. */
function Steps({ view }: { readonly view: PlayerView }): JSX.Element {
  const phase = view.turn?.phase
  const at = phase === 'move' ? 1 : phase === 'draw' ? 2 : 0
  return (
    <ol class="turn-steps">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at}>
          {index + 1} {t(`hud.turnSteps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

function Now({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const { name } = table.activity.value
  if (seeing.value?.what.kind === 'drawn') return <Drawn seeing={seeing.value} />
  if (name === 'presenting' || name === 'thinking') return <Watching view={view} />
  if (name !== 'choosing') return null
  if (listing.value) return <Everything view={view} />
  if (view.pending) return <Question view={view} />
  return view.turn?.phase === 'play' ? <CardStep view={view} /> : <WalkStep view={view} />
}
