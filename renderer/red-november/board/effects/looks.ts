import { ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import { clamp, mix, mixColor } from '../../../stage/geometry.ts'
import { middleOf } from '../layout/rooms.ts'
import type { Ending } from '../picture/ending.ts'
import type { Mood } from './moods.ts'

interface Paint {
  readonly color: number
  /** 0 leaves everything as it is, 1 covers it. */
  readonly part: number
}

/** What an ending makes of the boat at one moment. */
export interface Look {
  /** Moved, turned and squeezed around its middle. */
  readonly boat: {
    readonly x: number
    readonly y: number
    readonly turn: number
    readonly wide: number
    readonly high: number
  }
  readonly shake: number
  /** How much of its light a lamp keeps; the lanterns on deck too. */
  readonly lamp: (where: RoomId | 'deck') => number
  readonly paint: (where: RoomId | 'hull') => Paint
  /** Green air, 0..1. */
  readonly haze: number
  /** How tightly the arms hold the boat, 0..1. */
  readonly hug: number
  /** A veil over everything but the track and the gauges. */
  readonly veil: Paint
  /** What the gnome number so-and-so does now; null: what it did before. */
  readonly crew: (index: number) => Mood | null
}

const AFLOAT = { x: 0, y: 0, turn: 0, wide: 1, high: 1 }
const NIGHT = 0x040a10
const BARE: Paint = { color: NIGHT, part: 0 }

export const UNTOUCHED: Look = {
  boat: AFLOAT,
  shake: 0,
  lamp: () => 1,
  paint: () => BARE,
  haze: 0,
  hug: 0,
  veil: BARE,
  crew: () => null,
}

/** How far a moment lies between two others, softly: 0 before, 1 after. */
export function span(part: number, from: number, to: number): number {
  const t = clamp((part - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Up and down again. */
const swell = (part: number, from: number, to: number): number => {
  const t = clamp((part - from) / (to - from))
  return Math.sin(t * Math.PI)
}

/** From stern to bow, 0..1. */
const aft = (room: RoomId): number => clamp((middleOf(room).x - 160) / 1310)
const FROM_STERN = [...ROOM_IDS].sort((a, b) => middleOf(a).x - middleOf(b).x)
const REACTOR = middleOf(4)
const toReactor = (room: RoomId): number => {
  const { x, y } = middleOf(room)
  return clamp(Math.hypot(x - REACTOR.x, y - REACTOR.y) / 820)
}

/** When the plates give way, and when everything does. */
export const HITS = [0.1, 0.26, 0.42] as const
export const IMPLOSION = 0.58
/** When each rocket leaves. */
export const LAUNCHES = [0.2, 0.36] as const
/** When the first lamp goes out, and how long until the next. */
const FIRST_OUT = 0.06
const NEXT_OUT = 0.065
const outAt = (room: RoomId): number => FIRST_OUT + FROM_STERN.indexOf(room) * NEXT_OUT

/** Each ending as a pure function of how much of it has passed: at 1 it is what stays. */
export const LOOKS: Readonly<Record<Ending, (part: number) => Look>> = {
  rescue: (part) => ({
    ...UNTOUCHED,
    boat: { ...AFLOAT, y: -12 * span(part, 0.3, 0.9), turn: -0.012 * span(part, 0.3, 0.9) },
    crew: () => (part > 0.2 ? 'cheer' : null),
  }),
  missiles: (part) => {
    const recoil = LAUNCHES.reduce((sum, at) => sum + swell(part, at, at + 0.12), 0)
    const back = span(part, 0, 0.2)
    const gone = span(part, 0.55, 0.9)
    return {
      ...UNTOUCHED,
      // One steps back to see where they go.
      boat: {
        x: -150 * back - 12 * recoil,
        y: 62 * back,
        turn: -0.01 * recoil,
        wide: 1 - 0.2 * back,
        high: 1 - 0.2 * back,
      },
      shake: 2.4 * recoil,
      lamp: () => 1 - 0.55 * gone,
      paint: (where) =>
        where === 7 ? { color: 0xff5a38, part: 0.75 * span(part, 0, 0.16) } : { color: 0xc2583a, part: 0.42 * gone },
      veil: { color: 0x1c0604, part: 0.36 * gone },
      crew: () => (part > 0.1 ? 'panic' : null),
    }
  },
  crushed: (part) => {
    const given = HITS.reduce((sum, at) => sum + span(part, at, at + 0.05), 0)
    const gone = span(part, IMPLOSION, IMPLOSION + 0.1)
    const sunk = span(part, IMPLOSION + 0.06, 1)
    const jolt = HITS.reduce((sum, at) => sum + swell(part, at, at + 0.1), 0) + 2 * swell(part, IMPLOSION, 0.74)
    return {
      ...UNTOUCHED,
      boat: {
        x: 0,
        y: 8 * given + 72 * sunk,
        turn: 0.008 * given + 0.075 * sunk,
        wide: 1 - 0.008 * given - 0.05 * gone,
        high: 1 - 0.035 * given - 0.2 * gone,
      },
      shake: 3.2 * jolt,
      lamp: (where) => (where === 'deck' ? 1 - gone : 1 - span(part, hitOn(where), hitOn(where) + 0.06)),
      paint: (where) =>
        where === 'hull'
          ? { color: 0x3a5560, part: 0.6 * gone }
          : { color: 0x1a2c38, part: Math.max(0.3 * span(part, hitOn(where), hitOn(where) + 0.06), 0.66 * gone) },
      veil: { color: NIGHT, part: 0.16 * span(part, 0.2, IMPLOSION) },
      crew: () => (part >= IMPLOSION ? 'faint' : part > 0.06 ? 'panic' : null),
    }
  },
  airless: (part) => ({
    ...UNTOUCHED,
    lamp: (where) => 1 - (where === 'deck' ? 0.4 : 0.6) * span(part, 0.2, 0.9),
    paint: (where) =>
      where === 'hull'
        ? { color: 0x5f7d52, part: 0.35 * span(part, 0.3, 1) }
        : { color: 0x6c9440, part: 0.6 * span(part, 0.1 + 0.2 * aft(where), 0.7 + 0.2 * aft(where)) },
    haze: 0.26 * span(part, 0, 0.85),
    veil: { color: 0x0b1c08, part: 0.2 * span(part, 0.5, 1) },
    crew: (index) => (part > 0.34 + 0.05 * index ? 'faint' : part > 0.08 + 0.04 * index ? 'drunk' : null),
  }),
  meltdown: (part) => {
    const white = span(part, 0.34, 0.56) * (1 - span(part, 0.64, 0.94))
    const burnt = span(part, 0.5, 0.6)
    return {
      ...UNTOUCHED,
      shake: 1.6 * swell(part, 0.1, 0.6),
      lamp: (where) => (where === 'deck' ? 1 - burnt : 1 - span(part, 0.12 + toReactor(where) * 0.3, 0.56)),
      paint: (where) => {
        if (where === 'hull') return { color: 0x4a3028, part: 0.72 * burnt }
        const hot = span(part, 0.06 + toReactor(where) * 0.28, 0.26 + toReactor(where) * 0.28)
        return { color: mixColor(0xff9a48, 0x54281a, burnt), part: mix(0.6 * hot, 0.86, burnt) }
      },
      veil: { color: 0xfff1d2, part: 0.95 * white },
      crew: () => (part > 0.58 ? 'burnt' : part > 0.06 ? 'panic' : null),
    }
  },
  devoured: (part) => {
    const held = span(part, 0.04, 0.4)
    const pulled = span(part, 0.44, 1)
    return {
      ...UNTOUCHED,
      boat: { x: 26 * pulled, y: 10 * held + 66 * pulled, turn: 0.012 * held + 0.085 * pulled, wide: 1, high: 1 },
      shake: 2.2 * swell(part, 0.3, 0.6),
      lamp: (where) => {
        const from = where === 'deck' ? 0.5 : 0.42 + 0.36 * (1 - aft(where))
        return 1 - 0.94 * span(part, from, from + 0.1)
      },
      paint: (where) => {
        if (where === 'hull') return { color: 0x2b3f4c, part: 0.5 * pulled }
        const from = 0.42 + 0.36 * (1 - aft(where))
        return { color: 0x16212c, part: 0.72 * span(part, from, from + 0.12) }
      },
      hug: held,
      veil: { color: NIGHT, part: 0.22 * pulled },
      crew: () => (part > 0.04 ? 'panic' : null),
    }
  },
  'all-dead': (part) => ({
    ...UNTOUCHED,
    boat: { ...AFLOAT, y: 22 * span(part, 0.2, 1), turn: 0.024 * span(part, 0.2, 1) },
    lamp: (where) => (where === 'deck' ? 1 - span(part, 0.7, 0.8) : 1 - span(part, outAt(where), outAt(where) + 0.03)),
    paint: (where) =>
      where === 'hull'
        ? { color: 0x2b4652, part: 0.6 * span(part, 0.4, 0.9) }
        : { color: 0x101e28, part: 0.8 * span(part, outAt(where), outAt(where) + 0.05) },
    veil: { color: NIGHT, part: 0.24 * span(part, 0.3, 0.9) },
  }),
  deserted: (part) => ({
    ...UNTOUCHED,
    boat: { ...AFLOAT, y: 12 * span(part, 0.2, 1), turn: 0.014 * span(part, 0.2, 1) },
    // In the mess somebody forgot to put the light out.
    lamp: (where) =>
      where === 5
        ? 1
        : where === 'deck'
          ? 1 - 0.7 * span(part, 0.2, 0.6)
          : 1 - span(part, outAt(where), outAt(where) + 0.03),
    paint: (where) =>
      where === 'hull'
        ? { color: 0x2b4652, part: 0.5 * span(part, 0.3, 0.9) }
        : { color: 0x101e28, part: where === 5 ? 0 : 0.74 * span(part, outAt(where), outAt(where) + 0.05) },
    veil: { color: NIGHT, part: 0.16 * span(part, 0.3, 0.9) },
  }),
}

/** Which blow puts out a room's lamp. */
function hitOn(room: RoomId): number {
  return HITS[room % HITS.length] ?? IMPLOSION
}
