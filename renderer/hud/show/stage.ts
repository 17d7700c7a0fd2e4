import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { table } from '../../app.ts'
import { radio } from '../../radio.ts'
import { settings } from '../../settings.ts'
import { Presenter } from '../../table/presenter.ts'

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
