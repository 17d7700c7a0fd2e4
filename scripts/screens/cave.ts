import type { GameRecord, GnomeId, ScenarioInput } from '../../engine/dark-cave/index.ts'
import type { LobbyMemory } from '../../renderer/dark-cave/lobby/memory.ts'
import { begun, dug, dugOut, expedition, given, inFront, putCave, putCaveStatistics, upTo } from './cave-contents.ts'
import { putSaves } from './contents.ts'
import type { Shot, Studio } from './studio.ts'

type Game = () => GameRecord
type Way = (studio: Studio) => Promise<unknown>

const CHOOSING = 'main.cave-game[data-stage=choosing] .cave-hud'
/** The board is there. */
const DRAWN = '.board-canvas[aria-busy=false]'
const CURTAIN = '.cave-curtain button.lit:not(:disabled)'

/** A screen of the cave that needs no game. */
const front = (name: string, open: Way, lobby?: LobbyMemory): Shot => ({ name, settings: inFront(lobby), open })

/** A picture of the running game: one person among bots, so that there is no curtain (HS9). */
const below = (name: string, game: Game, open?: Way): Shot => ({
  name,
  settings: inFront(),
  prepare: (home) => putCave(home, game(), ALONE),
  open: async (studio) => {
    await goDown(studio)
    await open?.(studio)
  },
})

/** The same, in which something is picked. */
const picked = (name: string, game: Game, pick: Way): Shot => ({ ...below(name, game), pick })

/** Several people at one screen: a curtain hangs before whoever is up. */
const amongPeople = (name: string, game: Game, open?: Way): Shot => ({
  name,
  settings: inFront(),
  prepare: (home) => putCave(home, game()),
  open: async (studio) => {
    await studio.order('continue')
    await studio.see(CURTAIN)
    await open?.(studio)
  },
})

const ALONE = ['person', 'digger', 'digger', 'digger', 'digger', 'digger', 'digger', 'digger'] as const

async function goDown(studio: Studio): Promise<void> {
  await studio.order('continue')
  await studio.see(CHOOSING)
  await studio.see(DRAWN)
}

const card =
  (id: string): Way =>
  (studio) =>
    studio.click(`.cave-hand [data-card="${id}"]`)

const target =
  (id: string): Way =>
  (studio) =>
    studio.click(`.board-keys [data-target="${id}"]`)

const mate =
  (gnome: GnomeId): Way =>
  (studio) =>
    studio.click(`.company [data-gnome=${gnome}]`)

const inTurn =
  (...ways: readonly Way[]): Way =>
  async (studio) => {
    for (const way of ways) await way(studio)
  }

const see =
  (selector: string): Way =>
  (studio) =>
    studio.see(selector)

/** A company of so many, the first ones people. */
const company = (people: number, bots: number, names: readonly string[] = []): LobbyMemory => ({
  miners: Array.from({ length: people + bots }, (_, at) => ({
    name: names[at] ?? '',
    player: at < people ? 'person' : (['digger', 'apprentice', 'master'][at % 3] ?? 'digger'),
  })),
  clan: null,
})

const lobby: Way = async (studio) => {
  await studio.order('newGame')
  await studio.see('main.cave-lobby .places')
}

/** The front of the cave: before any game. */
const CAVE_FRONT: readonly Shot[] = [
  {
    ...front('cave-title', (studio) => studio.see('.front .menu small')),
    prepare: (home) => putCave(home, middle()),
    again: true,
  },
  front('cave-lobby', lobby, company(3, 2, ['Bruni', 'Olga', 'Vera Konstantinovna III.'])),
  { ...front('cave-lobby-2', lobby, company(2, 0)), again: true },
  { ...front('cave-lobby-4', lobby, { ...company(2, 2, ['Bruni', 'Bruni']), clan: 'blue' }), again: true },
  front('cave-lobby-8', lobby, company(6, 2, ['Bruni', 'Olga', 'Grigori', 'Vera Konstantinovna III.', '', 'Ludwik'])),
  front('cave-lessons', (studio) => studio.go('lessons', 'main.school')),
  front('cave-rules', async (studio) => {
    await studio.order('rules')
    await studio.see('.chapters button')
  }),
  {
    ...front('cave-rules-cards', (studio) => studio.order('rules')),
    pick: async (studio) => {
      await studio.click('[data-chapter=cards]')
      await studio.see('.page-card img')
    },
  },
  {
    ...front('cave-statistics', (studio) => studio.go('statistics', 'main.statistics .panel')),
    prepare: putCaveStatistics,
  },
  {
    ...front('cave-saves', (studio) => studio.go('saves', '[data-save="autosave.dark-cave"] svg')),
    prepare: (home) => {
      putSaves(home)
      putCave(home, middle())
    },
    again: true,
  },
]

/** One of the lessons, as it begins. */
const lesson = (id: string): Shot => ({
  name: `cave-lesson-${id}`,
  settings: inFront(),
  open: async (studio) => {
    await studio.go('lessons', 'main.school')
    await studio.click(`[data-lesson=${id}]`)
    await studio.see('main.cave-game[data-stage=choosing] .foreman')
    await studio.see(DRAWN)
  },
})

const LESSONS: readonly Shot[] = [
  lesson('paths'),
  ...['walking', 'crossings', 'creatures', 'secrets', 'leaving'].map((id) => ({ ...lesson(id), again: true })),
]

/** Expeditions of diggers, played once and looked at often. */
const kept = (make: Game): Game => {
  let game: GameRecord | null = null
  return () => {
    game ??= make()
    return game
  }
}
const five = kept(() => expedition({ seed: 'a gallery', players: 5, first: 0 }))
const eight = kept(() => expedition({ seed: 'a crowd', players: 8, first: 0 }))
const middle: Game = () => upTo(five(), 22)
/** Forty cards lie there. */
const late = kept(() => dugOut({ seed: 'd', players: 5, first: 0 }, 2))
const crowded: Game = () => upTo(eight(), 8)

/** Everything that can be done with a card, in one hand. */
const HANDS: Omit<ScenarioInput, 'game'> = {
  players: [
    { gnome: 'y1', at: '1,0.c', hand: ['I-09', 'info-I', 'web-I', 'rat-I', 'swap-II', 'boots-I'], axes: 1 },
    { gnome: 'b1', at: '-1,0.c', hand: ['I-10', 'axe-I'], axes: 1 },
    { gnome: 'y2', at: '2,0.w', hand: ['I-03', 'I-13'] },
    { gnome: 'b2', at: '0,1.c', hand: ['I-04'] },
    { gnome: 'y3', at: '0,0.c', hand: ['I-06', 'rockfall-I'] },
  ],
  cards: {
    '1,0': 'I-12',
    '-1,0': 'I-08',
    '2,0': 'II-07',
    '3,0': 'III-07',
    '0,1': 'I-11',
    '-2,0': 'I-17',
    '0,-1': 'I-15',
  },
}
const hands: Game = () => dug(HANDS)

/** The exit lies behind the first gate. */
const looking: Game = () =>
  dug({ ...HANDS, goals: { '4,-4': 'exit', '4,4': 'hole', '-4,4': 'vein', '-4,-4': 'ladder' } })

const walking: Game = () => given(dug(HANDS), 'discard I-09')
const creature: Game = () => given(dug(HANDS), 'rat-I 3,0.c')
const webs: Omit<ScenarioInput, 'game'> = {
  ...HANDS,
  webs: [
    { at: '1,0.E', shows: 2, card: 'web-II', owner: 'b1' },
    { at: '-2,0.W', shows: 1, card: 'web-III', owner: 'y2' },
  ],
  creatures: {
    lindworm: { at: '-1,0.c', card: 'lindworm-II', owner: 'b1' },
    goblin: { at: '3,0.c', card: 'goblin-III', owner: 'y2' },
  },
}

/** C8: a rat comes to somebody with an axe. */
const attacked: Game = () =>
  dug(
    {
      ...HANDS,
      active: 'b1',
      players: [
        { gnome: 'y1', at: '1,0.c', hand: ['I-09'], axes: 1 },
        { gnome: 'b1', at: '-1,0.c', hand: ['rat-I', 'I-10'] },
      ],
      cards: { '1,0': 'I-12', '-1,0': 'I-08' },
    },
    'rat-I 1,0.c',
  )

/** G3: the others are asked whether to end. */
const proposed: Game = () => given(dug({ ...HANDS, active: 'y3' }), 'propose')

/** M9: a vein that fits both ways round. */
const behindTheGate: Game = () =>
  dug(
    {
      players: [
        { gnome: 'y1', at: '3,-4.c', hand: ['I-03', 'I-13'] },
        { gnome: 'b1', hand: ['I-04'] },
      ],
      cards: { '3,-4': 'I-08' },
      goals: { '4,-4': 'vein', '4,4': 'hole', '-4,4': 'exit', '-4,-4': 'ladder' },
    },
    'discard I-13',
    'step 4,-4',
  )

/** Somebody who has looked at this and that. */
const knowing: Game = () =>
  dug({
    ...HANDS,
    players: HANDS.players?.map((player, at) =>
      at === 0 ? { ...player, knows: ['4,-4', '-4,4', 'b1', 'y2'] } : player,
    ),
  })

/** A turn, and what lies over it. */
const CAVE_TABLE: readonly Shot[] = [
  { ...below('cave-start', () => begun(5)), again: true },
  { ...below('cave-start-8', () => begun(8)), again: true },
  { ...below('cave-whole', () => begun(5), wide), again: true },
  { ...below('cave-first', () => upTo(five(), 60)), again: true },
  below('cave-middle', middle),
  { ...below('cave-late', late), again: true },
  { ...below('cave-crowded', crowded), again: true },
  { ...below('cave-webs', () => dug(webs)), again: true },
  picked('cave-card', hands, inTurn(card('I-09'), see('.board-keys [data-target]'))),
  picked('cave-laid', hands, inTurn(card('I-09'), target('cell 0,-2'), see('.cave-desk .lit:not(:disabled)'))),
  {
    ...picked('cave-turned', hands, async (studio) => {
      await card('I-09')(studio)
      await target('cell 0,-2')(studio)
      await studio.click('.cave-desk [data-do=turn]')
    }),
    again: true,
  },
  { ...picked('cave-info', hands, inTurn(card('info-I'), see('.board-keys [data-target]'))), again: true },
  { ...picked('cave-web', hands, inTurn(card('web-I'), see('.board-keys [data-target]'))), again: true },
  { ...picked('cave-hole', hands, inTurn(card('rat-I'), see('.board-keys [data-target]'))), again: true },
  { ...picked('cave-swap', hands, inTurn(card('swap-II'), see('.company [data-lit=true]'))), again: true },
  picked('cave-discard', hands, inTurn(pass, card('I-09'), card('web-I'))),
  picked('cave-everything', hands, everything),
  { ...below('cave-steps', walking, see('.board-keys [data-target]')), again: true },
  picked('cave-walk', walking, inTurn(target('space 3,0.w'), see('.cave-desk .price'))),
  { ...below('cave-creature', creature, see('.board-keys [data-target]')), again: true },
  {
    ...below(
      'cave-recap',
      walking,
      inTurn((studio) => studio.click('.cave-desk [data-command=stop]'), see('.recap')),
    ),
    again: true,
  },
  below('cave-axe', attacked, see('.ask')),
  below('cave-agreement', proposed, see('.ask')),
  below('cave-goal-way', behindTheGate, see('.ask')),
  below('cave-role', hands, async (studio) => {
    await studio.page.locator('.own-role').focus()
    await studio.page.keyboard.down(' ')
    await studio.see('.own-face')
  }),
  below('cave-notes', knowing, async (studio) => {
    await studio.click('.cave-tools [data-do=notes]')
    await studio.see('.notes-paper')
  }),
  amongPeople('cave-curtain', hands),
  { ...amongPeople('cave-curtain-role', hands, holdCurtainRole), again: true },
  { ...amongPeople('cave-curtain-opened', hands, openCurtain), again: true },
  amongPeople('cave-peek', looking, inTurn(openCurtain, card('info-I'), target('cell 4,-4'), doIt, see('.cave-peek'))),
  below('cave-peek-gate', looking, inTurn(card('info-I'), target('cell 4,-4'), doIt, seen)),
  below('cave-peek-clan', looking, inTurn(card('info-I'), mate('b1'), doIt, seen)),
  amongPeople(
    'cave-new-cards',
    walking,
    inTurn(
      openCurtain,
      (studio) => studio.click('.cave-desk [data-command=stop]'),
      see('.cave-desk [data-go=hand-over]'),
    ),
  ),
  below('cave-log', middle, async (studio) => {
    await studio.click('.cave-tools [data-do=log]')
    await studio.see('.log-drawer button.told')
  }),
  below('cave-words', middle, (studio) => studio.press('q', 'dialog.damage[open]')),
  below('cave-tube', hands, (studio) => studio.press('t', 'dialog.tube[open]')),
  below('cave-pause', hands, (studio) => studio.press('Escape', 'dialog.pause[open] button')),
  below('cave-text', middle, (studio) => studio.press('F2', 'main.table')),
  {
    ...front('cave-watching', async (studio) => {
      await studio.click('.front [data-go=watch]')
      await studio.see('main.cave-game .watching')
      await studio.see(DRAWN)
    }),
    settings: { ...inFront(), animationSpeed: 'calm' },
    again: true,
  },
]

/** The whole mountain. */
async function wide(studio: Studio): Promise<void> {
  await studio.press('0', DRAWN)
}

function doIt(studio: Studio): Promise<void> {
  return studio.click('.cave-desk [data-do=do]:enabled')
}

function seen(studio: Studio): Promise<void> {
  return studio.see('.cave-peek[data-open=true]')
}

async function holdCurtainRole(studio: Studio): Promise<void> {
  await studio.page.locator('.curtain-role').focus()
  await studio.page.keyboard.down(' ')
  await studio.see('.curtain-role[aria-pressed=true]')
}

async function openCurtain(studio: Studio): Promise<void> {
  await studio.click(CURTAIN)
  await studio.see(CHOOSING)
}

function pass(studio: Studio): Promise<void> {
  return studio.click('.cave-desk [data-do=pass]')
}

async function everything(studio: Studio): Promise<void> {
  await studio.click('.cave-desk [data-do=list]')
  await studio.see('.everything')
}

/** Afterwards. */
const CAVE_ENDS: readonly Shot[] = [
  { name: 'cave-unmasking', settings: inFront(), prepare: (home) => putCave(home, five()), open: toUnmasking },
  {
    name: 'cave-unmasking-8',
    again: true,
    settings: inFront(),
    prepare: (home) => putCave(home, eight()),
    open: toUnmasking,
  },
  { name: 'cave-hut', settings: inFront(), prepare: (home) => putCave(home, five()), open: toHut },
  { name: 'cave-hut-8', again: true, settings: inFront(), prepare: (home) => putCave(home, eight()), open: toHut },
  {
    name: 'cave-replay',
    settings: inFront(),
    prepare: (home) => putCave(home, five()),
    open: async (studio) => {
      await studio.go('saves', '[data-save="autosave.dark-cave"]')
      await studio.click('[data-save="autosave.dark-cave"] button.small')
      await studio.see('main.replay[data-moves="0"] canvas')
      await studio.page.locator('main.replay input[type=range]').fill('300')
    },
  },
]

async function toUnmasking(studio: Studio): Promise<void> {
  await studio.order('continue')
  await studio.see('main.unmasking[data-done=true]')
}

async function toHut(studio: Studio): Promise<void> {
  await toUnmasking(studio)
  await studio.click('main.unmasking footer .lit')
  await studio.see('main:not(.unmasking)')
}

/** Every screen and every dialog of the cave, among its like. */
export const CAVE_FAMILIES = {
  'cave-front': [...CAVE_FRONT, ...LESSONS],
  'cave-table': CAVE_TABLE,
  'cave-ends': CAVE_ENDS,
} as const
