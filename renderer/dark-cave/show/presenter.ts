import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { DarkCave } from '../../../engine/dark-cave/index.ts'
import { settings } from '../../core/settings.ts'
import { attending } from '../../shared/lessons/school.ts'
import { radio } from '../../shared/sound/on-air.ts'
import { Haste } from '../../table/show/haste.ts'
import type { Presenter } from '../../table/show/presenter.ts'
import { ShowPresenter } from '../../table/show/show-presenter.ts'
import { table } from '../run/running.ts'
import { aloneIn, closeAlone, showAlone } from './alone.ts'
import { PROGRAMME } from './programme.ts'

const haste = new Haste(table, () => settings.value.animationSpeed)

/** The one who shows what happens on the game screen. */
export const presenter = new ShowPresenter({ programme: PROGRAMME, speed: () => haste.speed, sound: radio })

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

/** The show, and after each part of it what only the one at the screen may see of it. */
export const privateShow: Presenter<DarkCave> = {
  present: async (showing) => {
    await presenter.present(showing)
    const asks = hasCompany()
    for (const what of aloneIn(showing, asks)) {
      if (showing.own) await showAlone({ what, view: showing.own, asks })
    }
  },
  skip: () => {
    closeAlone()
    presenter.skip()
  },
}

/** Other people sit around the screen; a pupil sits there alone. */
export const hasCompany = (): boolean =>
  !attending.value &&
  (table.view.value?.players ?? []).filter((_, seat) => (table.crew.value.seats[seat] ?? 'person') === 'person')
    .length > 1

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
