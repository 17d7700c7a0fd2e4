import { COLORS, type Color } from '../../engine/red-november/index.ts'
import { LANGUAGES, type Language } from '../../preload/contract.ts'
import type { Phrase } from '../../renderer/red-november/report/phrase.ts'
import type { Translate } from '../../renderer/red-november/words/index.ts'
import type { Names } from '../../renderer/red-november/words/phrases.ts'
import { PEOPLE, speechOf } from './speech.ts'

export { flat as texts } from './books.ts'
export { isSaid } from './speech.ts'
export { LANGUAGES }

/** Any words of the boat and of the house in one language. */
export const { missing, speakIn } = await speechOf('red-november')

/** The boat's own. */
export const sayIn = (language: Language): Translate => speakIn(language)

/** A phrase of the end report. */
export const tellIn =
  (language: Language) =>
  ({ key, values }: Phrase): string =>
    speakIn(language)(`report.${key}`, values)

export const names: Names = (gnome: Color) => PEOPLE[COLORS.indexOf(gnome)] ?? gnome
