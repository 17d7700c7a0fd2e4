import { COLORS, type RoomId, redNovember } from '../../engine/red-november/index.ts'
import { beginningOf } from '../../engine/shared/record.ts'
import { aboard, type Game, picked, QUIET, twoOf } from './aboard.ts'
import { CAVE_FAMILIES } from './cave.ts'
import { CHOICES } from './choices.ts'
import {
  FULL_CREW,
  laid,
  lostVoyage,
  ONE_STEP_TO_GO,
  putRunning,
  putSaves,
  putStatistics,
  savedVoyage,
  scene,
} from './contents.ts'
import type { Shot, Studio } from './studio.ts'

/** In the middle of a voyage. */
const underway: Game = () => beginningOf(redNovember, savedVoyage(), 60)

const calm: Game = () => scene('calm')
const catastrophe: Game = () => scene('catastrophe')

/** The reactor is about to melt, and the manual is at hand. */
const hot: Game = () =>
  laid({
    ...twoOf({ room: 4, hand: ['reactor-manual'] }, { minute: 30 }),
    rooms: { 5: { fire: true } },
    tracks: { heat: 8 },
  })

/** Three Captains are up before it is one's own turn again. */
const meanwhile: Game = () =>
  laid({
    gnomes: COLORS.slice(0, 4).map((color, at) => ({ color, room: (at + 2) as RoomId, minute: 50 })),
    rooms: { 5: { fire: true } },
    tracks: { heat: 5 },
  })

/** Two cards lie ahead of whoever repairs the engine. */
const cardsAhead: Game = () =>
  laid({
    ...twoOf({ room: 1 }, { room: 8, minute: 20 }),
    icons: { events: [38, 36], items: [] },
    next: { dice: [4, 5], events: ['fire:2', 'respite:-'] },
  })

/** The front of the house: before any game. */
const FRONT: readonly Shot[] = [
  {
    name: 'title-first',
    again: true,
    settings: { games: {} },
  },
  {
    name: 'title',
    prepare: (home) => putRunning(home, underway()),
    open: (stage) => stage.see('.front .menu small'),
  },
  { name: 'lobby', open: (stage) => stage.go('newGame', 'main.lobby') },
  {
    name: 'lobby-first',
    again: true,
    settings: { games: {} },
    open: (stage) => stage.go('newGame', 'main.lobby'),
  },
  {
    name: 'lobby-eight',
    again: true,
    settings: { games: FULL_CREW },
    open: (stage) => stage.go('newGame', 'main.lobby'),
  },
  {
    name: 'saves',
    prepare: putSaves,
    open: async (stage) => {
      await stage.go('saves', '[data-save=broken]')
      // All but the broken one have their pictures.
      await stage.see('main:not(:has([data-save]:not([data-save=broken], :has(svg))))')
    },
  },
  { name: 'saves-empty', again: true, open: (stage) => stage.go('saves', '.nothing') },
  { name: 'settings', open: (stage) => stage.go('settings', 'main.settings') },
  { name: 'settings-keys', again: true, open: (stage) => settingsAt(stage, '.keys') },
  { name: 'settings-there', again: true, open: (stage) => settingsAt(stage, '.there') },
  { name: 'statistics', prepare: putStatistics, open: (stage) => stage.go('statistics', 'main.statistics .panel') },
  { name: 'statistics-empty', again: true, open: (stage) => stage.go('statistics', 'main.statistics') },
  { name: 'credits', open: (stage) => stage.go('credits', '.troupe + .troupe li') },
  { name: 'lessons', open: (stage) => stage.go('lessons', 'main.school') },
  { name: 'rules', open: (stage) => stage.press('F1', '.chapters button') },
  {
    name: 'rules-chapter',
    again: true,
    open: async (stage) => {
      await stage.press('F1', '.chapters button')
      await stage.click('[data-chapter=items]')
      await stage.click('[data-page="item/extinguisher"] h3 button')
      await stage.see('.page-card.shown')
    },
  },
]

async function settingsAt(stage: Studio, part: string): Promise<void> {
  await stage.go('settings', 'main.settings')
  await stage.page.locator(part).evaluate((panel) => panel.scrollIntoView())
}

/** A turn, and what lies over it. */
const GAME: readonly Shot[] = [
  { ...aboard('game-calm', calm), again: true },
  aboard('game', catastrophe),
  { ...aboard('game-crowd', () => scene('crowd')), again: true },
  { ...aboard('game-inferno', () => scene('inferno')), again: true },
  picked('game-ways', calm, async (stage) => {
    await stage.click('[data-action=walk]')
    await stage.see('[data-goal]')
  }),
  picked('game-walk', calm, async (stage) => {
    await stage.click('[data-action=walk]')
    await stage.click('[data-goal="9"]')
    await stage.see('.steps')
  }),
  picked('game-fix', catastrophe, async (stage) => {
    await stage.click('[data-action=pumps], [data-action=extinguish]')
    await stage.see('button.go')
  }),
  picked('game-item', catastrophe, async (stage) => {
    await stage.click('.hand [data-item=grog]')
    await stage.see('.changes')
  }),
  {
    ...picked('game-item-idle', calm, async (stage) => {
      await stage.click('.hand [data-item=extinguisher]')
      await stage.see('.promise.nothing')
    }),
    again: true,
  },
  picked('game-mate', catastrophe, async (stage) => {
    await stage.click('.crew button')
    await stage.see('.mate-card')
  }),
  {
    name: 'lesson',
    open: async (stage) => {
      await stage.go('lessons', 'main.school')
      await stage.click('[data-lesson=fire]')
      await stage.see('main.game[data-stage=choosing] .bosun')
      await stage.see('.board-keys [data-target]')
    },
  },
  {
    name: 'lesson-done',
    again: true,
    settings: { games: ONE_STEP_TO_GO },
    open: async (stage) => {
      await stage.go('lessons', 'main.school')
      await stage.click('[data-lesson=hatches]')
      await stage.click('.bosun .primary:not(:disabled)')
      await stage.see('.bosun .stamp')
    },
  },
  { ...aboard('rules-in-game', calm, (stage) => stage.press('F1', '.chapters button')), again: true },
  picked('damage-report', catastrophe, (stage) => stage.press('q', 'dialog.damage[open]')),
  picked('speaking-tube', catastrophe, (stage) => stage.press('t', 'dialog.tube[open]')),
  picked('advice', hot, (stage) => stage.press('h', '.idea')),
  aboard('pause', calm, (stage) => stage.press('Escape', 'dialog.pause[open] button')),
  {
    ...aboard('recap', meanwhile, async (stage) => {
      await stage.click('[data-action=wait]')
      await stage.click('.desk-panel.wait button.go')
      await stage.see('.recap')
    }),
    prepare: (home) => putRunning(home, meanwhile(), { seats: ['person', 'captain', 'captain', 'captain'] }),
    again: true,
  },
  aboard('save-as', calm, async (stage) => {
    await stage.order('save')
    await stage.see('dialog.pause[open] input')
  }),
  aboard('log', underway, async (stage) => {
    await stage.click('.ticker')
    await stage.see('.log-drawer button.told')
  }),
  {
    ...aboard('log-then', underway, (stage) => stage.click('.ticker')),
    pick: async (stage) => {
      await stage.click('.log-drawer .log-turn:nth-last-child(2) button.told')
      await stage.see('.past-banner')
    },
  },
  {
    name: 'watching',
    settings: { animationSpeed: 'normal' },
    open: async (stage) => {
      await stage.click('.front [data-go=watch]')
      await stage.see('.voyage-bar')
      await stage.see('.board-keys [data-target]')
      await stage.click('.voyage-bar button:not(.primary)')
    },
  },
  {
    name: 'table',
    prepare: (home) => putRunning(home, scene('catastrophe')),
    open: async (stage) => {
      await stage.resume()
      await stage.press('F2', 'main.table')
    },
  },
]

/** Eight, of whom one swims off before the Kraken comes. */
const deserted = (): ReturnType<Game> =>
  laid(
    {
      ...QUIET,
      gnomes: COLORS.map((color, at) => (at === 6 ? { color, room: 'sea', minute: 9 } : { color, room: 8, minute: 3 })),
      tokens: { kraken: 3 },
    },
    'abandon',
    ...COLORS.slice(1).map(() => 'wait'),
  )

/** What is shown while nobody is asked. */
const SHOWN: readonly Shot[] = [
  {
    name: 'show-card',
    settings: { animationSpeed: 'calm' },
    prepare: (home) => putRunning(home, cardsAhead()),
    open: async (stage) => {
      await stage.resume()
      await stage.click('[data-action=engine]')
      await stage.page.getByRole('slider').fill('7')
      await stage.click('button.go')
      await stage.see('.show[data-waits=true] .event-card')
    },
  },
  {
    name: 'show-faint',
    settings: { animationSpeed: 'calm' },
    prepare: (home) =>
      putRunning(
        home,
        laid(
          {
            ...QUIET,
            ...twoOf({ room: 5, hand: ['grog'], intoxication: 2 }, { room: 8, minute: 20 }),
            next: { events: ['fire:2'], dice: [] },
          },
          'play grog',
        ),
      ),
    open: async (stage) => {
      await stage.resume()
      await stage.click('[data-action=wait]')
      await stage.click('button.go')
      await stage.see('.faint-card')
      await stage.page.keyboard.press('p')
    },
  },
]

/** Afterwards. */
const ENDS: readonly Shot[] = [
  {
    name: 'replay',
    prepare: (home) => putRunning(home, savedVoyage()),
    open: async (stage) => {
      await stage.go('saves', '[data-save=autosave]')
      await stage.click('[data-save=autosave] button.small')
      await stage.see('main.replay[data-moves="0"] canvas')
      await stage.page.locator('main.replay input[type=range]').fill('300')
    },
  },
  {
    name: 'report-saved',
    prepare: (home) => putRunning(home, savedVoyage()),
    open: (stage) => stage.resume('main.report.saved'),
  },
  {
    name: 'report-lost',
    prepare: (home) => putRunning(home, lostVoyage()),
    open: (stage) => stage.resume('main.report.lost .inquest:not(.working)'),
  },
  {
    name: 'report-deserted',
    again: true,
    prepare: (home) => putRunning(home, deserted()),
    open: (stage) => stage.resume('main.report.lost .deserters'),
  },
  {
    name: 'report-course',
    again: true,
    prepare: (home) => putRunning(home, lostVoyage()),
    open: async (stage) => {
      await stage.resume('main.report.lost .inquest:not(.working)')
      await stage.click('.turn-page')
      await stage.see('.report .chart')
    },
  },
  {
    name: 'crash',
    open: async (stage) => {
      await stage.page.evaluate(() => setTimeout(() => Promise.reject(new Error('a pipe burst'))))
      await stage.see('main.crash')
    },
  },
]

/** Every screen and every dialog has its line here, among its like. */
export const FAMILIES = {
  front: FRONT,
  game: GAME,
  choices: CHOICES,
  ends: [...SHOWN, ...ENDS],
  ...CAVE_FAMILIES,
} as const
