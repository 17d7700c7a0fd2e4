import { type BoundaryId, isBoundaryId } from '../model/place.ts'
import type { Web } from '../model/state.ts'
import { spaceOf, usableAxes, webAt } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { weakenWeb } from '../rules/webs.ts'
import type { CommandSpec } from './spec.ts'
import { boundary } from './words.ts'

/** A10: an axe on a web, in one's own movement. */
export interface ChopCommand {
  readonly type: 'chop'
  readonly at: BoundaryId
}

export const chop: CommandSpec<ChopCommand> = {
  verbs: ['chop'],
  length: [2, 2],
  parse: ([, where]) => ({ type: 'chop', at: boundary(where) }),
  format: ({ at }) => `chop ${at}`,
  isWellFormed: ({ at }) => isBoundaryId(at),
  moments: ['move'],
  refuse({ state, player, cave }, { at }) {
    if (usableAxes(player) === 0) return refusal('chop/no-axe')
    if (!webAt(state, at)) return refusal('chop/no-web')
    return cave.touches(spaceOf(player), at) ? null : refusal('chop/not-beside')
  },
  perform(d, { at }) {
    const player = d.turn.active
    d.useAxe(player)
    d.emit({ type: 'web-chopped', player, at })
    weakenWeb(d, webAt(d.state, at) as Web, 'axe')
    d.plan('walk-on')
  },
  list({ state, player, cave }, found) {
    if (usableAxes(player) === 0) return
    for (const { at } of state.webs) if (cave.touches(spaceOf(player), at)) found.push({ type: 'chop', at })
  },
}
