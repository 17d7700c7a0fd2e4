import { computed } from '@preact/signals'
import type { GnomeId } from '../../../engine/dark-cave/index.ts'
import { language } from '../../core/settings.ts'
import { table } from '../run/running.ts'
import type { CommandSpeech } from './command-words.ts'
import { t } from './index.ts'
import { namesOf } from './phrases.ts'

/** What the gnomes of the running game are called, in the language that is spoken. */
export const names = computed(() => {
  // Gnomes without a name of their own are named by the language.
  void language.value
  return namesOf(table.crew.value.names, t)
})

export const nameOf = (gnome: GnomeId): string => names.value(gnome)

/** The voice of the running game. */
export const speech = (): CommandSpeech => ({ t, names: names.value })
