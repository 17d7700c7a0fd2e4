import {
  apply,
  type Command,
  cellId,
  cellOf,
  cellOfSpace,
  createGame,
  face,
  fromScenario,
  type GameState,
  isCellId,
  legalCommands,
  PATH_FACES,
  PATH_IDS,
  type ScenarioInput,
  viewFor,
} from '../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { type Picture, pictureOf } from '../../renderer/dark-cave/board/picture/picture.ts'

const far = (to: string): number => {
  const { x, y } = cellOf(isCellId(to) ? to : cellOfSpace(to as `${number},${number}.${string}`))
  return Math.abs(x) + Math.abs(y)
}

/** Somebody who digs, walks outwards and plays whatever else comes. */
function choose(commands: readonly Command[], random: RandomStream): Command {
  const paths = commands.filter(({ type }) => type === 'path')
  const steps = commands.filter((command) => command.type === 'step')
  const pool =
    paths.length > 0 && random.die(6) > 1
      ? paths
      : steps.length > 0 && random.die(5) > 1
        ? steps.toSorted((a, b) => far(b.to) - far(a.to)).slice(0, 2)
        : commands.filter(({ type }) => !['discard', 'rockfall', 'propose', 'agree'].includes(type))
  const among = pool.length > 0 ? pool : commands
  return among[random.die(among.length) - 1] as Command
}

/** A real game, so many cards before its end. */
function played(seed: string, players: number, left: number): GameState {
  const random = new RandomStream(seedState(seed))
  let state = createGame({ seed, players })
  for (;;) {
    const commands = legalCommands(state)
    const result = commands.length > 0 ? apply(state, choose(commands, random)) : null
    if (!result?.ok || result.state.outcome || result.state.deck.length < left) return state
    state = result.state
  }
}

const CREATURES: ScenarioInput = {
  game: 'dark-cave',
  seed: 'creatures',
  players: [
    { gnome: 'y1', at: '1,0.c', hand: ['info'], lying: true },
    { gnome: 'b1', at: '-1,0.c', hand: ['I-10'] },
    { gnome: 'y2', at: '2,0.w', hand: ['I-09'] },
    { gnome: 'b2', at: '0,1.c', hand: ['I-04'] },
    { gnome: 'b3', at: '-2,0.p', hand: ['I-06'] },
  ],
  cards: {
    '1,0': 'I-12',
    '-1,0': 'I-08',
    '2,0': 'II-07',
    '3,0': 'III-07',
    '0,1': 'I-11',
    '-2,0': 'I-17',
    '0,-1': 'I-15',
    '3,1': 'III-08',
  },
  webs: [
    { at: '1,0.E', shows: 2, card: 'web-I', owner: 'b1' },
    { at: '-2,0.W', shows: 1, card: 'web-II', owner: 'y1' },
    { at: '0,1.E', shows: 2, card: 'web-III', owner: 'y2' },
  ],
  creatures: {
    rat: { at: '-1,0.c', card: 'rat-I', owner: 'b1' },
    lindworm: { at: '1,0.c', card: 'lindworm-II', owner: 'b1' },
    goblin: { at: '3,0.c', card: 'goblin-III', owner: 'y1' },
  },
}

const EXIT: ScenarioInput = {
  game: 'dark-cave',
  seed: 'exit',
  players: [
    { gnome: 'y1', at: '4,-4.w', hand: ['info'] },
    { gnome: 'b1', at: '3,-4.e', hand: ['I-13'] },
    { gnome: 'y2', at: '4,-3.n', hand: ['I-09'] },
    { gnome: 'b2', hand: ['I-04'] },
    { gnome: 'b3', hand: ['I-06'] },
  ],
  cards: {
    '1,0': 'I-08',
    '2,0': 'I-12',
    '2,-1': 'I-07',
    '2,-2': { card: 'II-09', turned: true },
    '3,-2': 'I-10',
    '3,-3': { card: 'III-02', turned: false },
    '3,-4': { card: 'II-02', turned: false },
    '4,-3': { card: 'III-13', turned: false },
    '-1,0': 'I-14',
  },
  goals: {
    '4,-4': { goal: 'exit', up: true },
    '4,4': 'vein',
    '-4,4': { goal: 'hole', up: false },
    '-4,-4': 'ladder',
  },
  deck: { I: 0, II: 4, III: 21 },
}

/** As much as there can be at once, for measuring: all cards, eight gnomes in eight places, three creatures, webs. */
function full(): Picture {
  const picture = pictureOf(viewFor(createGame({ seed: 'full', players: 8 }), null))
  const cells = Array.from({ length: 81 }, (_, at) => cellId((at % 9) - 4, Math.floor(at / 9) - 4))
  const cards = PATH_IDS.map((card, at) => ({
    card,
    turned: at % 2 === 1,
    cell: cells[at + 1] ?? cellId(9, at),
  })).filter(({ cell }) => cell !== '0,0' && !picture.corners.some((corner) => corner.cell === cell))
  const spaces = cards.map(({ cell, card, turned }) => `${cell}.${face(PATH_FACES[card], turned).spaces[0]}` as const)
  return {
    ...picture,
    cards,
    figures: picture.figures.map((figure, at) => ({ ...figure, at: spaces[at * 5] ?? '0,0.c' })),
    creatures: { rat: spaces[2] ?? null, lindworm: spaces[12] ?? null, goblin: spaces[22] ?? null },
    webs: [
      { at: '0,0.E', shows: 2, mark: 'circle' },
      { at: '1,0.S', shows: 1, mark: 'triangle' },
      { at: '-2,0.E', shows: 2, mark: 'square' },
    ],
    left: 6,
  }
}

/** All cards, the way they are printed or turned, each by itself. */
function allCards(turned: boolean): Picture {
  const columns = 9
  const cards = PATH_IDS.map((card, at) => ({
    card,
    turned,
    cell: cellId(((at % columns) - 4) * 2, Math.floor(at / columns) * 2 - 5),
  }))
  const picture = pictureOf(viewFor(createGame({ seed: 'all', players: 2 }), null))
  return {
    ...picture,
    cards,
    figures: picture.figures.map((figure) => ({ ...figure, at: null })),
    corners: [],
    active: null,
  }
}

const view = (state: GameState): Picture => pictureOf(viewFor(state, null))

/** Every position there is to look at. */
export const POSITIONS: Readonly<Record<string, () => Picture>> = {
  'cave-opening': () => view(createGame({ seed: 'a lamp', players: 5 })),
  'cave-middle': () => view(played('a gallery', 5, 24)),
  'cave-late': () => view(played('a deep one', 5, 4)),
  'cave-eight': () => view(createGame({ seed: 'eight', players: 8 })),
  'cave-full': full,
  'cave-crowd': () => view(played('crowded', 8, 6)),
  'cave-creatures': () => view(fromScenario(CREATURES)),
  'cave-exit': () => view(fromScenario(EXIT)),
  'cave-cards': () => allCards(false),
  'cave-cards-turned': () => allCards(true),
}
