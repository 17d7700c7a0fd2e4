import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { settings } from '../../core/settings.ts'
import { radio } from '../../shared/sound/on-air.ts'
import { Presenter } from '../../table/show/presenter.ts'
import { table } from '../run/running.ts'

/** The one who shows what happens on the game screen. */
export const presenter = new Presenter({ speed: () => settings.value.animationSpeed, sound: radio })

/** Keeps the show in step with the table: what was loaded or taken back is not shown. */
export function useShow(): void {
  useEffect(
    () =>
      effect(() => {
        if (table.stage.value.name !== 'presenting') presenter.rest(table.game.value?.record ?? null)
      }),
    [],
  )
}
