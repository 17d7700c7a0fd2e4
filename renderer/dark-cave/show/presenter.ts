import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { DarkCave } from '../../../engine/dark-cave/index.ts'
import { settings } from '../../core/settings.ts'
import { attending } from '../../shared/lessons/school.ts'
import { radio } from '../../shared/sound/on-air.ts'
import type { Presenter } from '../../table/show/presenter.ts'
import { ShowPresenter } from '../../table/show/show-presenter.ts'
import { table } from '../run/running.ts'
import { aloneIn, closeAlone, showAlone } from './alone.ts'
import { PROGRAMME } from './programme.ts'

/** The one who shows what happens on the game screen. */
export const presenter = new ShowPresenter({
  programme: PROGRAMME,
  speed: () => settings.value.animationSpeed,
  sound: radio,
})

/** The show, and after each part of it what only the one at the screen may see of it. */
export const privateShow: Presenter<DarkCave> = {
  present: async (showing) => {
    await presenter.present(showing)
    for (const what of aloneIn(showing, hasCompany())) {
      if (showing.own) await showAlone({ what, view: showing.own })
    }
  },
  skip: () => {
    closeAlone()
    presenter.skip()
  },
}

/** Other people sit around the screen; a pupil sits there alone. */
const hasCompany = (): boolean =>
  !attending.value &&
  (table.view.value?.players ?? []).filter((_, seat) => (table.crew.value.seats[seat] ?? 'person') === 'person')
    .length > 1

/** Keeps the show in step with the table: what was loaded or taken back is simply there. */
export function useShow(): void {
  useEffect(
    () =>
      effect(() => {
        if (table.activity.value.name !== 'presenting') presenter.rest(table.position.value, table.view.value)
      }),
    [],
  )
}
