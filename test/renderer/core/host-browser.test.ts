import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AUTOSAVE, type Host } from '../../../preload/contract.ts'
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

describe('two tabs with the same game', () => {
  const CLOSED = { ok: false, fault: 'journal/closed' }
  const HEAD = 'head\n'

  async function twoTabs(): Promise<readonly [Host, Host]> {
    const tabs = [new BrowserHost(), new BrowserHost()] as const
    for (const tab of tabs) expect(await tab.beginJournal(AUTOSAVE, HEAD)).toMatchObject({ ok: true })
    return tabs
  }
  const journal = (): Promise<unknown> => new BrowserHost().readJournal(AUTOSAVE)

  test('a tab notices that the other one wrote, however long its line is', async () => {
    const [one, other] = await twoTabs()
    expect(await one.appendJournal(AUTOSAVE, 'left')).toMatchObject({ ok: true })
    expect(await other.beginJournal(AUTOSAVE, 'head\nlost\n')).toMatchObject({ ok: true })
    expect(await one.appendJournal(AUTOSAVE, 'on')).toEqual(CLOSED)
    expect(await journal()).toEqual({ ok: true, value: 'head\nlost\n' })
  })

  test('of two lines at once one is written, and whoever said the other knows', async () => {
    const [one, other] = await twoTabs()
    const answers = await Promise.all([one.appendJournal(AUTOSAVE, 'left'), other.appendJournal(AUTOSAVE, 'lost')])
    expect(answers).toEqual([{ ok: true, value: null }, CLOSED])
    expect(await journal()).toEqual({ ok: true, value: 'head\nleft\n' })
  })

  test('a game that begins in both at once leaves the other one as the older version', async () => {
    const [one, other] = [new BrowserHost(), new BrowserHost()]
    await Promise.all([one.beginJournal(AUTOSAVE, 'one\n1\n'), other.beginJournal(AUTOSAVE, 'other\n2\n')])
    expect(await one.readSave(AUTOSAVE, 'current')).toEqual({ ok: true, value: 'other\n2\n' })
    expect(await one.readSave(AUTOSAVE, 'old')).toEqual({ ok: true, value: 'one\n1\n' })
  })

  test('a tab alone writes line after line', async () => {
    const host = new BrowserHost()
    await host.beginJournal(AUTOSAVE, HEAD)
    for (const line of ['one', 'two'])
      expect(await host.appendJournal(AUTOSAVE, line)).toEqual({ ok: true, value: null })
    expect(await journal()).toEqual({ ok: true, value: 'head\none\ntwo\n' })
  })

  test('after a line that did not fit the journal is closed until it is begun anew', async () => {
    const host = new BrowserHost()
    await host.beginJournal(AUTOSAVE, HEAD)
    disk.refusal = new DOMException('full', 'QuotaExceededError')
    expect(await host.appendJournal(AUTOSAVE, 'one')).toEqual({ ok: false, fault: 'disk/full' })
    disk.refusal = null
    expect(await host.appendJournal(AUTOSAVE, 'two')).toEqual(CLOSED)
    expect(await host.beginJournal(AUTOSAVE, 'head\none\ntwo\n')).toEqual({ ok: true, value: null })
    expect(await host.appendJournal(AUTOSAVE, 'three')).toEqual({ ok: true, value: null })
  })
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
