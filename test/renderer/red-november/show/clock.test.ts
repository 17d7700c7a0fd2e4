import { effect } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import {
  COLORS,
  chronicleOf,
  type GameEvent,
  legalCommands,
  minuteOn,
  type Options,
  type RedNovember,
  redNovember,
  standingMoments,
} from '../../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { present } from '../../../../engine/shared/record.ts'
import { figureOf, type Picture } from '../../../../renderer/red-november/board/picture/picture.ts'
import { asShown, dialOf } from '../../../../renderer/red-november/hud/shown.ts'
import { newestLines } from '../../../../renderer/red-november/hud/ticker-lines.ts'
import { reportOf } from '../../../../renderer/red-november/report/analysis.ts'
import type { Overlay } from '../../../../renderer/red-november/show/overlay.ts'
import { type BoatShow, PROGRAMME } from '../../../../renderer/red-november/show/programme.ts'
import { logLine, readerFor } from '../../../../renderer/red-november/words/log-lines.ts'
import type { Move } from '../../../../renderer/stage/script.ts'
import { type BoardDirector, ShowPresenter } from '../../../../renderer/table/show/show-presenter.ts'
import { Table } from '../../../../renderer/table/table.ts'
import { MemoryHost } from '../../memory-host.ts'
import { names, sayIn } from '../../speak.ts'

/** One moment as every place of the page tells it. */
interface Told {
  readonly event: GameEvent
  readonly dial: number
  /** The active gnome's time keeper, and its ghost. */
  readonly marker: number
  readonly ghost: number
  readonly crewRow: readonly number[]
  readonly markers: readonly number[]
  readonly updates: boolean
  readonly card: number | null
  readonly way: number | null
  readonly banner: number | null
}

/** The board, as far as this is about it: it hears what it has to show and says where its time keepers stand. */
class Board implements BoardDirector<RedNovember, BoatShow> {
  picture: Picture | null = null
  readonly #onPlayed: (events: readonly GameEvent[]) => void

  constructor(onPlayed: (events: readonly GameEvent[]) => void) {
    this.#onPlayed = onPlayed
  }

  show(picture: Picture): void {
    this.picture = picture
  }

  async play(moves: readonly Move<GameEvent, Picture>[], end?: Picture): Promise<void> {
    for (const move of moves) {
      this.picture = move.at(-1)?.picture ?? this.picture
      this.#onPlayed(move.map(({ event }) => event))
    }
    this.picture = end ?? this.picture
  }

  skipOne(): void {}
  skipAll(): void {}
  pause(): void {}
  resume(): void {}
}

async function played(seed: string, crew: number, options: Partial<Options>) {
  const table = new Table(redNovember, new MemoryHost().host, (why) => {
    throw new Error(why)
  })
  const told: Told[] = []
  const presenter = new ShowPresenter({
    programme: PROGRAMME,
    speed: () => 'normal',
    sound: { play: () => undefined, skip: () => undefined },
  })
  const board = new Board((events) => {
    const shown = presenter.now.value
    const view = table.view.value
    if (!shown || !view || !board.picture) throw new Error('nothing is shown')
    const event = events.at(-1)
    if (event && shown.picture.clock) told.push(tell(event, shown, board.picture, asShown(view, shown.picture)))
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
  await table.start(seed, { setup: { seed, gnomes: COLORS.slice(0, crew), options } })
  const random = new RandomStream(seedState(seed))
  while (table.activity.value.name !== 'reporting') {
    const { record } = table.game.value ?? {}
    if (table.activity.value.name === 'handOver') await table.openCurtain()
    const commands = record ? legalCommands(present(record)) : []
    const command = commands[random.die(Math.max(1, commands.length)) - 1]
    if (command) await table.command(command)
    if (table.game.value && table.view.value) compareTicker(table)
  }
  const { record } = table.game.value ?? {}
  if (!record) throw new Error('no game')
  const report = reportOf(record)
  if (!report) throw new Error('no report')
  return { told, report, log: standingMoments(chronicleOf(record)) }
}

function tell(
  event: GameEvent,
  { picture, overlay }: { readonly picture: Picture; readonly overlay: Overlay },
  onBoard: Picture,
  view: ReturnType<typeof asShown>,
): Told {
  const { clock } = onBoard
  if (!clock) throw new Error('the board shows no time')
  const way = overlay.way?.icons.find(({ stage }) => stage === 'now')
  return {
    event,
    dial: dialOf(picture, clock.active).left,
    marker: figureOf(onBoard, clock.active)?.minute ?? -1,
    ghost: clock.ghost,
    crewRow: view.gnomes.map(({ minute }) => minute),
    markers: onBoard.figures.map(({ minute }) => minute),
    updates: clock.updates,
    card: overlay.card?.minute ?? null,
    way: way?.minute ?? null,
    banner: overlay.banner?.kind === 'turn' ? overlay.banner.minute : null,
  }
}

/** The last lines under the board tell the minutes of the whole log. */
function compareTicker(table: Table<RedNovember>): void {
  const record = table.game.value?.record
  const view = table.view.value
  if (!record || !view) return
  const reader = readerFor(view, view.seat, { t: sayIn('en'), names })
  const [, ...passages] = chronicleOf(record).standing
  const log = passages.flatMap(({ moments }) => moments).filter(({ event }) => logLine(event, reader) !== null)
  const ticker = newestLines(table.told(), reader)
  expect(ticker.map(({ minute }) => minute)).toEqual(
    log
      .slice(-ticker.length || log.length)
      .map(({ minute }) => minute)
      .toReversed(),
  )
}

const GAMES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['open hands', 3, {}],
  ['opening disasters and newcomers', 4, { openingDisasters: true, slowerDeath: true }],
  ['secret hands', 4, { secretHands: true }],
  ['deranged gnomes', 5, { derangedGnomes: true, openingDisasters: true }],
]

describe.each(GAMES)('one clock in a whole game: %s', (name, crew, options) => {
  it('dial, marker, card, way, banner, crew, log, report and chart tell the same minute after every event (U1, T4)', async () => {
    for (let game = 0; game < 3; game++) {
      const { told, report, log } = await played(`clock/${name}/${game}`, crew, options)
      for (const place of ['card', 'way', 'banner'] as const) {
        expect(told.filter((moment) => moment[place] !== null).length, place).toBeGreaterThan(2)
      }
      // The report and its chart say what everybody has seen.
      expect(report.end.minute).toBe(log.at(-1)?.minute)
      expect(report.course.slice(1, -1).map(({ minute }) => minute)).toEqual(
        log.filter(({ event }) => event.type === 'track-moved').map(({ minute }) => minute),
      )
      const minutes = new Map(log.map(({ event, minute }) => [event, minute]))
      for (const { event, dial, marker, ghost, crewRow, markers, updates, card, way, banner } of told) {
        const where = JSON.stringify(event)
        expect(dial, where).toBe(updates ? marker : ghost)
        expect(crewRow, where).toEqual(markers)
        expect(minutes.get(event), where).toBe(dial)
        for (const minute of [card, way, banner]) if (minute !== null) expect(minute, where).toBe(dial)
      }
    }
  })
})

describe('the clock', () => {
  it('stands where the ghost stands until Updates, then where the time keeper has come (T4, U1)', () => {
    const clock = { active: 'red', ghost: 38, keeper: 40 } as const
    expect(minuteOn({ ...clock, updates: false })).toBe(38)
    expect(minuteOn({ ...clock, updates: true })).toBe(40)
  })
})
