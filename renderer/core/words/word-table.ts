/** Words by key; test/renderer/core/words.test.ts compares every table with the English one. */
export interface Table {
  readonly [key: string]: string | Table
}

/** Plural forms by language. */
export interface Forms {
  readonly en: 'one' | 'other'
  readonly ru: 'one' | 'few' | 'many' | 'other'
  readonly fr: 'one' | 'many' | 'other'
  readonly pl: 'one' | 'few' | 'many' | 'other'
}

type Stem<K extends string> = K extends `${infer S}_${Forms[keyof Forms]}` ? S : K

/** Every key of a table, without the endings of plural forms. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${KeyOf<T[K]>}`
}[keyof T & string]

/** What a sentence is filled in with. */
export type Values = Readonly<Record<string, string | number>>

/** Says a key in the language that is spoken. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string
