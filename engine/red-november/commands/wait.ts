import type { Command } from '../model/command.ts'
import { siteRefusal, waitAMinute } from '../rules/actions.ts'
import { type CommandSpec, plainWord } from './spec.ts'

/** A14, A15 */
export const wait: CommandSpec<Extract<Command, { type: 'wait' }>> = {
  ...plainWord('wait', (situation) => siteRefusal(situation, 'wait')),
  parts: ['turn'],
  perform: waitAMinute,
}
