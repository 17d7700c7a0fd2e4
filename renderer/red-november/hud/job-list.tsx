import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { activeGnome, type PlayerView } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { intentFor } from './action-bar.tsx'
import { BoatGlyph } from './boat-glyph.tsx'
import { mayChoose } from './desk-controls.ts'
import { hovered, type Intent, pick } from './helm.ts'
import { whereabouts } from './job-words.ts'
import { type Job, jobsIn } from './jobs.ts'
import { offers } from './offers.ts'

/** Where somebody is needed, or what a calm minute is good for: a click picks the way, or the work itself. */
export function JobList({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const jobs = useMemo(() => jobsIn(view).flatMap((job) => asIntent(view, job)), [view])
  if (jobs.length === 0) return null
  return (
    <ul class="jobs" aria-label={t('hud.job.label')}>
      {jobs.map(({ job, intent }) => (
        <li key={`${job.action} ${job.place}`}>
          <button
            type="button"
            class="job"
            data-job={job.action}
            title={t(`game.action.${job.action}.text`)}
            disabled={!mayChoose()}
            onClick={() => pick(intent)}
            onPointerEnter={() => look(intent)}
            onPointerLeave={() => look(null)}
          >
            <BoatGlyph name={job.action} />
            <b>{t(`game.action.${job.action}.name`)}</b>
            <small>{whereabouts(job)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What a click means; nothing where the work is here and cannot be done. */
function asIntent(view: PlayerView, job: Job): readonly { readonly job: Job; readonly intent: Intent }[] {
  const { action, place, first } = job
  if (first) return [{ job, intent: { kind: 'play', item: first, back: { kind: 'walk', goal: place } } }]
  if (activeGnome(view).room !== place) return [{ job, intent: { kind: 'walk', goal: place } }]
  const offer = offers(view).find((one) => one.action === action && !one.refused)
  return offer ? [{ job, intent: intentFor(view, offer) }] : []
}

function look(would: Intent | null): void {
  hovered.value = would
}
