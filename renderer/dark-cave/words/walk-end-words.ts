import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import type { Walk } from '../choices/walks.ts'
import type { CommandSpeech } from './command-words.ts'
import { gnomeList } from './phrases.ts'

/** Where a way ends before its steps do: of a creature's it is told whom it meets, of a gnome's what. Empty where nothing ends it. */
export function walkEndWords({ end, attack }: Walk, { turn }: PlayerView, { t, names }: CommandSpeech): string {
  if (!attack) return end ? t(`hud.end.${end}`) : ''
  return turn?.phase === 'creature'
    ? t('hud.meets', { gnomes: gnomeList(attack.victims, names) })
    : t('pair', { what: t('hud.end.attack'), which: t(`game.creature.${attack.creature}.name`) })
}
