import { bundles, countBundles, counts } from '../../shared/bundle.ts'
import type { ItemId } from '../data/items.ts'

/** A hoard has more bundles than anybody could look through: beyond this many, kinds are given whole or not at all. */
const MAX_GIFTS = 10_000
/** So many items cannot have more than 2^13 bundles. */
const SURELY_FEW = 13

/** Everything that can be given away from a hand. Keeping it with the hand would cost the collector more than making it. */
export const gifts = (hand: readonly ItemId[]): readonly (readonly ItemId[])[] =>
  hand.length <= SURELY_FEW || countBundles(hand) <= MAX_GIFTS ? bundles(hand) : wholeKinds(hand)

const wholeKinds = (hand: readonly ItemId[]): readonly (readonly ItemId[])[] =>
  bundles([...counts(hand).keys()]).map((kinds) => hand.filter((item) => kinds.includes(item)))
