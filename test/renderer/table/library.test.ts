import { describe, expect, test } from 'vitest'
import { darkCave } from '../../../engine/dark-cave/index.ts'
import { COLORS, type Command, legalCommands, redNovember } from '../../../engine/red-november/index.ts'
import { extend, present, startRecord } from '../../../engine/shared/record.ts'
import { formatSave, gameIdOf, readSave } from '../../../engine/shared/save.ts'
import { MAX_SAVE_BYTES, SAVE_ID } from '../../../preload/contract.ts'
import { headOf } from '../../../renderer/shared/saves/head.ts'
import { Library, type Outcome, slug } from '../../../renderer/table/library.ts'
import { tiny } from '../../engine/shared/tiny-game.ts'
import { MemoryHost } from '../memory-host.ts'

const info = { title: 'One', created: '2026-01-01T00:00:00.000Z', extra: { crew: ['Vera'] } }
const game = startRecord(redNovember, { setup: { seed: 'library', gnomes: COLORS.slice(0, 4) } })

function make(): { disk: MemoryHost; library: Library } {
  const disk = new MemoryHost()
  return { disk, library: new Library(disk.host) }
}

const understand = (text: string): Outcome<string> => {
  const save = readSave(redNovember, text)
  return save.ok ? { ok: true, value: save.record.hash } : { ok: false, problem: save.code }
}

/** What the list of saves shows of each at once. */
async function heads(library: Library): Promise<unknown> {
  const list = await library.list()
  return list.ok && list.value.map((file) => ({ id: file.id, ...headOf(file) }))
}

describe('the library of saves', () => {
  test('tells titles by the first lines alone', async () => {
    const { disk, library } = make()
    disk.files.set('a', formatSave(redNovember, info, game))
    expect(await heads(library)).toEqual([{ id: 'a', ok: true, value: { game: 'red-november', title: 'One' } }])
  })

  test('a save of one game never takes the place of one of another that has the same title', async () => {
    const { disk, library } = make()
    await library.save(redNovember, 'Friday', { info, record: game })
    await library.save(darkCave, 'Friday', {
      info,
      record: startRecord(darkCave, { setup: { seed: 'f', players: 3 } }),
    })
    expect([...disk.files.values()].map((text) => gameIdOf(text)).sort()).toEqual(['dark-cave', 'red-november'])
    await library.save(redNovember, 'Friday', { info, record: game })
    expect([disk.files.size, disk.old.size]).toEqual([2, 1])
  })

  test('a retired game lies beside others of its title, and only once', async () => {
    const { disk, library } = make()
    const played = extend(redNovember, game, legalCommands(present(game))[0] as Command)
    if (!played.ok) throw new Error('the first legal command is legal')
    await library.save(redNovember, 'One', { info, record: game })
    const before = [...disk.files.values()]
    const retire = () => library.retire(redNovember, { info, record: played.record })
    expect([await retire(), await retire()].map((reply) => reply.ok && reply.value)).toEqual([true, false])
    expect([...disk.files.values()]).toEqual([...before, formatSave(redNovember, info, played.record)])
    expect(disk.old.size).toBe(0)
  })

  test('a game that lies there under another title need not be retired', async () => {
    const { disk, library } = make()
    await library.save(redNovember, 'Evening', { info, record: game })
    expect(await library.retire(redNovember, { info, record: game })).toEqual({ ok: true, value: false })
    expect(disk.files.size).toBe(1)
  })

  test('lists what it cannot read with the reason', async () => {
    const { disk, library } = make()
    disk.files
      .set('a', 'nonsense')
      .set('b', '')
      .set('c', formatSave(redNovember, info, game))
    expect(await heads(library)).toMatchObject([{ problem: 'save/foreign' }, { problem: 'save/empty' }, { ok: true }])
  })

  test('replaces a save of the same title and keeps the older one', async () => {
    const { disk, library } = make()
    await library.save(redNovember, 'Evening', { info, record: game })
    await library.save(redNovember, 'Evening', { info, record: game })
    await library.save(redNovember, 'Morning', { info, record: game })
    expect(disk.files.size).toBe(2)
    expect(disk.old.size).toBe(1)
  })

  test('looks into no save but those named like its title', async () => {
    const { disk, library } = make()
    for (let other = 0; other < 50; other++) await library.save(redNovember, `Other ${other}`, { info, record: game })
    await library.save(redNovember, 'Evening', { info, record: game })
    disk.headsRead = 0
    await library.save(redNovember, 'Evening', { info, record: game })
    expect(disk.headsRead).toBe(1)
    expect(disk.files.size).toBe(51)
  })

  test('a renamed save is found by its new title, and the old title is free', async () => {
    const { disk, library } = make()
    await library.save(redNovember, 'Evening', { info, record: game })
    const [id = ''] = disk.files.keys()
    await library.rename(id, 'Morning')
    await library.save(redNovember, 'Morning', { info, record: game })
    expect(disk.files.size).toBe(1)
    await library.save(redNovember, 'Evening', { info, record: game })
    expect(disk.files.size).toBe(2)
  })

  test('never takes the quick save or the journal for a save of that title', async () => {
    const { disk, library } = make()
    await library.quickSave(redNovember, 'autosave', { info, record: game })
    await library.quickSave(redNovember, 'autosave.other', { info, record: game })
    disk.files.set('autosave', formatSave(redNovember, info, game))
    await library.save(redNovember, 'One', { info, record: game })
    expect(disk.files.size).toBe(4)
  })

  test('has a quick save for each game', async () => {
    const { disk, library } = make()
    await library.quickSave(redNovember, 'autosave', { info, record: game })
    await library.quickSave(tiny, 'autosave.tiny', {
      info,
      record: startRecord(tiny, { seed: 'quick', secret: false }),
    })
    expect([...disk.files.keys()]).toEqual(['quick', 'quick.tiny'])
    const boat = await library.readQuick(redNovember, 'autosave')
    const other = await library.readQuick(tiny, 'autosave.tiny')
    expect([boat, other].map((text) => text.ok && gameIdOf(text.value))).toEqual([redNovember.id, tiny.id])
  })

  test('finds a quick save in the plain slot, and takes none of another game', async () => {
    const { disk, library } = make()
    const text = formatSave(tiny, info, startRecord(tiny, { seed: 'old', secret: false }))
    disk.files.set('quick', text)
    expect(await library.readQuick(tiny, 'autosave.tiny')).toEqual({ ok: true, value: text })
    expect(await library.readQuick(redNovember, 'autosave')).toEqual({ ok: false, problem: 'save/missing' })
  })

  test('renames without touching the game or what belongs to it', async () => {
    const { disk, library } = make()
    disk.files.set('a', formatSave(redNovember, info, game))
    expect(await library.rename('a', 'Two')).toMatchObject({ ok: true })
    const [text = ''] = disk.files.values()
    expect(readSave(redNovember, text)).toMatchObject({
      ok: true,
      info: { ...info, title: 'Two' },
      record: { hash: game.hash },
    })
  })

  test('says why a save cannot be opened', async () => {
    const { library } = make()
    expect(await library.read('gone')).toEqual({ ok: false, problem: 'save/missing' })
  })

  test('takes in only files that can be played', async () => {
    const { disk, library } = make()
    expect(await library.takeIn(new File(['nonsense'], 'a.rnsave'), understand)).toEqual({
      ok: false,
      problem: 'save/foreign',
    })
    expect(await library.takeIn(new File([new Uint8Array(MAX_SAVE_BYTES + 1)], 'b.rnsave'), understand)).toEqual({
      ok: false,
      problem: 'save/huge',
    })
    expect(disk.files.size).toBe(0)
    expect(await library.takeIn(new File([formatSave(redNovember, info, game)], 'c.rnsave'), understand)).toMatchObject(
      {
        ok: true,
      },
    )
    expect(disk.files.size).toBe(1)
  })

  test('a full disk is said, not thrown', async () => {
    const { disk, library } = make()
    disk.fault = 'disk/full'
    expect(await library.save(redNovember, 'x', { info, record: game })).toEqual({ ok: false, problem: 'disk/full' })
  })

  test.each([
    'Friday',
    'Пятница, вечер!',
    '../../etc',
    '...',
    '   ',
    'a/b\\c:d',
    '💥',
    'ß'.repeat(99),
    `x${'𐐷'.repeat(99)}`,
    'CON',
  ])('every title gives a good file name: %s', async (title) => {
    const { disk, library } = make()
    await library.save(redNovember, title, { info, record: game })
    for (const id of disk.files.keys()) expect(id).toMatch(SAVE_ID)
    expect(slug(title)).not.toMatch(/[/\\.: ]/)
    expect(slug(title)).not.toMatch(/\p{Cs}/u)
  })
})
