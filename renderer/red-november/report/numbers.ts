import { language } from '../../core/settings.ts'

/** One digit behind the point, as the language writes it. */
export const plainNumber = (value: number): string =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** The same with its sign; nothing is ever minus zero. */
export const signedNumber = (value: number): string =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', '−')
