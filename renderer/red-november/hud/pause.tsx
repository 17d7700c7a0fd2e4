import type { JSX } from 'preact'
import { Pause as AnyPause } from '../../shared/pause/pause.tsx'
import { presenter } from '../show/presenter.ts'
import { t } from '../words/index.ts'

/** The menu of the running game. */
export function Pause(): JSX.Element {
  const words = {
    menu: t('hud.menu'),
    paused: t('hud.paused'),
    resume: t('hud.resume'),
    leave: t('hud.leave'),
    leaveHint: t('hud.leaveHint'),
  }
  return <AnyPause presenter={presenter} words={words} />
}
