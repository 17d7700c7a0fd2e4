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

/**
 * How the Captain takes its crew to think: the same rules of thumb, and an eye for the ways through the boat. Found by
 * letting a few thousand variants play against each other on ever new seeds (`tsx scripts/balance/evolve.ts`), all crews
 * counted the same, where a death cost five points of a hundred. It puts machines and tokens before fires, and lives too
 * where that saves the boat (O5): fewer gnomes also meet fewer events.
 */
export const SEASONED: Weights = {
  track: [0, 0, 0.69, 8.1, 0.8, 130, 3.1, 100, 270, 270],
  token: 640,
  tokenReach: 4,
  tokenOthers: 0.1,
  farSighted: true,
  life: 36,
  fire: 1.8,
  fires: 0.12,
  fireRoom: 0.91,
  fireNeeds: 0.068,
  pump: 3.1,
  pumpRoom: 1.6,
  unblock: 4.4,
  unblockMore: 2,
  draw: 4.8,
  grog: 1.4,
  gift: 0.025,
  enough: 15,
  tool: 1.1,
  faint: 3.4,
  wait: 0.024,
  overhead: 3.9,
}

/**
 * How often an event card pushes each track: what the deck says (C1), rounded. Not reckoned from it: all weights here were
 * found with these very numbers, and the exact ones let the bots decide otherwise. A test compares them with the deck.
 */
export const RISE: Readonly<Record<TrackId, number>> = { asphyxiation: 0.2, heat: 0.18, pressure: 0.15 }
