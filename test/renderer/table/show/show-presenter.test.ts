import { effect } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { afterAll, type Move, movesOf, type Script } from '../../../../renderer/stage/script.ts'
import type { Speed } from '../../../../renderer/table/show/pace.ts'
import type { Programme, ShowTypes } from '../../../../renderer/table/show/programme.ts'
import { type BoardDirector, ShowPresenter } from '../../../../renderer/table/show/show-presenter.ts'
import { Table } from '../../../../renderer/table/table.ts'
import { type Tiny, type TinyEvent, type TinyView, tiny } from '../../../engine/shared/tiny-game.ts'
import { MemoryHost } from '../../memory-host.ts'

/** What is to be seen of noughts and crosses: the squares, and to whoever may know it the one that counts double. */
interface Squares {
  readonly marks: readonly (number | null)[]
  readonly seat: number
  readonly double: number | null
}

interface TinyShow extends ShowTypes {
  readonly picture: Squares
  /** The face of the die, or who is up. */
  readonly overlay: { readonly die: number | null; readonly turn: number | null }
  readonly notes: null
}

const BARE = { die: null, turn: null }

const SCRIPT: Script<TinyEvent, Squares> = {
  after: (picture, event) => {
    if (event.type === 'marked') return { ...picture, marks: picture.marks.with(event.square, picture.seat) }
    if (event.type === 'blown-away') return { ...picture, marks: picture.marks.with(event.square, null) }
    return event.type === 'turn-began' ? { ...picture, seat: event.seat } : picture
  },
  together: (events) => events.map((event) => [event]),
}

const squaresOf = ({ board, seat, double, secret }: TinyView): Squares => ({
  marks: board,
  seat,
  double: secret ? double : null,
})

const PROGRAMME: Programme<Tiny, TinyShow> = {
  standing: (view) => ({ picture: squaresOf(view), overlay: BARE, notes: null }),
  beforeOpening: (_, after) => PROGRAMME.standing({ ...after, seat: 1 }),
  write: (from, events) => ({
    beats: movesOf(SCRIPT, from.picture, events).map((move) => {
      const [step] = move
      const die = step?.event.type === 'tossed' ? step.event.face : null
      const turn = step?.event.type === 'turn-began' ? step.event.seat : null
      return {
        picture: step?.picture ?? from.picture,
        overlay: { die, turn },
        move,
        hold: die === null ? 'none' : 'read',
      }
    }),
    end: { ...from, picture: afterAll(SCRIPT, from.picture, events) },
  }),
  remaining: () => BARE,
}

/** A board that writes down what it is asked to show. */
class Notebook implements BoardDirector<Tiny, TinyShow> {
  readonly played: string[] = []
  /** Pictures that were simply there. */
  placed = 0
  picture: Squares | null = null

  show(picture: Squares): void {
    this.placed++
    this.picture = picture
  }

  async play(moves: readonly Move<TinyEvent, Squares>[], end?: Squares): Promise<void> {
    this.played.push(...moves.flat().map(({ event }) => event.type))
    this.picture = end ?? moves.at(-1)?.at(-1)?.picture ?? this.picture
  }

  skipOne(): void {}
  skipAll(): void {}
  pause(): void {}
  resume(): void {}
}

/** A table with a show, as a game's screen has it. */
function theatre(speed: Speed) {
  const heard: string[] = []
  const presenter = new ShowPresenter({
    programme: PROGRAMME,
    speed: () => speed,
    sound: { play: ({ type }: TinyEvent) => void heard.push(type), skip: () => undefined },
  })
  const table = new Table(tiny, new MemoryHost().host, () => undefined)
  const board = new Notebook()
  presenter.director = board
  table.presenter = presenter
  effect(() => {
    if (table.activity.value.name !== 'presenting') presenter.rest(table.position.value, table.view.value)
  })
  const squares = (): Squares | null => table.view.value && squaresOf(table.view.value)
  return { presenter, table, board, heard, squares }
}

async function begun(speed: Speed, secret = false) {
  const made = theatre(speed)
  await made.table.start('Tiny', { seed: 'show', secret })
  await made.table.command({ type: 'mark', square: 4 })
  return made
}

/** Lets everything that is under way come to its next wait. */
const settle = (): Promise<void> => new Promise((turn) => setImmediate(turn))

async function settled(is: () => boolean): Promise<void> {
  while (!is()) await settle()
}

describe('a show of any game', () => {
  it('plays every event on the board and lets it be heard, then leaves the picture of the position', async () => {
    const { table, board, heard, squares, presenter } = await begun('fast')
    expect(board.played).toEqual(['dealt', 'turn-began', 'marked', 'wind-began'])
    expect(heard).toEqual(board.played)
    expect(board.picture).toEqual(squares())
    expect(presenter.now.value).toEqual({ picture: squares(), overlay: BARE })
    await table.command({ type: 'keep' })
    expect(board.picture).toMatchObject({ seat: 1, marks: expect.arrayContaining([0]) })
    expect(presenter.running.value).toBe(false)
  })

  it('begins before the opening', async () => {
    const { table, board } = theatre('instant')
    const shown: (number | undefined)[] = []
    board.show = (picture) => void shown.push(picture.seat)
    await table.start('Tiny', { seed: 'show', secret: false })
    await settled(() => table.activity.value.name === 'choosing')
    expect(shown).toEqual([1, 0])
  })

  it('tells one moment to the whole page: what lies over the board and the board itself', async () => {
    const { table, presenter } = await begun('fast')
    const moments: unknown[] = []
    const stop = effect(() => {
      moments.push([presenter.now.value?.overlay.turn, presenter.now.value?.picture.seat])
    })
    await table.command({ type: 'keep' })
    stop()
    expect(moments).toEqual([
      [null, 0],
      [1, 1],
      [null, 1],
    ])
  })

  it('waits with what is to be read until it is dismissed, when the show is calm', async () => {
    const { table, presenter } = await begun('calm')
    const said = table.command({ type: 'toss' })
    await settled(() => presenter.waits.value)
    const face = presenter.now.value?.overlay.die
    expect(face).toBeGreaterThan(0)
    await settle()
    expect(presenter.now.value?.overlay.die).toBe(face)
    presenter.next()
    await said
    expect(presenter.now.value?.overlay).toBe(BARE)
  })

  it('skips to the next decision, over everything that is left', async () => {
    const { table, presenter, board, squares } = await begun('calm')
    const said = table.command({ type: 'toss' })
    await settled(() => presenter.waits.value)
    presenter.skip()
    await said
    expect(board.played).not.toContain('blown-away')
    expect(board.played.filter((type) => type === 'turn-began')).toHaveLength(1)
    expect(board.picture).toEqual(squares())
    expect(presenter.running.value).toBe(false)
  })

  it('shows nothing but the end when nothing is to be animated', async () => {
    const { board, heard, squares } = await begun('instant')
    expect(board.played).toEqual([])
    expect(heard).toEqual([])
    expect(board.picture).toEqual(squares())
  })

  it('stays where it is while it is paused', async () => {
    const { table, presenter, board } = await begun('normal')
    const said = table.command({ type: 'toss' })
    await settled(() => presenter.waits.value)
    presenter.pause()
    const played = board.played.length
    await settle()
    expect(board.played).toHaveLength(played)
    expect(presenter.paused.value).toBe(true)
    presenter.skip()
    await said
    expect(presenter.paused.value).toBe(false)
  })

  it('puts what was undone simply there, and plays nothing', async () => {
    const { table, board, squares } = await begun('fast')
    const played = board.played.length
    await table.undo()
    expect(board.played).toHaveLength(played)
    expect(board.picture).toEqual(squares())
    expect(board.picture?.marks[4]).toBeNull()
  })

  it('leaves a board alone that shows the position already', async () => {
    const { table, board } = await begun('fast')
    const { placed } = board
    await table.command({ type: 'keep' })
    await table.command({ type: 'mark', square: 0 })
    expect(board.placed).toBe(placed)
  })

  it('shows the next in front of the screen what is theirs, and never what was the last one’s', async () => {
    const { table, board } = theatre('fast')
    await table.start('Tiny', { seed: 'show', secret: true })
    await table.openCurtain()
    const mine = board.picture?.double
    await table.command({ type: 'mark', square: 4 })
    await table.command({ type: 'keep' })
    await table.openCurtain()
    expect(board.picture?.double).not.toBe(mine)
    expect(board.picture?.double).toBe(table.view.value?.double)
  })

  it.each([
    ['a game that goes on', true],
    ['a new game', false],
  ])('leaves nothing of a show behind when %s takes its place in the middle of it', async (_, goesOn) => {
    const other = theatre('instant')
    await other.table.start('Other', { seed: 'other', secret: false })
    if (goesOn) await other.table.command({ type: 'mark', square: 8 })
    const { table, presenter, board, squares } = await begun('calm')
    table.command({ type: 'toss' })
    await settled(() => presenter.waits.value)
    await table.place(other.table.game.value as NonNullable<typeof other.table.game.value>)
    await settled(() => table.activity.value.name === 'choosing')
    await settle()
    expect(board.picture).toEqual(squares())
    expect(presenter.now.value).toEqual({ picture: squares(), overlay: BARE })
    expect(presenter.running.value).toBe(false)
  })

  it('gives a board that comes late what is shown now', async () => {
    const { presenter, squares } = await begun('fast')
    const late = new Notebook()
    presenter.director = late
    expect(late.picture).toEqual(squares())
    late.picture = null
    presenter.restore()
    expect(late.picture).toEqual(squares())
  })
})
