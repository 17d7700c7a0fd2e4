import { describe, expect, onTestFinished, test } from 'vitest'
import type { Game, GameTypes } from '../../../engine/shared/game.ts'
import { beginningOf } from '../../../engine/shared/record.ts'
import { formatSave, readSave } from '../../../engine/shared/save.ts'
import type { Host } from '../../../preload/contract.ts'
import { Library } from '../../../renderer/table/library.ts'
import { type Played, Table } from '../../../renderer/table/table.ts'
import { folder } from '../../main/saves/folder.ts'
import { diskHost } from '../../torture/disk-host.ts'
import { GAME_IDS, type GameId, VICTIMS } from '../../torture/tables.ts'

interface Made {
  readonly game: Game<GameTypes>
  readonly host: Host
  readonly library: Library
  readonly table: Table<GameTypes>
  /** Titles that were told of. */
  readonly told: string[]
  readonly start: (title: string, moves: number) => Promise<string>
  readonly text: () => string
  /** What lies among the saves besides the journal. */
  readonly kept: () => Promise<readonly string[]>
}

/** A table whose journal and saves are files on a real disk. */
function make(id: GameId): Made {
  const { game, journal, start } = VICTIMS[id]
  const host = diskHost(folder())
  const library = new Library(host)
  const told: string[] = []
  const onRetired = ({ title }: { readonly title: string }): void => void told.push(title)
  const table = new Table<GameTypes>(game, host, () => undefined, { journal, onRetired })
  onTestFinished(() => table.leave())
  const text = (): string => {
    const { info, record } = table.game.value as Played<GameTypes>
    return formatSave(game, info, record)
  }
  const play = async (): Promise<void> => {
    const [order] = table.orders()
    if (!order) throw new Error(`nobody is asked: ${table.activity.value.name}`)
    await table.command(order)
  }
  return {
    game,
    host,
    library,
    table,
    told,
    text,
    start: async (title, moves) => {
      await table.start(title, start('question', title))
      await table.openCurtain()
      for (let move = 0; move < moves; move++) await play()
      return text()
    },
    kept: async () => {
      const saves = await host.listSaves('')
      if (!saves.ok) throw new Error(saves.fault)
      const texts = saves.value.filter((save) => save.id !== journal).map((save) => host.readSave(save.id, 'current'))
      return (await Promise.all(texts)).map((read) => (read.ok ? read.value : read.fault)).sort()
    },
  }
}

describe.each(GAME_IDS)('a game whose journal another one takes: %s', (id) => {
  test('stays among the saves as itself, and is told of', async () => {
    const { game, start, kept, told, library } = make(id)
    const first = await start('One', 3)
    await start('Two', 0)
    expect(await kept()).toEqual([first])
    expect(told).toEqual(['One'])
    const saves = await library.list('one-')
    expect(saves.ok && saves.value).toHaveLength(1)
    expect(readSave(game, first)).toMatchObject({ ok: true, damage: null, info: { title: 'One' } })
  })

  test('does so too where it only waits in its journal since the last start', async () => {
    const { host, game, start, kept } = make(id)
    const first = await start('One', 2)
    const again = new Table<GameTypes>(game, host, () => undefined, { journal: VICTIMS[id].journal })
    await again.start('Two', VICTIMS[id].start('question', 'two'))
    expect(await kept()).toEqual([first])
  })

  test('stays where an earlier moment of it comes to the table', async () => {
    const { game, start, kept, table } = make(id)
    const first = await start('One', 3)
    const { info, record } = table.game.value as Played<GameTypes>
    await table.place({ info, record: beginningOf(game, record, 1) })
    expect(await kept()).toEqual([first])
  })

  test('is not doubled where it was saved by name and not played on since', async () => {
    const { game, start, kept, table, library, told } = make(id)
    await start('One', 2)
    await library.save(game, 'By name', table.game.value as Played<GameTypes>)
    await library.quickSave(game, table.journal.id, table.game.value as Played<GameTypes>)
    const before = await kept()
    await start('Two', 0)
    expect(await kept()).toEqual(before)
    expect(told).toEqual([])
  })

  test('goes without a trace where no move was made', async () => {
    const { start, kept } = make(id)
    await start('One', 0)
    await start('Two', 1)
    expect(await kept()).toEqual([])
  })

  test('is not left where it only goes on', async () => {
    const { start, kept, table } = make(id)
    await start('One', 2)
    await table.place(table.game.value as Played<GameTypes>)
    await table.reseat(0, 'person')
    await table.remember({ notes: 'more' })
    await table.retitle('Another title')
    expect(await kept()).toEqual([])
  })

  test('is kept when a show becomes a game that counts', async () => {
    const { start, kept, table, text } = make(id)
    const first = await start('One', 2)
    await table.rehearse(table.game.value as Played<GameTypes>)
    await table.leave()
    expect(await kept()).toEqual([])
    await start('Two', 1)
    expect(await kept()).toEqual([first])
    expect(text()).not.toBe(first)
  })

  test('is not written over while a full disk does not take it, and nothing of either is lost', async () => {
    const { host, start, kept, table, text } = make(id)
    const first = await start('One', 2)
    const { writeSave } = host
    host.writeSave = async () => ({ ok: false, fault: 'disk/full' })
    await start('Two', 1)
    expect(table.journal.fault.value).toBe('disk/full')
    expect(await host.readJournal(table.journal.id)).toEqual({ ok: true, value: first })
    const second = text()
    host.writeSave = writeSave
    const third = await start('Three', 1)
    expect(table.journal.fault.value).toBeNull()
    expect(await kept()).toEqual([first, second].sort())
    expect(await host.readJournal(table.journal.id)).toEqual({ ok: true, value: third })
  })
})
