import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../../core/settings.ts'
import { radio } from '../../shared/sound/on-air.ts'
import { Haste } from '../../table/show/haste.ts'
import { ShowPresenter } from '../../table/show/show-presenter.ts'
import { table } from '../run/running.ts'
import { PROGRAMME } from './programme.ts'

/** How fast it is all shown: nobody waits long for bots. */
export const haste = new Haste(table, () => settings.value.animationSpeed)

/** The one who shows what happens on the game screen. */
export const presenter = new ShowPresenter({ programme: PROGRAMME, speed: () => haste.briskSpeed, sound: radio })

/** On to the next decision of a person, however many bots are up before. */
export function skipAhead(): void {
  if (haste.hurry()) presenter.skip()
}

/** The show as its buttons and keys drive it. */
export const controls = {
  paused: presenter.paused,
  waits: presenter.waits,
  running: presenter.running,
  next: () => presenter.next(),
  pause: () => presenter.pause(),
  resume: () => presenter.resume(),
  skip: skipAhead,
}

/** Keeps the show in step with the table: what was loaded or taken back is simply there. */
export function useShow(): void {
  useEffect(
    () =>
      effect(() => {
        haste.ease()
        if (table.activity.value.name !== 'presenting') presenter.rest(table.position.value, table.view.value)
      }),
    [],
  )
}
