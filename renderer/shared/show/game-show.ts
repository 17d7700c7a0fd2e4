import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { settings } from '../../core/settings.ts'
import { Haste } from '../../table/show/haste.ts'
import type { Speed } from '../../table/show/pace.ts'
import type { Programme, ShowTypes } from '../../table/show/programme.ts'
import { ShowPresenter } from '../../table/show/show-presenter.ts'
import type { Table } from '../../table/table.ts'
import { radio } from '../sound/on-air.ts'

/** The show of a game's table, at the pace of the settings and heard by everybody. */
export class GameShow<G extends GameTypes, S extends ShowTypes> {
  /** How fast it is all shown: nobody waits long for bots. */
  readonly haste: Haste
  /** The one who shows what happens on the game screen. */
  readonly presenter: ShowPresenter<G, S>
  readonly #table: Table<G>

  constructor(table: Table<G>, programme: Programme<G, S>, speed: (haste: Haste) => Speed) {
    const haste = new Haste(table, () => settings.value.animationSpeed)
    this.#table = table
    this.haste = haste
    this.presenter = new ShowPresenter({ programme, speed: () => speed(haste), sound: radio })
  }

  /** On to the next decision of a person, however many bots are up before. */
  readonly skipAhead = (): void => {
    if (this.haste.hurry()) this.presenter.skip()
  }

  /** As its buttons and keys drive it. */
  get controls() {
    const { presenter } = this
    return {
      paused: presenter.paused,
      waits: presenter.waits,
      running: presenter.running,
      next: () => presenter.next(),
      pause: () => presenter.pause(),
      resume: () => presenter.resume(),
      skip: this.skipAhead,
    }
  }

  /** Keeps the show in step with the table: what was loaded or taken back is simply there. */
  readonly useShow = (): void =>
    useEffect(
      () =>
        effect(() => {
          const { activity, position, view } = this.#table
          this.haste.ease()
          if (activity.value.name !== 'presenting') this.presenter.rest(position.value, view.value)
        }),
      [],
    )
}
