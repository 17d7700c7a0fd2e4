import { oneOf } from '../../shared/notation.ts'
import { layGoal } from '../rules/movement.ts'
import type { CommandSpec } from './spec.ts'

/** M9: which way round the goal just turned up is laid. */
export interface LayCommand {
  readonly type: 'lay'
  readonly turned: boolean
}

export const lay: CommandSpec<LayCommand> = {
  verbs: ['lay'],
  length: [2, 2],
  parse: ([, degrees]) => ({ type: 'lay', turned: oneOf(['0', '180'], degrees) === '180' }),
  format: ({ turned }) => `lay ${turned ? 180 : 0}`,
  isWellFormed: ({ turned }) => typeof turned === 'boolean',
  moments: ['goal-way'],
  refuse: () => null,
  perform(d, { turned }) {
    const { pending } = d.state
    if (pending?.kind !== 'goal-way') throw new Error('no goal waits to be laid')
    layGoal(d, pending.cell, pending.entry, turned)
  },
  list: (_situation, found) => {
    found.push({ type: 'lay', turned: false }, { type: 'lay', turned: true })
  },
}
