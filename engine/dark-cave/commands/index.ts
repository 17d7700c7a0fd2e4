import { type ChopCommand, chop } from './chop.ts'
import { type CreatureCommand, creature } from './creature.ts'
import { type DiscardCommand, discard } from './discard.ts'
import { type DriveCommand, drive, type EndureCommand, endure } from './drive.ts'
import { type InfoCommand, info } from './info.ts'
import { type LayCommand, lay } from './lay.ts'
import { type PathCommand, path } from './path.ts'
import { type AgreeCommand, agree, type ProposeCommand, propose, type RefuseCommand, refuse } from './propose.ts'
import { type RockfallCommand, rockfall } from './rockfall.ts'
import type { CommandSpec } from './spec.ts'
import { type StepCommand, step } from './step.ts'
import { type StopCommand, stop } from './stop.ts'
import { type SwapCommand, swap } from './swap.ts'
import { type AxeCommand, axe, type BootsCommand, boots } from './tools.ts'
import { type WebCommand, web } from './web.ts'

/** What a player can say (K1-K3). */
export type Command =
  | ProposeCommand
  | PathCommand
  | InfoCommand
  | RockfallCommand
  | SwapCommand
  | WebCommand
  | BootsCommand
  | AxeCommand
  | CreatureCommand
  | DiscardCommand
  | StepCommand
  | StopCommand
  | ChopCommand
  | LayCommand
  | DriveCommand
  | EndureCommand
  | AgreeCommand
  | RefuseCommand

export type CommandType = Command['type']

/** Every command and its spec: all that is known about commands is found by walking this table. */
export const COMMANDS: { readonly [T in CommandType]: CommandSpec<Extract<Command, { type: T }>> } = {
  propose,
  path,
  info,
  rockfall,
  swap,
  web,
  boots,
  axe,
  creature,
  discard,
  step,
  stop,
  chop,
  lay,
  drive,
  endure,
  agree,
  refuse,
}

export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[]

/** The spec of a command, whatever it is. */
export const specOf = (type: CommandType): CommandSpec<Command> => COMMANDS[type] as CommandSpec<Command>
