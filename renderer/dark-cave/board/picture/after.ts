import type { CellId, GameEvent, GameEventType, GnomeId } from '../../../../engine/dark-cave/index.ts'
import { type Figure, type HungWeb, markOf, type Picture } from './picture.ts'

type Of<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>
type Changes = { readonly [T in GameEventType]: (picture: Picture, event: Of<T>) => Picture }

const same = (picture: Picture): Picture => picture

function withFigure(picture: Picture, gnome: GnomeId, change: Partial<Figure>): Picture {
  const figures = picture.figures.map((figure) => (figure.gnome === gnome ? { ...figure, ...change } : figure))
  return { ...picture, figures }
}

const withWebs = (picture: Picture, change: (web: HungWeb) => HungWeb[]): Picture => ({
  ...picture,
  webs: picture.webs.flatMap(change),
})

const withoutNugget = (picture: Picture, cell: CellId): Picture => ({
  ...picture,
  nuggets: picture.nuggets.filter((other) => other !== cell),
})

const withFace = (picture: Picture, { cell, goal }: Of<'goal-turned'> | Of<'goal-laid'>, turned: boolean): Picture => ({
  ...picture,
  corners: picture.corners.map((corner) => (corner.cell === cell ? { cell, face: { goal, turned } } : corner)),
})

const withCreature = (picture: Picture, change: Partial<Picture['creatures']>): Picture => ({
  ...picture,
  creatures: { ...picture.creatures, ...change },
})

/** What each event changes in the picture. A new kind of event does not compile until it is named here. */
const CHANGES: Changes = {
  'turn-began': (picture, { player }) => ({ ...picture, active: player }),
  'phase-began': same,
  'web-weakened': (picture, { at }) => withWebs(picture, (web) => [web.at === at ? { ...web, shows: 1 } : web]),
  'web-removed': (picture, { at }) => withWebs(picture, (web) => (web.at === at ? [] : [web])),
  'creature-went': (picture, { creature }) => withCreature(picture, { [creature]: null }),
  'stood-up': (picture, { player }) => withFigure(picture, player, { lying: false }),
  skipped: same,
  proposed: same,
  agreed: same,
  disagreed: same,
  'path-placed': (picture, { card, cell, turned }) => ({
    ...picture,
    cards: [...picture.cards, { cell, card, turned }],
  }),
  'nugget-laid': (picture, { cell }) => ({ ...picture, nuggets: [...picture.nuggets, cell] }),
  'action-played': same,
  peeked: same,
  'rock-fell': (picture, { cell }) => ({
    ...withoutNugget(picture, cell),
    cards: picture.cards.filter((laid) => laid.cell !== cell),
  }),
  'hands-swapped': same,
  'web-laid': (picture, { at, card }) => ({
    ...picture,
    webs: [...picture.webs, { at, shows: 2, mark: markOf(card) }],
  }),
  'boots-laid': same,
  'axe-laid': same,
  passed: same,
  'creature-set': (picture, { creature, at }) => withCreature(picture, { [creature]: at }),
  'creature-taken-up': same,
  'creature-stepped': (picture, { creature, to }) => withCreature(picture, { [creature]: to }),
  'creature-stopped': same,
  attacked: same,
  'choice-asked': same,
  'driven-away': same,
  endured: same,
  'card-lost': same,
  'knocked-down': (picture, { player }) => withFigure(picture, player, { lying: true }),
  'gold-lost': same,
  stepped: (picture, { player, to }) => withFigure(picture, player, { at: to }),
  'goal-turned': (picture, event) => withFace(picture, event, false),
  'goal-laid': (picture, event) => withFace(picture, event, event.turned),
  'web-chopped': same,
  'movement-ended': same,
  'gold-taken': (picture, { cell }) => withoutNugget(picture, cell),
  'clan-shown': same,
  left: (picture, { player }) => withFigure(picture, player, { at: null }),
  drew: (picture, { count }) => ({ ...picture, left: picture.left - count }),
  'turn-ended': same,
  'game-ended': (picture) => ({ ...picture, active: null, isOver: true }),
}

/** The picture after one event. After all events of a command it equals the picture of the new position. */
export function after(picture: Picture, event: GameEvent): Picture {
  const change = CHANGES[event.type] as (picture: Picture, event: GameEvent) => Picture
  return change(picture, event)
}
