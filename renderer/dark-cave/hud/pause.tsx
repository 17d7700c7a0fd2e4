import type { JSX } from 'preact'
import { Pause as AnyPause, closePause } from '../../shared/pause/pause.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sayable } from '../choices/world.ts'
import { table } from '../run/running.ts'
import { presenter } from '../show/presenter.ts'
import { t } from '../words/index.ts'
import { mayChoose, sayIt } from './desk-controls.ts'

/** The menu of the running game; here the end can be proposed (T8). */
export function Pause(): JSX.Element {
  const words = {
    menu: t('hud.menu'),
    paused: t('hud.paused'),
    resume: t('hud.resume'),
    leave: t('hud.leave'),
    leaveHint: t('hud.leaveHint'),
  }
  return (
    <AnyPause presenter={presenter} words={words}>
      <Proposal />
    </AnyPause>
  )
}

function Proposal(): JSX.Element {
  const view = table.view.value
  const proposal = view && mayChoose() ? sayable(view).find(({ type }) => type === 'propose') : undefined
  const propose = (): void => {
    closePause()
    if (proposal) void sayIt(proposal)
  }
  return (
    <button type="button" disabled={!proposal} onClick={propose}>
      <Icon name="clock" />
      {t('hud.propose')}
    </button>
  )
}
