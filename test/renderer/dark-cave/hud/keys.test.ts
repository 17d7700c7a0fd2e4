import { effect } from '@preact/signals'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { darkCave, parseCommand, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { present, startRecord } from '../../../../engine/shared/record.ts'
import { MemoryHost } from '../../memory-host.ts'

vi.stubGlobal('window', { desktop: new MemoryHost().host })
const { pickCard, point } = await import('../../../../renderer/dark-cave/hud/desk-controls.ts')
const { draft, pick } = await import('../../../../renderer/dark-cave/hud/helm.ts')
const { hear } = await import('../../../../renderer/dark-cave/hud/keys.ts')
const { elsewhere } = await import('../../../../renderer/dark-cave/hud/put-away.ts')
const { running, table } = await import('../../../../renderer/dark-cave/run/running.ts')

const pressed = (code: string, key: string): KeyboardEvent =>
  ({ code, key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, target: null }) as KeyboardEvent

const SCENARIO: ScenarioInput = {
  game: 'dark-cave',
  seed: 'keys',
  players: [
    { gnome: 'y1', hand: ['I-03', 'I-08', 'boots-I'] },
    { gnome: 'b1', hand: ['I-05'] },
  ],
}

beforeEach(async () => {
  pick(null)
  const record = startRecord(darkCave, { scenario: SCENARIO })
  await table.place({ info: { title: '', created: '', extra: { seats: ['person', 'digger'] } }, record })
})

afterAll(() => table.leave())

/** The first card of the hand, put north of the start. */
function put(): void {
  const view = table.view.value
  if (view) pickCard(view, 0)
  point({ kind: 'cell', cell: '0,1' })
}

describe('a card in the air', () => {
  it.each([
    ['Latin', pressed('KeyR', 'r')],
    ['Cyrillic', pressed('KeyR', 'к')],
    ['Latin, with R elsewhere', pressed('KeyO', 'r')],
  ])('is turned by R on a keyboard: %s', (_, key) => {
    put()
    expect(draft.value).toMatchObject({ play: { cell: '0,1', turned: false } })
    expect(hear(key)).toBe(true)
    expect(draft.value).toMatchObject({ play: { cell: '0,1', turned: true } })
  })
})

describe('what was picked', () => {
  it('is dropped where undo and redo by key lead to another position (H6)', async () => {
    const stop = effect(elsewhere)
    const { record } = table.session.value
    if (record) await table.command(parseCommand('path I-08 1,0', present(record)))
    point({ kind: 'space', space: '1,0.c' })
    expect(draft.value).toEqual({ kind: 'walk', to: '1,0.c' })
    await running.undo()
    expect(draft.value).toBeNull()
    put()
    await running.redo()
    expect(table.activity.value.phase).toBe('move')
    expect(draft.value).toBeNull()
    stop()
  })
})
