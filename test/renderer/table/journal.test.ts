import { describe, expect, test } from 'vitest'
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

  test('begins anew when it finds itself closed', async () => {
    const { disk, journal, written } = make()
    await journal.begin('head\n')
    disk.journalOpen = false
    disk.files.delete('autosave')
    await journal.add('one\n')
    expect(written()).toBe('head\none\n')
    expect(journal.fault.value).toBeNull()
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
