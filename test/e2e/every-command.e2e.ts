import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Command,
  type CommandType,
  FIX_JOBS,
  ITEM_IDS,
  type PendingKind,
  parseCommand,
  redNovember,
} from '../../engine/red-november/index.ts'
import { startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'
import { complaintsOf } from './support/complaints.ts'
import { BRISK } from './support/crews.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import type { Position } from './support/laid.ts'
import { Pilot } from './support/pilot.ts'
import { putSave } from './support/saves.ts'

/** Everything that can be said and asked, in short voyages by mouse. The compiler sees to it that no kind is forgotten. */
const COMMANDS: Readonly<Record<CommandType, true>> = {
  open: true,
  enter: true,
  stay: true,
  play: true,
  fix: true,
  draw: true,
  trade: true,
  attack: true,
  wait: true,
  abandon: true,
  give: true,
  refuse: true,
  defend: true,
  yield: true,
  'choose-room': true,
  'choose-hatch': true,
  discard: true,
  continue: true,
}
const QUESTIONS: Readonly<Record<PendingKind, true>> = {
  'trade-answer': true,
  defend: true,
  'spread-room': true,
  'block-hatch': true,
  discard: true,
  coffee: true,
  'lucky-charm': true,
}

interface Voyage {
  readonly position: Position
  readonly words: readonly string[]
}

const QUIET = { icons: { events: [], items: [] } }
const OLGA = { color: 'blue', room: 8, minute: 5 } as const
const DERANGED = { derangedGnomes: true, slowerDeath: true }

/** Boris has the time of the world for one deed after the other. */
const VOYAGES: readonly Voyage[] = [
  {
    position: {
      ...QUIET,
      gnomes: [{ color: 'red', room: 2, minute: 50 }, OLGA],
      rooms: { 2: { water: 'low' } },
      blocked: ['2-5'],
      tracks: { asphyxiation: 6, pressure: 6 },
      next: { dice: [1, 1, 1, 1], events: [] },
    },
    words: ['pump 1', 'unblock 2-5 2', 'fix pumps 3', 'open 1', 'enter', 'fix engine 4'],
  },
  {
    position: {
      ...QUIET,
      gnomes: [{ color: 'red', room: 4, minute: 50 }, OLGA],
      rooms: { 4: { fire: true } },
      tracks: { heat: 6 },
      next: { dice: [1, 1], events: [] },
    },
    words: ['extinguish 5', 'fix reactor 1'],
  },
  {
    position: {
      ...QUIET,
      gnomes: [{ color: 'red', room: 7, minute: 50, hand: ['harpoon', 'deactivation-code', 'aqualung'] }, OLGA],
      tokens: { missiles: 10, kraken: 8 },
      next: { dice: [1, 1], events: [] },
    },
    words: [
      'play deactivation-code',
      'stop missiles 1',
      'open 9',
      'enter',
      'play aqualung',
      'open sea',
      'enter',
      'play harpoon',
      'kill kraken 1',
    ],
  },
  {
    position: {
      ...QUIET,
      gnomes: [
        {
          color: 'red',
          room: 8,
          minute: 50,
          hand: ['toolbox', 'engine-manual', 'pump-manual', 'reactor-manual', 'crowbar', 'extinguisher', 'water-pump'],
        },
        { ...OLGA, hand: ['grog'] },
      ],
    },
    words: [
      'play toolbox',
      'play engine-manual',
      'play pump-manual',
      'play reactor-manual',
      'play extinguisher',
      'play water-pump',
      'trade blue give crowbar',
      'give grog',
      'trade blue give nothing',
      'refuse',
      'draw 2',
      'wait',
    ],
  },
  {
    position: {
      ...QUIET,
      gnomes: [{ color: 'red', room: 2, minute: 40 }, OLGA],
      rooms: { 2: { fire: true }, 5: { water: 'high' } },
      next: { dice: [10], events: [] },
    },
    words: ['extinguish 2', 'open 5', 'stay'],
  },
  {
    position: {
      gnomes: [{ color: 'red', room: 5, minute: 40, hand: ['grog', 'coffee', 'lucky-charm'] }, OLGA],
      icons: { events: [39, 38], items: [] },
      next: { events: ['respite:-', 'respite:-'], dice: [] },
    },
    words: ['play grog', 'wait', 'play coffee', 'play lucky-charm', 'wait'],
  },
  {
    position: {
      gnomes: [{ color: 'red', room: 5, minute: 40, hand: ['grog', 'coffee'] }, OLGA],
      icons: { events: [39], items: [] },
      next: { events: ['respite:-', 'respite:-'], dice: [] },
    },
    words: ['play grog', 'wait', 'continue'],
  },
  {
    position: {
      gnomes: [
        { color: 'red', room: 6, minute: 40, hand: ['toolbox', 'toolbox', 'toolbox', 'harpoon', 'harpoon', 'crowbar'] },
        { ...OLGA, room: 10 },
      ],
      rooms: { 2: { fire: true } },
      icons: { events: [39, 38, 37], items: [] },
      next: { events: ['fire-spreads:-', 'blocked-hatch:-', 'turbulence:4'], dice: [4] },
    },
    words: ['wait', 'choose room 3', 'wait', 'choose hatch 4-5', 'wait', 'discard harpoon,toolbox'],
  },
  {
    position: {
      ...QUIET,
      options: DERANGED,
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['crowbar', 'crowbar'] },
        { color: 'blue', room: 8, minute: 20, hand: ['crowbar'] },
        { color: 'green', room: 3, minute: 2 },
      ],
      next: { dice: [2, 2, 8, 2], events: [] },
    },
    words: ['play crowbar', 'attack blue', 'defend', 'play crowbar', 'attack blue', 'yield'],
  },
  {
    position: {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 'sea', minute: 8 },
        { color: 'blue', room: 8, minute: 7 },
        { color: 'green', room: 8, minute: 6 },
      ],
    },
    words: ['abandon'],
  },
]

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

test('everything that can be said is said, and everything that can be asked is answered', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify(BRISK))
  VOYAGES.forEach(({ position }, at) => {
    const record = startRecord(redNovember, { scenario: { game: 'red-november', seed: `every ${at}`, ...position } })
    putSave(
      home,
      `v${at}`,
      formatSave(redNovember, { title: `${at}`, created: '2026-01-01T00:00:00.000Z', extra: {} }, record),
    )
  })
  const running = await start()
  const { page } = running
  const complaints = complaintsOf(running)
  const said = new Set<string>()
  const asked = new Set<string>()
  for (const [at, { words }] of VOYAGES.entries()) {
    await page.keyboard.press('Control+o')
    await page.locator(`[data-save=v${at}] button.primary`).click()
    await expect(page.locator('main.game')).toBeVisible()
    const pilot = new Pilot(page, home)
    for (const text of words) {
      await pilot.asked()
      const { state } = pilot
      const command = parseCommand(text, state)
      for (const name of namesOf(command)) said.add(name)
      if (state.pending) asked.add(state.pending.kind)
      await pilot.say(command)
    }
    await pilot.asked()
  }
  expect([...said].sort()).toEqual([...Object.keys(COMMANDS), ...FIX_JOBS, ...ITEM_IDS].sort())
  expect([...asked].sort()).toEqual(Object.keys(QUESTIONS).sort())
  expect(complaints).toEqual([])
})

/** What is to be counted: the command, its job, its item. */
function namesOf(command: Command): readonly string[] {
  if (command.type === 'fix') return [command.type, command.job]
  return command.type === 'play' ? [command.type, command.item] : [command.type]
}
