import type { Command, GameRecord, ItemId } from '../../../engine/red-november/index.ts'
import { formatCommand } from '../../../engine/red-november/index.ts'
import { laid, putRunning, scene } from '../../../scripts/screens/contents.ts'
import type { Shot, Studio } from '../../../scripts/screens/studio.ts'

/** As long as a name may be, and as wide. */
const LONG = {
  red: 'Maximilian Wamsmowskiego',
  blue: 'Wsewolod Konstantinowicz',
  green: 'Anna',
  purple: 'Ж. Щербакова-Мамонтова',
}
const QUIET = { icons: { events: [], items: [] } }
const SIX: readonly ItemId[] = ['grog', 'toolbox', 'extinguisher', 'crowbar', 'aqualung', 'lucky-charm']
const NINE: readonly ItemId[] = [...SIX, 'harpoon', 'coffee', 'reactor-manual']

/** A room with everything wrong: water, two jammed hatches, a hot reactor, and somebody to trade with. */
const busy = (hand: readonly ItemId[] = SIX): GameRecord =>
  laid({
    gnomes: [
      { color: 'red', room: 4, minute: 40, hand: [...hand], intoxication: 3 },
      { color: 'blue', room: 4, minute: 33, hand: ['water-pump', 'toolbox', 'pump-manual', 'grog', 'grog'] },
      { color: 'purple', room: 4, minute: 30 },
      { color: 'green', room: 8, minute: 29, fainted: true },
    ],
    rooms: { 4: { water: 'low' }, 5: { fire: true } },
    blocked: ['3-4', '4-5'],
    tracks: { heat: 9, pressure: 6 },
    tokens: { kraken: 31, crushed: 36 },
  })

const eight = (
  hand: readonly ItemId[] = ['grog', 'toolbox'],
  more: Partial<Parameters<typeof laid>[0]> = {},
): GameRecord =>
  laid({
    ...more,
    gnomes: (['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'white', 'cyan'] as const).map((color, at) => ({
      color,
      room: ((at % 10) + 1) as 1,
      minute: 40 - at,
      intoxication: at % 5,
      fainted: at === 4,
      hand: at === 0 ? [...hand] : at % 2 === 0 ? ['grog', 'toolbox'] : [],
    })),
  })

/** As many dangers as there can be, work that waits, and more kinds of items than stand side by side. */
const eightInDanger = (): GameRecord =>
  eight(NINE.slice(0, 5), {
    rooms: { 1: { water: 'low' }, 2: { water: 'low' }, 6: { fire: true }, 9: { fire: true } },
    blocked: ['1-3'],
    tracks: { heat: 8, pressure: 9, asphyxiation: 9 },
    tokens: { crushed: 32, kraken: 30, missiles: 26, asphyxiated: 22 },
  })

/** High water behind the hatch, and two icons ahead. */
const hatch = (): GameRecord =>
  laid({
    gnomes: [
      { color: 'red', room: 8, minute: 40, hand: ['grog'] },
      { color: 'blue', room: 5, minute: 39 },
    ],
    rooms: { 7: { water: 'high' } },
    icons: { events: [39], items: [39] },
  })

const state = (name: string, game: () => GameRecord, pick?: (studio: Studio) => Promise<unknown>): Shot => ({
  name,
  prepare: (home) => putRunning(home, game(), { names: LONG }),
  open: (studio) => studio.resume(),
  ...(pick && { pick }),
})

const taking =
  (action: string, then = '.desk-panel') =>
  async (studio: Studio): Promise<void> => {
    await studio.see('.action-bar .tile')
    if ((await studio.page.locator(`.tile[data-action=${action}][aria-pressed=true]`).count()) === 0) {
      await studio.click(`.tile[data-action=${action}]`)
    }
    await studio.see(then)
  }

const item =
  (id: ItemId) =>
  async (studio: Studio): Promise<void> => {
    if ((await studio.page.locator(`.desk-panel.item[data-item=${id}]`).count()) === 0) {
      await studio.click(`.hand [data-item=${id}]`)
    }
    await studio.see('.desk-panel.item')
  }

const asked = (name: string, scenario: Parameters<typeof laid>[0], ...said: readonly Command[]): Shot =>
  state(
    name,
    () => laid(scenario, ...said.map(formatCommand)),
    (studio) => studio.see('.question'),
  )

const two = (red: object, blue: object): { gnomes: [] } =>
  ({
    gnomes: [
      { color: 'red', minute: 40, ...red },
      { color: 'blue', minute: 20, ...blue },
    ],
  }) as never

const WAIT: Command = { type: 'wait' }

/** Everything that the desk can be about, at its fullest. */
export const DESK_STATES: readonly Shot[] = [
  state('six actions', busy),
  state('a job in water, two hatches', busy, taking('unblock')),
  state('a job that lets a token strike', busy, taking('reactor')),
  state('every action', busy, taking('all')),
  state('every way', () => eight(), taking('walk')),
  state('an offer', busy, taking('trade')),
  state('nine kinds in the hand', () => busy(NINE), item('grog')),
  state('eight gnomes', () => eight()),
  state('eight gnomes in danger', eightInDanger),
  state('a job of one in eight', eightInDanger, taking('engine')),
  state('a crowd', () => scene('crowd')),
  state(
    'a mate',
    () => eight(),
    async (studio) => {
      await studio.click('.crew .mate')
      await studio.see('.mate-card')
    },
  ),
  state('a hatch that lets water in', hatch, async (studio) => {
    await studio.see('.board-keys [data-target="hatch 7-8"]')
    if ((await studio.page.locator('.desk-panel.open').count()) === 0) await studio.click('[data-target="hatch 7-8"]')
    await studio.see('.desk-panel.open')
  }),
  state('items to take', hatch, taking('draw')),
  state('everything at once', () => scene('inferno')),
  state(
    'comrades to leave',
    () => laid({ ...QUIET, ...two({ room: 'sea', minute: 8 }, { room: 8, minute: 7 }) }),
    async (studio) => {
      if ((await studio.page.locator('.question').count()) === 0) await studio.click('.tile[data-action=abandon]')
      await studio.see('.question')
    },
  ),
  asked(
    'a fire that spreads',
    {
      ...two({ room: 6 }, { room: 4, fainted: true }),
      rooms: { 2: { fire: true }, 8: { fire: true } },
      icons: { events: [39], items: [] },
      next: { events: ['fire-spreads:-'], dice: [] },
    },
    WAIT,
  ),
  asked(
    'a hatch that jams',
    {
      ...two({ room: 6 }, { room: 8 }),
      icons: { events: [39], items: [] },
      next: { events: ['blocked-hatch:-'], dice: [5] },
    },
    WAIT,
  ),
  asked(
    'a hand that is too full',
    {
      ...two({ room: 5, hand: NINE }, { room: 8 }),
      icons: { events: [39], items: [] },
      next: { events: ['turbulence:4'], dice: [] },
    },
    WAIT,
  ),
  asked(
    'a trade to answer',
    { ...QUIET, ...two({ room: 8, hand: SIX.slice(0, 4) }, { room: 8, hand: SIX }) },
    { type: 'trade', partner: 'blue', give: SIX.slice(0, 3) },
  ),
  asked(
    'a way out',
    {
      ...QUIET,
      ...two({ room: 5, hand: ['grog'] }, { room: 8 }),
      rooms: { 5: { fire: true }, 2: { water: 'low' } },
      next: { dice: [10], events: [] },
    },
    { type: 'fix', job: 'extinguish', minutes: 2 },
  ),
  asked(
    'coffee at the last moment',
    {
      ...two({ room: 5, hand: ['grog', 'coffee', 'lucky-charm'], intoxication: 2 }, { room: 8 }),
      icons: { events: [39], items: [] },
    },
    { type: 'play', item: 'grog' },
    WAIT,
  ),
  state('advice', busy, async (studio) => {
    if ((await studio.page.locator('.desk-panel.advice').count()) === 0) await studio.page.keyboard.press('h')
    await studio.see('.idea')
  }),
  mate('a mate at work, who says why', '.mate-says'),
  mate('a mate with cards ahead', '.watching .way'),
]

/** Held where this is seen of a mate's turn. */
function mate(name: string, seen: string): Shot {
  return {
    name,
    settings: { animationSpeed: 'calm' },
    prepare: (home) =>
      putRunning(
        home,
        laid({
          ...two({ room: 1 }, { room: 8 }),
          tracks: { pressure: 8 },
          icons: { events: [39, 37, 36], items: [] },
          next: { dice: [4, 5], events: ['fire:2', 'respite:-', 'respite:-'] },
        }),
        { names: LONG, seats: ['sailor', 'person'] },
      ),
    open: async (studio) => {
      await studio.resume(seen)
      await studio.page.keyboard.press('p')
    },
  }
}
