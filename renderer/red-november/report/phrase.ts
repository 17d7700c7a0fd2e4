import type { KeyOf, Values } from '../../core/words/word-table.ts'
import { t } from '../words/index.ts'
import type { report } from '../words/report/en.ts'

/** A key below `report`, without the endings of plural forms. */
export type ReportKey = KeyOf<typeof report>

/** Something to be said, not yet in any language. Values that are phrases of the game come already said. */
export interface Phrase {
  readonly key: ReportKey
  readonly values: Values
}

export const phrase = (key: ReportKey, values: Values = {}): Phrase => ({ key, values })

/** A phrase in the language that is spoken now. */
export const tell = ({ key, values }: Phrase): string => t(`report.${key}`, values)
