import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../../core/settings.ts'
import { radio } from '../../shared/sound/on-air.ts'
import { ShowPresenter } from '../../table/show/show-presenter.ts'
import { table } from '../run/running.ts'
import { PROGRAMME } from './programme.ts'

/** The one who shows what happens on the game screen. */
export const presenter = new ShowPresenter({
  programme: PROGRAMME,
  speed: () => settings.value.animationSpeed,
  sound: radio,
})

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
