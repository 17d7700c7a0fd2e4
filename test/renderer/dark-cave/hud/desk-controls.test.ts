import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { darkCave, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { startRecord } from '../../../../engine/shared/record.ts'
import type { Target } from '../../../../renderer/dark-cave/board/kit/targets.ts'
import { MemoryHost } from '../../memory-host.ts'

vi.stubGlobal('window', { desktop: new MemoryHost().host })
const { pickCard, point } = await import('../../../../renderer/dark-cave/hud/desk-controls.ts')
const { pick, refused } = await import('../../../../renderer/dark-cave/hud/helm.ts')
const { table } = await import('../../../../renderer/dark-cave/run/running.ts')

const SCENARIO: ScenarioInput = {
  game: 'dark-cave',
  seed: 'misses',
  players: [
    { gnome: 'y1', hand: ['I-03', 'boots-I', 'web-I', 'goblin-II'] },
    { gnome: 'b1', hand: ['I-05'] },
  ],
}

beforeEach(async () => {
  pick(null)
  const record = startRecord(darkCave, { scenario: SCENARIO })
  await table.place({ info: { title: '', created: '', extra: { seats: ['person', 'digger'] } }, record })
})

afterAll(() => table.leave())

/** What is said of a click there with this card of the hand. */
function told(at: number, target: Target): string | null {
  const view = table.view.value
  if (view) pickCard(view, at)
  point(target)
  return refused.value?.code ?? null
}

describe('a click that misses', () => {
  const rock: Target = { kind: 'cell', cell: '3,3' }

  it('is told with the rule of the card that was picked (P3, C1)', () => {
    expect(told(0, rock)).toBe('path/extends-nothing')
    expect(told(3, rock)).toBe('creature/no-hole')
  })

  it('is not told of a card that goes to somebody, or to an edge (A6, A8)', () => {
    expect(told(1, rock)).toBeNull()
    expect(told(2, rock)).toBeNull()
  })
})
