import { effect } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type CellId,
  darkCave,
  type GnomeId,
  parseCommand,
  type ScenarioInput,
} from '../../../../engine/dark-cave/index.ts'
import { present, startRecord } from '../../../../engine/shared/record.ts'
import type { CaveBoard } from '../../../../renderer/dark-cave/board/board.ts'
import { MemoryHost } from '../../memory-host.ts'

vi.stubGlobal('window', { desktop: new MemoryHost().host })
const { recall } = await import('../../../../renderer/dark-cave/hud/board-link.ts')
const { answering, board, draft, readingNotes } = await import('../../../../renderer/dark-cave/hud/helm.ts')
const { atCurtain, fallSilent } = await import('../../../../renderer/dark-cave/hud/put-away.ts')
const { seen } = await import('../../../../renderer/dark-cave/hud/seen.ts')
const { table } = await import('../../../../renderer/dark-cave/run/running.ts')
const { closeAlone, seeing } = await import('../../../../renderer/dark-cave/show/alone.ts')
const { presenter, privateShow } = await import('../../../../renderer/dark-cave/show/presenter.ts')
const { closeBoth, reportOpen, tubeOpen } = await import('../../../../renderer/shared/access/dialogs.ts')

/** Whose turn the cave shows, whose hands and which gates lie open on the page and in the cave. */
interface Moment {
  readonly active: GnomeId | null | undefined
  readonly hands: readonly GnomeId[]
  readonly gates: readonly CellId[]
  readonly marked: readonly CellId[]
  /** The cave in words is open. */
  readonly told: boolean
}

/** HS4: in the cave itself, which all of them see, nothing is marked among people. */
const OWN: Partial<Moment> = { hands: ['y1'], gates: ['4,-4'], marked: [], told: true }
const NOBODYS: Partial<Moment> = { hands: [], gates: [], marked: [], told: false }

const shown: Moment[] = []
let marked: readonly CellId[] = []
let stops: readonly (() => void)[] = []

function look(): void {
  if (table.activity.value.name !== 'presenting') return
  const view = seen.value
  shown.push({
    active: presenter.now.value?.picture.active,
    hands: view?.players.flatMap(({ gnome, hand }) => (hand ? [gnome] : [])) ?? [],
    gates: view?.table.goals.flatMap(({ cell, goal, up }) => (goal && !up ? [cell] : [])) ?? [],
    marked,
    told: reportOpen.value,
  })
}

/** The screen around a table: its show, what is marked in its cave, and somebody who reads fast. */
beforeEach(() => {
  const cave = { recall: (known: ReadonlyMap<CellId, unknown>) => (marked = [...known.keys()]) }
  board.value = cave as unknown as CaveBoard
  table.presenter = privateShow
  stops = [
    effect(() => {
      if (table.activity.value.name !== 'presenting') presenter.rest(table.position.value, table.view.value)
    }),
    effect(recall),
    effect(atCurtain),
    effect(fallSilent),
    effect(look),
    effect(() => {
      if (presenter.waits.value) presenter.next()
    }),
    effect(() => {
      if (seeing.value) setImmediate(closeAlone)
    }),
  ]
  closeBoth()
})

afterEach(async () => {
  for (const stop of stops) stop()
  board.value = null
  await table.leave()
})

/** y1, who has looked behind a gate, sits at the screen and is up. */
async function seatedAt(seats: readonly string[]): Promise<void> {
  const scenario: ScenarioInput = {
    game: 'dark-cave',
    seed: 'whose eyes',
    players: [
      { gnome: 'y1', hand: ['I-03', 'I-04'], knows: ['4,-4'] },
      { gnome: 'y2', hand: ['I-05'] },
      { gnome: 'y3', role: 'saboteur', hand: ['I-06'] },
    ],
  }
  const record = startRecord(darkCave, { scenario })
  await table.place({ info: { title: '', created: '', extra: { seats } }, record })
  if (table.activity.value.name === 'handOver') await table.openCurtain()
}

/** Nothing leads away from the start: with its card the turn ends, while somebody has the cave told. */
async function endTurn(): Promise<void> {
  shown.length = 0
  reportOpen.value = true
  const { record } = table.session.value
  if (record) await table.command(parseCommand('discard I-03', present(record)))
}

describe('what lies open while something is shown', () => {
  it.each([
    ['another person', ['person', 'person', 'person']],
    ['a bot', ['person', 'digger', 'person']],
  ])('is nobody’s once the turn of %s is announced (HS2, HS5)', async (_, seats) => {
    await seatedAt(seats)
    await endTurn()
    const own = shown.filter(({ active }) => active === 'y1')
    expect(own.length).toBeGreaterThan(0)
    for (const moment of own) expect(moment).toMatchObject(OWN)
    const others = shown.filter(({ active }) => active === 'y2')
    expect(others.length).toBeGreaterThan(0)
    for (const moment of others) expect(moment).toMatchObject(NOBODYS)
  })

  it('stays the own hand of whoever plays with bots alone (HS9)', async () => {
    await seatedAt(['person', 'digger', 'digger'])
    await endTurn()
    const others = shown.filter(({ active }) => active === 'y2')
    expect(others.length).toBeGreaterThan(0)
    for (const moment of others) expect(moment).toMatchObject({ ...OWN, marked: ['4,-4'] })
  })
})

describe('behind the curtain', () => {
  it('lies nobody’s paper, and nothing that somebody had picked or weighed (HS2)', async () => {
    await seatedAt(['person', 'person', 'person'])
    readingNotes.value = true
    draft.value = { kind: 'card', at: 0, play: null }
    answering.value = { type: 'lay', turned: true }
    tubeOpen.value = true
    await endTurn()
    expect(table.activity.value.name).toBe('handOver')
    expect([readingNotes.value, draft.value, answering.value, tubeOpen.value]).toEqual([false, null, null, false])
  })
})
