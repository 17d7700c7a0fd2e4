import { cover as cave } from '../dark-cave/cover/cover.ts'
import { cover as boat } from '../red-november/cover/cover.ts'
import type { Offer } from '../shared/current.ts'

/** The games of the house: the one place that knows which there are. Each is fetched when it is first wanted. */
export const GAMES: readonly Offer[] = [
  { ...boat, open: async () => (await import('../red-november/ui.ts')).ui },
  { ...cave, open: async () => (await import('../dark-cave/ui.ts')).ui },
]
