import { type GnomeId, type PlayerView, speaker } from '../../../engine/dark-cave/index.ts'
import type { Picture } from '../board/picture/picture.ts'

/** Who is up: in what is shown just now, otherwise in the position. Whoever is asked something is asked in the position. */
export const upIn = (view: PlayerView, shown: Pick<Picture, 'active'> | null): GnomeId | null =>
  shown && !view.pending ? shown.active : speaker(view)
