import { describe, expect, test } from 'vitest'
import { type Reason, redNovember } from '../../../../engine/red-november/index.ts'
import { present } from '../../../../engine/shared/record.ts'
import { readerFor } from '../../../../renderer/red-november/words/log-lines.ts'
import { narratorFor } from '../../../../renderer/red-november/words/narrator.ts'
import { type BotTurn, meanwhile } from '../../../../renderer/shared/log/meanwhile.ts'
import { played } from '../../../engine/red-november/chronicle/games.ts'
import { blue, QUIET, red } from '../../../engine/red-november/kit.ts'
import { names, sayIn } from '../../speak.ts'

/** Red waits, then blue draws two items in the stores; red reads what happened. */
function told(secretHands: boolean, seats: readonly ('person' | 'sailor')[]): readonly BotTurn[] {
  const record = played(
    {
      options: { secretHands },
      people: 2,
      gnomes: [red({ minute: 40 }), blue({ minute: 40, room: 8 })],
      icons: QUIET,
      order: ['red', 'blue'],
      next: { items: ['coffee', 'crowbar'] },
    },
    'wait',
    'draw 2',
  )
  const reasons: readonly (Reason | null)[] = [null, { id: 'accept-swap', values: { items: ['harpoon'] } }]
  const narrator = narratorFor(readerFor(present(record), 0, { t: sayIn('en'), names }))
  return meanwhile({ game: redNovember, record, seats, reasons, narrator }, 0).turns
}

describe('what happened meanwhile', () => {
  test('is told of every bot: why, in its own words, and how it came out', () => {
    const [turn, ...others] = told(false, ['person', 'sailor'])
    expect(others).toEqual([])
    expect(turn?.player).toBe('blue')
    expect(turn?.quote).toContain('harpoon')
    expect(turn?.lines.join(' ')).toContain('crowbar')
  })

  test('is told of nobody who sits at the screen', () => {
    expect(told(false, ['person', 'person'])).toEqual([])
  })

  test('gives away nothing of a hidden hand (O6)', () => {
    const [turn] = told(true, ['person', 'sailor'])
    expect(turn?.quote).toBeNull()
    expect(turn?.lines.join(' ')).not.toMatch(/coffee|crowbar|harpoon/i)
    expect(turn?.lines.join(' ')).toContain('2 items')
  })
})
