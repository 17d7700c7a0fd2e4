import { describe, expect, test } from 'vitest'
import { COLORS, formatSave, legalCommands, present, readSave } from '../../../engine/red-november/index.ts'
import { Table } from '../../../renderer/table/table.ts'
import { MemoryHost } from '../memory-host.ts'

const setup = { seed: 'table', gnomes: COLORS.slice(0, 3) }

function make(): { disk: MemoryHost; table: Table; faults: string[] } {
  const disk = new MemoryHost()
  const faults: string[] = []
  return { disk, table: new Table(disk.host, (why) => faults.push(why)), faults }
}

async function playFirst(table: Table): Promise<void> {
  const game = table.game.value
  const command = game && legalCommands(present(game.record))[0]
  if (!command) throw new Error('nothing to play')
  await table.play(command)
}

describe('the table', () => {
  test('shows a game only when its journal has it', async () => {
    const { disk, table } = make()
    await table.start('One', setup)
    for (let move = 1; move <= 20; move++) {
      await playFirst(table)
      const { info, record } = table.game.value ?? {}
      if (!info || !record) throw new Error('no game')
      expect(record.entries).toHaveLength(move)
      expect(disk.files.get('autosave')).toBe(formatSave(info, record))
    }
  })

  test('writes an undo down as well', async () => {
    const { disk, table } = make()
    await table.start('One', setup)
    await table.play({ type: 'open', to: openable(table) })
    const before = table.game.value?.record.commands.length ?? 0
    await table.undo()
    expect(table.game.value?.record.commands).toHaveLength(before - 1)
    expect(disk.files.get('autosave')).toMatch(/ undo\n$/)
  })

  test('ignores what is not legal', async () => {
    const { disk, table } = make()
    await table.start('One', setup)
    const before = disk.files.get('autosave')
    await table.play({ type: 'enter' })
    expect(disk.files.get('autosave')).toBe(before)
  })

  test('goes on in memory while the disk refuses, and is whole afterwards', async () => {
    const { disk, table, faults } = make()
    await table.start('One', setup)
    disk.fault = 'disk/full'
    for (let move = 0; move < 5; move++) await playFirst(table)
    expect(table.game.value?.record.entries).toHaveLength(5)
    expect(table.journal.fault.value).toBe('disk/full')
    disk.fault = null
    await playFirst(table)
    expect(readSave(disk.files.get('autosave') ?? '')).toMatchObject({
      ok: true,
      damage: null,
      record: { hash: table.game.value?.record.hash },
    })
    expect(faults).toEqual([])
  })
})

function openable(table: Table): Extract<ReturnType<typeof legalCommands>[number], { type: 'open' }>['to'] {
  const game = table.game.value
  const opening = game && legalCommands(present(game.record)).find((command) => command.type === 'open')
  if (opening?.type !== 'open') throw new Error('no hatch')
  return opening.to
}
