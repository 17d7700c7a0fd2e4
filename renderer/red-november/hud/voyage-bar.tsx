import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { type PlayerView, speaker } from '../../../engine/red-november/index.ts'
import { onBreak } from '../../core/navigation.ts'
import { attending } from '../../shared/lessons/school.ts'
import { nameOf } from '../run/names.ts'
import { table } from '../run/running.ts'
import { presenter } from '../show/presenter.ts'
import { t } from '../words/index.ts'
import { lead } from './leader.tsx'
import { leaveVoyage } from './watch.ts'

/** Over a voyage for show: hold it, join it, leave it. */
export function VoyageBar({ view }: { readonly view: PlayerView }): JSX.Element | null {
  return table.rehearsing.value && !attending.value ? <Bar view={view} /> : null
}

function Bar({ view }: { readonly view: PlayerView }): JSX.Element {
  useLayoutEffect(() => goOn, [])
  const gnome = speaker(view)
  const held = onBreak.value || presenter.paused.value
  return (
    <section class="voyage-bar" aria-label={t('crew.aboard.show.heading')}>
      <p>
        <b>{t('crew.aboard.show.heading')}</b> <small>{t('crew.aboard.show.hint')}</small>
      </p>
      <button type="button" aria-pressed={held} onClick={held ? goOn : hold}>
        {t(held ? 'crew.aboard.show.goOn' : 'crew.aboard.show.break')}
      </button>
      {gnome && (
        <button type="button" class="primary" onClick={() => void lead(view, gnome, 'person')}>
          {t('crew.aboard.takeOver', { gnome: nameOf(gnome) })}
        </button>
      )}
      <button type="button" onClick={() => void leaveVoyage()}>
        {t('crew.aboard.show.leave')}
      </button>
    </section>
  )
}

function hold(): void {
  onBreak.value = true
  presenter.pause()
}

function goOn(): void {
  onBreak.value = false
  presenter.resume()
}
