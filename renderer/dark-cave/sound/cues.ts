import type { CreatureId, GameEvent, GameEventType, Group } from '../../../engine/dark-cave/index.ts'
import { groupOf } from '../../../engine/dark-cave/index.ts'
import type { Cue as AnyCue } from '../../shared/sound-kit.ts'
import { type Audible, builtAt, groupAt } from './audible.ts'
import type { SoundId } from './manifest.ts'

export type Cue = AnyCue<SoundId>
export type Cues = readonly Cue[]

const STONE: Readonly<Record<Group, SoundId>> = { I: 'stone-1', II: 'stone-2', III: 'stone-3' }

/** Dry rock, planks over wet ground, water. */
const STEPS: Readonly<Record<Group, Cues>> = {
  I: [['step-stone-1'], ['step-stone-2', 0.24], ['step-stone-3', 0.46]],
  II: [['step-plank-1'], ['step-plank-2', 0.26]],
  III: [['step-water-1'], ['step-water-2', 0.34]],
}

const ARRIVES: Readonly<Record<CreatureId, SoundId>> = { rat: 'rat', lindworm: 'lindworm', goblin: 'goblin' }
const WALKS: Readonly<Record<CreatureId, SoundId>> = {
  rat: 'rat-step',
  lindworm: 'lindworm-step',
  goblin: 'goblin-step',
}
const BITES: Readonly<Record<CreatureId, SoundId>> = {
  rat: 'rat-bite',
  lindworm: 'lindworm-bite',
  goblin: 'goblin-bite',
}
const FLEES: Readonly<Record<CreatureId, SoundId>> = {
  rat: 'rat-flees',
  lindworm: 'lindworm-flees',
  goblin: 'goblin-flees',
}

/** As many cards as are still told apart. */
const MAX_CARDS = 3
const each = (sound: SoundId, count: number, gap: number): Cues =>
  Array.from({ length: Math.min(MAX_CARDS, count) }, (_, n): Cue => [sound, n * gap])

function step({ from, to }: Extract<GameEvent, { type: 'stepped' }>, heard: Audible): Cues {
  const built = builtAt(heard, to)
  // M3: from ladder to ladder.
  if (built === 'ladder' && builtAt(heard, from) === 'ladder') return [['climb']]
  if (built === 'bridge') return [['bridge'], ['step-plank-1', 0.1], ['step-plank-2', 0.5]]
  return built === 'tunnel' ? [['tunnel']] : STEPS[groupAt(heard, to)]
}

type Entry<T extends GameEventType> = null | ((event: Extract<GameEvent, { type: T }>, heard: Audible) => Cues)

/**
 * What is heard when something happened; null where silence is right. A missing kind does not compile. Events name
 * nothing that not everybody has seen (HS10), and what is heard depends on nothing else (H3): a card drawn, lost, passed
 * or peeked at sounds the same whichever it is.
 */
export const CUES: { readonly [T in GameEventType]: Entry<T> } = {
  'turn-began': () => [['turn-bell']],
  'phase-began': null,
  'web-weakened': () => [['web-thin']],
  'web-removed': () => [['web-gone']],
  'creature-went': () => [['creature-gone']],
  'stood-up': () => [['stand-up']],
  skipped: () => [['empty-hands']],
  proposed: () => [['question']],
  agreed: () => [['agree']],
  disagreed: () => [['disagree']],
  'path-placed': ({ card }) => [[STONE[groupOf(card)]]],
  'nugget-laid': () => [['gold-glint', 0.35]],
  'action-played': () => [['card-turn']],
  peeked: () => [['peek', 0.2]],
  'rock-fell': () => [['rockfall'], ['dust', 1.5]],
  'hands-swapped': () => [['swap']],
  'web-laid': () => [['web-spun', 0.2]],
  'boots-laid': () => [['boots', 0.2]],
  'axe-laid': () => [['axe-held', 0.2]],
  passed: ({ count }) => each('card-drop', count, 0.22),
  'creature-set': ({ creature }) => [
    ['eyes', 0.1],
    [ARRIVES[creature], 0.7],
  ],
  'creature-taken-up': ({ creature }) => [[ARRIVES[creature], 0.1]],
  'creature-stepped': ({ creature }) => [[WALKS[creature]]],
  'creature-stopped': null,
  attacked: ({ creature }) => [[BITES[creature]]],
  'choice-asked': () => [['question']],
  'driven-away': ({ creature }) => [['axe-swing'], [FLEES[creature], 0.35]],
  endured: () => [['endured']],
  'card-lost': () => [['card-lost', 0.15]],
  'knocked-down': () => [['tumble', 0.15]],
  'gold-lost': ({ count }) => each('gold-lost', count, 0.3),
  stepped: step,
  'goal-turned': ({ goal }) => (goal === 'exit' ? [['gate'], ['exit-found', 1.1]] : [['gate'], ['gate-wrong', 1.1]]),
  'goal-laid': () => [['stone-3']],
  'web-chopped': () => [['axe-web']],
  'movement-ended': null,
  'gold-taken': () => [['gold']],
  'clan-shown': ({ role }) => [[role === 'saboteur' ? 'unmask-saboteur' : 'unmask', 0.2]],
  left: () => [['left']],
  drew: ({ count }) => each('card-draw', count, 0.2),
  'turn-ended': null,
  // How it ends is heard when the cards are turned: before that a sound would tell.
  'game-ended': null,
}

/** The sounds of one event. */
export function cuesFor<T extends GameEventType>(event: Extract<GameEvent, { type: T }>, heard: Audible): Cues {
  const entry: Entry<T> = CUES[event.type as T]
  return entry ? entry(event, heard) : []
}
