import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { HandedFiles, savePathIn } from '../../main/handed-files.ts'
import { MAX_SAVE_BYTES } from '../../preload/contract.ts'
import { folder } from './saves/folder.ts'

describe('the save that a command line names', () => {
  const here = resolve('/somewhere')

  test('is the last argument with the ending, whatever its case', () => {
    expect(savePathIn(['--lang=en', 'a.rnsave', 'B.RNSAVE', 'notes.txt'], here)).toBe(join(here, 'B.RNSAVE'))
  })

  test('is found from the folder in which it was named', () => {
    expect(savePathIn(['evening.rnsave'], here)).toBe(join(here, 'evening.rnsave'))
    expect(savePathIn([join(here, 'evening.rnsave')], resolve('/elsewhere'))).toBe(join(here, 'evening.rnsave'))
  })

  test('may be an address of this machine, as Linux menus give it, and of no other', () => {
    const path = join(here, 'тихий вечер.rnsave')
    expect(savePathIn([pathToFileURL(path).href], here)).toBe(path)
    if (process.platform !== 'win32') expect(savePathIn(['file://elsewhere/a.rnsave'], here)).toBeNull()
  })

  test('is never a switch', () => {
    expect(savePathIn(['--log-file=a.rnsave', '-r', 'hold.cjs'], here)).toBeNull()
  })
})

describe('a file that the system hands over', () => {
  test('can be taken once', async () => {
    const file = join(folder(), 'a.rnsave')
    writeFileSync(file, 'text\n')
    const handed = new HandedFiles()
    handed.lay(file)
    expect(await handed.take()).toBe('text\n')
    expect(await handed.take()).toBeNull()
  })

  test('is announced when somebody listens, and the last one counts', async () => {
    const place = folder()
    for (const name of ['a', 'b']) writeFileSync(join(place, `${name}.rnsave`), name)
    const handed = new HandedFiles()
    let heard = 0
    handed.lay(join(place, 'a.rnsave'))
    handed.onNew(() => heard++)
    handed.lay(join(place, 'b.rnsave'))
    expect(heard).toBe(1)
    expect(await handed.take()).toBe('b')
  })

  test('is refused with its reason when it is gone, endless or no file at all', async () => {
    const place = folder()
    mkdirSync(join(place, 'folder.rnsave'))
    writeFileSync(join(place, 'huge.rnsave'), '')
    truncateSync(join(place, 'huge.rnsave'), MAX_SAVE_BYTES + 1)
    const take = (name: string): Promise<string | null> => {
      const handed = new HandedFiles()
      handed.lay(join(place, name))
      return handed.take()
    }
    await expect(take('gone.rnsave')).rejects.toMatchObject({ fault: 'save/missing' })
    await expect(take('huge.rnsave')).rejects.toMatchObject({ fault: 'save/huge' })
    await expect(take('folder.rnsave')).rejects.toMatchObject({ fault: 'save/no-file' })
  })
})
