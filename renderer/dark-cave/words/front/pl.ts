import type { Table } from '../../../core/words/word-table.ts'

export const front: Table = {
  title: { tagline: 'Kopcie razem. Nie ufajcie nikomu.', toMove: 'Kolej: {{gnome}}' },
  saves: {
    cards_one: 'została {{count}} karta',
    cards_few: 'zostały {{count}} karty',
    cards_many: 'zostało {{count}} kart',
    cards_other: 'zostało {{count}} karty',
    over: 'Już po wszystkim: {{result}}',
  },
  lobby: {
    clanHint: 'We trójkę lub czwórkę wszyscy noszą jeden kolor. Niektórzy tylko go noszą.',
    setup: 'Graczy: {{count}}. Jaskinia {{size}}, na ręce {{hand}}',
    handOf: '{{one}} z I i {{two}} z II',
    handOfOne: '{{one}} z I',
    noTraitor: 'We dwójkę nie ma sabotażysty. Chyba.',
    needTwo: 'W pojedynkę nikt nie zdradzi. Zapal drugą lampę.',
    saboteurs: {
      none: 'bez sabotażysty',
      some: 'jeden lub dwóch sabotażystów',
      two: 'dwóch sabotażystów',
      each: 'najwyżej jeden w każdym klanie',
    },
  },
  statistics: {
    games: 'Gry',
    won: 'Wygrane',
    byPlayers: 'Według liczby graczy',
    byRole: 'Według roli',
    byClan: 'Według klanu',
    ends: 'Jak się kończyło',
    records: 'Rekordy',
    score: '{{won}} z {{games}} · {{percent}}',
    gold: 'Najwięcej wyniesionego złota',
    treasure: 'Największy skarb',
    quickest: 'Najszybsze wyjście',
    rounds_one: '{{count}} runda',
    rounds_few: '{{count}} rundy',
    rounds_many: '{{count}} rund',
    rounds_other: '{{count}} rundy',
    unseen: 'Zdrady, których nikt nie przeczuł',
  },
  credits: {
    game: 'Gra planszowa',
    gameText: 'Frederic Moyersoen nauczył krasnoludy nieufności. My tylko wpuściliśmy gnomy.',
  },
}
