import { type AxeQuestion, driveAway, endure as endureAttack } from '../rules/creatures.ts'
import type { Draft } from '../rules/draft.ts'
import { type CommandSpec, plainWord } from './spec.ts'

/** C8: an axe against the creature, or not. */
export interface DriveCommand {
  readonly type: 'drive'
}
export interface EndureCommand {
  readonly type: 'endure'
}

export const drive: CommandSpec<DriveCommand> = {
  ...plainWord('drive'),
  moments: ['axe'],
  perform: (d) => driveAway(d, question(d)),
}

export const endure: CommandSpec<EndureCommand> = {
  ...plainWord('endure'),
  moments: ['axe'],
  perform: (d) => endureAttack(d, question(d)),
}

function question({ state: { pending } }: Draft): AxeQuestion {
  if (pending?.kind !== 'axe') throw new Error('nobody was asked for an axe')
  return pending
}
