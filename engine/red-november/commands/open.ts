import { type Place, ROOM_IDS } from '../data/board.ts'
import type { Command } from '../model/command.ts'
import { escapeOpenRefusal } from '../rules/escape.ts'
import { openHatch, openRefusal, placesBehindHatches } from '../rules/movement.ts'
import type { Situation } from '../rules/query.ts'
import { isRoom } from './fields.ts'
import { byKey, type CommandSpec } from './spec.ts'
import { place } from './words.ts'

type OpenCommand = Extract<Command, { type: 'open' }>

const OPEN_FROM = byKey<Place, readonly OpenCommand[]>([...ROOM_IDS, 'sea'], (from) =>
  placesBehindHatches(from).map((to) => ({ type: 'open', to })),
)

/** M1, M2; in an escape one hatch, and a safe one (A6). */
const refuse = (situation: Situation, to: Place) =>
  situation.turn.phase === 'escape' ? escapeOpenRefusal(situation, to) : openRefusal(situation, to)

export const open: CommandSpec<OpenCommand> = {
  isWellFormed: ({ to }) => to === 'sea' || isRoom(to),
  verbs: { open: [2, ([to]) => ({ type: 'open', to: place(to) })] },
  format: ({ to }) => `open ${to}`,
  parts: ['turn', 'escape'],
  refuse: (situation, { to }) => refuse(situation, to),
  perform(d, { to }) {
    openHatch(d, to)
    if (d.turn.phase === 'escape') d.turn.escapeHatchUsed = true
  },
  list(situation, found) {
    for (const command of OPEN_FROM[situation.gnome.room]) if (!refuse(situation, command.to)) found.push(command)
  },
}
