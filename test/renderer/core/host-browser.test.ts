import { beforeEach, expect, test, vi } from 'vitest'
import { Disk } from './stand-in-idb.ts'

const page = vi.hoisted(() => {
  const ears: (() => void)[] = []
  vi.stubGlobal('document', {
    fullscreenElement: null,
    addEventListener: (_: string, hear: () => void) => ears.push(hear),
  })
  return { ears, disk: null as unknown }
})
vi.mock('idb', () => ({ openDB: async () => page.disk }))
const { BrowserHost } = await import('../../../renderer/core/host-browser.ts')

let disk: Disk
beforeEach(() => {
  disk = new Disk()
  page.disk = disk
})

test('a page that fills the screen where nothing can be kept goes on', async () => {
  const unheard: unknown[] = []
  const hear = (error: unknown): unknown => unheard.push(error)
  process.on('unhandledRejection', hear)
  disk.refusal = new DOMException('full', 'QuotaExceededError')
  const host = new BrowserHost()
  for (const tell of page.ears) tell()
  await host.readSettings()
  await new Promise((turn) => setTimeout(turn, 20))
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
