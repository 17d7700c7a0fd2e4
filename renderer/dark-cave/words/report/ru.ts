import type { Table } from '../../../core/words/word-table.ts'

export const report: Table = {
  heading: 'Как до этого дошло',
  versus: 'на',
  kicker: '{{rounds}} · {{cause}}',
  turnedIn: 'Измена в раунде {{round}}: {{gnome}}',
  noTraitor: 'Никто никого не предал. Подозрительно.',
  noBetrayal: 'У вредителя так и не дошли руки: {{gnome}}.',
  grew: {
    heading: 'Как росла пещера',
    round: 'раунд {{round}}',
    exit: 'раунд {{round}}: выход',
    end: 'раунд {{round}}: конец',
  },
  knew: {
    heading: 'Кто что знал',
    peeked: 'Раунд {{round}}, подглядывает {{gnome}}: {{what}}',
    card: 'карта игрока {{gnome}}',
    first: 'раньше всех снаружи: видит отложенные карты',
    knewFrom: 'С раунда {{round}} знает: {{gnome}}.',
    others: 'Остальные увидели это в раунде {{round}}.',
    nobody: 'До конца не знал никто.',
  },
  gold: {
    heading: 'Куда делось золото',
    start: 'сначала',
    won: 'добыто',
    lost: 'потеряно',
    out: 'вынесено',
    inside: 'осталось внутри',
  },
  fate: { out: 'выход в раунде {{round}}', inside: 'внутри', loyal: 'верный', saboteur: 'вредитель' },
  deed: {
    betrayal: 'начало измены',
    web: 'паутина',
    rockfall: 'обвал',
    creature: '{{creature}}',
    wall: 'замуровано: {{what}}',
  },
  table: 'Таблицей',
  action: {
    again: 'Ещё раз тем же составом',
    watch: 'Смотреть, как росла',
    seed: 'То же зерно',
    log: 'Журнал пещеры',
    unmask: 'Разоблачить снова',
    title: 'В меню',
  },
}

export const replay: Table = {
  position: 'Раунд {{round}}, ход {{move}}',
  active: 'Раунд {{round}}, ход {{move}}, ходит {{gnome}}',
  continued: '{{title}}, с раунда {{round}}',
  log: { turn: '{{gnome}}, раунд {{round}}', past: 'Вот как было в раунде {{round}}.' },
  prose: {
    title: 'Журнал The Dark Cave',
    crew: 'Спустились: {{names}}',
    seed: 'Зерно: {{seed}}',
    turn: 'Раунд {{round}}: {{gnome}}',
    end: 'Конец',
    file: 'zhurnal-peshchery',
  },
}
