import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FaultError } from '../../../main/faults.ts'
import { Cabinet } from '../../../main/saves/cabinet.ts'
import { MAX_SAVE_BYTES, SAVE_ID } from '../../../preload/contract.ts'
import { folder } from './folder.ts'

const MONTH_MS = 31 * 24 * 60 * 60 * 1000

describe('the folder with the saves', () => {
  test('is empty before the first save', async () => {
    expect(await new Cabinet(join(folder(), 'not', 'yet')).list()).toEqual([])
  })

  test('gives back what was put in', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('evening-1', 'line one\n')
    expect(await cabinet.read('evening-1', 'current')).toBe('line one\n')
    expect(await cabinet.list()).toMatchObject([
      { id: 'evening-1', hasOld: false, content: { ok: true, text: 'line one\n' } },
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

  test('lists a file that was put there by hand, whatever its language', async () => {
    const cabinet = new Cabinet(folder())
    writeFileSync(join(cabinet.folder, 'Мой сейв (2).rnsave'), 'x')
    expect(await cabinet.list()).toMatchObject([{ id: 'Мой сейв (2)' }])
  })

  test('lists the others when one cannot be read', async () => {
    const cabinet = new Cabinet(folder())
    await cabinet.write('good', 'text')
    mkdirSync(join(cabinet.folder, 'a-folder.rnsave'))
    symlinkSync('/nowhere/at/all', join(cabinet.folder, 'dangling.rnsave'))
    symlinkSync('/dev/zero', join(cabinet.folder, 'endless.rnsave'))
    writeFileSync(join(cabinet.folder, 'huge.rnsave'), '')
    truncateSync(join(cabinet.folder, 'huge.rnsave'), MAX_SAVE_BYTES + 1)
    const list = await cabinet.list()
    expect(Object.fromEntries(list.map(({ id, content }) => [id, content.ok ? 'ok' : content.fault]))).toEqual({
      good: 'ok',
      'a-folder': 'disk/failed',
      dangling: 'save/missing',
      endless: 'disk/failed',
      huge: 'save/huge',
    })
  })

  test('overwrites even what is no file, and keeps it', async () => {
    const cabinet = new Cabinet(folder())
    mkdirSync(join(cabinet.folder, 'a.rnsave'))
    await cabinet.write('a', 'text')
    expect(readFileSync(cabinet.path('a'), 'utf8')).toBe('text')
  })

  test.each(['../x', '..', '.hidden', 'a/b', 'a\\b', '', 'a\0b', 'x'.repeat(101), ' x', 'a:b'])(
    'no id leads out of the folder: %j',
    async (id) => {
      expect(SAVE_ID.test(id)).toBe(false)
      await expect(new Cabinet(folder()).read(id, 'current')).rejects.toThrow(FaultError)
    },
  )
})
