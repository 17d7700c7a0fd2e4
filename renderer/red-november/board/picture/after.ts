import {
  type Color,
  clockAfter,
  type GameEvent,
  type GameEventType,
  type RoomId,
} from '../../../../engine/red-november/index.ts'
import { type Figure, figureOf, isTool, type Picture } from './picture.ts'

type Of<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>
type Changes = { readonly [T in GameEventType]: (picture: Picture, event: Of<T>) => Picture }

const same = (picture: Picture): Picture => picture

function withFigure(picture: Picture, color: Color, change: Partial<Figure>): Picture {
  const figures = picture.figures.map((figure) => (figure.color === color ? { ...figure, ...change } : figure))
  return { ...picture, figures }
}

const withoutMarker = (picture: Picture, color: Color): Picture => ({
  ...picture,
  stack: picture.stack.filter((other) => other !== color),
})

/** What was taken in hand for one turn is put away. */
const emptyHanded = (picture: Picture): Picture =>
  picture.figures.some(({ tool }) => tool)
    ? { ...picture, figures: picture.figures.map((figure) => ({ ...figure, tool: null })) }
    : picture

/** How a room is with water at that level. */
export const WATER = { none: 'dry', low: 'low', high: 'high' } as const

/** What each event changes in the picture. A new kind of event does not compile until it is named here. */
const CHANGES: Changes = {
  'turn-began': (picture) => ({ ...emptyHanded(picture), opened: null }),
  'phase-began': same,
  woke: (picture, { gnome }) => withFigure(picture, gnome, { fainted: false }),
  'time-spent': same,
  'hatch-opened': (picture, { to }) => ({ ...picture, opened: to }),
  'water-changed': (picture, { room, level }) => ({ ...picture, rooms: { ...picture.rooms, [room]: WATER[level] } }),
  'fire-started': (picture, { room }) => ({ ...picture, rooms: { ...picture.rooms, [room]: 'burning' } }),
  // Water that puts a fire out may already stand there.
  'fire-out': (picture, { room }) =>
    picture.rooms[room] === 'burning' ? { ...picture, rooms: { ...picture.rooms, [room]: 'dry' } } : picture,
  entered: (picture, { gnome, to }) => ({ ...withFigure(picture, gnome, { place: to }), opened: null }),
  stayed: (picture) => ({ ...picture, opened: null }),
  'item-played': (picture, { gnome, item }) => (isTool(item) ? withFigure(picture, gnome, { tool: item }) : picture),
  'intoxication-changed': (picture, { gnome, to }) => withFigure(picture, gnome, { intoxication: to }),
  'action-began': (picture) => ({ ...picture, opened: null }),
  // S2: the die says which locker opens.
  'die-rolled': (picture, { purpose, gnome, face }) =>
    purpose === 'arrival' && figureOf(picture, gnome)?.status === 'coming'
      ? withFigure(picture, gnome, { status: 'alive', place: face as RoomId })
      : picture,
  'fix-succeeded': same,
  'fix-failed': same,
  'hatch-unblocked': (picture, { hatch }) => ({
    ...picture,
    blocked: picture.blocked.filter((other) => other !== hatch),
  }),
  'hatch-blocked': (picture, { hatch }) => ({ ...picture, blocked: [...picture.blocked, hatch] }),
  'track-moved': (picture, { track, to }) => ({ ...picture, tracks: { ...picture.tracks, [track]: to } }),
  'token-placed': (picture, { token, minute }) => ({ ...picture, tokens: { ...picture.tokens, [token]: minute } }),
  'token-removed': (picture, { token }) => {
    const { [token]: _gone, ...tokens } = picture.tokens
    return { ...picture, tokens }
  },
  'token-struck': same,
  'items-drawn': (picture, { items, source }) =>
    source === 'cabin' ? { ...picture, cabinGrog: picture.cabinGrog - items.length } : picture,
  'trade-offered': same,
  'trade-accepted': same,
  'trade-refused': same,
  attacked: same,
  defended: same,
  yielded: same,
  'duel-decided': same,
  'items-looted': same,
  'items-discarded': same,
  died: (picture, { gnome }) => {
    const dead = withFigure(picture, gnome, { status: 'dead', fainted: false })
    return picture.newcomers ? dead : withoutMarker(dead, gnome)
  },
  arrived: (picture, { gnome, room }) => {
    return withFigure(picture, gnome, { status: 'alive', place: room, intoxication: 0, fainted: false })
  },
  deserted: (picture, { gnome }) => withoutMarker(withFigure(picture, gnome, { status: 'deserted' }), gnome),
  'faint-checked': (picture, { gnome, fainted }) => (fainted ? withFigure(picture, gnome, { fainted: true }) : picture),
  'faint-check-cancelled': same,
  'marker-moved': (picture, { gnome, to }) => withFigure(picture, gnome, { minute: to }),
  'icon-ignored': same,
  'event-revealed': same,
  'event-fizzled': same,
  'pile-shuffled': same,
  'choice-asked': same,
  // U4: a marker that arrives lies on top.
  'turn-ended': (before, { gnome }) => {
    const picture = emptyHanded(before)
    return picture.stack.includes(gnome)
      ? { ...picture, stack: [gnome, ...picture.stack.filter((other) => other !== gnome)] }
      : picture
  },
  'game-ended': (picture, { outcome }) => ({ ...emptyHanded(picture), outcome, opened: null }),
}

/** The picture after one event. After all events of a command it equals the picture of the new state. */
export function after(picture: Picture, event: GameEvent): Picture {
  const change = CHANGES[event.type] as (picture: Picture, event: GameEvent) => Picture
  const next = change(picture, event)
  const clock = clockAfter(picture.clock, event)
  return clock === picture.clock ? next : { ...next, clock }
}
