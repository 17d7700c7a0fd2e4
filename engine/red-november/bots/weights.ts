import type { TrackId } from '../data/board.ts'

/** What the rules of thumb are made of. Found by trial: a change is good if more subs come home (`npm run balance`). */
export const WEIGHTS = {
  /** What it is worth to set a disaster track back, by its space: small on the way to a star, huge before the end. */
  track: [0, 0, 0.87, 7.2, 5.4, 19, 2.7, 14, 34, 180],
  /** A destruction token on the track. */
  token: 70,
  /** Others who could still get there in time: with so many minutes to spare, and what each of them takes off. */
  tokenReach: 12,
  tokenOthers: 0.46,
  /** Looks at the whole boat when a hatch jams, not only at the rooms beside it. */
  farSighted: false,
  /** A gnome's life. */
  life: 60,
  /** A fire anywhere, and for each fire that burns beside it. */
  fire: 2,
  fires: 2.7,
  /** More where the room matters: the machines, the ways between them. */
  fireRoom: 1.6,
  /** More where it keeps the crew from a machine it needs: a share of that need. */
  fireNeeds: 0.38,
  pump: 0.98,
  pumpRoom: 0.46,
  unblock: 4.6,
  unblockMore: 1.6,
  /** An item from the stores, a grog from the cabin. */
  draw: 1.6,
  grog: 1.3,
  /** An item left to somebody who still has time for it. */
  gift: 0.5,
  /** Hands beyond this many gain nothing. */
  enough: 18,
  /** What an item played is worth in minutes. */
  tool: 2,
  /** What fainting costs. */
  faint: 9,
  wait: 0.055,
  /** Minutes every turn takes besides those it spends. */
  overhead: 0.68,
}

export type Weights = typeof WEIGHTS

/** How the Captain takes its crew to think: the same rules of thumb, and an eye for the ways through the boat. */
export const SEASONED: Weights = {
  ...WEIGHTS,
  farSighted: true,
  token: 144,
  tokenReach: 5.7,
  fireNeeds: 0.9,
  pumpRoom: 0.68,
  enough: 50,
  tool: 0.84,
}

/**
 * How often an event card pushes each track: what the deck says (C1), in the round numbers that everything else here was
 * found with. A fire pushes only where something can burn.
 */
export const RISE: Readonly<Record<TrackId, number>> = { asphyxiation: 0.2, heat: 0.18, pressure: 0.15 }
