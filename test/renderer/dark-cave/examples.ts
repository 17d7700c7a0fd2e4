import type { GameEvent, GameEventType } from '../../../engine/dark-cave/index.ts'

/** At least one of each event, and one for each way it can be told. */
export const EXAMPLES: { readonly [T in GameEventType]: readonly Extract<GameEvent, { readonly type: T }>[] } = {
  'turn-began': [{ type: 'turn-began', player: 'y1' }],
  'phase-began': [{ type: 'phase-began', phase: 'play' }],
  'web-weakened': [{ type: 'web-weakened', at: '0,0.E', cause: 'time' }],
  'web-removed': (['time', 'axe', 'rockfall'] as const).map((cause) => ({
    type: 'web-removed' as const,
    at: '1,0.E' as const,
    card: 'web-I' as const,
    cause,
  })),
  'creature-went': [
    { type: 'creature-went', creature: 'rat', at: '1,0.c', cause: 'time' },
    { type: 'creature-went', creature: 'goblin', at: '1,0.c', cause: 'axe' },
  ],
  'stood-up': [{ type: 'stood-up', player: 'b2' }],
  skipped: [{ type: 'skipped', player: 'b2' }],
  proposed: [{ type: 'proposed', player: 'b2' }],
  agreed: [{ type: 'agreed', player: 'b2' }],
  disagreed: [{ type: 'disagreed', player: 'b2' }],
  'path-placed': [
    { type: 'path-placed', player: 'y1', card: 'I-11', cell: '2,-1', turned: false },
    { type: 'path-placed', player: 'y1', card: 'III-12', cell: '-1,0', turned: true },
  ],
  'nugget-laid': [{ type: 'nugget-laid', cell: '2,-1' }],
  'action-played': [
    { type: 'action-played', player: 'y1', card: 'rockfall-I' },
    { type: 'action-played', player: 'y1', card: 'rat-II' },
  ],
  peeked: [
    { type: 'peeked', player: 'y1', at: '4,-4' },
    { type: 'peeked', player: 'y1', at: 'b2' },
  ],
  'rock-fell': [
    { type: 'rock-fell', cell: '1,0', card: 'I-08', nugget: false },
    { type: 'rock-fell', cell: '1,0', card: 'II-17', nugget: true },
  ],
  'hands-swapped': [{ type: 'hands-swapped', player: 'y1', with: 'b2', given: 3, got: 5 }],
  'web-laid': [{ type: 'web-laid', player: 'y1', at: '0,0.S', card: 'web-II' }],
  'boots-laid': [
    { type: 'boots-laid', player: 'y1', before: 'y1' },
    { type: 'boots-laid', player: 'y1', before: 'b2' },
  ],
  'axe-laid': [
    { type: 'axe-laid', player: 'y1', before: 'y1' },
    { type: 'axe-laid', player: 'y1', before: 'b2' },
  ],
  passed: [
    { type: 'passed', player: 'y1', count: 1 },
    { type: 'passed', player: 'y1', count: 2 },
  ],
  'creature-set': [{ type: 'creature-set', player: 'y1', creature: 'lindworm', at: '1,0.e' }],
  'creature-taken-up': [{ type: 'creature-taken-up', player: 'y1', creature: 'goblin', at: '1,0.e' }],
  'creature-stepped': [{ type: 'creature-stepped', creature: 'rat', from: '0,0.c', to: '1,0.e' }],
  'creature-stopped': [{ type: 'creature-stopped', creature: 'rat', at: '1,0.e' }],
  attacked: [{ type: 'attacked', creature: 'lindworm', at: '1,0.e', victims: ['y1', 'b2'] }],
  'choice-asked': [{ type: 'choice-asked', kind: 'axe', who: 'y1' }],
  'driven-away': [{ type: 'driven-away', player: 'y1', creature: 'rat' }],
  endured: [{ type: 'endured', player: 'y1', creature: 'rat' }],
  'card-lost': [
    { type: 'card-lost', player: 'y1', cause: 'rat' },
    { type: 'card-lost', player: 'y1', cause: 'bridge' },
  ],
  'knocked-down': [{ type: 'knocked-down', player: 'y1' }],
  'gold-lost': [
    { type: 'gold-lost', player: 'y1', count: 1, cause: 'goblin' },
    { type: 'gold-lost', player: 'y1', count: 1, cause: 'tunnel' },
    { type: 'gold-lost', player: 'y1', count: 4, cause: 'left-behind' },
  ],
  stepped: [
    { type: 'stepped', player: 'y1', from: '0,0.c', to: '1,0.w' },
    { type: 'stepped', player: 'y1', from: '1,0.w', to: '0,0.c' },
  ],
  'goal-turned': [{ type: 'goal-turned', player: 'y1', cell: '-4,4', goal: 'vein' }],
  'goal-laid': [{ type: 'goal-laid', cell: '-4,4', goal: 'vein', turned: true }],
  'web-chopped': [{ type: 'web-chopped', player: 'y1', at: '0,0.E' }],
  'movement-ended': [{ type: 'movement-ended', player: 'y1' }],
  'gold-taken': [{ type: 'gold-taken', player: 'y1', cell: '1,0' }],
  'clan-shown': [
    { type: 'clan-shown', player: 'y1', role: 'saboteur' },
    { type: 'clan-shown', player: 'b2', role: 'loyal' },
  ],
  left: [
    { type: 'left', player: 'y1', first: true },
    { type: 'left', player: 'b2', first: false },
  ],
  drew: [
    { type: 'drew', player: 'y1', count: 1 },
    { type: 'drew', player: 'y1', count: 2 },
  ],
  'turn-ended': [{ type: 'turn-ended', player: 'y1' }],
  'game-ended': [
    {
      type: 'game-ended',
      outcome: {
        cause: 'clan-out',
        winner: 'blue',
        gold: { yellow: 1, blue: 2 },
        treasure: { yellow: 1, blue: 2 },
        winners: ['b2'],
      },
    },
    {
      type: 'game-ended',
      outcome: {
        cause: 'cards-out',
        winner: null,
        gold: { yellow: 0, blue: 0 },
        treasure: { yellow: 0, blue: 0 },
        winners: [],
      },
    },
  ],
}
