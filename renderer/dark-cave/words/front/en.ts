/** Title, lists of saves, statistics and credits. */
export const front = {
  saves: {
    cards_one: '{{count}} card left',
    cards_other: '{{count}} cards left',
  },
  statistics: {
    games: 'Games',
    won: 'Won',
    byPlayers: 'By number of players',
    byRole: 'By role',
    byClan: 'By clan',
    ends: 'How it ended',
    records: 'Records',
    score: '{{won}} of {{games}} · {{percent}}',
    gold: 'Most gold carried out',
    treasure: 'Greatest treasure',
    quickest: 'Quickest way out',
    rounds_one: '{{count}} round',
    rounds_other: '{{count}} rounds',
    unseen: 'Betrayals nobody saw coming',
  },
} as const
