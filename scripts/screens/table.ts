import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  COLORS,
  DEFAULT_OPTIONS,
  formatSave,
  legalCommands,
  present,
  record,
  startRecord,
} from '../../engine/red-november/index.ts'
import type { GameResult } from '../../preload/statistics.ts'
import { putSave } from '../../test/e2e/support/saves.ts'
import { ROOT } from '../paths.ts'
import type { Words } from './words.ts'

/** A picture to be taken: what lies in the player's folder, and the way from the title. */
export interface Shot {
  readonly name: string
  readonly prepare?: (home: string) => void
  readonly open?: (page: Page, words: Words) => Promise<unknown>
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Every screen has its line here. */
export const SHOTS: readonly Shot[] = [
  { name: 'title', prepare: (home) => putSave(home, 'autosave', crewSave('The night shift', 24)) },
  { name: 'title-first' },
  { name: 'lobby', open: (page, words) => press(page, words.newGame) },
  { name: 'saves', prepare: putSaves, open: (page, words) => press(page, words.load) },
  { name: 'saves-empty', open: (page, words) => press(page, words.load) },
  { name: 'settings', open: (page, words) => press(page, words.settings) },
  { name: 'statistics', prepare: putStatistics, open: (page, words) => press(page, words.statistics) },
  { name: 'statistics-empty', open: (page, words) => press(page, words.statistics) },
  { name: 'credits', open: (page, words) => press(page, words.credits) },
  { name: 'lessons', open: (page, words) => press(page, words.lessons) },
  {
    name: 'lesson',
    open: async (page, words) => {
      await press(page, words.lessons)
      await page.locator('[data-lesson=fire]').click()
      await drawn(page)
    },
  },
  { name: 'rules', open: (page) => page.keyboard.press('F1').then(() => page.locator('.page-card').first().waitFor()) },
  { name: 'game-calm', prepare: (home) => putScenario(home, 'calm'), open: goAboard },
  { name: 'game', prepare: (home) => putScenario(home, 'catastrophe'), open: goAboard },
  {
    name: 'game-fix',
    prepare: (home) => putScenario(home, 'catastrophe'),
    open: async (page) => {
      await goAboard(page)
      await page.keyboard.press('2')
    },
  },
  {
    name: 'damage-report',
    prepare: (home) => putScenario(home, 'catastrophe'),
    open: async (page) => {
      await goAboard(page)
      await page.keyboard.press('q')
    },
  },
  {
    name: 'curtain',
    prepare: (home) => putSave(home, 'autosave', crewSave('Secret', 0, 4, { secretHands: true })),
    open: async (page) => {
      await page.locator('.menu button.primary').click()
      await page.locator('main.curtain button:not(:disabled)').waitFor()
    },
  },
  {
    name: 'report',
    prepare: (home) => putSave(home, 'autosave', crewSave('The last one', 500, 4)),
    open: async (page) => {
      await page.locator('.menu button.primary').click()
      await page.locator('main.report').waitFor()
    },
  },
]

/** Continues the running game and waits for its picture. */
async function goAboard(page: Page): Promise<void> {
  await page.locator('.menu button.primary').click()
  await drawn(page)
}

async function drawn(page: Page): Promise<void> {
  await page.locator('main.game[data-stage=choosing]').waitFor()
  await page.locator('.board-canvas canvas').waitFor()
  // The board settles on a quality and fades in: that takes frames, however long each is.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 90; frame++) await new Promise(requestAnimationFrame)
  })
}

function putScenario(home: string, name: 'calm' | 'catastrophe'): void {
  const scenario = JSON.parse(readFileSync(join(ROOT, 'test', 'scenarios', `${name}.json`), 'utf8'))
  const extra = { names: { red: 'Boris', blue: 'Olga', yellow: 'Grigori', purple: 'Vera' } }
  const info = { title: name, created: '2026-01-01T20:00:00.000Z', extra }
  putSave(home, 'autosave', formatSave(info, startRecord({ scenario })))
}

/** Settings as a group has them that has played before. */
export const LAST_CREW = {
  lastCrew: [
    { color: 'red', name: 'Boris', player: 'person' },
    { color: 'blue', name: 'Olga', player: 'person' },
    { color: 'yellow', name: 'Grigori', player: 'person' },
    { color: 'green', name: '', player: 'sailor' },
    { color: 'purple', name: 'Vera Konstantinovna III.', player: 'person' },
  ],
  lastGame: { table: 'many', options: ['slowerDeath', 'heroicSacrifice'], advice: true, loyalBots: true },
} as const

function crewSave(title: string, moves: number, gnomes = 5, options = {}): string {
  let game = startRecord({ setup: { seed: title, gnomes: COLORS.slice(0, gnomes), options } })
  for (let move = 0; move < moves && !present(game).outcome; move++) {
    const commands = legalCommands(present(game))
    const command = commands[(move * 7) % commands.length]
    const next = command && record(game, command)
    if (!next?.ok) break
    game = next.record
  }
  const extra = { names: { red: 'Boris', orange: 'Olga', yellow: 'Grigori' } }
  return formatSave({ title, created: '2026-01-01T20:00:00.000Z', extra }, game)
}

function putSaves(home: string): void {
  putSave(home, 'autosave', crewSave('rusty-walrus-1931', 24))
  putSave(home, 'before-the-reactor', crewSave('Before the reactor', 60, 4, { greaterChallenge: true }))
  putSave(home, 'eight', crewSave('Eight of us and one bottle', 90, 8, { derangedGnomes: true, slowerDeath: true }))
  putSave(home, 'short', `${crewSave('Torn page', 20, 3)}0123456789abcdef wai`)
  putSave(home, 'broken', 'red-november-save, or what is left of it')
}

function putStatistics(home: string): void {
  const causes = ['heat', 'kraken', 'pressure', 'heat', 'nobody-left', 'missiles', 'asphyxiation', 'heat']
  const games = Array.from({ length: 34 }, (_, at): GameResult => {
    const saved = at % 3 === 0 || at % 7 === 1
    return {
      id: at.toString(16).padStart(16, '0'),
      ended: new Date(Date.UTC(2026, 0, 3 + at * 3, 21)).toISOString(),
      gnomes: 3 + ((at * 5) % 6),
      people: 3,
      bots: 0,
      options: Object.keys(DEFAULT_OPTIONS).filter((_id, bit) => (at + bit) % 4 === 0),
      saved,
      cause: saved ? 'rescued' : (causes[at % causes.length] ?? 'heat'),
      minutes: saved ? 60 : 14 + ((at * 11) % 44),
      moves: 60 + ((at * 37) % 140),
      grog: (at * 5) % 17,
      dead: at % 3,
      deserted: 0,
      luck: Math.sin(at) * 4,
    }
  })
  writeFileSync(join(home, 'statistics.json'), JSON.stringify({ games }))
}
