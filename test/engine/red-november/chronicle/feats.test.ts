import { describe, expect, test } from 'vitest'
import {
  COLORS,
  chronicleOf,
  FEAT_IDS,
  type FeatId,
  featsOf,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { blue, green, QUIET, red } from '../kit.ts'
import { played } from './games.ts'

type Script = readonly [scenario: ScenarioInput, ...lines: readonly string[]]

const waits = (count: number): readonly string[] => Array<string>(count).fill('wait')

/** Red is the last on its way to the rescue; the others are there. */
const last = (minute: number, more: Parameters<typeof red>[0] = {}, rest: ScenarioInput = {}): ScenarioInput => ({
  gnomes: [red({ minute, ...more }), blue({ minute: 0 }), green({ minute: 0 })],
  icons: QUIET,
  ...rest,
})

/** Both have time for a deal or a quarrel. */
const pair = (mine: readonly string[], theirs: readonly string[], rest: ScenarioInput = {}): ScenarioInput => ({
  gnomes: [red({ room: 8, minute: 9, hand: mine as never }), blue({ room: 8, minute: 8, hand: theirs as never })],
  icons: QUIET,
  ...rest,
})

const swimmer: ScenarioInput = {
  gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 2 }), green({ minute: 0 })],
  icons: QUIET,
}

/** One short game for each feat. */
const GAMES: Readonly<Record<FeatId, Script>> = {
  home: [last(2), ...waits(2)],
  sober: [last(2), ...waits(2)],
  drunk: [
    {
      gnomes: [red({ minute: 1, intoxication: 3 }), blue({ minute: 0, intoxication: 4 })],
      icons: QUIET,
    },
    'wait',
  ],
  nine: [last(1, {}, { tracks: { heat: 9 } }), 'wait'],
  calm: [last(1, {}, { tracks: { heat: 4 } }), 'wait'],
  fullCrew: [
    { gnomes: COLORS.slice(0, 6).map((color, at) => ({ color, minute: at === 0 ? 1 : 0 })), icons: QUIET },
    'wait',
  ],
  lastOne: [
    {
      gnomes: [red({ minute: 1 }), blue({ minute: 0, status: 'dead' }), green({ minute: 0, status: 'dead' })],
      icons: QUIET,
    },
    'wait',
  ],
  replacement: [
    last(
      6,
      { hand: ['grog'] },
      {
        rooms: { 1: { fire: true } },
        tracks: { pressure: 8 },
        options: { slowerDeath: true },
        next: { dice: [1, 8], events: ['respite:-'] },
      },
    ),
    'play grog',
    'fix engine 3',
    ...waits(3),
  ],
  merciless: [last(1, {}, { options: { greaterChallenge: true, openingDisasters: true } }), 'wait'],
  inferno: [
    last(1, { room: 6 }, { rooms: { 1: { fire: true }, 2: { fire: true }, 7: { fire: true }, 9: { fire: true } } }),
    'wait',
  ],

  harpooned: [
    last(9, { room: 'sea', hand: ['harpoon', 'aqualung'] }, { tokens: { kraken: 3 }, next: { dice: [1] } }),
    'play harpoon',
    'kill kraken 4',
  ],
  defused: [last(9, { room: 7 }, { tokens: { missiles: 3 }, next: { dice: [1] } }), 'stop missiles 4', ...waits(5)],
  threefold: [
    {
      gnomes: [red({ room: 7, minute: 30 }), blue({ room: 1, minute: 29 }), green({ room: 2, minute: 28 })],
      icons: QUIET,
      tracks: { heat: 9 },
      tokens: { missiles: 3, crushed: 4, asphyxiated: 5 },
    },
    'stop missiles 10',
    'fix engine 10',
    'fix pumps 10',
    ...waits(57),
  ],
  hair: [last(9, { room: 7 }, { tokens: { missiles: 5 }, next: { dice: [1] } }), 'stop missiles 4', ...waits(5)],
  rescueAtNine: [last(6, {}, { tracks: { pressure: 9 }, next: { dice: [1] } }), 'fix engine 2', ...waits(4)],
  sacrifice: [
    last(
      6,
      { hand: ['grog'] },
      { rooms: { 1: { fire: true } }, tracks: { pressure: 8 }, next: { dice: [1], events: ['respite:-'] } },
    ),
    'play grog',
    'fix engine 3',
  ],

  longShot: [last(6, {}, { tracks: { pressure: 6 }, next: { dice: [1] } }), 'fix engine 2', ...waits(4)],
  certain: [last(9, {}, { tracks: { pressure: 6 }, next: { dice: [10] } }), 'fix engine 9'],
  duel: [
    pair(['crowbar'], [], { options: { derangedGnomes: true } }),
    'play crowbar',
    'attack blue',
    'yield',
    ...waits(8),
  ],
  truce: [last(1, {}, { options: { derangedGnomes: true } }), 'wait'],

  floodgate: [
    last(4, { room: 5 }, { rooms: { 5: { water: 'high' }, 4: { fire: true } } }),
    'open 4',
    'wait',
    ...waits(2),
  ],
  brigade: [
    last(
      40,
      { room: 2, hand: ['extinguisher', 'extinguisher'] },
      { rooms: { 2: { fire: true }, 4: { fire: true }, 5: { fire: true } } },
    ),
    'extinguish 10',
    ...['play extinguisher', 'open 4', 'enter', 'extinguish 7'],
    ...['play extinguisher', 'open 5', 'enter', 'extinguish 7'],
    ...waits(14),
  ],
  plumber: [
    last(60, { room: 5 }, { rooms: { 5: { water: 'low' }, 4: { water: 'low' }, 2: { water: 'low' } } }),
    'pump 10',
    ...['open 4', 'enter', 'pump 10'],
    ...['open 2', 'enter', 'pump 10'],
    ...waits(26),
  ],
  doorman: [last(16), ...Array.from({ length: 15 }, (_, at) => `open ${at % 2 === 0 ? 2 : 3}`), 'wait'],
  merchant: [
    {
      gnomes: [
        red({ room: 8, minute: 9, hand: ['grog', 'crowbar', 'toolbox'] }),
        blue({ room: 8, minute: 0, hand: ['aqualung', 'harpoon', 'water-pump'] }),
      ],
      icons: QUIET,
    },
    ...['trade blue give grog', 'give aqualung'],
    ...['trade blue give crowbar', 'give harpoon'],
    ...['trade blue give toolbox', 'give water-pump'],
    ...waits(6),
  ],
  hoarder: [last(12, { room: 8 }), 'draw 4', 'open 10', 'enter', 'draw 2', ...waits(5)],
  thirsty: [
    last(3, { hand: ['grog', 'grog', 'grog'] }, { next: { events: ['respite:-', 'respite:-', 'respite:-'] } }),
    ...Array<string>(3).fill('play grog'),
    ...waits(3),
  ],
  sleeper: [
    last(30, { hand: ['grog', 'grog'], intoxication: 3 }, { next: { events: ['fire:1', 'fire:1'] } }),
    ...['play grog', 'wait'],
    ...['play grog', 'wait'],
    ...waits(8),
  ],
  coffee: [last(2, { hand: ['coffee'], intoxication: 2 }), 'play coffee', ...waits(2)],
  charm: [
    { gnomes: [red({ minute: 3, hand: ['lucky-charm'] }), blue({ minute: 0 })], icons: { events: [2], items: [] } },
    'wait',
    'play lucky-charm',
    ...waits(2),
  ],

  deserter: [{ ...swimmer, tokens: { crushed: 2 } }, 'abandon', 'wait'],
  fool: [swimmer, 'abandon', ...waits(2)],
  lunch: [last(3, {}, { tokens: { kraken: 2 } }), ...waits(2)],
}

describe('the feats of a game', () => {
  test.each(FEAT_IDS)('%s is within reach', (id) => {
    const [scenario, ...lines] = GAMES[id]
    expect(featsOf(chronicleOf(played(scenario, ...lines)))).toContain(id)
  })

  test('are none while it goes on', () => {
    expect(featsOf(chronicleOf(played(last(3), 'wait')))).toEqual([])
  })

  test('are not given for what did not happen', () => {
    const lost = featsOf(chronicleOf(played(last(3, {}, { tokens: { crushed: 2 } }), ...waits(2))))
    expect(lost).toEqual([])
  })
})
