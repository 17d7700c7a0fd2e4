import { type CommandSpec, plainWord } from './spec.ts'

/** C3, M1: the creature or the gnome goes no further. */
export interface StopCommand {
  readonly type: 'stop'
}

export const stop: CommandSpec<StopCommand> = {
  ...plainWord('stop'),
  moments: ['creature', 'move'],
  perform: (d) => d.plan(d.turn.phase === 'creature' ? 'end-creature' : 'end-move'),
}
