import type { Command } from '../commands/index.ts'

/** Something that could be said now, with what follows of it, and what it is worth by rule of thumb. */
export interface Idea {
  readonly commands: readonly Command[]
  readonly worth: number
  /** Ideas of one kind differ in detail only. */
  readonly kind: string
}
