/** Title, lists of saves, lobby, statistics and credits. */
export const front = {
  saves: {
    cards_one: '{{count}} card left',
    cards_other: '{{count}} cards left',
  },
  lobby: {
    clanHint: 'With three or four you all wear one colour. Some of you only wear it.',
    setup: '{{count}} players: cave of {{size}}, {{hand}} in hand',
    handOf: '{{one}} of I and {{two}} of II',
    handOfOne: '{{one}} of I',
    noTraitor: 'With two there is no saboteur. Probably.',
    needTwo: 'Alone nobody can be betrayed. Light a second lamp.',
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
