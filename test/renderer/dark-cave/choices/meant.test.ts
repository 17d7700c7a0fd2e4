import { describe, expect, it } from 'vitest'
import { ACTION_KINDS, type CardId, type CellId, cardsOfKind, viewFor } from '../../../../engine/dark-cave/index.ts'
import type { Target } from '../../../../renderer/dark-cave/board/kit/targets.ts'
import { meantBy } from '../../../../renderer/dark-cave/choices/meant.ts'
import { refusalOf } from '../../../../renderer/dark-cave/choices/world.ts'
import { duo } from '../../../engine/dark-cave/table.ts'

const cell = (at: CellId): Target => ({ kind: 'cell', cell: at })
const own: Target = { kind: 'gnome', gnome: 'y1' }
const other: Target = { kind: 'gnome', gnome: 'b1' }

/** Why this card cannot be played there; null where nothing is said. */
function why(card: CardId, target: Target): string | null {
  const table = duo(
    { cards: { '1,0': 'I-08' }, webs: [{ at: '0,0.E', owner: 'b1' }] },
    { hand: [card] },
    { boots: true, revealed: true },
  )
  const view = viewFor(table.state, 0)
  const command = meantBy(card, target, false)
  return command && (refusalOf(view, command)?.code ?? null)
}

describe('a click that misses', () => {
  it.each<readonly [string, CardId, Target, string]>([
    ['a path card on a card (P1)', 'I-03', cell('1,0'), 'path/occupied'],
    ['a rockfall on bare rock (A3)', 'rockfall-I', cell('3,3'), 'rockfall/no-path'],
    ['secret information on bare rock (A2)', 'info-I', cell('3,3'), 'info/no-goal'],
    ['secret information on oneself (A2)', 'info-I', own, 'info/own-clan'],
    ['secret information on an open card (A2)', 'info-I', other, 'info/face-up'],
    ['hands with oneself (A5)', 'swap-II', own, 'swap/oneself'],
    ['a web on a web (A6)', 'web-I', { kind: 'boundary', boundary: '0,0.E' }, 'web/taken'],
    ['boots before boots (A8)', 'boots-II', other, 'boots/second-pair'],
    ['a creature on bare rock (C1)', 'rat-I', cell('3,3'), 'creature/no-hole'],
    ['a creature on the floor of a path (C1)', 'goblin-II', { kind: 'space', space: '1,0.c' }, 'creature/no-hole'],
  ])('tells why it misses: %s', (_, card, target, code) => {
    expect(why(card, target)).toBe(code)
  })

  it.each(ACTION_KINDS)('never calls what was meant with %s no command (K1)', (kind) => {
    const targets: readonly Target[] = [
      ...[cell('3,3'), cell('1,0'), cell('4,4'), own, other],
      { kind: 'space', space: '1,0.c' },
      { kind: 'boundary', boundary: '0,0.E' },
      { kind: 'creature', creature: 'rat' },
    ]
    for (const card of cardsOfKind(kind)) {
      for (const target of targets) expect(why(card, target)).not.toBe('command/malformed')
    }
  })
})
