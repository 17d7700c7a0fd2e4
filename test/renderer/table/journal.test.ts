import { describe, expect, test } from 'vitest'
import { COLORS, redNovember } from '../../../engine/red-november/index.ts'
import { formatHeader, readInfo } from '../../../engine/shared/save.ts'
import { JournalKeeper } from '../../../renderer/table/journal.ts'
import { MemoryHost } from '../memory-host.ts'

function make(): { disk: MemoryHost; journal: JournalKeeper; written: () => string | undefined } {
  const disk = new MemoryHost()
  return { disk, journal: new JournalKeeper(disk.host), written: () => disk.files.get('autosave') }
}

describe('the journal keeper', () => {
  test('writes line after line', async () => {
    const { journal, written } = make()
    await journal.begin('head\n')
    await Promise.all([journal.add('one\n'), journal.add('two\n')])
    expect(written()).toBe('head\none\ntwo\n')
    expect(journal.fault.value).toBeNull()
  })

  test('keeps what the disk refuses and writes all of it later', async () => {
    const { disk, journal, written } = make()
    await journal.begin('head\n')
    disk.fault = 'disk/full'
    await journal.add('one\n')
    await journal.add('two\n')
    expect(journal.fault.value).toBe('disk/full')
    expect(written()).toBe('head\n')
    disk.fault = null
    await journal.add('three\n')
    expect(journal.fault.value).toBeNull()
    expect(written()).toBe('head\none\ntwo\nthree\n')
  })

  test('what is continued is the game that goes on in memory, not what lies on a disk that refuses', async () => {
    const { disk, journal } = make()
    expect(await journal.read()).toEqual({ ok: true, value: null })
    await journal.begin('head\n')
    disk.fault = 'disk/full'
    await journal.add('one\n')
    expect(await journal.read()).toEqual({ ok: true, value: 'head\none\n' })
    await journal.rest()
    expect(await journal.read()).toEqual({ ok: true, value: 'head\none\n' })
  })

  test('where nothing could ever be written the game is there to be continued all the same', async () => {
    const { disk, journal } = make()
    disk.fault = 'disk/full'
    await journal.begin('head\n')
    expect(await journal.read()).toEqual({ ok: true, value: 'head\n' })
  })

  test('begins anew when it finds itself closed', async () => {
    const { disk, journal, written } = make()
    await journal.begin('head\n')
    disk.journalOpen = false
    disk.files.delete('autosave')
    await journal.add('one\n')
    expect(written()).toBe('head\none\n')
    expect(journal.fault.value).toBeNull()
  })

  test('a game that is kept gets another title without losing a line, whatever comes at once', async () => {
    const { disk, journal, written } = make()
    const start = { setup: { seed: 'title', gnomes: COLORS.slice(0, 3) } }
    const info = { title: 'One', created: '2026-01-01T00:00:00.000Z', extra: {} }
    await journal.begin(formatHeader(redNovember, info, start))
    await Promise.all([journal.add('one\n'), journal.retitle('Two'), journal.add('two\n')])
    expect(written()).toBe(`${formatHeader(redNovember, { ...info, title: 'Two' }, start)}one\ntwo\n`)
    disk.journalOpen = false
    await journal.add('three\n')
    expect(readInfo(written() ?? '')).toMatchObject({ info: { title: 'Two' } })
  })

  test('a game that is not kept leaves the title on the disk alone', async () => {
    const { disk, journal, written } = make()
    disk.files.set('autosave', 'older')
    await journal.rest()
    await journal.retitle('Two')
    expect(written()).toBe('older')
  })

  test('lets no game take the place of another one before that one is kept elsewhere', async () => {
    const disk = new MemoryHost()
    const kept: string[] = []
    let isFull = true
    const journal = new JournalKeeper(disk.host, 'autosave', async (before) => {
      if (isFull) return { ok: false, fault: 'disk/full' }
      kept.push(before)
      return { ok: true, value: null }
    })
    disk.files.set('autosave', 'older\none\n')
    await journal.begin('newer\n')
    await journal.add('two\n')
    await journal.begin('newest\n')
    expect(journal.fault.value).toBe('disk/full')
    expect(disk.files.get('autosave')).toBe('older\none\n')
    isFull = false
    await journal.add('three\n')
    expect(kept).toEqual(['older\none\n', 'newer\ntwo\n'])
    expect(disk.files.get('autosave')).toBe('newest\nthree\n')
  })

  test('can start on a full disk', async () => {
    const { disk, journal, written } = make()
    disk.fault = 'disk/full'
    await journal.begin('head\n')
    await journal.add('one\n')
    disk.fault = null
    await journal.add('two\n')
    expect(written()).toBe('head\none\ntwo\n')
  })
})
