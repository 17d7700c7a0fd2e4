import type { Command } from '../model/command.ts'
import { finishAction } from '../rules/actions.ts'
import { enter as enterPlace, enterRefusal } from '../rules/movement.ts'
import { type CommandSpec, plainWord } from './spec.ts'

/** M5-M7; it ends an escape (A6). */
export const enter: CommandSpec<Extract<Command, { type: 'enter' }>> = {
  ...plainWord('enter', enterRefusal),
  parts: ['turn', 'escape'],
  perform(d) {
    enterPlace(d)
    if (d.turn.phase === 'escape') finishAction(d)
  },
}
