/** The three faces with Latin, Polish and Cyrillic letters, bundled: nothing is fetched from anywhere. */
import '@fontsource/russo-one/latin-400.css'
import '@fontsource/russo-one/latin-ext-400.css'
import '@fontsource/russo-one/cyrillic-400.css'
import '@fontsource/oswald/latin-500.css'
import '@fontsource/oswald/latin-ext-500.css'
import '@fontsource/oswald/cyrillic-500.css'
import '@fontsource/oswald/latin-600.css'
import '@fontsource/oswald/latin-ext-600.css'
import '@fontsource/oswald/cyrillic-600.css'
import '@fontsource/pt-sans/latin-400.css'
import '@fontsource/pt-sans/latin-ext-400.css'
import '@fontsource/pt-sans/cyrillic-400.css'
import '@fontsource/pt-sans/latin-700.css'
import '@fontsource/pt-sans/latin-ext-700.css'
import '@fontsource/pt-sans/cyrillic-700.css'
import type { Language } from '../../../preload/contract.ts'

const FACES = ['400 1em "Russo One"', '500 1em Oswald', '600 1em Oswald', '400 1em "PT Sans"', '700 1em "PT Sans"']
/** A letter of each file that a language is written with. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'a', fr: 'a', pl: 'a\u0142', ru: 'a\u044f' }

/** They are there before the first words, so that nothing changes its width under a hand. Where one cannot be had, it goes without. */
export async function lettersOf(language: Language): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[language])))
}
