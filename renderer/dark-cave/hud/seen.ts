import { computed } from '@preact/signals'
import { type GnomeId, type PlayerView, viewFor } from '../../../engine/dark-cave/index.ts'
import { table } from '../run/running.ts'
import { hasCompany, presenter } from '../show/presenter.ts'

/** The position that may be seen, for the eyes that may see it now. */
export const seen = computed((): PlayerView | null => {
  const view = table.view.value
  if (!view || table.activity.value.name !== 'presenting' || !hasCompany()) return view
  return isAnothers(view, presenter.now.value?.picture.active ?? null) ? openView() : view
})

/** HS2: once another turn is shown, the screen is no longer that of whoever had it. */
const isAnothers = ({ seat, players }: PlayerView, active: GnomeId | null): boolean =>
  seat !== null && active !== null && players[seat]?.gnome !== active

/** What all may see of the position. */
function openView(): PlayerView | null {
  const state = table.game.value?.record.states.find((state) => state === table.position.value)
  return state ? viewFor(state, null) : null
}
