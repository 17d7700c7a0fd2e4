import type { RoomId } from '../../../../engine/red-november/index.ts'
import type { Box, Point } from '../../../stage/geometry.ts'

/** Where a room lies on the board of 1600 x 1000, and where its things hang and stand. */
export interface RoomPlace {
  /** Its outline, the same as in assets/art/stage/room-N.svg. */
  readonly outline: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly label: Point
  /** The widest its plaque may be. */
  readonly labelWidth: number
  /** Where the lamp's cord hangs; the reactor glows by itself. */
  readonly lamp: Point | null
  /** How far its light falls. */
  readonly lampReach: number
  /** The alarm light, in rooms that have one. */
  readonly beacon: Point | null
  /** Between these two, gnomes find floor to stand on. */
  readonly floor: readonly [left: number, right: number]
}

export const ROOM_PLACES: Readonly<Record<RoomId, RoomPlace>> = {
  1: {
    outline:
      'M345,303Q345,289 331,289L300,289C222,296 172,372 164,454C168,516 192,560 226,580Q236,586 250,586L331,586Q345,586 345,572Z',
    left: 164,
    top: 289,
    right: 345,
    bottom: 586,
    label: { x: 262, y: 304 },
    labelWidth: 140,
    lamp: { x: 232, y: 318 },
    lampReach: 236,
    beacon: { x: 200, y: 372 },
    floor: [228, 334],
  },
  2: {
    outline: 'M359,327Q359,287 431,287H611Q683,287 683,327V408Q683,428 659,428H383Q359,428 359,408Z',
    left: 359,
    top: 287,
    right: 683,
    bottom: 428,
    label: { x: 452, y: 301 },
    labelWidth: 158,
    lamp: { x: 560, y: 288 },
    lampReach: 120,
    beacon: { x: 652, y: 312 },
    floor: [424, 666],
  },
  3: {
    outline: 'M359,476Q359,442 413,442H459Q513,442 513,476V542Q513,586 455,586H417Q359,586 359,542Z',
    left: 359,
    top: 442,
    right: 513,
    bottom: 586,
    label: { x: 463, y: 455 },
    labelWidth: 114,
    lamp: { x: 432, y: 452 },
    lampReach: 116,
    beacon: null,
    floor: [384, 490],
  },
  4: {
    outline: 'M527,472Q527,442 575,442H635Q683,442 683,472V556Q683,586 647,586H563Q527,586 527,556Z',
    left: 527,
    top: 442,
    right: 683,
    bottom: 586,
    label: { x: 587, y: 455 },
    labelWidth: 114,
    lamp: null,
    lampReach: 0,
    beacon: null,
    floor: [548, 664],
  },
  5: {
    outline: 'M697,325Q697,287 761,287H825Q889,287 889,325V548Q889,586 845,586H741Q697,586 697,548Z',
    left: 697,
    top: 287,
    right: 889,
    bottom: 586,
    label: { x: 762, y: 301 },
    labelWidth: 112,
    lamp: { x: 778, y: 300 },
    lampReach: 210,
    beacon: { x: 868, y: 320 },
    floor: [722, 866],
  },
  6: {
    outline: 'M702,188Q704,150 736,148L856,148Q888,150 891,188L894,256Q894,272 880,272L712,272Q697,272 697,256Z',
    left: 697,
    top: 148,
    right: 894,
    bottom: 272,
    label: { x: 804, y: 164 },
    labelWidth: 172,
    lamp: { x: 800, y: 172 },
    lampReach: 84,
    beacon: null,
    floor: [722, 870],
  },
  7: {
    outline: 'M903,472Q903,442 951,442H1017Q1065,442 1065,472V556Q1065,586 1029,586H939Q903,586 903,556Z',
    left: 903,
    top: 442,
    right: 1065,
    bottom: 586,
    label: { x: 998, y: 455 },
    labelWidth: 110,
    lamp: { x: 1034, y: 452 },
    lampReach: 116,
    beacon: null,
    floor: [926, 1044],
  },
  8: {
    outline: 'M903,327Q903,287 975,287H1161Q1233,287 1233,327V408Q1233,428 1209,428H927Q903,428 903,408Z',
    left: 903,
    top: 287,
    right: 1233,
    bottom: 428,
    label: { x: 1068, y: 301 },
    labelWidth: 190,
    lamp: { x: 1070, y: 300 },
    lampReach: 108,
    beacon: { x: 1206, y: 312 },
    floor: [924, 1212],
  },
  9: {
    outline: 'M1079,476Q1079,442 1133,442H1179Q1233,442 1233,476V542Q1233,586 1175,586H1137Q1079,586 1079,542Z',
    left: 1079,
    top: 442,
    right: 1233,
    bottom: 586,
    label: { x: 1134, y: 455 },
    labelWidth: 112,
    lamp: { x: 1160, y: 452 },
    lampReach: 116,
    beacon: null,
    floor: [1102, 1208],
  },
  10: {
    outline:
      'M1247,303Q1247,289 1261,289L1300,289C1400,292 1464,362 1466,438C1464,502 1438,556 1400,578Q1388,586 1370,586L1261,586Q1247,586 1247,572Z',
    left: 1247,
    top: 289,
    right: 1466,
    bottom: 586,
    label: { x: 1330, y: 305 },
    labelWidth: 170,
    lamp: { x: 1320, y: 316 },
    lampReach: 240,
    beacon: { x: 1414, y: 356 },
    floor: [1264, 1392],
  },
}

/** Narrower rooms have their names in two lines. */
export const NARROW = 170
/** From the middle of a plaque's first line up to its edge, and down to it; one of two lines as large as it grows (`plaques.ts`). */
const ABOVE_LINE = 18
export const PLAQUE = { oneLine: 18, twoLines: 39 }

export const isNarrow = (room: RoomId): boolean => ROOM_PLACES[room].right - ROOM_PLACES[room].left < NARROW

/** What a room's plaque may cover. */
export function nameBoxOf(room: RoomId): Box {
  const { label, labelWidth } = ROOM_PLACES[room]
  const below = isNarrow(room) ? PLAQUE.twoLines : PLAQUE.oneLine
  return { x: label.x - labelWidth / 2, y: label.y - ABOVE_LINE, width: labelWidth, height: ABOVE_LINE + below }
}

/** The middle of a room, for lights and things that fly there. */
export const middleOf = (room: RoomId): Point => {
  const { left, right, top, bottom } = ROOM_PLACES[room]
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
