import type { Table } from '../../../core/words/word-table.ts'

export const front: Table = {
  title: { tagline: 'Копайте вместе. Не верьте никому.', toMove: 'Ходит {{gnome}}' },
  saves: {
    cards_one: 'осталась {{count}} карта',
    cards_few: 'осталось {{count}} карты',
    cards_many: 'осталось {{count}} карт',
    cards_other: 'осталось {{count}} карты',
    over: 'Всё кончено: {{result}}',
  },
  lobby: {
    clanHint: 'Втроём и вчетвером у всех один цвет. Некоторые его только носят.',
    setup: 'Игроков: {{count}}. Пещера {{size}}, на руке {{hand}}',
    handOf: '{{one}} из I и {{two}} из II',
    handOfOne: '{{one}} из I',
    noTraitor: 'Вдвоём вредителей нет. Наверное.',
    needTwo: 'В одиночку предать некому. Зажги вторую лампу.',
    saboteurs: {
      none: 'без вредителей',
      some: 'один или два вредителя',
      two: 'два вредителя',
      each: 'не больше одного в клане',
    },
  },
  statistics: {
    games: 'Игры',
    won: 'Победы',
    byPlayers: 'По числу игроков',
    byRole: 'По ролям',
    byClan: 'По кланам',
    ends: 'Чем кончалось',
    records: 'Рекорды',
    score: '{{won}} из {{games}} · {{percent}}',
    gold: 'Больше всего золота вынесено',
    treasure: 'Самое большое сокровище',
    quickest: 'Самый быстрый выход',
    rounds_one: '{{count}} раунд',
    rounds_few: '{{count}} раунда',
    rounds_many: '{{count}} раундов',
    rounds_other: '{{count}} раунда',
    unseen: 'Измены, которых никто не ждал',
  },
  credits: {
    game: 'Настольная игра',
    gameText: 'Фредерик Мойерсон научил гномов не доверять друг другу. Мы только принесли фонари.',
  },
}
