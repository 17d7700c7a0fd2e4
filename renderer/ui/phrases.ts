import { language } from '../core/settings.ts'

/** "80 %", with the space of the language. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(chance)
