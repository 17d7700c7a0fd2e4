import { facesOf, PATH_FACES } from './faces.ts'
import { type CardRow, PATH_IDS, type PathId } from './paths.ts'

/**
 * Other shapes for some of the path cards: what the reconstructed tables do to the game can be measured by playing it
 * with these instead. Groups, their sizes and specials stay as the box has them (B4, B6, B11). Only simulations use
 * them: no game at a table does.
 */
export const DECKS = {
  /** Crossings and half of the T cards of groups I and II have become straights, bends and dead ends. */
  narrow: {
    'I-01': ['straight N-S', 'c(NS)', '-', '-'],
    'I-02': ['straight E-W', 'c(EW)', '-', '-'],
    'I-04': ['bend N-E', 'c(NE)', '-', '-'],
    'I-06': ['bend N-W', 'c(NW)', '-', '-'],
    'II-01': ['straight N-S', 'n(N) s(S)', 'n-s', '-'],
    'II-03': ['bend N-E', 'n(N) e(E)', 'n-e', '-'],
    'II-05': ['bend N-W', 'n(N) w(W)', 'n-w', '-'],
  },
  /** Nearly every T and crossing has become a straight, a bend or a dead end. */
  blind: {
    'I-11': ['bend N-E', 'c(NE)', '-', 'dark hole@c'],
    'I-12': ['bend N-W', 'c(NW)', '-', 'dark hole@c'],
    'II-14': ['dead end N', 'n(N) d(-)', 'n-d', 'dark hole@d'],
    'III-07': ['dead end E', 'e(E) c(-) d(-)', 'e-c c-d', 'dark hole@d'],
    'I-01': ['straight N-S', 'c(NS)', '-', '-'],
    'I-02': ['straight E-W', 'c(EW)', '-', '-'],
    'I-03': ['bend N-E', 'c(NE)', '-', '-'],
    'I-04': ['bend N-E', 'c(NE)', '-', '-'],
    'I-05': ['bend N-W', 'c(NW)', '-', '-'],
    'I-06': ['dead end E', 'c(E)', '-', '-'],
    'II-01': ['dead end N', 'n(N) d(-)', 'n-d', '-'],
    'II-02': ['dead end N', 'n(N) d(-)', 'n-d', '-'],
    'II-03': ['bend N-E', 'n(N) e(E)', 'n-e', '-'],
    'II-04': ['dead end E', 'e(E) d(-)', 'e-d', '-'],
    'II-05': ['bend N-W', 'n(N) w(W)', 'n-w', '-'],
    'III-01': ['dead end E', 'e(E) c(-) d(-)', 'e-c c-d', '-'],
    'III-02': ['dead end N', 'n(N) c(-) d(-)', 'n-c c-d', '-'],
    'III-03': ['dead end E', 'e(E) c(-) d(-)', 'e-c c-d', '-'],
  },
} as const satisfies Record<string, Readonly<Partial<Record<PathId, CardRow>>>>

export type DeckId = keyof typeof DECKS
export const DECK_IDS = Object.keys(DECKS) as readonly DeckId[]

/** Plays with another deck, and puts the own one back. */
export function withDeck<T>(deck: DeckId | undefined, play: () => T): T {
  if (deck === undefined) return play()
  const own = { ...PATH_FACES }
  const rows: Readonly<Partial<Record<PathId, CardRow>>> = DECKS[deck]
  for (const id of PATH_IDS) if (rows[id]) Object.assign(PATH_FACES, { [id]: facesOf(rows[id]) })
  try {
    return play()
  } finally {
    Object.assign(PATH_FACES, own)
  }
}
