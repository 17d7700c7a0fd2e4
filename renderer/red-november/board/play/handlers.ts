import type { Color, GameEvent, GameEventType, RoomId } from '../../../../engine/red-november/index.ts'
import { JOB_MOODS, type Mood } from '../effects/moods.ts'
import { FIRE_LIGHT, FOAM } from '../kit/colors.ts'
import { standOf } from '../layout/crowd.ts'
import { hatchOnTheWay, spotOf } from '../layout/hatches.ts'
import { THROW } from '../layout/hunt.ts'
import { middleOf } from '../layout/rooms.ts'
import { WATER } from '../picture/after.ts'
import { activeFigure, figureOf, figuresAt, type Picture, wayOfFire } from '../picture/picture.ts'
import type { Cast } from './cast.ts'
import * as fx from './flourishes.ts'

type Of<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>
type Show<T extends GameEventType> = (cast: Cast, event: Of<T>, next: Picture) => Promise<void>

/** Where the die falls for somebody who is nowhere yet: in the Mess, between its plate and the hats. */
const AMIDSHIPS = middleOf(5)

const nothing = (): Promise<void> => Promise.resolve()

/** How each event is shown. A new kind of event does not compile until it is named here. */
const HANDLERS: { readonly [T in GameEventType]: Show<T> } = {
  'turn-began': (cast) => cast.motion.wait(260),
  'phase-began': nothing,
  woke: async (cast, { gnome }) => cast.gnomes[gnome].act('worried', 500),
  'time-spent': (cast) => cast.motion.wait(160),
  'hatch-opened': async (cast, { gnome, from, to }) => {
    const hatch = hatchOnTheWay(from, to)
    if (hatch === null) return
    const actor = cast.gnomes[gnome]
    await Promise.all([actor.act(from === 'sea' ? 'dive' : 'work', 420, spotOf(hatch).x), cast.hatches[hatch].open()])
  },
  'water-changed': async (cast, { room, level, cause }, next) => {
    const rising = level !== 'none'
    if (cause === 'leak') await cast.rooms[room].warn(FOAM)
    // Whoever is there rises with the water, in front of it.
    if (level === 'high') for (const { color } of figuresAt(next, room)) cast.gnomes[color].sync(next, false)
    const jets: Promise<void>[] = []
    if (cause === 'leak') jets.push(cast.jet.leak(room))
    const active = activeFigure(next)
    if (cause === 'reflow' && active && next.opened !== null && active.place !== 'sea' && next.opened !== 'sea') {
      const other = active.place === room ? next.opened : active.place
      if (next.rooms[other] !== 'dry' && rising) jets.push(cast.jet.pour(other, room))
    }
    if (cause === 'leak') cast.hull.groan(0.9)
    if (cause === 'undersea-current') {
      cast.hull.lurch()
      return cast.water.surge(room, WATER[level], fx.spindrift(cast))
    }
    await Promise.all([cast.water.flow(room, WATER[level]), ...jets])
  },
  'fire-started': async (cast, { room, cause }, next) => {
    const hatch = cause === 'fire-spreads' ? wayOfFire(next, room) : null
    await cast.rooms[room].warn(FIRE_LIGHT)
    if (hatch) await Promise.all([cast.hatches[hatch].rattle(), fx.lick(cast, hatch, room)])
    fx.ignite(cast, room)
    cast.fires[room].burn(true)
    await cast.motion.wait(700)
  },
  'fire-out': async (cast, { room, cause }) => {
    cast.fires[room].burn(false)
    if (cause === 'extinguish') fx.smother(cast, room)
    else fx.hiss(cast, room)
    await cast.motion.wait(cause === 'extinguish' ? 650 : 900)
  },
  entered: async (cast, { gnome, from, to }, next) => {
    const figure = figureOf(next, gnome)
    if (figure) await cast.gnomes[gnome].walk(from, to, standOf(next, { ...figure, place: to }))
  },
  stayed: nothing,
  'item-played': async (cast, { gnome, item }) => {
    const mood: Mood = item === 'grog' || item === 'coffee' ? 'drink' : 'work'
    await cast.gnomes[gnome].act(mood, mood === 'drink' ? 900 : 350)
  },
  'intoxication-changed': async (cast, { gnome, to }) => cast.gnomes[gnome].act(to > 1 ? 'drunk' : 'idle', 450),
  'action-began': async (cast, { gnome, action, minutes }, next) => {
    const mood = action in JOB_MOODS ? JOB_MOODS[action as keyof typeof JOB_MOODS] : null
    const place = figureOf(next, gnome)?.place
    if (mood === 'extinguish' && place && place !== 'sea') fx.spray(cast, gnome, place)
    if (mood)
      await cast.gnomes[gnome].act(mood, 500 + minutes * 90, place && place !== 'sea' ? middleOf(place).x : undefined)
    else await cast.motion.wait(250)
  },
  'die-rolled': async (cast, { gnome, face, purpose }, next) => {
    const actor = cast.gnomes[gnome]
    await cast.die.roll(face, actor.isSeen ? actor.head : AMIDSHIPS)
    const figure = figureOf(next, gnome)
    if (purpose !== 'arrival' || actor.isSeen || figure?.status !== 'alive') return
    cast.die.hide()
    actor.sync(next, true)
    fx.puffs(cast, face as RoomId)
    await cast.motion.wait(350)
  },
  'fix-succeeded': async (cast, { gnome, job }) => {
    if (job === 'kraken') return slay(cast, gnome)
    await cast.die.judge(true)
    fx.sparkle(cast, gnome)
    await cast.gnomes[gnome].act('cheer', 600)
    cast.die.hide()
  },
  'fix-failed': async (cast, { gnome }) => {
    await cast.die.judge(false)
    await cast.gnomes[gnome].act('panic', 600)
    cast.die.hide()
  },
  'hatch-unblocked': async (cast, { hatch }) => {
    fx.splinters(cast, spotOf(hatch))
    await cast.hatches[hatch].bar(false)
  },
  'hatch-blocked': async (cast, { hatch }) => {
    cast.hull.groan(0.5)
    await cast.hatches[hatch].bar(true)
  },
  'track-moved': async (cast, { track, from, to }) => {
    if (to > from) cast.hull.groan(track === 'pressure' ? 1 : 0.4)
    await cast.gauges.move(track, from, to)
  },
  'token-placed': async (cast, { token }, next) => {
    cast.hull.groan(0.7)
    await cast.tokens[token].place(next)
  },
  'token-removed': async (cast, { token }, next) => {
    const cheers = token === 'kraken' ? awake(next).map((color) => cast.gnomes[color].act('cheer', CHEER)) : []
    await Promise.all([cast.tokens[token].remove(), ...cheers])
  },
  'token-struck': async (cast, { token }) => {
    cast.hull.groan(1.2)
    await cast.tokens[token].strike()
  },
  'items-drawn': async (cast, { gnome, source }, next) => {
    const figure = figureOf(next, gnome)
    if (source === 'icon' && figure) await cast.track.pop(figure.minute)
    else await cast.gnomes[gnome].act('cheer', 500)
  },
  'trade-offered': async (cast, { gnome }) => cast.gnomes[gnome].act('wade', 450),
  'trade-accepted': async (cast, { gnome, partner }) => {
    await Promise.all([cast.gnomes[gnome].act('cheer', 500), cast.gnomes[partner].act('cheer', 500)])
  },
  'trade-refused': async (cast, { partner }) => cast.gnomes[partner].act('worried', 500),
  attacked: async (cast, { gnome, target }) => {
    const victim = cast.gnomes[target]
    await Promise.all([cast.gnomes[gnome].act('pry', 700, victim.at.x), victim.act('panic', 700)])
  },
  defended: async (cast, { gnome }) => cast.gnomes[gnome].act('pry', 450),
  yielded: async (cast, { gnome }) => cast.gnomes[gnome].act('worried', 450),
  'duel-decided': async (cast, { winner, loser }) => {
    await Promise.all([cast.gnomes[winner].act('cheer', 700), cast.gnomes[loser].act('panic', 700)])
    cast.die.hide()
  },
  'items-looted': (cast) => cast.motion.wait(200),
  'items-discarded': (cast) => cast.motion.wait(120),
  died: async (cast, { gnome, cause }) => {
    fx.hat(cast, gnome, cause !== 'fire')
    await cast.gnomes[gnome].die(cause === 'fire')
  },
  arrived: async (cast, { gnome, room }, next) => {
    cast.die.hide()
    cast.gnomes[gnome].sync(next, true)
    fx.puffs(cast, room)
    await cast.motion.wait(500)
  },
  deserted: async (cast, { gnome }) => cast.gnomes[gnome].desert(),
  'faint-checked': async (cast, { gnome, fainted }) => {
    const actor = cast.gnomes[gnome]
    await actor.act('drunk', 700)
    if (fainted) await actor.faint()
  },
  'faint-check-cancelled': nothing,
  'marker-moved': async (cast, { gnome, from, to }) => cast.markers[gnome].hop(from, to),
  'icon-ignored': async (cast, { minute }) => cast.track.pop(minute),
  'event-revealed': async (cast, { minute }) => cast.track.pop(minute),
  'event-fizzled': async (cast, { room }) => {
    if (room) fx.puffs(cast, room)
    await cast.motion.wait(300)
  },
  'pile-shuffled': nothing,
  'choice-asked': nothing,
  'turn-ended': nothing,
  'game-ended': (cast, _event, next) => cast.finale.play(next),
}

/** A10: the harpooner swims up to the beast, throws, and it goes down in its own ink. */
async function slay(cast: Cast, gnome: Color): Promise<void> {
  const harpooner = cast.gnomes[gnome]
  cast.die.hide()
  await Promise.all([harpooner.lunge(THROW), cast.kraken.rise()])
  cast.hull.groan(1)
  fx.strike(cast, harpooner.head, cast.kraken.eye)
  await Promise.all([cast.kraken.slay(fx.ink(cast)), harpooner.act('cheer', CHEER)])
  harpooner.rest()
}

/** How long everybody is glad. */
const CHEER = 1500

const awake = ({ figures }: Picture): readonly Color[] =>
  figures.filter(({ status, fainted }) => status === 'alive' && !fainted).map(({ color }) => color)

export function show(cast: Cast, event: GameEvent, next: Picture): Promise<void> {
  const handler = HANDLERS[event.type] as (cast: Cast, event: GameEvent, next: Picture) => Promise<void>
  return handler(cast, event, next)
}
