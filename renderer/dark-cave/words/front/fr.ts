import type { Table } from '../../../core/words/word-table.ts'

export const front: Table = {
  title: { tagline: 'Creusez ensemble. Ne croyez personne.', toMove: 'À {{gnome}} de jouer' },
  saves: {
    cards_one: 'encore {{count}} carte',
    cards_many: 'encore {{count}} de cartes',
    cards_other: 'encore {{count}} cartes',
    over: 'C’est fini : {{result}}',
  },
  lobby: {
    clanHint: 'À trois ou quatre, tous portent la même couleur. Certains ne font que la porter.',
    setup: '{{count}} joueurs : grotte de {{size}}, {{hand}} en main',
    handOf: '{{one}} du I et {{two}} du II',
    handOfOne: '{{one}} du I',
    noTraitor: 'À deux, pas de saboteur. Sans doute.',
    needTwo: 'Seul, on n’est trahi par personne. Allumez une deuxième lampe.',
    saboteurs: {
      none: 'pas de saboteur',
      some: 'un ou deux saboteurs',
      two: 'deux saboteurs',
      each: 'un au plus dans chaque clan',
    },
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
  credits: {
    game: 'Le jeu de société',
    gameText: 'Frederic Moyersoen a appris la méfiance aux nains. Nous n’avons fait qu’y inviter des gnomes.',
  },
}
