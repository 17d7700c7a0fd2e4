import { computed } from '@preact/signals'
import type { Color } from '../../engine/red-november/index.ts'
import { table } from '../app.ts'
import { namesOf } from '../i18n/game/phrases.ts'
import { say } from '../i18n/game/say.ts'
import { language } from '../settings.ts'

/** What the gnomes of the running game are called, in the language that is spoken. */
export const names = computed(() => {
  // The colours' names change with the language.
  void language.value
  return namesOf(table.crew.value.names, say)
})

export const nameOf = (gnome: Color): string => names.value(gnome)
