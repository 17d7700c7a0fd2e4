import { asked, type Game, picked, QUIET, twoOf } from './aboard.ts'
import { laid, putRunning } from './contents.ts'
import type { Shot, Studio } from './studio.ts'

const secret: Game = () =>
  laid({ ...twoOf({ room: 6, hand: ['harpoon'] }, { room: 8, hand: ['aqualung'] }), options: { secretHands: true } })

/** Every kind of question, and what is composed in answer. */
export const CHOICES: readonly Shot[] = [
  asked('choice-spread', () =>
    laid(
      {
        ...twoOf({ room: 6 }, { room: 4, minute: 30, fainted: true }),
        rooms: { 2: { fire: true } },
        icons: { events: [39], items: [] },
        next: { events: ['fire-spreads:-'], dice: [] },
      },
      'wait',
    ),
  ),
  asked('choice-hatch', () =>
    laid(
      {
        ...twoOf({ room: 6 }, { room: 8, minute: 30 }),
        icons: { events: [39], items: [] },
        next: { events: ['blocked-hatch:-'], dice: [4] },
      },
      'wait',
    ),
  ),
  asked('choice-discard', () =>
    laid(
      {
        ...twoOf(
          { room: 5, hand: ['grog', 'grog', 'toolbox', 'harpoon', 'coffee', 'crowbar'] },
          { room: 8, minute: 20 },
        ),
        icons: { events: [39], items: [] },
        next: { events: ['turbulence:4'], dice: [] },
      },
      'wait',
    ),
  ),
  picked('choice-trade', trade, async (stage) => {
    await stage.click('[data-action=trade]')
    await stage.click('.pick-card[data-item=crowbar]')
  }),
  asked('choice-answer', () => trade('trade blue give grog,crowbar')),
  asked('choice-coffee', () => lastMoment('play grog', 'wait')),
  asked('choice-charm', () => lastMoment('play grog', 'wait', 'play coffee')),
  asked('choice-escape', () =>
    laid(
      {
        ...QUIET,
        ...twoOf({ room: 2 }, { room: 8, minute: 20 }),
        rooms: { 1: { fire: true }, 2: { fire: true } },
        next: { dice: [10], events: [] },
      },
      'extinguish 2',
    ),
  ),
  picked('choice-draw', trade, (stage) => stage.click('[data-action=draw]')),
  picked('choice-abandon', deserter, async (stage) => {
    await stage.click('[data-action=abandon]')
    await stage.see('.composer-end.abandon')
  }),
  {
    name: 'choice-attack',
    prepare: (home) => putRunning(home, brawl('play crowbar')),
    open: openCurtain,
    pick: async (stage) => {
      await stage.click('[data-action=attack]')
      await stage.see('.desk-panel.attack')
    },
  },
  {
    name: 'choice-defend',
    prepare: (home) => putRunning(home, brawl('play crowbar', 'attack blue')),
    open: async (stage) => {
      await openCurtain(stage)
      await stage.see('.question')
    },
  },
  { name: 'curtain', prepare: (home) => putRunning(home, secret()), open: (stage) => stage.resume(READY_CURTAIN) },
]

const READY_CURTAIN = '.curtain button:not(:disabled)'

async function openCurtain(stage: Studio): Promise<void> {
  await stage.resume(READY_CURTAIN)
  await stage.click(READY_CURTAIN)
  await stage.see('main.game[data-stage=choosing] .hand')
}

function trade(...said: readonly string[]): ReturnType<Game> {
  const red = { room: 8, hand: ['grog', 'crowbar', 'toolbox'] }
  return laid(
    { ...QUIET, ...twoOf(red, { room: 8, hand: ['aqualung', 'extinguisher'] }), rooms: { 8: { water: 'low' } } },
    ...said,
  )
}

const lastMoment = (...said: readonly string[]): ReturnType<Game> =>
  laid(
    {
      ...twoOf({ room: 5, hand: ['grog', 'coffee', 'lucky-charm'] }, { room: 8, minute: 20 }),
      icons: { events: [39], items: [] },
      next: { events: ['respite:-'], dice: [] },
    },
    ...said,
  )

function deserter(): ReturnType<Game> {
  return laid({
    ...QUIET,
    gnomes: [
      { color: 'red', room: 'sea', minute: 8 },
      { color: 'blue', room: 8, minute: 7 },
      { color: 'green', room: 8, minute: 6 },
    ],
  })
}

const brawl = (...said: readonly string[]): ReturnType<Game> =>
  laid(
    {
      ...QUIET,
      ...twoOf({ room: 8, hand: ['crowbar'] }, { room: 8, minute: 20, hand: ['crowbar'] }),
      options: { derangedGnomes: true },
    },
    ...said,
  )
