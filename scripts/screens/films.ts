import type { GameRecord } from '../../engine/red-november/index.ts'
import { laid, putRunning } from './contents.ts'
import type { Shot, Studio } from './studio.ts'

/** A moment worth seeing: the position before it, and what makes it happen. */
export interface Film {
  readonly name: string
  readonly settings?: NonNullable<Shot['settings']>
  readonly prepare: (home: string) => void
  /** Everything up to the last click. */
  readonly begin: (stage: Studio) => Promise<unknown>
  /** What is clicked last: from there on it is filmed. */
  readonly act: string
  /** What it is about: the strip begins just before this can be seen, and ends after it. */
  readonly about?: string
  /** A step of it in milliseconds, where something is quickly over. */
  readonly step?: number
  /** A step of what comes before it, where that is long. */
  readonly before?: number
  /** Only so many pictures of what it is about. */
  readonly first?: number
  /** So many steps of what stays at the end. */
  readonly linger?: number
}

type Position = Parameters<typeof laid>[0]

type Doing = Pick<Film, 'begin' | 'act' | 'about'>

const film = (name: string, game: () => GameRecord, doing: Doing, about?: string): Film => ({
  name,
  prepare: (home) => putRunning(home, game()),
  ...doing,
  ...(about && { about }),
})

/** Two aboard, and nothing on the track unless it is said. */
const two = (red: object, blue: object, more: object = {}): Position =>
  ({
    gnomes: [
      { color: 'red', minute: 40, ...red },
      { color: 'blue', minute: 30, ...blue },
    ],
    icons: { events: [], items: [] },
    ...more,
  }) as never

/** So that somebody is there at the end. */
const five = (minute: number, later: number): Position['gnomes'] =>
  (['red', 'blue', 'yellow', 'purple', 'green'] as const).map((color, at) => ({
    color,
    room: ([6, 4, 5, 8, 10] as const)[at],
    minute: at === 0 ? minute : later,
  })) as never

/** Picks an action, gives it its minutes, and says it. */
const work = (action: string, minutes?: number): Doing => ({
  begin: async (stage) => {
    await stage.resume()
    await stage.click(`[data-action=${action}]`)
    if (minutes !== undefined) await stage.page.getByRole('slider').fill(String(minutes))
    await stage.see('button.go')
  },
  act: 'button.go',
})

/** The one who is asked comes to the screen and answers. */
const answer = (option: string): Doing => ({
  begin: async (stage) => {
    const curtain = '.curtain button:not(:disabled)'
    await stage.resume(`${curtain}, .option, .composer-end`)
    if (await stage.page.locator(curtain).count()) await stage.click(curtain)
    await stage.see(option)
    await stage.see('.board-keys [data-target]')
  },
  act: option,
})

/** A card lies ahead, and the die sends its fire to the mess. */
const fireAhead = (): GameRecord =>
  laid(
    two({ room: 1 }, { room: 8 }, { icons: { events: [38], items: [] }, next: { dice: [4, 5], events: ['fire:2'] } }),
  )

/** A fire next door is about to reach a sleeper. */
const SPREADING = {
  rooms: { 2: { fire: true } },
  icons: { events: [39], items: [] },
  next: { events: ['fire-spreads:-'], dice: [] },
}

/** The moments in which something happens to somebody; each becomes a strip of six pictures. */
export const FILMS: readonly Film[] = [
  {
    ...film('flip', fireAhead, work('engine', 7), '.event-card, .flat-card'),
    step: 100,
    first: 7,
  },
  film('card', fireAhead, work('engine', 7), '.event-card, .flat-card'),
  {
    ...film(
      'decision',
      () => laid(two({ room: 6 }, { room: 4, fainted: true }, SPREADING)),
      work('wait'),
      '.event-card, .flat-card',
    ),
    linger: 5,
  },
  film(
    'faint',
    () =>
      laid(
        two({ room: 5, hand: ['grog'], intoxication: 2 }, { room: 8 }, { next: { events: ['fire:2'], dice: [] } }),
        'play grog',
      ),
    work('wait'),
    '.faint-card',
  ),
  film(
    'woke',
    () => laid(two({ room: 1 }, { room: 5, minute: 39, fainted: true }, { next: { dice: [2] } })),
    work('engine', 3),
    '.scene',
  ),
  film(
    'died',
    () => laid(two({ room: 6 }, { room: 4, fainted: true }, SPREADING), 'wait'),
    answer('.option.grave'),
    '.farewell',
  ),
  film(
    'duel',
    () =>
      laid(
        two(
          { room: 8, hand: ['crowbar'] },
          { room: 8, hand: ['crowbar'], intoxication: 1 },
          { options: { derangedGnomes: true }, next: { dice: [7, 5] } },
        ),
        'play crowbar',
        'attack blue',
      ),
    answer('.option'),
    '.scene',
  ),
  film(
    'sacrifice',
    () =>
      laid(
        two(
          { room: 1, hand: ['extinguisher'] },
          { room: 8 },
          { rooms: { 1: { fire: true } }, options: { heroicSacrifice: true }, next: { dice: [3] } },
        ),
        'play extinguisher',
      ),
    work('engine', 5),
    '.scene',
  ),
  film('deserted', () => laid(two({ room: 'sea', minute: 8 }, { room: 8, minute: 7 })), {
    begin: async (stage) => {
      await stage.resume()
      await stage.click('[data-action=abandon]')
      await stage.see('.abandon .danger')
    },
    act: '.abandon .danger',
    about: '.scene',
  }),
  film(
    'kraken',
    () =>
      laid(
        two(
          { room: 3, hand: ['harpoon', 'aqualung'] },
          { room: 8 },
          { tokens: { kraken: 34 }, next: { dice: [2], events: [] } },
        ),
        'play aqualung',
        'play harpoon',
        'open sea',
        'enter',
      ),
    work('kraken', 4),
    '.scene',
  ),
  film(
    'die',
    () => laid(two({ room: 4 }, { room: 8 }, { tracks: { heat: 6 }, next: { dice: [9] } })),
    work('reactor', 6),
    '.die-plate',
  ),
  film('jet', () => laid(two({ room: 5 }, { room: 8 }, { rooms: { 7: { water: 'high' } } })), {
    begin: async (stage) => {
      await stage.resume()
      await stage.click('[data-target="hatch 5-7"]')
      await stage.see('button.go')
    },
    act: 'button.go',
  }),
  film(
    'refused',
    () => laid(two({ room: 8, hand: ['grog'] }, { room: 8, hand: ['aqualung'] }), 'trade blue give grog'),
    answer('.composer-end button:not(.primary)'),
    '.scene',
  ),
  film(
    'charm',
    () =>
      laid(
        two(
          { room: 5, hand: ['lucky-charm'] },
          { room: 8 },
          { icons: { events: [39], items: [] }, next: { events: ['fire:2'], dice: [] } },
        ),
        'wait',
      ),
    answer('.option'),
    '.scene',
  ),
  { ...film('victory', () => laid(two({}, {}, { gnomes: five(1, 0) })), work('wait')), linger: 6 },
  {
    ...film(
      'defeat',
      () =>
        laid(
          two(
            {},
            {},
            {
              gnomes: five(40, 30),
              tracks: { heat: 9 },
              icons: { events: [39], items: [] },
              next: { events: ['reactor-warms-up:2'], dice: [] },
            },
          ),
        ),
      work('wait'),
    ),
    linger: 6,
  },
]
