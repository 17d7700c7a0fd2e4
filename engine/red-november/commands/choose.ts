import { oneOf } from '../../shared/notation.ts'
import { HATCHES, type HatchId, ROOM_IDS, type RoomId } from '../data/board.ts'
import type { Command } from '../model/command.ts'
import { block, spreadTo } from '../rules/events.ts'
import { REFUSED } from '../rules/refuse.ts'
import { isHatch, isRoom } from './fields.ts'
import { asked, byKey, type CommandSpec, type Reader } from './spec.ts'
import { hatch, room } from './words.ts'

type RoomChoice = Extract<Command, { type: 'choose-room' }>
type HatchChoice = Extract<Command, { type: 'choose-hatch' }>

/** One verb for both: the next word tells which is meant. */
const VERBS: Readonly<Record<string, Reader>> = {
  choose: [
    3,
    ([what, which]) =>
      oneOf(['room', 'hatch'], what) === 'room'
        ? { type: 'choose-room', room: room(which) }
        : { type: 'choose-hatch', hatch: hatch(which) },
  ],
}

const ROOM = byKey<RoomId, RoomChoice>(ROOM_IDS, (room) => ({ type: 'choose-room', room }))
const HATCH = byKey<HatchId, HatchChoice>(HATCHES, (hatch) => ({ type: 'choose-hatch', hatch }))

/** V3: where the fire spreads to. */
export const chooseRoom: CommandSpec<RoomChoice> = {
  isWellFormed: ({ room }) => isRoom(room),
  verbs: VERBS,
  format: ({ room }) => `choose room ${room}`,
  parts: ['spread-room'],
  refuse: ({ state }, { room }) => (asked(state, 'spread-room').rooms.includes(room) ? null : REFUSED['choice/room']),
  perform: (d, { room }) => spreadTo(d, room),
  list({ state }, found) {
    for (const room of asked(state, 'spread-room').rooms) found.push(ROOM[room])
  },
}

/** V5: which hatch is blocked. */
export const chooseHatch: CommandSpec<HatchChoice> = {
  isWellFormed: ({ hatch }) => isHatch(hatch),
  verbs: VERBS,
  format: ({ hatch }) => `choose hatch ${hatch}`,
  parts: ['block-hatch'],
  refuse: ({ state }, { hatch }) =>
    asked(state, 'block-hatch').hatches.includes(hatch) ? null : REFUSED['choice/hatch'],
  perform: (d, { hatch }) => block(d, hatch),
  list({ state }, found) {
    for (const hatch of asked(state, 'block-hatch').hatches) found.push(HATCH[hatch])
  },
}
