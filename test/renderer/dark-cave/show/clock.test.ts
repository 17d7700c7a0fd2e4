import { effect } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import {
  type DarkCave,
  darkCave,
  type GameEvent,
  type GnomeId,
  legalCommands,
  speaker,
} from '../../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { present } from '../../../../engine/shared/record.ts'
import type { Picture } from '../../../../renderer/dark-cave/board/picture/picture.ts'
import { asShown } from '../../../../renderer/dark-cave/hud/shown.ts'
import { type CaveShow, PROGRAMME } from '../../../../renderer/dark-cave/show/programme.ts'
import type { Move } from '../../../../renderer/stage/script.ts'
import { type BoardDirector, ShowPresenter } from '../../../../renderer/table/show/show-presenter.ts'
import { Table } from '../../../../renderer/table/table.ts'
import { MemoryHost } from '../../memory-host.ts'

/** One moment as every place of the page tells it. */
interface Told {
  /** Who stands in the light. */
  readonly board: GnomeId | null
  /** Whose turn the desk, the own panel and the company tell. */
  readonly page: GnomeId | null
  readonly news: GameEvent | null
  /** What the command that is shown has brought. */
  readonly brought: readonly GameEvent[]
}

/** The cave, as far as this is about it. */
class Board implements BoardDirector<DarkCave, CaveShow> {
  picture: Picture | null = null
  readonly #onPlayed: () => void

  constructor(onPlayed: () => void) {
    this.#onPlayed = onPlayed
  }

  show(picture: Picture): void {
    this.picture = picture
  }

  async play(moves: readonly Move<GameEvent, Picture>[], end?: Picture): Promise<void> {
    this.picture = end ?? moves.at(-1)?.at(-1)?.picture ?? this.picture
    if (moves.length > 0) this.#onPlayed()
  }

  skipOne(): void {}
  skipAll(): void {}
  pause(): void {}
  resume(): void {}
}

async function played(seed: string, players: number, seats: readonly string[] = []): Promise<readonly Told[]> {
  const table = new Table(darkCave, new MemoryHost().host, (why) => {
    throw new Error(why)
  })
  const told: Told[] = []
  const presenter = new ShowPresenter({
    programme: PROGRAMME,
    speed: () => 'normal',
    sound: { play: () => undefined, skip: () => undefined },
  })
  const board = new Board(() => {
    const shown = presenter.now.value
    const view = table.view.value
    const { record } = table.session.value
    if (!shown || !view || !board.picture) throw new Error('nothing is shown')
    told.push({
      board: board.picture.active,
      page: speaker(asShown(view, shown.picture)),
      news: shown.overlay.news,
      brought: record?.events.at(-1) ?? record?.opening ?? [],
    })
  })
  presenter.director = board
  // Nobody reads: whatever waits goes on at once.
  effect(() => {
    if (presenter.waits.value) presenter.next()
  })
  effect(() => {
    if (table.activity.value.name !== 'presenting') presenter.rest(table.position.value, table.view.value)
  })
  table.presenter = presenter
  await table.start(seed, { setup: { seed, players } }, { seats })
  const random = new RandomStream(seedState(seed))
  while (table.activity.value.name !== 'reporting') {
    if (table.activity.value.name === 'handOver') await table.openCurtain()
    const { record } = table.game.value ?? {}
    const commands = record && table.activity.value.name === 'choosing' ? legalCommands(present(record)) : []
    const command = commands[random.die(Math.max(1, commands.length)) - 1]
    if (command) await table.command(command)
    else await new Promise((turn) => setImmediate(turn))
  }
  return told
}

const TABLES = [
  ['two people', 2, []],
  ['eight people', 8, []],
  ['one person with bots', 4, ['person', 'apprentice', 'apprentice', 'apprentice']],
] as const

describe.each(TABLES)('one clock in a whole game: %s', (name, players, seats) => {
  it('cave, desk, own panel and company tell the same turn at every moment, and the news is never of an earlier command', async () => {
    for (let game = 0; game < 3; game++) {
      const told = await played(`lantern/${name}/${game}`, players, seats)
      expect(told.filter(({ news }) => news?.type === 'turn-began').length).toBeGreaterThan(2)
      for (const { board, page, news, brought } of told) {
        const where = JSON.stringify(news)
        expect(page, where).toBe(board)
        if (news?.type === 'turn-began' || news?.type === 'skipped') expect(page, where).toBe(news.player)
        if (news) expect(brought, where).toContain(news)
      }
    }
  })
})
