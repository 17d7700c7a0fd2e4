import type { Offer } from '../shared/current.ts'

/** The games of the house: the one place that knows which there are. Each is fetched when it is first wanted. */
export const GAMES: readonly Offer[] = [
  { id: 'red-november', name: 'Red November', open: async () => (await import('../red-november/ui.ts')).ui },
]
