import type { GnomeId } from '../../../engine/dark-cave/index.ts'
import { clanOf } from '../../../engine/dark-cave/index.ts'
import type { PlayerMark } from '../../shared/game-ui.ts'
import { t } from './index.ts'
import type { Names } from './phrases.ts'

/** A gnome as a picture and a word. */
export const markOf = (gnome: GnomeId, names: Names): PlayerMark => ({
  id: gnome,
  name: names(gnome),
  badge: `./cave/portraits/${gnome}.svg`,
  figure: `./cave/miners/${gnome}-cheer.svg`,
  sign: t(`game.clan.${clanOf(gnome)}.name`),
})
