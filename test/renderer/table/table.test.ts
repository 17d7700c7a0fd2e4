import { describe, expect, test } from 'vitest'
import {
  COLORS,
  type Command,
  type GameRecord,
  type GameState,
  legalCommands,
  type RedNovember,
  redNovember,
  speaker,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { present, startRecord } from '../../../engine/shared/record.ts'
import { formatSave, readSave } from '../../../engine/shared/save.ts'
import { type BotMind, Table } from '../../../renderer/table/table.ts'
import { MemoryHost } from '../memory-host.ts'

const setup = { seed: 'table', gnomes: COLORS.slice(0, 3) }

function make(): { disk: MemoryHost; table: Table<RedNovember>; faults: string[] } {
  const disk = new MemoryHost()
  const faults: string[] = []
  return { disk, table: new Table(redNovember, disk.host, (why) => faults.push(why)), faults }
}

async function playFirst(table: Table<RedNovember>): Promise<void> {
  const game = table.game.value
  const command = game && legalCommands(present(game.record))[0]
  if (!command) throw new Error('nothing to play')
  await table.command(command)
}

describe('the table', () => {
  test('shows a game only when its journal has it', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    for (let move = 1; move <= 20; move++) {
      await playFirst(table)
      const { info, record } = table.game.value ?? {}
      if (!info || !record) throw new Error('no game')
      expect(record.entries).toHaveLength(move)
      expect(disk.files.get('autosave')).toBe(formatSave(redNovember, info, record))
    }
  })

  test('writes an undo down as well', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    await table.command({ type: 'open', to: openable(table) })
    const before = table.game.value?.record.commands.length ?? 0
    await table.undo()
    expect(table.game.value?.record.commands).toHaveLength(before - 1)
    expect(disk.files.get('autosave')).toMatch(/ undo\n$/)
  })

  test('a second click is not heard: it was meant for a position that is gone', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    const { begun, finish } = disk.takeItsTime()
    const first = table.command({ type: 'wait' })
    await begun
    const second = table.command({ type: 'wait' })
    finish()
    await Promise.all([first, second])
    expect(table.game.value?.record.commands).toEqual([{ type: 'wait' }])
  })

  test('ignores what is not legal', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    const before = disk.files.get('autosave')
    expect(await table.command({ type: 'enter' })).toMatchObject({ code: 'move/no-open-hatch' })
    expect(disk.files.get('autosave')).toBe(before)
    expect(await table.command({ type: 'open', to: openable(table) })).toBeNull()
  })

  test('goes on in memory while the disk refuses, and is whole afterwards', async () => {
    const { disk, table, faults } = make()
    await table.start('One', { setup })
    disk.fault = 'disk/full'
    for (let move = 0; move < 5; move++) await playFirst(table)
    expect(table.game.value?.record.entries).toHaveLength(5)
    expect(table.journal.fault.value).toBe('disk/full')
    disk.fault = null
    await playFirst(table)
    expect(readSave(redNovember, disk.files.get('autosave') ?? '')).toMatchObject({
      ok: true,
      damage: null,
      record: { hash: table.game.value?.record.hash },
    })
    expect(faults).toEqual([])
  })

  test('shows the position before until what happened has been presented', async () => {
    const { table } = make()
    await table.start('One', { setup })
    await table.command({ type: 'open', to: openable(table) })
    const seen = table.position.value
    const scenes: string[] = []
    let finish: () => void = () => undefined
    table.presenter = {
      present: (scene) => {
        scenes.push(scene.phase)
        expect(table.activity.value.name).not.toBe('choosing')
        return new Promise((done) => {
          finish = () => done()
        })
      },
      skip: () => undefined,
    }
    const said = table.command({ type: 'wait' })
    while (scenes.length === 0) await Promise.resolve()
    await table.journal.idle
    await new Promise((turn) => setImmediate(turn))
    expect(table.activity.value).toEqual({ name: 'presenting', phase: 'action' })
    expect(table.position.value).toBe(seen)
    table.presenter = { present: async (scene) => void scenes.push(scene.phase), skip: () => undefined }
    finish()
    await said
    expect(scenes.slice(0, 2)).toEqual(['action', 'updates'])
    expect(table.activity.value.name).toBe('choosing')
    expect(table.position.value).toBe(table.game.value && present(table.game.value.record))
  })

  test('a new game waits for the presenter that was promised', async () => {
    const { table } = make()
    table.awaitPresenter()
    await table.start('One', { setup })
    expect(table.activity.value.name).toBe('presenting')
    const seen: string[] = []
    table.presenter = { present: async ({ phase }) => void seen.push(phase), skip: () => undefined }
    await table.command({ type: 'open', to: openable(table) })
    expect(seen[0]).toBe('movement')
    expect(table.game.value?.record.commands).toHaveLength(1)
  })

  test('redo says again what was taken back', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    const to = openable(table)
    await table.command({ type: 'open', to })
    const after = table.position.value
    await table.undo()
    expect(table.session.value.undone).toHaveLength(1)
    await table.redo()
    expect(table.position.value).toEqual(after)
    expect(table.session.value.undone).toEqual([])
    expect(disk.files.get('autosave')?.trimEnd().split('\n')).toHaveLength(4)
  })

  test('serves the eyes of whoever has to speak, and with secret hands of whoever sits there (O6)', async () => {
    const { table } = make()
    await table.start('One', { setup })
    const speaking = table.view.value && speaker(table.view.value)
    expect(table.viewer.value).toBe(setup.gnomes.indexOf(speaking ?? 'red'))
    await table.start('Two', { setup: { ...setup, options: { secretHands: true } } })
    await table.undo()
    expect(table.activity.value.name).toBe('handOver')
    expect(table.viewer.value).toBeNull()
    await table.openCurtain()
    expect(table.activity.value.name).toBe('choosing')
    const now = table.view.value && speaker(table.view.value)
    expect(table.viewer.value).toBe(setup.gnomes.indexOf(now ?? 'red'))
  })

  test('tells what can be said to whoever is asked, and to nobody else', async () => {
    const { table } = make()
    await table.start('Two', { setup: { ...setup, options: { secretHands: true } } })
    await table.undo()
    expect(table.activity.value.name).toBe('handOver')
    expect([table.orders(), table.read('wait')]).toEqual([[], null])
    await table.openCurtain()
    expect(table.orders()).toContainEqual({ type: 'wait' })
    expect(table.read('wait')).toEqual({ type: 'wait' })
    expect(table.read('rubbish')).toBeNull()
    expect(table.check({ type: 'enter' })).toMatchObject({ code: 'move/no-open-hatch' })
    await table.reseat(table.viewer.value ?? 0, 'cadet')
    expect(table.orders()).toEqual([])
  })

  test('gives the view of those eyes, and before anybody sits there what is open to all (O6)', async () => {
    const { table } = make()
    await table.start('Two', { setup: { ...setup, options: { secretHands: true } } })
    await table.undo()
    const hands = () => table.view.value?.gnomes.map(({ hand }) => hand !== null)
    expect(hands()).toEqual([false, false, false])
    await table.openCurtain()
    expect(hands()).toEqual(setup.gnomes.map((_, seat) => seat === table.viewer.value))
    expect(table.view.value).toEqual(viewFor(present(game(table)), table.viewer.value))
  })

  test('tells what has been seen to happen, newest first', async () => {
    const { table } = make()
    await table.start('One', { setup })
    for (let move = 0; move < 5; move++) await playFirst(table)
    const { events, states } = game(table)
    expect([...table.told()].map((told) => told.events)).toEqual(events.toReversed())
    expect([...table.told()].at(-1)?.before).toEqual(viewFor(states[0] as GameState, table.viewer.value))
  })
})

describe('the journal of the table', () => {
  test('gets no line of the game before while another one comes to the table', async () => {
    const disk = new MemoryHost()
    let decide: (() => void) | null = null
    const botMind: BotMind<RedNovember> = ({ record }, say) => {
      decide = () => say({ command: legalCommands(present(record as GameRecord))[0] as Command })
      return () => {
        decide = null
      }
    }
    const table = new Table(redNovember, disk.host, () => undefined, { botMind })
    await table.start('Before', { setup }, { seats: ['cadet', 'cadet', 'cadet'] })
    await expect.poll(() => decide).not.toBeNull()
    const info = { title: 'After', created: '', extra: {} }
    const record = startRecord(redNovember, { setup })
    const placed = table.place({ info, record })
    ;(decide as (() => void) | null)?.()
    await placed
    expect(disk.files.get('autosave')).toBe(formatSave(redNovember, info, record))
  })

  test('loses no line that is being written while something else is noted in the save', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    await playFirst(table)
    const noted: Promise<void>[] = []
    const { appendJournal } = disk
    disk.appendJournal = (id, line) => {
      noted.push(table.remember({ notes: 'kept' }))
      return appendJournal.call(disk, id, line)
    }
    await playFirst(table)
    await Promise.all(noted)
    const { info, record } = table.game.value ?? {}
    if (!info || !record) throw new Error('no game')
    expect([noted.length, info.extra.notes]).toEqual([1, 'kept'])
    expect(disk.files.get('autosave')).toBe(formatSave(redNovember, info, record))
  })
})

function game(table: Table<RedNovember>): GameRecord {
  if (!table.game.value) throw new Error('no game')
  return table.game.value.record
}

function openable(
  table: Table<RedNovember>,
): Extract<ReturnType<typeof legalCommands>[number], { type: 'open' }>['to'] {
  const game = table.game.value
  const opening = game && legalCommands(present(game.record)).find((command) => command.type === 'open')
  if (opening?.type !== 'open') throw new Error('no hatch')
  return opening.to
}

describe('a rehearsal', () => {
  test('leaves the journal of the game that counts as it is, and the next real game is kept again', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    await playFirst(table)
    const kept = disk.files.get('autosave')
    const info = { title: '', created: '', extra: {} }
    await table.rehearse({ info, record: startRecord(redNovember, { setup: { ...setup, seed: 'lesson' } }) })
    await playFirst(table)
    expect(table.rehearsing.value).toBe(true)
    expect(disk.files.get('autosave')).toBe(kept)
    await table.leave()
    expect(table.game.value).toBeNull()
    await table.start('Two', { setup })
    await playFirst(table)
    expect(table.rehearsing.value).toBe(false)
    expect(disk.files.get('autosave')).toContain('Two')
  })

  test('hears only what may be tried', async () => {
    const { table } = make()
    const info = { title: '', created: '', extra: {} }
    await table.rehearse({ info, record: startRecord(redNovember, { setup }) }, () => false)
    await playFirst(table)
    expect(table.game.value?.record.entries).toHaveLength(0)
  })

  test('of a pupil hangs no curtain, whatever is secret in it', async () => {
    const { table } = make()
    const info = { title: '', created: '', extra: {} }
    const record = startRecord(redNovember, { setup: { ...setup, options: { secretHands: true } } })
    await table.rehearse({ info, record })
    await expect.poll(() => table.activity.value.name).toBe('handOver')
    await table.rehearse({ info, record }, () => true)
    const pupil = table.viewer.value
    for (let move = 0; move < 12; move++) await playFirst(table)
    expect(table.activity.value.name).toBe('choosing')
    expect(table.viewer.value).toBe(pupil)
  })
})

describe('a seat that changes hands', () => {
  test('is played by the bot from then on, and the save knows it', async () => {
    const { disk, table } = make()
    await table.start('One', { setup })
    const seat = table.viewer.value ?? 0
    await table.reseat(seat, 'sailor')
    await expect.poll(() => table.viewer.value).not.toBe(seat)
    const { info, record } = table.game.value ?? {}
    if (!info || !record) throw new Error('no game')
    expect(record.entries.length).toBeGreaterThan(0)
    expect(table.crew.value.seats[seat]).toBe('sailor')
    expect(disk.files.get('autosave')).toBe(formatSave(redNovember, info, record))
    const read = readSave(redNovember, disk.files.get('autosave') ?? '')
    expect(read.ok && read.info.extra.seats).toEqual(table.crew.value.seats)
  })

  test('in a show makes it a game that is kept as soon as it is a person’s', async () => {
    const { disk, table } = make()
    const seats = ['person', 'cadet', 'cadet']
    const info = { title: 'Show', created: '', extra: { seats } }
    await table.rehearse({ info, record: startRecord(redNovember, { setup }) })
    await table.reseat(0, 'cadet')
    expect(table.rehearsing.value).toBe(true)
    expect(disk.files.get('autosave')).toBeUndefined()
    await table.rehearse({ info, record: startRecord(redNovember, { setup }) })
    await table.reseat(1, 'person')
    expect(table.rehearsing.value).toBe(false)
    expect(table.crew.value.seats).toEqual(['person', 'person', 'cadet'])
    expect(disk.files.get('autosave')).toContain('Show')
  })
})
