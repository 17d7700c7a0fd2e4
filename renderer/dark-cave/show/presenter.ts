import { attending } from '../../shared/lessons/school.ts'
import { GameShow } from '../../shared/show/game-show.ts'
import { table } from '../run/running.ts'
import { withAlone } from './alone.ts'
import { PROGRAMME } from './programme.ts'

/** What happens, as the game screen shows it. */
export const { presenter, controls, skipAhead, useShow } = new GameShow(table, PROGRAMME, ({ speed }) => speed)

/** The same with what only the one at the screen may see. */
export const privateShow = withAlone(presenter, () => hasCompany())

/** Other people sit around the screen; a pupil sits there alone. */
export const hasCompany = (): boolean =>
  !attending.value &&
  (table.view.value?.players ?? []).filter((_, seat) => (table.crew.value.seats[seat] ?? 'person') === 'person')
    .length > 1
