import type { Command } from '../model/command.ts'
import { abandon as abandonComrades, abandonRefusal } from '../rules/desertion.ts'
import { type CommandSpec, plainWord } from './spec.ts'

/** A15, A16 */
export const abandon: CommandSpec<Extract<Command, { type: 'abandon' }>> = {
  ...plainWord('abandon', abandonRefusal),
  parts: ['turn'],
  perform: abandonComrades,
}
