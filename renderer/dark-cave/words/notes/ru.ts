import type { Table } from '../../../core/words/word-table.ts'

export const notes: Table = {
  heading: '{{gnome}}, только для ваших глаз',
  gate: '{{gate}}: {{goal}}',
  clan: '{{gnome}}: {{role}}, работает {{for}}',
  aside: 'Отложены: {{cards}}',
  discards: 'Сброшено или потеряно: {{cards}}',
  none: 'Пока ничего. Незнание весит мало.',
  steps: 'Шагов до ворот по нынешним проходам',
  treasure: 'Сокровище, если верно всё, что вы знаете, а прочие копают на свою шапку',
  hoard: { out: 'уже вынесено', all: 'если бы все вышли сейчас' },
  stays: 'останется в вашей книжке',
  about: 'Что я думаю: {{gnome}}',
  guess: { loyal: 'верный', saboteur: 'вредитель', unsure: 'не знаю' },
}
