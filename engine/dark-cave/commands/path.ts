import { NotationError, oneOf } from '../../shared/notation.ts'
import { isCard, isPath } from '../data/actions.ts'
import { face, PATH_FACES } from '../data/faces.ts'
import type { PathId } from '../data/paths.ts'
import type { RuleError } from '../model/error.ts'
import { type CellId, isCellId } from '../model/place.ts'
import type { Draft } from '../rules/draft.ts'
import type { Situation } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { cardRefusal, endStepOne } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { card, cell } from './words.ts'

/** P: place a path card. */
export interface PathCommand {
  readonly type: 'path'
  readonly card: PathId
  readonly cell: CellId
  /** By 180 degrees. */
  readonly turned: boolean
}

export const path: CommandSpec<PathCommand> = {
  verbs: ['path'],
  length: [3, 4],
  parse([, name, where, turned]) {
    const id = card(name)
    if (!isPath(id)) throw new NotationError('notation/bad-word', `${name} is no path card`)
    if (turned !== undefined) oneOf(['turned'], turned)
    return { type: 'path', card: id, cell: cell(where), turned: turned !== undefined }
  },
  format: ({ card, cell, turned }) => `path ${card} ${cell}${turned ? ' turned' : ''}`,
  isWellFormed: ({ card, cell, turned }) =>
    isCard(card) && isPath(card) && isCellId(cell) && typeof turned === 'boolean',
  moments: ['play'],
  refuse: (situation, command) => cardRefusal(situation, command.card) ?? fitRefusal(situation, command),
  perform: placePath,
  list(situation, found) {
    for (const card of situation.player.hand) {
      if (!isPath(card)) continue
      for (const turned of [false, true]) {
        const { open } = face(PATH_FACES[card], turned)
        // P2; a gap always has an open edge towards it (P3).
        for (const gap of situation.cave.gaps) {
          if ((open & gap.known) === gap.open) found.push({ type: 'path', card, cell: gap.cell, turned })
        }
      }
    }
  },
}

/** P1-P3 */
function fitRefusal({ cave }: Situation, { card, cell, turned }: PathCommand): RuleError | null {
  if (!cave.isEmpty(cell)) return refusal('path/occupied')
  const { known, open } = cave.gapAt(cell)
  if ((face(PATH_FACES[card], turned).open & known) !== open) return refusal('path/edges')
  return open === 0 ? refusal('path/extends-nothing') : null
}

function placePath(d: Draft, { card, cell, turned }: PathCommand): void {
  const { cards, goals } = d.state.table
  d.takeFromHand(d.turn.active, card)
  d.setTable([...cards, { cell, card, turned }], goals)
  d.emit({ type: 'path-placed', player: d.turn.active, card, cell, turned })
  // P8
  if (PATH_FACES[card][0].special?.kind === 'gold vein') d.layNugget(cell)
  endStepOne(d, 1)
}
