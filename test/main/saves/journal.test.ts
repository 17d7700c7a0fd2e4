import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { faultOf } from '../../../main/disk/faults.ts'
import { Cabinet } from '../../../main/saves/cabinet.ts'
import { Journal } from '../../../main/saves/journal.ts'
import { AUTOSAVE } from '../../../preload/contract.ts'
import { folder } from './folder.ts'

function make(): { cabinet: Cabinet; journal: Journal; text: () => string } {
  const cabinet = new Cabinet(folder())
  return { cabinet, journal: new Journal(cabinet), text: () => readFileSync(cabinet.path(AUTOSAVE), 'utf8') }
}

/** All files of a folder with what is in them. */
const everything = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${file}: ${readFileSync(file, 'utf8')}`)
    .sort()

describe('the journal', () => {
  test('has every line on the disk when it answers', async () => {
    const { journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    await journal.append(AUTOSAVE, 'one')
    expect(text()).toBe('head\none\n')
    await journal.append(AUTOSAVE, 'two')
    expect(text()).toBe('head\none\ntwo\n')
    await journal.close()
  })

  test('keeps lines in order when they come at once', async () => {
    const { journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    const lines = Array.from({ length: 30 }, (_, at) => `line ${at}`)
    await Promise.all(lines.map((line) => journal.append(AUTOSAVE, line)))
    expect(text()).toBe(`head\n${lines.join('\n')}\n`)
    await journal.close()
  })

  test('is null before the first game', async () => {
    expect(await make().journal.read(AUTOSAVE)).toBeNull()
  })

  test('refuses lines before it is begun', async () => {
    await expect(make().journal.append(AUTOSAVE, 'one')).rejects.toMatchObject({ fault: 'journal/closed' })
  })

  test('goes on after a restart without pushing out the older game', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'older game\n')
    await journal.begin(AUTOSAVE, 'this game\n')
    await journal.append(AUTOSAVE, 'one')
    await journal.close()
    const again = new Journal(cabinet)
    await again.begin(AUTOSAVE, 'this game\none\n')
    await again.append(AUTOSAVE, 'two')
    expect(text()).toBe('this game\none\ntwo\n')
    expect(await cabinet.read(AUTOSAVE, 'old')).toBe('older game\n')
    await again.close()
  })

  test('a game that gets another title does not push out the older game', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'older game\n')
    await journal.begin(AUTOSAVE, 'this game\none\n')
    await journal.begin(AUTOSAVE, 'this game, retitled\none\n')
    await journal.append(AUTOSAVE, 'two')
    expect(text()).toBe('this game, retitled\none\ntwo\n')
    expect(await cabinet.read(AUTOSAVE, 'old')).toBe('older game\n')
    await journal.close()
  })

  test('a game that goes on with more lines does not push out the older game', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'older game\n')
    await journal.begin(AUTOSAVE, 'this game\n')
    await journal.begin('another', 'of another table\n')
    await journal.begin(AUTOSAVE, 'this game\none\n')
    await journal.begin('another', 'of another table\n')
    await journal.begin(AUTOSAVE, 'this game, retitled\none\ntwo\n')
    expect(text()).toBe('this game, retitled\none\ntwo\n')
    expect(await cabinet.read(AUTOSAVE, 'old')).toBe('older game\n')
    await journal.close()
  })

  test('a damaged one is replaced by what could be read, and kept as the older version', async () => {
    const { cabinet, journal, text } = make()
    writeFileSync(cabinet.path(AUTOSAVE), 'head\none\ntw')
    await journal.begin(AUTOSAVE, 'head\none\n')
    await journal.append(AUTOSAVE, 'two')
    expect(text()).toBe('head\none\ntwo\n')
    expect(await cabinet.read(AUTOSAVE, 'old')).toBe('head\none\ntw')
    await journal.close()
  })

  test('cuts off the half line that a full disk took, and says why', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    await journal.append(AUTOSAVE, 'one')
    const anyFile = await open(cabinet.path(AUTOSAVE), 'r')
    const files = Object.getPrototypeOf(anyFile) as FileHandle
    await anyFile.close()
    const write = vi.spyOn(files, 'write')
    write.mockImplementationOnce(async function (this: FileHandle) {
      const { bytesWritten } = await this.write('tw', text().length)
      write.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      return { bytesWritten, buffer: 'tw' }
    } as FileHandle['write'])
    const failed = journal.append(AUTOSAVE, 'two')
    await expect(failed.catch(faultOf)).resolves.toBe('disk/full')
    write.mockRestore()
    expect(text()).toBe('head\none\n')
    await expect(journal.append(AUTOSAVE, 'three')).rejects.toMatchObject({ fault: 'journal/closed' })
  })

  test('notices that its file was removed', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    rmSync(cabinet.path(AUTOSAVE))
    await expect(journal.append(AUTOSAVE, 'one')).rejects.toMatchObject({ fault: 'journal/closed' })
    await journal.begin(AUTOSAVE, 'head\none\n')
    expect(text()).toBe('head\none\n')
    await journal.close()
  })

  test.each<[string, (cabinet: Cabinet, journal: Journal) => unknown]>([
    [
      'moved away by another program',
      ({ folder: place }) => renameSync(join(place, 'autosave.rnsave'), join(place, 'moved')),
    ],
    [
      'replaced by another program',
      ({ folder: place }) => {
        writeFileSync(join(place, 'copy'), 'another\none\n')
        renameSync(join(place, 'copy'), join(place, 'autosave.rnsave'))
      },
    ],
    ['cut short by another program', (cabinet) => truncateSync(cabinet.path(AUTOSAVE), 2)],
    ['removed', (cabinet, journal) => journal.change([AUTOSAVE], () => cabinet.remove(AUTOSAVE))],
    ['removed past the journal', (cabinet) => cabinet.remove(AUTOSAVE)],
    ['written over', (cabinet, journal) => journal.change([AUTOSAVE], () => cabinet.write(AUTOSAVE, 'retitled\n'))],
    ['written over past the journal', (cabinet) => cabinet.write(AUTOSAVE, 'retitled\n')],
    ['given another id', (cabinet) => cabinet.rename(AUTOSAVE, 'other', 'head\none\n')],
    [
      'removed and fished out again',
      async (cabinet, journal) => {
        await journal.change([AUTOSAVE], () => cabinet.remove(AUTOSAVE))
        await journal.begin(AUTOSAVE, 'head\none\n')
        await journal.change([AUTOSAVE], () => cabinet.restore(AUTOSAVE))
      },
    ],
  ])('adds no line to a file that was %s: it is begun anew with everything', async (_how, meddle) => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    await journal.append(AUTOSAVE, 'one')
    await meddle(cabinet, journal)
    const left = everything(cabinet.folder)
    await expect(journal.append(AUTOSAVE, 'two')).rejects.toMatchObject({ fault: 'journal/closed' })
    expect(everything(cabinet.folder)).toEqual(left)
    await journal.begin(AUTOSAVE, 'head\none\ntwo\n')
    await journal.append(AUTOSAVE, 'three')
    expect(text()).toBe('head\none\ntwo\nthree\n')
    await journal.close()
  })

  test('is not disturbed by what happens to other saves', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    await journal.change(['other'], () => cabinet.write('other', 'text'))
    await journal.change(['other', 'third'], () => cabinet.rename('other', 'third', 'text'))
    await journal.append(AUTOSAVE, 'one')
    expect(text()).toBe('head\none\n')
    await journal.close()
  })

  test('a change of its file waits for the lines that were given before', async () => {
    const { cabinet, journal } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    const lines = [journal.append(AUTOSAVE, 'one'), journal.append(AUTOSAVE, 'two')]
    await journal.change([AUTOSAVE], () => cabinet.remove(AUTOSAVE))
    await Promise.all(lines)
    expect(readFileSync(cabinet.path(AUTOSAVE, 'removed'), 'utf8')).toBe('head\none\ntwo\n')
  })

  test('writes over what somebody else appended', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    appendFileSync(cabinet.path(AUTOSAVE), 'x')
    await journal.append(AUTOSAVE, 'one')
    expect(text()).toBe('head\none\n')
    await journal.close()
  })

  test('of one game is closed by that of another, and each stays as it was', async () => {
    const { cabinet, journal, text } = make()
    await journal.begin(AUTOSAVE, 'head\n')
    await journal.append(AUTOSAVE, 'one')
    await journal.begin('another', 'other head\n')
    await expect(journal.append(AUTOSAVE, 'two')).rejects.toMatchObject({ fault: 'journal/closed' })
    await journal.append('another', 'a line')
    expect([text(), await journal.read('another')]).toEqual(['head\none\n', 'other head\na line\n'])
    expect(await cabinet.read(AUTOSAVE, 'current')).toBe('head\none\n')
    await journal.close()
  })
})
