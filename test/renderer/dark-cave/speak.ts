import { GNOMES, type GnomeId } from '../../../engine/dark-cave/index.ts'
import { LANGUAGES, type Language } from '../../../preload/contract.ts'
import type { Translate } from '../../../renderer/dark-cave/words/index.ts'
import type { Names } from '../../../renderer/dark-cave/words/phrases.ts'
import { PEOPLE, speechOf } from '../speech.ts'

export { isSaid } from '../speech.ts'
export { LANGUAGES }

const { missing, speakIn } = await speechOf('dark-cave')

export { missing }

/** The cave's words in one language. */
export const sayIn = (language: Language): Translate => speakIn(language)

export const names: Names = (gnome: GnomeId) => PEOPLE[GNOMES.indexOf(gnome)] ?? gnome
