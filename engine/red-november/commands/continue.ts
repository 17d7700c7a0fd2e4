import type { Command } from '../model/command.ts'
import { type CommandSpec, plainWord } from './spec.ts'

/** C7: neither coffee nor charm; the game goes on. */
export const goOn: CommandSpec<Extract<Command, { type: 'continue' }>> = {
  ...plainWord('continue'),
  parts: ['coffee', 'lucky-charm'],
  perform(d) {
    d.state.pending = null
  },
}
