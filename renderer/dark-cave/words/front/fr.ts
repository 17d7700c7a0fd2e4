export const front = {
  saves: {
    cards_one: 'encore {{count}} carte',
    cards_many: 'encore {{count}} de cartes',
    cards_other: 'encore {{count}} cartes',
  },
  statistics: {
    games: 'Parties',
    won: 'Gagnées',
    byPlayers: 'Par nombre de joueurs',
    byRole: 'Par rôle',
    byClan: 'Par clan',
    ends: 'Comment cela a fini',
    records: 'Records',
    score: '{{won}} sur {{games}} · {{percent}}',
    gold: 'Le plus d’or sorti',
    treasure: 'Le plus grand trésor',
    quickest: 'La sortie la plus rapide',
    rounds_one: '{{count}} manche',
    rounds_many: '{{count}} de manches',
    rounds_other: '{{count}} manches',
    unseen: 'Trahisons que nul n’a vues venir',
  },
}
