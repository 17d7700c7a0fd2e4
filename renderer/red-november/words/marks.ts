import type { Color } from '../../../engine/red-november/index.ts'
import type { PlayerMark } from '../../shared/game-ui.ts'
import { t } from './index.ts'
import type { Names } from './phrases.ts'

/** A gnome as a picture and a word. */
export const markOf = (gnome: Color, names: Names): PlayerMark => ({
  id: gnome,
  name: names(gnome),
  badge: `./badges/${gnome}.svg`,
  figure: `./ends/${gnome}-cheer.webp`,
  sign: t(`game.gnome.${gnome}.badge`),
})
