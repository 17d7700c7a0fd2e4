import type { ComponentType } from 'preact'
import type { Language } from '../../preload/contract.ts'

/** A game as it stands on the shelf: what the title shows of it before anything else of it is fetched. */
export interface Cover {
  readonly id: string
  /** As it is printed on the box, in every language. */
  readonly name: string
  /** The address of its lettering. */
  readonly logo: string
  readonly tagline: Readonly<Record<Language, string>>
  /** Where its running game is kept. */
  readonly journal: string
  /** Behind its half of the title. */
  readonly Picture: ComponentType
}
