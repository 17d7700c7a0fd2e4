export const aboard = {
  leader: 'Кто ведёт: {{gnome}}',
  person: 'Человек',
  meet: 'О гноме: {{gnome}}',
  hurry: 'Решай сейчас',
  space: 'Пробел',
  takeOver: 'Взять себе: {{gnome}}',
  counts: 'Вы на борту: {{gnome}}. Отсюда всё всерьёз и сохраняется.',
  advice: {
    ask: 'Совет',
    heading: 'Что сделал бы Капитан',
    working: 'Капитан проигрывает это в голове, раз двести. Дышите.',
    close: 'Обойдусь',
    idea: '{{place}}: {{deed}}',
  },
  show: {
    heading: 'Показательный поход',
    hint: 'Играют Капитаны. Ничего не сохраняется.',
    break: 'Пауза',
    goOn: 'Дальше',
    leave: 'Уйти',
  },
} as const
