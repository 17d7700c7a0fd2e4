import type { Command } from '../commands/index.ts'
import { type CardId, cardsOfKind, isPath, kindOf } from '../data/actions.ts'
import { PATH_FACES } from '../data/faces.ts'
import { isGnome } from '../data/gnomes.ts'
import { hunts } from './hunts.ts'
import type { Idea } from './ideas.ts'
import { obstacles } from './obstacles.ts'
import type { Outlook } from './outlook.ts'
import { placings } from './placing.ts'

/** Everything worth a thought for step 1, and a pass that is always possible. */
export const playIdeas = (outlook: Outlook): readonly Idea[] => [
  ...placings(outlook),
  ...looks(outlook),
  ...tools(outlook),
  ...hunts(outlook),
  ...obstacles(outlook),
  ...swaps(outlook),
  ...passes(outlook),
]

/** A look at a goal that could be the exit; at a clan card when the exit is known. */
function looks(outlook: Outlook): readonly Idea[] {
  const { state, me, belief, watched, seat } = outlook
  const card = cardsOfKind('info').find((held) => me.hand.includes(held))
  if (!card) return []
  const ideas: Idea[] = []
  const here = watched.find((gnome) => gnome.seat === seat)
  for (const { cell, chance } of belief.exits) {
    const isDown = state.table.goals.some((goal) => goal.cell === cell && !goal.up)
    if (!isDown || me.knows.includes(cell) || chance > 0.95) continue
    const near = here
      ? (outlook.targets.find(({ node }) => outlook.chart.isNodeIn(node, cell))?.costs[here.node] ?? 0)
      : 0
    // What others have seen they will show by where they go.
    const others = state.players.filter(({ knows }) => knows.includes(cell)).length
    const worth = 1.6 * chance * (1 - chance) + 0.05 / (1 + near / 20) - 0.03 * others
    ideas.push({ commands: [{ type: 'info', card, at: cell }], worth, kind: 'info goal' })
  }
  for (const [at, { gnome, revealed }] of state.players.entries()) {
    if (at === seat || revealed || !isGnome(gnome) || me.knows.includes(gnome)) continue
    const ally = belief.allies[at] as number
    const worth = 0.3 * ally * (1 - ally)
    if (worth > 0) ideas.push({ commands: [{ type: 'info', card, at: gnome }], worth, kind: 'info clan' })
  }
  return ideas
}

/** Boots and axes for oneself and for those who are surely no rivals. */
function tools(outlook: Outlook): readonly Idea[] {
  const { state, me, watched, seat } = outlook
  const boots = cardsOfKind('boots').find((held) => me.hand.includes(held))
  const axe = cardsOfKind('axe').find((held) => me.hand.includes(held))
  if (!boots && !axe) return []
  const ideas: Idea[] = []
  for (const { player, seat: at, side } of watched) {
    if (side <= 0) continue
    const own = at === seat ? 1 : 0.6 * side
    const before = player.gnome
    if (boots && !player.boots)
      ideas.push({ commands: [{ type: 'boots', card: boots, before }], worth: 0.2 * own, kind: 'boots' })
    const worth = (player.axes.length === 0 ? 0.05 : 0) * own + (state.webs.length > 0 ? 0.03 : 0)
    if (axe) ideas.push({ commands: [{ type: 'axe', card: axe, before }], worth, kind: 'axe' })
  }
  return ideas
}

/** A full hand for a poor one. */
function swaps({ state, me, seat }: Outlook): readonly Idea[] {
  const card = cardsOfKind('swap').find((held) => me.hand.includes(held))
  if (!card) return []
  const mine = me.hand.length - 1
  return state.players.flatMap(({ gnome, hand }, at): Idea[] => {
    if (at === seat) return []
    const worth = 0.06 * (hand.length - mine) - 0.02 * goodCards(me.hand)
    return worth > 0 ? [{ commands: [{ type: 'swap', card, with: gnome }], worth, kind: 'swap' }] : []
  })
}

const goodCards = (hand: readonly CardId[]): number => hand.filter((card) => keepWorth(card, true) >= 3).length

/** The cards one misses least. */
function passes({ state, me, targets }: Outlook): readonly Idea[] {
  const searching = targets.length > 1
  const sorted = [...me.hand].sort((a, b) => keepWorth(a, searching) - keepWorth(b, searching))
  const [first, second] = sorted
  if (!first) return []
  const one: Command = { type: 'discard', cards: [first] }
  const ideas: Idea[] = [{ commands: [one], worth: -0.02 * keepWorth(first, searching), kind: 'pass' }]
  // Cards are turns: two at once only while there are plenty.
  if (second && state.deck.length > 2 * state.players.length) {
    const worth = 0.06 - 0.012 * (keepWorth(first, searching) + keepWorth(second, searching))
    ideas.push({ commands: [{ type: 'discard', cards: [first, second] }], worth, kind: 'pass' })
  }
  return ideas
}

/** How useful a card may still become. */
function keepWorth(card: CardId, searching: boolean): number {
  if (!isPath(card)) return KEEP[kindOf(card) ?? 'axe'] + (searching && kindOf(card) === 'info' ? 2 : 0)
  const { open, spaces } = PATH_FACES[card][0]
  const edges = [1, 2, 4, 8].filter((edge) => open & edge).length
  return edges < 2 ? 0 : edges - spaces.length / 8
}

const KEEP = { info: 1, rockfall: 1.5, swap: 1, web: 1.5, boots: 3, axe: 1, rat: 1, lindworm: 2, goblin: 1.8 } as const
