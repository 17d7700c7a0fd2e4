import i18next from 'i18next'
import type { Forms, Values } from '../words/game/words.ts'
import type { report } from '../words/report/en.ts'

type Stem<K extends string> = K extends `${infer S}_${Forms[keyof Forms]}` ? S : K
type Leaf<T> = { [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Leaf<T[K]>}` }[keyof T & string]

/** A key below `report`, without the endings of plural forms. */
export type ReportKey = Leaf<typeof report>

/** Something to be said, not yet in any language. Values that are phrases of the game come already said. */
export interface Phrase {
  readonly key: ReportKey
  readonly values: Values
}

export const phrase = (key: ReportKey, values: Values = {}): Phrase => ({ key, values })

/** A phrase in the language that is spoken now. */
export const tell = ({ key, values }: Phrase): string => i18next.t(`report.${key}`, { ...values })
