import { expect, type Page } from '@playwright/test'
import { type GameEventType, type GameState, seatOf, speaker } from '../../../engine/red-november/index.ts'
import { t } from '../../../renderer/red-november/words/index.ts'
import { type LogReader, logLine, readerFor, sentence } from '../../../renderer/red-november/words/log-lines.ts'
import { namesOf } from '../../../renderer/red-november/words/phrases.ts'
import '../../../renderer/core/language.ts'
import type { Account, Logbook } from './logbook.ts'
import { press } from './look.ts'

/** A line of the log: which event of which entry it tells, and how. */
interface Line {
  readonly entry: number
  readonly event: number
  readonly type: string
  readonly text: string
  readonly takenBack: boolean
}

/** Told by the heading of the turn, by the board, or by what follows; a secret question is not told at all. */
const SILENT: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'turn-began',
  'turn-ended',
  'phase-began',
  'time-spent',
  'marker-moved',
  'choice-asked',
])

/** What the log must say to this reader: the engine's events, every one of them in its order. */
const linesOf = (accounts: readonly Account[], reader: LogReader): readonly Line[] =>
  accounts.flatMap(({ entry, events, takenBack }) =>
    events.flatMap((event, at): readonly Line[] => {
      if (SILENT.has(event.type)) return []
      const line = logLine(event, reader)
      // What an action leads to is told; that it began only where a die decides.
      if (!line && event.type === 'action-began') return []
      if (!line) throw new Error(`the log has no words for ${event.type}`)
      return [{ entry, event: at, type: event.type, text: sentence(line, reader), takenBack }]
    }),
  )

/** What the log in the window says. */
const readLog = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.log-list button.told')].map((line) => ({
      entry: Number(line.dataset.entry),
      event: Number(line.dataset.event),
      type: line.dataset.type ?? '',
      text: line.querySelector('s, span')?.textContent ?? '',
      takenBack: line.querySelector('s') !== null,
    })),
  )

const readerIn = (state: GameState, seat: number | 'everybody'): LogReader =>
  readerFor(state, seat, { t, names: namesOf({}, t) })

/** The log beside the board tells whoever is asked exactly what the engine did; it is opened for that, and closed. */
export async function expectLog(page: Page, logbook: Logbook): Promise<void> {
  const state = logbook.game.states.at(-1) as GameState
  const who = speaker(state)
  if (!who) throw new Error('nobody is asked')
  await press(page, 'button.ticker')
  const expected = linesOf(logbook.accounts, readerIn(state, seatOf(state, who)))
  expect(await readLog(page)).toEqual(expected)
  await page.keyboard.press('Escape')
  await expect(page.locator('.log-drawer')).toHaveCount(0)
  await page.evaluate(boardIsBack, FRAMES_TO_FIT)
}

/** It is told of its new size with one frame, draws itself with the next, and only then knows what lies where. */
const FRAMES_TO_FIT = 3

async function boardIsBack(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
}

/** The log of the replay, seen to its end, tells everybody everything that stands. */
export async function expectWholeLog(page: Page, logbook: Logbook): Promise<void> {
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await page.getByRole('button', { name: 'To the end' }).click()
  const state = logbook.game.states.at(-1) as GameState
  const standing = logbook.accounts.filter(({ takenBack }) => !takenBack)
  const expected = linesOf(standing, readerIn(state, 'everybody'))
  await expect.poll(async () => (await readLog(page)).length).toBe(expected.length)
  expect(await readLog(page)).toEqual(expected)
}
