import { TOKEN_IDS, type TokenId } from '../../../../engine/red-november/index.ts'
import { type Box, centred, type Point } from '../../../stage/geometry.ts'
import { activeFigure, figureOf, ghostOf, markersAt, type Picture } from '../picture/picture.ts'
import { plateIn } from './crowd.ts'
import { PILL, priceSpot } from './ghost-way.ts'
import { type Hung, hangMarkers, type Spot } from './markers.ts'
import { tokenBox, tokenSpots, WRITTEN } from './tokens.ts'
import { crateBox } from './track.ts'

/** Everything that hangs from the time track at a moment, computed together: none of it lies on another. */
export interface TrackLay {
  readonly hung: readonly Hung[]
  /** The active time keeper's marker to be, and what its way costs. */
  readonly ghost: { readonly minute: number; readonly spot: Spot; readonly price: Point } | null
  readonly tokens: Readonly<Partial<Record<TokenId, Point>>>
  /** What lies there, the price too. */
  readonly taken: readonly Box[]
}

const laid = new WeakMap<Picture, Map<number | null, TrackLay>>()

/** With the ghost where the picture has it, or where a hovered action would take it: several views ask for the same. */
export function layTrack(picture: Picture, preview: number | null): TrackLay {
  const known = laid.get(picture) ?? new Map<number | null, TrackLay>()
  const lay = known.get(preview) ?? layOf(picture, ghostOf(picture, preview))
  laid.set(picture, known.set(preview, lay))
  return lay
}

function layOf(picture: Picture, ghost: number | null): TrackLay {
  const { items } = picture.icons
  const keepers = picture.stack.map((color) => figureOf(picture, color)?.minute ?? 0)
  const minutes = new Set(ghost === null ? keepers : [...keepers, ghost])
  const hung = hangMarkers(
    [...minutes].map((minute) => ({
      minute,
      count: markersAt(picture, minute).length + (minute === ghost ? 1 : 0),
    })),
    items,
  )
  const plate = plateIn(picture)
  const hanging = [...hung.map(({ covers }) => covers), ...items.map(crateBox), ...(plate ? [plate.box] : [])]
  const placed = TOKEN_IDS.flatMap((token) => {
    const minute = picture.tokens[token]
    return minute === undefined ? [] : [{ token, minute }]
  })
  const spots = tokenSpots(
    placed.map(({ minute }) => minute),
    hanging,
  )
  const tokens = Object.fromEntries(placed.map(({ token }, at) => [token, spots[at]]))
  const taken = [...hanging, ...spots.map(tokenBox)]
  const active = activeFigure(picture)
  const spot = hung.find(({ minute }) => minute === ghost)?.spots.at(-1)
  if (ghost === null || !active || !spot) return { hung, ghost: null, tokens, taken }
  const price = priceSpot(active.minute, ghost, [...WRITTEN, ...taken])
  return { hung, ghost: { minute: ghost, spot, price }, tokens, taken: [...taken, centred(price, PILL)] }
}

/** Where a time keeper's marker hangs. */
export function keeperIn(
  { hung }: TrackLay,
  picture: Picture,
  color: Picture['stack'][number],
): { readonly group: Hung; readonly place: number; readonly spot: Spot } | null {
  const minute = figureOf(picture, color)?.minute
  const group = hung.find((one) => one.minute === minute)
  const place = minute === undefined ? -1 : markersAt(picture, minute).indexOf(color)
  const spot = group?.spots[place]
  return group && spot ? { group, place, spot } : null
}
