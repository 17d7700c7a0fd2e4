import type { Command, CommandType } from '../model/command.ts'
import { abandon } from './abandon.ts'
import { attack, defend, giveIn } from './attack.ts'
import { chooseHatch, chooseRoom } from './choose.ts'
import { goOn } from './continue.ts'
import { discard } from './discard.ts'
import { draw } from './draw.ts'
import { enter } from './enter.ts'
import { fix } from './fix.ts'
import { open } from './open.ts'
import { play } from './play.ts'
import type { CommandSpec, Fields } from './spec.ts'
import { stay } from './stay.ts'
import { give, refuse, trade } from './trade.ts'
import { wait } from './wait.ts'

/** Every command and its spec, in the order in which they are listed: all that is known about commands is found by walking this table. */
const COMMANDS: { readonly [T in CommandType]: CommandSpec<Extract<Command, { type: T }>> } = {
  open,
  enter,
  stay,
  play,
  fix,
  draw,
  trade,
  attack,
  wait,
  abandon,
  give,
  refuse,
  defend,
  yield: giveIn,
  'choose-room': chooseRoom,
  'choose-hatch': chooseHatch,
  discard,
  continue: goOn,
}

export const SPECS = Object.values(COMMANDS) as readonly CommandSpec<Command>[]

const SPEC_OF = new Map(Object.entries(COMMANDS)) as ReadonlyMap<unknown, CommandSpec<Command>>

/** The spec of a command, whatever it is. */
export const specOf = (type: CommandType): CommandSpec<Command> => COMMANDS[type] as CommandSpec<Command>

/** The spec of anything that really is a command: it may come from a file or from outside the program. */
export function specFor(command: unknown): CommandSpec<Command> | null {
  if (command === null || typeof command !== 'object') return null
  const spec = SPEC_OF.get((command as Fields).type)
  return spec?.isWellFormed(command as Fields) ? spec : null
}
