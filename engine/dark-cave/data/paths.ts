/**
 * The path cards, start and goals (B12-B15). All of it is our reconstruction: who owns the box corrects it here, and
 * nothing else has to change. A row is the line of the rule book:
 *   [shape, which spaces touch which edges, adjacent pairs inside, special@space]
 * `n(N)` is a space called n that touches the north edge, `c(-)` touches none.
 */
export type CardRow = readonly [shape: string, spaces: string, inside: string, special: string]

/** B12, B13, B14: the 50 path cards; the group is the first part of the id. */
export const PATHS = {
  'I-01': ['crossing', 'c(NESW)', '-', '-'],
  'I-02': ['crossing', 'c(NESW)', '-', '-'],
  'I-03': ['side T', 'c(NES)', '-', '-'],
  'I-04': ['side T', 'c(NES)', '-', '-'],
  'I-05': ['flat T', 'c(NEW)', '-', '-'],
  'I-06': ['flat T', 'c(NEW)', '-', '-'],
  'I-07': ['straight N-S', 'c(NS)', '-', '-'],
  'I-08': ['straight E-W', 'c(EW)', '-', '-'],
  'I-09': ['bend N-E', 'c(NE)', '-', '-'],
  'I-10': ['bend N-W', 'c(NW)', '-', '-'],
  'I-11': ['side T', 'c(NES)', '-', 'dark hole@c'],
  'I-12': ['flat T', 'c(NEW)', '-', 'dark hole@c'],
  'I-13': ['dead end E', 'c(E)', '-', 'dark hole@c'],
  'I-14': ['side T', 'c(NES)', '-', 'ladder@c'],
  'I-15': ['bridge E-W over N-S', 'b(EW) u(NS)', '-', 'bridge@b'],
  'I-16': ['bridge N-S over E-W', 'b(NS) u(EW)', '-', 'bridge@b'],
  'I-17': ['double bend N-E, S-W', 'p(NE) q(SW) t(-)', 'p-t t-q', 'tunnel@t'],
  'I-18': ['double bend N-E, S-W', 'p(NE) q(SW) t(-)', 'p-t t-q', 'tunnel@t'],
  'I-19': ['double bend N-W, S-E', 'p(NW) q(SE) t(-)', 'p-t t-q', 'tunnel@t'],

  'II-01': ['crossing', 'n(N) e(E) s(S) w(W)', 'n-e n-s n-w e-s e-w s-w', '-'],
  'II-02': ['side T', 'n(N) e(E) s(S)', 'n-e n-s e-s', '-'],
  'II-03': ['side T', 'n(N) e(E) s(S)', 'n-e n-s e-s', '-'],
  'II-04': ['flat T', 'n(N) e(E) w(W)', 'n-e n-w e-w', '-'],
  'II-05': ['flat T', 'n(N) e(E) w(W)', 'n-e n-w e-w', '-'],
  'II-06': ['straight N-S', 'n(N) s(S)', 'n-s', '-'],
  'II-07': ['straight E-W', 'e(E) w(W)', 'e-w', '-'],
  'II-08': ['bend N-E', 'n(N) e(E)', 'n-e', '-'],
  'II-09': ['bend N-W', 'n(N) w(W)', 'n-w', '-'],
  'II-10': ['dead end E', 'e(E) d(-)', 'e-d', '-'],
  'II-11': ['straight N-S', 'n(N) s(S)', 'n-s', 'dark hole@s'],
  'II-12': ['straight E-W', 'e(E) w(W)', 'e-w', 'dark hole@e'],
  'II-13': ['bend N-W', 'n(N) w(W)', 'n-w', 'dark hole@n'],
  'II-14': ['flat T', 'n(N) e(E) w(W)', 'n-e n-w e-w', 'dark hole@n'],
  'II-15': ['dead end N', 'n(N) d(-)', 'n-d', 'ladder@d'],
  'II-16': ['bend N-E', 'n(N) e(E)', 'n-e', 'ladder@e'],
  'II-17': ['dead end E', 'e(E) d(-)', 'e-d', 'gold vein@d'],

  'III-01': ['crossing', 'n(N) e(E) s(S) w(W) c(-)', 'n-c e-c s-c w-c', '-'],
  'III-02': ['side T', 'n(N) e(E) s(S) c(-)', 'n-c e-c s-c', '-'],
  'III-03': ['flat T', 'n(N) e(E) w(W) c(-)', 'n-c e-c w-c', '-'],
  'III-04': ['straight N-S', 'n(N) s(S) c(-)', 'n-c s-c', '-'],
  'III-05': ['straight E-W', 'e(E) w(W) c(-)', 'e-c w-c', '-'],
  'III-06': ['bend N-E', 'n(N) e(E) c(-)', 'n-c e-c', '-'],
  'III-07': ['crossing', 'n(N) e(E) s(S) w(W) c(-)', 'n-c e-c s-c w-c', 'dark hole@c'],
  'III-08': ['dead end N', 'n(N) c(-) d(-)', 'n-c c-d', 'dark hole@d'],
  'III-09': ['bend N-W', 'n(N) w(W) c(-)', 'n-c w-c', 'ladder@c'],
  'III-10': ['bridge E-W over N-S', 'e(E) w(W) b(-) n(N) s(S) u(-)', 'e-b w-b n-u s-u', 'bridge@b'],
  'III-11': ['bridge N-S over E-W', 'n(N) s(S) b(-) e(E) w(W) u(-)', 'n-b s-b e-u w-u', 'bridge@b'],
  'III-12': ['double bend N-E, S-W', 'n(N) e(E) p(-) s(S) w(W) q(-) t(-)', 'n-p e-p s-q w-q p-t t-q', 'tunnel@t'],
  'III-13': ['double bend N-W, S-E', 'n(N) w(W) p(-) s(S) e(E) q(-) t(-)', 'n-p w-p s-q e-q p-t t-q', 'tunnel@t'],
  'III-14': ['dead end N', 'n(N) c(-) d(-)', 'n-c c-d', 'gold vein@d'],
} as const satisfies Record<string, CardRow>

export type PathId = keyof typeof PATHS
export const PATH_IDS = Object.keys(PATHS) as readonly PathId[]

/** B15 */
export const START_CARD: CardRow = ['crossing', 'c(NESW)', '-', 'ladder@c']

/** B15: the four goals. */
export const GOALS = {
  exit: ['crossing', 'n(N) e(E) s(S) w(W) c(-)', 'n-c e-c s-c w-c', 'exit@c'],
  ladder: ['bend N-E', 'n(N) e(E) c(-)', 'n-c e-c', 'ladder@c'],
  hole: ['bend N-W', 'n(N) w(W) c(-)', 'n-c w-c', 'dark hole@c'],
  vein: ['flat T', 'n(N) e(E) w(W) c(-)', 'n-c e-c w-c', 'gold vein@c'],
} as const satisfies Record<string, CardRow>

export type GoalId = keyof typeof GOALS
export const GOAL_IDS = Object.keys(GOALS) as readonly GoalId[]

/** M9: goals that are the same card both ways round. */
export const SAME_BOTH_WAYS: readonly GoalId[] = ['exit']

/** B11 */
export const SPECIALS = ['dark hole', 'ladder', 'bridge', 'tunnel', 'gold vein', 'exit'] as const
export type Special = (typeof SPECIALS)[number]
