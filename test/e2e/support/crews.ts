import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BOTS,
  type Command,
  type GameSetup,
  type GameState,
  redNovember,
  seatOf,
  speaker,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import { startRecord } from '../../../engine/shared/record.ts'
import { formatSave } from '../../../engine/shared/save.ts'
import { complaintsOf } from './complaints.ts'
import type { Running, Start } from './game.ts'
import { Pilot } from './pilot.ts'
import { putSave } from './saves.ts'

/** Nothing is animated: the tests are about what can be done, not about how it looks. */
export const BRISK = {
  language: 'en',
  animationSpeed: 'instant',
  quality: 'low',
  reducedMotion: 'on',
  window: { x: 0, y: 0, width: 1280, height: 800, maximized: false },
} as const

export interface Voyage {
  readonly pilot: Pilot
  /** What the game complained about. */
  readonly complaints: readonly string[]
}

/** Leaves a game that has just begun as the one to continue. */
export function keepVoyage(home: string, setup: GameSetup): void {
  const record = startRecord(redNovember, { setup })
  putSave(
    home,
    'autosave',
    formatSave(redNovember, { title: 'Voyage', created: '2026-01-01T00:00:00.000Z', extra: {} }, record),
  )
  writeFileSync(join(home, 'settings.json'), JSON.stringify(BRISK))
}

/** Starts the app with this game as the running one and goes aboard. */
export async function aboard(home: string, start: Start, setup: GameSetup): Promise<Voyage> {
  keepVoyage(home, setup)
  const running = await start()
  const voyage = watched(running, home)
  await running.page.getByRole('button', { name: /Continue/ }).click()
  return voyage
}

/** Hears every error from now on. */
export const watched = (running: Running, home: string): Voyage => ({
  pilot: new Pilot(running.page, home),
  complaints: complaintsOf(running),
})

/** What a sensible person would say. */
export function sensible(state: GameState): Command {
  const who = speaker(state)
  if (!who) throw new Error('nobody is asked')
  const random = new RandomStream(seedState(`${state.seed}/person`))
  return BOTS.sailor(viewFor(state, seatOf(state, who)), random).command
}

/** Plays to the end; gives back how many commands it took. */
export async function playOut({ pilot }: Voyage, choose: (state: GameState) => Command): Promise<number> {
  let moves = 0
  while (await pilot.asked()) {
    await pilot.say(choose(pilot.state))
    moves++
  }
  return moves
}
