import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { FaultError } from '../../../main/disk/faults.ts'
import { Cabinet } from '../../../main/saves/cabinet.ts'
import { MAX_HEAD_BYTES, MAX_SAVE_BYTES, SAVE_ID } from '../../../preload/contract.ts'
import { folder } from './folder.ts'

const MONTH_MS = 31 * 24 * 60 * 60 * 1000

/** The bytes that each read of a file brought meanwhile. */
async function readsOf({ folder: place }: Cabinet, work: () => Promise<unknown>): Promise<readonly number[]> {
  const anyFile = await open(place, 'r')
  const read = vi.spyOn(Object.getPrototypeOf(anyFile) as FileHandle, 'read')
  await anyFile.close()
  try {
    await work()
    const results = await Promise.all(read.mock.results.map(({ value }) => value as Promise<{ bytesRead: number }>))
    return results.map(({ bytesRead }) => bytesRead)
  } finally {
    read.mockRestore()
  }
}

describe('the folder with the saves', () => {
  test('is empty before the first save', async () => {
    expect(await new Cabinet(join(folder(), 'not', 'yet')).list()).toEqual([])
  })

  test('gives back what was put in', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('evening-1', 'line one\n')
    expect(await cabinet.read('evening-1', 'current')).toBe('line one\n')
    expect(await cabinet.list()).toMatchObject([
      { id: 'evening-1', hasOld: false, head: { ok: true, text: 'line one' } },
    ])
  })

  test('keeps the version that is overwritten', async () => {
    const cabinet = new Cabinet(folder())
    for (const text of ['first', 'second', 'third']) await cabinet.write('a', text)
    expect(await cabinet.read('a', 'current')).toBe('third')
    expect(await cabinet.read('a', 'old')).toBe('second')
    expect(await cabinet.list()).toMatchObject([{ id: 'a', hasOld: true }])
  })

  test('leaves no stray files behind', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('a', 'first')
    await cabinet.write('a', 'second')
    expect(readdirSync(cabinet.folder).sort()).toEqual(['a.rnsave', 'old'])
    expect(readdirSync(join(cabinet.folder, 'old'))).toEqual(['a.rnsave'])
  })

  test('takes a removal back', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('a', 'text')
    await cabinet.remove('a')
    expect(await cabinet.list()).toEqual([])
    await cabinet.restore('a')
    expect(await cabinet.read('a', 'current')).toBe('text')
  })

  test('throws removed saves away after a month, not before', async () => {
    const cabinet = new Cabinet(folder())
    for (const id of ['a', 'b']) {
      await cabinet.write(id, 'text')
      await cabinet.remove(id)
    }
    const long = new Date(Date.now() - MONTH_MS)
    utimesSync(cabinet.path('a', 'removed'), long, long)
    await cabinet.tidy()
    await expect(cabinet.restore('a')).rejects.toMatchObject({ code: 'ENOENT' })
    await cabinet.restore('b')
  })

  test('clears away what a killed game had half written, once nobody can be writing it any more', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('a', 'text')
    writeFileSync(join(cabinet.folder, 'a.rnsave.tmp-0123456789abcdef'), 'te')
    await cabinet.tidy()
    expect(readdirSync(cabinet.folder)).toHaveLength(3)
    await cabinet.tidy(Date.now() + 2 * 24 * 60 * 60 * 1000)
    expect(readdirSync(cabinet.folder).sort()).toEqual(['a.rnsave', 'old'])
  })

  test.each([
    'Мой сейв (2)',
    'Salt & Pepper [final] {1}',
    'Cafe\u0301',
    'हिन्दी',
    '🐙',
    'SHOUTED.RNSAVE',
    'twice.rnsave.rnsave',
    'n'.repeat(240),
    ' leading space',
    '#$%@!,;=~`^',
  ])('lists a file that was put there by hand, whatever its name, and works with it: %s', async (name) => {
    const cabinet = new Cabinet(folder())
    const file = name.toLowerCase().endsWith('.rnsave') ? name : `${name}.rnsave`
    writeFileSync(join(cabinet.folder, file), 'by hand\n')
    const [{ id = '' } = {}, ...others] = await cabinet.list()
    expect(others).toEqual([])
    expect(id).toMatch(SAVE_ID)
    expect(await cabinet.read(id, 'current')).toBe('by hand\n')
    await cabinet.write(id, 'again\n')
    expect(await cabinet.list()).toMatchObject([{ id, hasOld: true, head: { ok: true, text: 'again' } }])
    await cabinet.remove(id)
    await cabinet.restore(id)
    expect(readFileSync(join(cabinet.folder, file), 'utf8')).toBe('again\n')
  })

  test('reads of each listed file no more than a slice, however long it is', async () => {
    const cabinet = new Cabinet(folder())
    for (let at = 0; at < 40; at++)
      writeFileSync(join(cabinet.folder, `${at}.rnsave`), `head ${at}\n${'x'.repeat(99_999)}`)
    const read = await readsOf(cabinet, () => cabinet.list())
    expect(read.length).toBe(40)
    expect(Math.max(...read)).toBeLessThanOrEqual(4096)
  })

  test('looks into no file but those asked for', async () => {
    const cabinet = new Cabinet(folder())
    for (let at = 0; at < 40; at++) writeFileSync(join(cabinet.folder, `${at}.rnsave`), 'head\n')
    expect(await readsOf(cabinet, () => cabinet.list('3'))).toHaveLength(11)
    expect(await readsOf(cabinet, () => cabinet.write('new', 'head\n'))).toEqual([])
  })

  test('gives up on a first line without an end', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('long', `${'x'.repeat(MAX_HEAD_BYTES)}\n`)
    expect(await cabinet.list()).toMatchObject([{ id: 'long', head: { ok: false, fault: 'save/huge' } }])
  })

  test('a save that was removed does not come back over one that took its name', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('a', 'removed')
    await cabinet.remove('a')
    await cabinet.write('a', 'newer')
    await cabinet.restore('a')
    expect(await cabinet.read('a', 'current')).toBe('newer')
    expect(await cabinet.read('a (2)', 'current')).toBe('removed')
  })

  test('renames with the older version, and what had the name before can be had again', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('a', 'first')
    await cabinet.write('a', 'second')
    await cabinet.rename('a', 'b', 'second, renamed')
    expect(await cabinet.list()).toMatchObject([{ id: 'b', hasOld: true }])
    expect(await cabinet.read('b', 'current')).toBe('second, renamed')
    expect(await cabinet.read('b', 'old')).toBe('first')
    await cabinet.restore('a')
    expect(await cabinet.read('a', 'current')).toBe('second')
  })

  if (process.platform !== 'win32') {
    test('a pipe is listed as what it is, and nobody waits for it', async () => {
      const cabinet = new Cabinet(folder())
      execFileSync('mkfifo', [join(cabinet.folder, 'pipe.rnsave')])
      expect(await cabinet.list()).toMatchObject([{ id: 'pipe', head: { ok: false, fault: 'save/no-file' } }])
      await expect(cabinet.read('pipe', 'current')).rejects.toMatchObject({ fault: 'save/no-file' })
    })
  }

  test('lists the others when one cannot be read', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('good', 'text')
    mkdirSync(join(cabinet.folder, 'a-folder.rnsave'))
    symlinkSync('/nowhere/at/all', join(cabinet.folder, 'dangling.rnsave'))
    symlinkSync('/dev/zero', join(cabinet.folder, 'endless.rnsave'))
    writeFileSync(join(cabinet.folder, 'huge.rnsave'), '')
    truncateSync(join(cabinet.folder, 'huge.rnsave'), MAX_SAVE_BYTES + 1)
    const list = await cabinet.list()
    expect(Object.fromEntries(list.map(({ id, head }) => [id, head.ok ? 'ok' : head.fault]))).toEqual({
      good: 'ok',
      'a-folder': 'save/no-file',
      dangling: 'save/missing',
      endless: 'save/no-file',
      huge: 'save/huge',
    })
  })

  test('overwrites even what is no file, and keeps it', async () => {
    const cabinet = new Cabinet(folder())
    mkdirSync(join(cabinet.folder, 'a.rnsave'))
    await cabinet.write('a', 'text')
    expect(readFileSync(cabinet.path('a'), 'utf8')).toBe('text')
  })

  test.each(['../x', '..', '.', '.hidden', 'a/b', '/etc/passwd', '', 'a\0b', 'x'.repeat(256)])(
    'no id leads out of the folder: %j',
    async (id) => {
      expect(SAVE_ID.test(id)).toBe(false)
      await expect(new Cabinet(folder()).read(id, 'current')).rejects.toThrow(FaultError)
    },
  )
})
