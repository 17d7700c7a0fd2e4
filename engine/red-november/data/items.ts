import type { FixJob } from './fixits.ts'

export interface ItemData {
  /** Copies in the box (C3). */
  readonly count: number
  /** What it adds to the target of a fix-it, once played (C5). */
  readonly bonus: Readonly<Partial<Record<FixJob, number>>>
  /** May enter rooms on fire for the rest of the turn (M5, O5). */
  readonly fireproof: boolean
}

const toAll = (n: number): ItemData['bonus'] => ({
  extinguish: n,
  pump: n,
  unblock: n,
  engine: n,
  pumps: n,
  reactor: n,
  missiles: n,
  kraken: n,
})

/** C3, C5: the 54 items. */
export const ITEMS = {
  grog: { count: 12, bonus: toAll(3), fireproof: true },
  toolbox: { count: 5, bonus: { engine: 3, pumps: 3, reactor: 3 }, fireproof: false },
  'engine-manual': { count: 3, bonus: { engine: 4 }, fireproof: false },
  'pump-manual': { count: 3, bonus: { pumps: 4 }, fireproof: false },
  'reactor-manual': { count: 3, bonus: { reactor: 4 }, fireproof: false },
  'deactivation-code': { count: 3, bonus: { missiles: 4 }, fireproof: false },
  crowbar: { count: 5, bonus: { unblock: 3 }, fireproof: false },
  extinguisher: { count: 6, bonus: { extinguish: 3 }, fireproof: true },
  'water-pump': { count: 5, bonus: { pump: 3 }, fireproof: false },
  coffee: { count: 1, bonus: {}, fireproof: false },
  aqualung: { count: 4, bonus: {}, fireproof: false },
  harpoon: { count: 2, bonus: { kraken: 4 }, fireproof: false },
  'lucky-charm': { count: 2, bonus: {}, fireproof: false },
} as const satisfies Record<string, ItemData>

export type ItemId = keyof typeof ITEMS
export const ITEM_IDS = Object.keys(ITEMS) as readonly ItemId[]

/** C5 */
export const COFFEE_SOBERS = 2
export const CHARM_IGNORES = 3
/** C4: grogs laid out in the Captain's Cabin. */
export const CABIN_GROG = 6
