import type { ScenarioInput } from '../../engine/dark-cave/index.ts'
import { dug, dugOut, inFront, putCave } from './cave-contents.ts'
import type { Film } from './films.ts'
import type { Studio } from './studio.ts'

type Way = (stage: Studio) => Promise<unknown>

const CHOOSING = 'main.cave-game[data-stage=choosing] .cave-hud'
const DRAWN = '.board-canvas[aria-busy=false]'
const DO = '.cave-desk [data-do=do]:enabled'
/** Where whoever watches points: it tells nothing to go on. */
const WATCHED = '.deck.panel'
const ALONE = ['person', 'digger', 'digger', 'digger', 'digger'] as const

/** A moment below: the position, what is said before it begins, and what is picked. */
const below = (name: string, game: Omit<ScenarioInput, 'game'>, said: readonly string[], ...picks: Way[]): Film => ({
  name,
  settings: inFront(),
  prepare: (home) => putCave(home, dug(game, ...said), ALONE),
  begin: async (stage) => {
    await stage.order('continue')
    await stage.see(CHOOSING)
    await stage.see(DRAWN)
    for (const pick of picks) await pick(stage)
    await stage.see(DO)
  },
  act: DO,
})

const card =
  (id: string): Way =>
  (stage) =>
    stage.click(`.cave-hand [data-card="${id}"]`)

const target =
  (id: string): Way =>
  (stage) =>
    stage.click(`.board-keys [data-target="${id}"]`)

/** Two before a gate, and the exit behind it. */
const BEFORE_THE_GATE: Omit<ScenarioInput, 'game'> = {
  players: [
    { gnome: 'y1', at: '3,-4.c', hand: ['I-03', 'I-13'] },
    { gnome: 'b1', at: '3,-4.c', hand: ['I-04'] },
  ],
  cards: { '3,-4': 'I-08', '2,-4': 'I-12' },
  goals: { '4,-4': 'exit', '4,4': 'hole', '-4,4': 'vein', '-4,-4': 'ladder' },
}

/** The exit is open, and the only one who digs for one clan is about to leave: four cards are still hidden. */
const LAST_OUT: Omit<ScenarioInput, 'game'> = {
  players: [
    { gnome: 'y1', role: 'loyal', at: '4,-4.w', hand: ['I-03', 'I-13'] },
    { gnome: 'b1', role: 'loyal', at: '3,-4.c', hand: ['I-04'] },
    { gnome: 'y2', role: 'saboteur', at: '0,0.c', hand: ['I-06'] },
    { gnome: 'b2', role: 'loyal', at: '2,-4.c', hand: ['I-10'] },
    { gnome: 'b3', role: 'loyal', at: '0,0.c', hand: ['I-09'] },
  ],
  cards: { '3,-4': 'I-08', '2,-4': 'I-12' },
  goals: { '4,-4': { goal: 'exit', up: true }, '4,4': 'hole', '-4,4': 'vein', '-4,-4': 'ladder' },
}

/** The last group of cards, played by bots alone: with every card that goes the water comes. */
const RISING: Film = {
  name: 'cave-water',
  settings: { ...inFront(), animationSpeed: 'fast' },
  prepare: (home) =>
    putCave(
      home,
      dugOut({ seed: 'd', players: 5, first: 0 }, 21),
      ALONE.map(() => 'digger' as const),
    ),
  begin: async (stage) => {
    await stage.order('continue')
    await stage.see(DRAWN)
  },
  act: WATCHED,
  about: '.deck-top[data-empty=false]',
  step: 2400,
  first: 20,
}

/** A short net, and everything that can happen to it in one hand. */
const NET: Omit<ScenarioInput, 'game'> = {
  players: [
    { gnome: 'y1', at: '1,0.c', hand: ['I-09', 'lindworm-II', 'rockfall-I', 'web-I'] },
    { gnome: 'b1', at: '-1,0.c', hand: ['I-10'] },
    { gnome: 'y2', at: '2,0.w', hand: ['I-03', 'I-13'] },
    { gnome: 'b2', at: '0,1.c', hand: ['I-04'] },
    { gnome: 'y3', at: '0,0.c', hand: ['I-06'] },
  ],
  cards: { '1,0': 'I-08', '-1,0': 'I-12', '2,0': 'II-07', '3,0': 'III-07', '0,1': 'I-11', '0,-1': 'I-15' },
}

/** The moments of the other game; each becomes a strip like those of the boat. */
export const CAVE_FILMS: readonly Film[] = [
  { ...below('cave-laid', NET, [], card('I-09'), target('cell 0,-2')), step: 100 },
  below('cave-exit', BEFORE_THE_GATE, ['discard I-13'], target('cell 4,-4')),
  below('cave-lindworm', NET, ['lindworm-II 3,0.c'], target('space 2,0.w')),
  below('cave-rockfall', NET, [], card('rockfall-I'), target('cell 0,-1')),
  {
    ...below('cave-unmasking', LAST_OUT, ['discard I-13'], target('space 4,-4.c')),
    about: 'main.unmasking',
    before: 500,
    step: 100,
    linger: 30,
  },
  RISING,
  below('cave-web', NET, [], card('web-I'), target('boundary 0,0.E')),
]
