export type Screen =
  | 'title'
  | 'new'
  | 'game'
  | 'table'
  | 'saves'
  | 'settings'
  | 'statistics'
  | 'credits'
  | 'replay'
  | 'school'

/** How one came here from the title, which is the first; the last one is in front. No screen is on it twice. */
export type Way = readonly [Screen, ...Screen[]]
export const HOME: Way = ['title']

/** Opened over whatever was there, and left to that. From everywhere else Back leads to the title. */
const OVER: ReadonlySet<Screen> = new Set<Screen>(['settings', 'saves', 'credits', 'statistics', 'replay'])

/** The way after a screen was opened: whoever comes to one that is already on it has gone back. */
export function wayTo(way: Way, next: Screen): Way {
  if (next === 'title') return HOME
  if (!OVER.has(next)) return ['title', next]
  const at = way.indexOf(next)
  const kept = at < 0 ? way : way.slice(0, at)
  return ['title', ...kept.slice(1), next]
}

/** The screen one step nearer to the title. */
export const before = (way: Way): Screen => way.at(-2) ?? 'title'
