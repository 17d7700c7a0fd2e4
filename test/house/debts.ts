import type { Part } from './layers.ts'

/** What the house still owes to its plan. Each test compares with exactly this list: it can only be paid off. */
export const DEBTS: {
  readonly upward: readonly string[]
  readonly knots: readonly (readonly string[])[]
  readonly naming: Readonly<Partial<Record<Part, readonly string[]>>>
} = {
  upward: [],
  knots: [],
  naming: {},
}
