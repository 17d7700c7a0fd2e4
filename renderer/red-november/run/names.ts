import { computed } from '@preact/signals'
import type { Color } from '../../../engine/red-november/index.ts'
import { language } from '../../core/settings.ts'
import { t } from '../words/index.ts'
import { namesOf } from '../words/phrases.ts'
import { table } from './running.ts'

/** What the gnomes of the running game are called, in the language that is spoken. */
export const names = computed(() => {
  // The colours' names change with the language.
  void language.value
  return namesOf(table.crew.value.names, t)
})

export const nameOf = (gnome: Color): string => names.value(gnome)
