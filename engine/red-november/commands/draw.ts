import { CABIN, MAX_DRAWN, STORES } from '../data/fixits.ts'
import type { Command } from '../model/command.ts'
import { minutesFor } from '../rules/actions.ts'
import { draw as drawItems, drawingRefusal, drawRefusal, mostToDraw } from '../rules/drawing.ts'
import { type CommandSpec, listFirst, upTo } from './spec.ts'
import { number } from './words.ts'

const DRAW = upTo(Math.max(MAX_DRAWN[STORES], MAX_DRAWN[CABIN]), (count) => ({ type: 'draw', count }))

/** A12 */
export const draw: CommandSpec<Extract<Command, { type: 'draw' }>> = {
  isWellFormed: ({ count }) => typeof count === 'number',
  verbs: { draw: [2, ([count]) => ({ type: 'draw', count: number(count) })] },
  format: ({ count }) => `draw ${count}`,
  parts: ['turn'],
  refuse: (situation, { count }) => drawRefusal(situation, count),
  perform: (d, { count }) => drawItems(d, count),
  list(situation, found) {
    if (drawingRefusal(situation)) return
    listFirst(found, DRAW, Math.min(mostToDraw(situation), minutesFor(situation, 'draw')))
  },
}
