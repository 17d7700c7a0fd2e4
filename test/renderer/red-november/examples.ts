import {
  FIX_JOBS,
  type GameEvent,
  type GameEventType,
  ITEM_IDS,
  TOKEN_IDS,
  TRACK_IDS,
} from '../../../engine/red-november/index.ts'

const gnome = 'red'
const partner = 'blue'
const room = 5
const DEATHS = ['fire', 'high-water', 'fainted-in-sea', 'out-of-air', 'attack', 'duel'] as const
const LOSSES = [...TRACK_IDS, ...TOKEN_IDS, 'nobody-left'] as const

/** Every kind of event in every wording; a kind without an example does not compile. */
export const EXAMPLES: { readonly [T in GameEventType]: readonly Extract<GameEvent, { readonly type: T }>[] } = {
  'turn-began': [{ type: 'turn-began', gnome, minute: 41 }],
  'phase-began': [{ type: 'phase-began', phase: 'movement' }],
  woke: [{ type: 'woke', gnome }],
  'time-spent': [{ type: 'time-spent', gnome, minutes: 1, ghost: 40 }],
  'hatch-opened': [
    { type: 'hatch-opened', gnome, from: 6, to: 'sea' },
    { type: 'hatch-opened', gnome, from: 2, to: room },
  ],
  'water-changed': [
    { type: 'water-changed', room, level: 'none', cause: 'pump' },
    { type: 'water-changed', room, level: 'low', cause: 'reflow' },
    { type: 'water-changed', room, level: 'high', cause: 'leak' },
  ],
  'fire-started': [{ type: 'fire-started', room, cause: 'fire' }],
  'fire-out': [
    { type: 'fire-out', room, cause: 'extinguish' },
    { type: 'fire-out', room, cause: 'leak' },
  ],
  entered: [
    { type: 'entered', gnome, from: 6, to: 'sea' },
    { type: 'entered', gnome, from: 2, to: room },
  ],
  stayed: [{ type: 'stayed', gnome }],
  'item-played': ITEM_IDS.map((item) => ({ type: 'item-played', gnome, item })),
  'intoxication-changed': [
    { type: 'intoxication-changed', gnome, from: 1, to: 2, cause: 'grog' },
    { type: 'intoxication-changed', gnome, from: 3, to: 1, cause: 'coffee' },
  ],
  'action-began': [
    ...FIX_JOBS.map((job) => ({ type: 'action-began', gnome, action: job, minutes: 4, target: 7 }) as const),
    { type: 'action-began', gnome, action: 'wait', minutes: 1, target: null },
    { type: 'action-began', gnome, action: 'draw', minutes: 2, target: null },
  ],
  'die-rolled': [
    { type: 'die-rolled', purpose: 'fix', gnome, face: 10 },
    { type: 'die-rolled', purpose: 'leak', gnome, face: 10 },
    { type: 'die-rolled', purpose: 'arrival', gnome, face: 3 },
    { type: 'die-rolled', purpose: 'duel-defender', gnome, face: 7 },
  ],
  'fix-succeeded': FIX_JOBS.map((job) => ({ type: 'fix-succeeded', gnome, job })),
  'fix-failed': [
    ...FIX_JOBS.map((job) => ({ type: 'fix-failed', gnome, job, tooLateFor: null }) as const),
    { type: 'fix-failed', gnome, job: 'engine', tooLateFor: 'crushed' },
  ],
  'hatch-unblocked': [{ type: 'hatch-unblocked', hatch: '4-5' }],
  'hatch-blocked': [{ type: 'hatch-blocked', hatch: '8-10' }],
  'track-moved': TRACK_IDS.flatMap((track) => [
    { type: 'track-moved', track, from: 4, to: 6, cause: 'reactor-malfunction' },
    { type: 'track-moved', track, from: 8, to: 5, cause: 'fix' },
  ]),
  'token-placed': TOKEN_IDS.map((token) => ({ type: 'token-placed', token, minute: 35 })),
  'token-removed': TOKEN_IDS.map((token) => ({ type: 'token-removed', token })),
  'token-struck': TOKEN_IDS.map((token) => ({ type: 'token-struck', token })),
  'items-drawn': [
    { type: 'items-drawn', gnome, items: ['crowbar', 'water-pump', 'crowbar'], source: 'stores' },
    { type: 'items-drawn', gnome, items: [], source: 'stores' },
    { type: 'items-drawn', gnome, items: ['grog', 'grog'], source: 'cabin' },
    { type: 'items-drawn', gnome, items: ['coffee'], source: 'icon' },
  ],
  'trade-offered': [
    { type: 'trade-offered', gnome, partner, items: ['harpoon'] },
    { type: 'trade-offered', gnome, partner, items: [] },
  ],
  'trade-accepted': [
    { type: 'trade-accepted', gnome, partner, given: ['harpoon'], received: ['aqualung', 'coffee'] },
    { type: 'trade-accepted', gnome, partner, given: ['harpoon'], received: [] },
    { type: 'trade-accepted', gnome, partner, given: [], received: ['aqualung'] },
    { type: 'trade-accepted', gnome, partner, given: [], received: [] },
  ],
  'trade-refused': [{ type: 'trade-refused', gnome, partner }],
  attacked: [{ type: 'attacked', gnome, target: partner }],
  defended: [{ type: 'defended', gnome: partner }],
  yielded: [{ type: 'yielded', gnome: partner }],
  'duel-decided': [{ type: 'duel-decided', winner: gnome, loser: partner, attack: 5, defence: -1 }],
  'items-looted': [{ type: 'items-looted', gnome, victim: partner, items: ['toolbox', 'lucky-charm'] }],
  'items-discarded': (['limit', 'overheated', 'death', 'desertion'] as const).map((cause) => ({
    type: 'items-discarded',
    gnome,
    items: ['grog'],
    cause,
  })),
  died: DEATHS.map((cause) => ({ type: 'died', gnome, place: cause.includes('sea') ? 'sea' : room, cause })),
  arrived: [{ type: 'arrived', gnome, room }],
  deserted: [{ type: 'deserted', gnome }],
  'faint-checked': [
    { type: 'faint-checked', gnome, card: 'fire:2', fainted: true },
    { type: 'faint-checked', gnome, card: 'fire:-', fainted: false },
    { type: 'faint-checked', gnome, card: null, fainted: false },
  ],
  'faint-check-cancelled': [{ type: 'faint-check-cancelled', gnome }],
  'marker-moved': [{ type: 'marker-moved', gnome, from: 41, to: 39 }],
  'icon-ignored': [{ type: 'icon-ignored', gnome, minute: 39 }],
  'event-revealed': [{ type: 'event-revealed', card: 'leak:-', minute: 39 }],
  'event-fizzled': [
    { type: 'event-fizzled', event: 'fire-spreads', room: null },
    { type: 'event-fizzled', event: 'fire', room },
  ],
  'pile-shuffled': [
    { type: 'pile-shuffled', pile: 'events', kraken: true },
    { type: 'pile-shuffled', pile: 'events', kraken: false },
    { type: 'pile-shuffled', pile: 'items', kraken: false },
  ],
  'choice-asked': [{ type: 'choice-asked', kind: 'coffee', who: gnome }],
  'turn-ended': [{ type: 'turn-ended', gnome }],
  'game-ended': [
    { type: 'game-ended', outcome: { saved: true, cause: 'rescued', winners: [gnome] } },
    ...LOSSES.map((cause) => ({ type: 'game-ended', outcome: { saved: false, cause, winners: [] } }) as const),
  ],
}
