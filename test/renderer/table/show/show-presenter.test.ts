import { describe, expect, it } from 'vitest'
import {
  type GameEvent,
  type GameRecord,
  type GameState,
  redNovember,
  type ScenarioInput,
  type Session,
} from '../../../../engine/red-november/index.ts'
import { extend, present, startRecord } from '../../../../engine/shared/record.ts'
import { scenesOf } from '../../../../engine/shared/table/scenes.ts'
import { enginePhase, seated } from '../../../../engine/shared/table/session.ts'
import { NOTHING } from '../../../../renderer/red-november/show/show.ts'
import type { Speed } from '../../../../renderer/table/show/pace.ts'
import { Presenter, type Scenery } from '../../../../renderer/table/show/presenter.ts'

/** A board that writes down what it is asked to show. */
class Notebook implements Scenery {
  readonly played: string[] = []
  picture: GameState | null = null
  readonly director = {
    skipOne: () => undefined,
    skipAll: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
  }

  show(state: GameState): void {
    this.picture = state
  }

  async present(events: readonly GameEvent[], state?: GameState): Promise<void> {
    this.played.push(...events.map(({ type }) => type))
    if (state) this.picture = state
  }
}

const SCENARIO: ScenarioInput = {
  game: 'red-november',
  seed: 'show',
  gnomes: [
    { color: 'red', room: 1, minute: 40 },
    { color: 'blue', room: 8, minute: 20 },
  ],
  icons: { events: [38, 36], items: [] },
  next: { dice: [4], events: ['descent:2', 'respite:-'] },
}

function afterwards(): { session: Session; game: GameRecord } {
  const game = startRecord(redNovember, { scenario: SCENARIO })
  const before = seated(redNovember, game, [])
  const result = extend(redNovember, game, { type: 'fix', job: 'engine', minutes: 7 })
  if (!result.ok) throw new Error(result.error.code)
  const scenes = scenesOf(redNovember.phases, result.events, enginePhase(redNovember, before))
  return { session: { ...before, record: result.record, scenes }, game: result.record }
}

function presenterAt(speed: Speed) {
  const heard: string[] = []
  const presenter = new Presenter({
    speed: () => speed,
    sound: { play: ({ type }) => void heard.push(type), skip: () => undefined },
  })
  const board = new Notebook()
  presenter.scenery = board
  return { presenter, board, heard }
}

/** Shows all scenes of a command, as the table machine does. */
async function showAll(presenter: Presenter, session: Session): Promise<void> {
  for (let { scenes } = session; scenes.length > 0; scenes = scenes.slice(1)) {
    const [scene] = scenes
    if (scene) await presenter.present(scene, { ...session, scenes })
  }
}

/** Lets promises settle. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}

describe('the presenter', () => {
  it('plays every event on the board and lets it be heard, then leaves the picture of the state', async () => {
    const { session, game } = afterwards()
    const { presenter, board, heard } = presenterAt('calm')
    const shown = showAll(presenter, session)
    // Calm waits for the reader: every card is dismissed by hand.
    for (let press = 0; press < 60; press++) {
      await settle()
      presenter.next()
    }
    await shown
    const events = session.scenes.flatMap((scene) => scene.events.map(({ type }) => type))
    expect(board.played).toEqual(events)
    expect(heard).toEqual(events)
    expect(board.picture).toBe(present(game))
    expect(presenter.show.value).toBe(NOTHING)
    expect(presenter.running.value).toBe(false)
  })

  it('waits with a card until it is dismissed, when the cards are calm', async () => {
    const { session } = afterwards()
    const { presenter } = presenterAt('calm')
    const shown = showAll(presenter, session)
    for (let press = 0; press < 60; press++) {
      await settle()
      if (presenter.show.value.card) break
      presenter.next()
    }
    expect(presenter.show.value.card).toMatchObject({ card: 'descent:2', stage: 'reading' })
    await settle()
    expect(presenter.show.value.card).toMatchObject({ card: 'descent:2', stage: 'reading' })
    presenter.skip()
    await shown
  })

  it('skips to the next decision, over all scenes that are left', async () => {
    const { session, game } = afterwards()
    const { presenter, board } = presenterAt('calm')
    const shown = showAll(presenter, session)
    await settle()
    presenter.skip()
    await shown
    expect(board.picture).toBe(present(game))
    expect(presenter.show.value).toBe(NOTHING)
  })

  it('shows nothing but the end when nothing is to be animated', async () => {
    const { session, game } = afterwards()
    const { presenter, board, heard } = presenterAt('instant')
    await showAll(presenter, session)
    expect(board.played).toEqual([])
    expect(heard).toEqual([])
    expect(board.picture).toBe(present(game))
  })

  it('stays where it is while it is paused', async () => {
    const { session } = afterwards()
    const { presenter, board } = presenterAt('normal')
    const shown = showAll(presenter, session)
    await settle()
    presenter.pause()
    const played = board.played.length
    await settle()
    expect(board.played).toHaveLength(played)
    expect(presenter.paused.value).toBe(true)
    presenter.skip()
    await shown
    expect(presenter.paused.value).toBe(false)
  })
})
