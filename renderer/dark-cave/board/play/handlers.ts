import {
  cellOfSpace,
  type GameEvent,
  type GameEventType,
  isCellId,
  nameOfSpace,
  type SpaceId,
} from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { footOf, wayBetween } from '../layout/feet.ts'
import { boxOfCell, CELL, middleOfBoundary } from '../layout/grid.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'
import type { Cast } from './cast.ts'
import * as fx from './flourishes.ts'

type Of<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>
type Show<T extends GameEventType> = (cast: Cast, event: Of<T>, next: Picture) => Promise<void>

const nothing = (): Promise<void> => Promise.resolve()
/** Out of the picture, to wherever the page has the players' things. */
const away = ({ x, y }: Point): Point => ({ x: x + 140, y: y - 240 })
const middleOf = (cell: Of<'path-placed'>['cell']): Point => {
  const { x, y } = boxOfCell(cell)
  return { x: x + CELL.width / 2, y: y + CELL.height / 2 }
}

/** How each event is shown. A new kind of event does not compile until it is named here. */
const HANDLERS: { readonly [T in GameEventType]: Show<T> } = {
  'turn-began': ({ signs, motion }, { player }) => {
    signs.point(player)
    return motion.wait(220)
  },
  'phase-began': nothing,
  'web-weakened': (cast, { at }) => cast.webs.weaken(at),
  'web-removed': async (cast, { at, cause }) => {
    if (cause === 'axe') fx.sparkle(cast, middleOfBoundary(at))
    await cast.webs.remove(at)
  },
  'creature-went': async (cast, { creature, cause }) => {
    const actor = cast.creatures[creature]
    fx.puff(cast, actor.at)
    await actor.go(cause === 'axe')
  },
  'stood-up': (cast, { player }) => cast.gnomes[player].rise(),
  skipped: (cast) => cast.motion.wait(200),
  proposed: (cast, { player }) => cast.gnomes[player].act('cheer', 500),
  agreed: (cast) => cast.motion.wait(200),
  disagreed: (cast) => cast.motion.wait(200),
  'path-placed': async (cast, { card, cell, turned }, next) => {
    const { air, cards, rims, motion } = cast
    await air.lay(card, cell, turned)
    cards.sync(next)
    rims.sync(next)
    cards.fade(cell, 0)
    rims.open(cell, 0)
    fx.thud(cast, cell)
    await Promise.all([
      air.crack(),
      cast.quake.shake(6, 260),
      motion.run(360, (t) => {
        cards.fade(cell, t)
        rims.open(cell, t)
      }),
    ])
  },
  'nugget-laid': async (cast, { cell }) => {
    fx.sparkle(cast, middleOf(cell))
    await cast.motion.wait(260)
  },
  'action-played': (cast) => cast.motion.wait(260),
  peeked: async (cast, { player, at }) => {
    if (isCellId(at)) await Promise.all([cast.gates.peek(at), cast.flight.show('cave/fx/eye', middleOf(at))])
    else {
      const { head, isThere } = cast.gnomes[at]
      const from = isThere ? head : cast.gnomes[player].head
      await cast.flight.show('cave/fx/eye', { x: from.x, y: from.y - 20 })
    }
  },
  'rock-fell': async (cast, { cell }, next) => {
    cast.look(boxOfCell(cell))
    await cast.quake.shake(3, 420)
    fx.avalanche(cast, cell)
    const buried = (): void => {
      cast.cards.sync(next)
      cast.rims.sync(next)
      fx.puff(cast, middleOf(cell), 12)
    }
    await Promise.all([cast.quake.shake(9, 620), cast.quake.heap(cell, buried)])
    cast.look(null)
  },
  'hands-swapped': async (cast, { player, with: other }) => {
    const [a, b] = [cast.gnomes[player], cast.gnomes[other]]
    if (!a.isThere || !b.isThere) return cast.motion.wait(300)
    await Promise.all([
      cast.flight.fly('cave/fx/card', a.head, b.head, 800),
      cast.flight.fly('cave/fx/card', b.head, a.head, 800),
    ])
  },
  'web-laid': async (cast, { at }, next) => {
    await cast.webs.spin(at, next)
    fx.sparkle(cast, middleOfBoundary(at))
  },
  'boots-laid': (cast, { before }) => give(cast, before, 'cave/fx/boot'),
  'axe-laid': (cast, { before }) => give(cast, before, 'cave/fx/axe'),
  passed: (cast) => cast.motion.wait(200),
  'creature-set': async (cast, { creature, at }, next) => {
    cast.look(boxOfCell(cellOfSpace(at)))
    cast.specials.stare(cellOfSpace(at), 1.3)
    await cast.motion.wait(720)
    const foot = footOf(next, at)
    fx.pop(cast, foot)
    fx.puff(cast, foot)
    await Promise.all([cast.creatures[creature].rise(next, at), cast.quake.shake(2.5, 300)])
    await cast.motion.wait(160)
    cast.look(null)
  },
  'creature-taken-up': async (cast, { creature }) => {
    fx.puff(cast, cast.creatures[creature].at, 4)
    await cast.motion.wait(260)
  },
  'creature-stepped': async (cast, { creature, from, to }, next) => {
    const way = wayBetween(next, from, to)
    if (way) await cast.creatures[creature].walk(way, next, to)
    else await cast.creatures[creature].climb(next, to)
  },
  'creature-stopped': nothing,
  attacked: async (cast, { creature, victims, at }) => {
    const actor = cast.creatures[creature]
    const [first] = victims
    const there = first ? cast.gnomes[first].at : actor.at
    cast.look(boxOfCell(cellOfSpace(at)))
    await Promise.all(victims.map((victim) => cast.gnomes[victim].act('fear', 320)))
    await Promise.all([
      actor.attack(there),
      ...victims.map((victim) => cast.gnomes[victim].act('fear', 620)),
      strike(cast, { x: (there.x + actor.at.x) / 2, y: there.y - 50 }),
    ])
    cast.look(null)
  },
  'choice-asked': nothing,
  'driven-away': async (cast, { player, creature }) => {
    const { head } = cast.gnomes[player]
    await cast.flight.fly('cave/fx/axe', head, cast.creatures[creature].head, 460, 2)
    fx.sparkle(cast, cast.creatures[creature].head)
  },
  endured: (cast, { player }) => cast.gnomes[player].act('fear', 300),
  'card-lost': async (cast, { player, cause }) => {
    const { head } = cast.gnomes[player]
    const to = cause === 'bridge' ? { x: head.x + 30, y: head.y + 220 } : away(head)
    await cast.flight.fly('cave/fx/card', head, to, 700, 1)
  },
  'knocked-down': async (cast, { player }) => {
    await cast.gnomes[player].fall()
    fx.puff(cast, cast.gnomes[player].at, 9)
  },
  'gold-lost': async (cast, { player, cause }) => {
    const { head, isThere } = cast.gnomes[player]
    if (!isThere || cause === 'left-behind') return cast.motion.wait(120)
    await cast.flight.fly('cave/stage/nugget', head, away(head), 650, 1)
  },
  stepped: async (cast, { player, from, to }, next) => {
    const actor = cast.gnomes[player]
    const way = wayBetween(next, from, to)
    if (way) await actor.walk(way, next, to, specialOn(next, to) === 'tunnel' || specialOn(next, from) === 'tunnel')
    else {
      await actor.climb(next, to)
      fx.puff(cast, actor.at, 4)
    }
  },
  'goal-turned': async (cast, { cell, goal }, next) => {
    cast.cards.sync(next)
    cast.rims.sync(next)
    cast.specials.sync(next, false)
    cast.look(boxOfCell(cell))
    cast.specials.dawn = goal === 'exit' ? 0 : 1
    await cast.motion.wait(380)
    await cast.gates.open(cell)
    if (goal === 'exit') {
      fx.daybreak(cast, middleOf(cell))
      await cast.specials.pour()
    }
    fx.sparkle(cast, middleOf(cell))
    await cast.motion.wait(260)
    cast.look(null)
  },
  'goal-laid': (cast) => cast.motion.wait(160),
  'web-chopped': async (cast, { player, at }) => {
    await cast.flight.fly('cave/fx/axe', cast.gnomes[player].head, middleOfBoundary(at), 420, 1)
  },
  'movement-ended': nothing,
  'gold-taken': async (cast, { player, cell }, next) => {
    cast.specials.sync(next, false)
    const { head } = cast.gnomes[player]
    await cast.flight.fly('cave/stage/nugget', middleOf(cell), head, 600)
    fx.sparkle(cast, head)
    await cast.gnomes[player].act('cheer', 500)
  },
  'clan-shown': (cast) => cast.motion.wait(300),
  left: (cast, { player }) => cast.gnomes[player].leave(),
  drew: (cast, _event, next) => {
    const { surface, span } = cast.tank
    fx.surge(cast, span.left, span.right, surface)
    return cast.tank.rise(next)
  },
  'turn-ended': nothing,
  'game-ended': async (cast, _event, next) => {
    const inside = next.figures.filter(({ at }) => at !== null)
    await Promise.all(inside.map(({ gnome }) => cast.gnomes[gnome].act('fear', 900)))
  },
}

/** The blow falls in the middle of a lunge. */
async function strike(cast: Cast, at: Point): Promise<void> {
  await cast.motion.wait(240)
  fx.blow(cast, at)
  await cast.quake.shake(5, 300)
}

/** Something is laid before a player. */
async function give(
  cast: Cast,
  before: Of<'boots-laid'>['before'],
  thing: 'cave/fx/boot' | 'cave/fx/axe',
): Promise<void> {
  const actor = cast.gnomes[before]
  if (!actor.isThere) return cast.motion.wait(300)
  await cast.flight.fly(thing, away(actor.head), { x: actor.head.x, y: actor.head.y + 30 }, 700)
  fx.sparkle(cast, actor.head)
}

function specialOn(picture: Picture, space: SpaceId): string | null {
  const special = tilesOf(picture).get(cellOfSpace(space))?.face.special
  return special?.at === nameOfSpace(space) ? special.kind : null
}

export function show(cast: Cast, event: GameEvent, next: Picture): Promise<void> {
  const handler = HANDLERS[event.type] as (cast: Cast, event: GameEvent, next: Picture) => Promise<void>
  return handler(cast, event, next)
}
