/** Words by key; test/renderer/core/words.test.ts compares every table with the English one. */
export interface Table {
  readonly [key: string]: string | Table
}
