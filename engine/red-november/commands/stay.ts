import type { Command } from '../model/command.ts'
import { stay as stayPut, stayRefusal } from '../rules/escape.ts'
import { type CommandSpec, plainWord } from './spec.ts'

/** A6: ends an escape without entering. */
export const stay: CommandSpec<Extract<Command, { type: 'stay' }>> = {
  ...plainWord('stay', stayRefusal),
  parts: ['escape'],
  perform: stayPut,
}
