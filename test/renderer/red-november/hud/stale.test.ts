import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { COLORS, type Command, redNovember } from '../../../../engine/red-november/index.ts'
import { startRecord } from '../../../../engine/shared/record.ts'
import { MemoryHost } from '../../memory-host.ts'

const disk = new MemoryHost()
vi.stubGlobal('window', { desktop: disk.host })
const { intent, pick } = await import('../../../../renderer/red-november/hud/helm.ts')
const { dropWhatIsStale, tell } = await import('../../../../renderer/red-november/hud/stale.ts')
const { running, table } = await import('../../../../renderer/red-november/run/running.ts')

const DRAW = { kind: 'act', action: 'draw', minutes: 1, hatch: null } as const
const { appendJournal } = disk

beforeEach(async () => {
  disk.appendJournal = appendJournal
  pick(null)
  const record = startRecord(redNovember, { setup: { seed: 'stale', gnomes: COLORS.slice(0, 3) } })
  await table.place({ info: { title: '', created: '', extra: {} }, record })
})

afterAll(() => table.leave())

/** The active gnome moves, and is asked again. */
function anOpening(): Command {
  const opening = table.orders().find(({ type }) => type === 'open')
  if (!opening) throw new Error('no hatch can be opened')
  return opening
}

/** Gives a command, and picks something while its line is being written. */
async function pickDuring(command: Command): Promise<void> {
  const stop = dropWhatIsStale()
  const { begun, finish } = disk.takeItsTime()
  const before = table.position.value
  const told = tell(command)
  await begun
  pick(DRAW)
  finish()
  await told
  expect(table.position.value).not.toBe(before)
  stop()
}

describe('what is picked', () => {
  it('while the last words are being written is meant for what the same gnome does after them', async () => {
    await pickDuring(anOpening())
    expect(intent.value).toEqual(DRAW)
  })

  it('is meant for nobody else: whoever is up next has not picked it', async () => {
    await pickDuring({ type: 'wait' })
    expect(intent.value).toBeNull()
  })

  it('goes with its position where an undo takes that away', async () => {
    const stop = dropWhatIsStale()
    await tell(anOpening())
    pick(DRAW)
    await running.undo()
    expect(intent.value).toBeNull()
    stop()
  })
})
